import { trimmedOrNull } from '../../../base/text/index.js';

/** One label of the printed form with the lines of its value. */
export interface PrintRow {
  readonly label: string;
  readonly value: readonly string[];
}

/** Printed for a missing value (P-109, P-111). */
export const notAvailable = 'N/A';

/** A row with one line; a blank or missing value prints as N/A. */
export function rowOf(label: string, value: string | null | undefined): PrintRow {
  return { label, value: [trimmedOrNull(value) ?? notAvailable] };
}
