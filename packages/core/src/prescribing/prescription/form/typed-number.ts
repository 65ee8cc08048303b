import { trimmed } from '../../../base/text/index.js';

/**
 * Parses a typed whole number: `null` when blank, NaN when invalid or with leading zeros. The form keeps NaN, and
 * `checkPrescriptionForm` reports it with the field's message.
 *
 * @see P-056, P-076
 */
export function readWholeNumber(typed: string): number | null {
  const text = trimmed(typed);
  if (text === '') return null;
  return /^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Parses a typed quantity with at most two decimals: `null` when blank, NaN when invalid.
 *
 * @see P-047
 */
export function readQuantity(typed: string): number | null {
  const text = trimmed(typed);
  if (text === '') return null;
  return /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}
