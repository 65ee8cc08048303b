import { formatPhone } from '@signa/core/contact';
import type { MailingInstructions } from '@signa/core/prescription';
import type { PortalConfig } from '../../client/portal-config';

/**
 * The address as lines: as many as were given, or one for the name, one for the street, and one for city, state and zip
 * together, out of 'Name, Street, City, ST 12345'.
 */
export function mailingOf({ address, number }: PortalConfig['controlledMail']): MailingInstructions {
  const given = address
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const phone = formatPhone(number);
  if (given.length > 1) return { addressLines: given, phone };
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const city = parts.splice(-2).join(', ');
  return { addressLines: [...parts, city].filter(Boolean), phone };
}
