import { trimmed } from '../text/index.js';

/** The parts of an address that are shown. Field names are those of the API. */
export interface AddressFacts {
  readonly addressLine1: string;
  readonly addressLine2?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * An address as printed: street, second line if there is one, 'City, ST 12345'. Missing parts leave neither an empty
 * line nor a stray comma.
 *
 * @see P-111
 */
export function addressLines(address: AddressFacts): string[] {
  const stateAndZip = [address.state, address.zip].map(trimmed).filter(Boolean).join(' ');
  const place = [trimmed(address.city), stateAndZip].filter(Boolean).join(', ');
  return [trimmed(address.addressLine1), trimmed(address.addressLine2), place].filter(Boolean);
}

/** The address in one line, for lists and cards. @see P-111 */
export function addressLine(address: AddressFacts): string {
  return addressLines(address).join(', ');
}
