import { formatPhone } from '../../../base/contact/index.js';
import type { MailingInstructions } from './print-facts.js';

/**
 * The mailing address for a hard copy, from the configuration. Its lines are those given, or one each for name, street,
 * and city with state and zip from 'Name, Street, City, ST 12345'.
 *
 * @see P-112
 */
export function mailingOf({
  address,
  number,
}: {
  readonly address: string;
  readonly number: string;
}): MailingInstructions {
  const given = linesOf(address, /\r?\n/);
  const phone = formatPhone(number);
  if (given.length > 1) return { addressLines: given, phone };
  const parts = linesOf(address, ',');
  const city = parts.splice(-2).join(', ');
  return { addressLines: [...parts, city].filter(Boolean), phone };
}

function linesOf(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((line) => line.trim())
    .filter(Boolean);
}
