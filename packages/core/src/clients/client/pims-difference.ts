import {
  isEmail,
  phoneKey,
  placeKey,
  type AddressForm,
  type PhoneForm,
  type PlaceFacts,
} from '../../base/contact/index.js';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import { trimmed } from '../../base/text/index.js';
import type { ComparedName } from './client-fields.js';
import { pimsContact } from './pims-contact.js';

/** The fields of a client that are compared with the practice system. */
export interface ComparedClient {
  readonly email: string | null;
  readonly phones: readonly (PhoneForm & { readonly isActive: boolean })[];
  readonly addresses: readonly (PlaceFacts & { readonly isActive: boolean })[];
}

interface ComparedValues {
  /** The proposed email; `null` when there is no difference. */
  readonly email: string | null;
  readonly phones: readonly PhoneForm[];
  readonly addresses: readonly AddressForm[];
}

/** The values in the practice system that the client does not have, one for each compared field (C-096, C-097). */
export type ClientDifference = { readonly [Name in ComparedName]: ComparedValues[Name] };

/**
 * The values a linked client lacks compared to its record in the practice system. Values missing there are no
 * difference, and nothing is ever removed in Signa.
 *
 * @see C-096, C-097, C-098
 */
export function clientDifference(client: ComparedClient, caretaker: PimsCaretaker): ClientDifference {
  const { email, phones, addresses } = pimsContact(caretaker);
  const ours = trimmed(client.email).toLowerCase();
  const theirs = caretaker.emails.map(({ address }) => trimmed(address).toLowerCase()).filter(isEmail);
  const numbers = new Set(client.phones.filter(({ isActive }) => isActive).map((phone) => phoneKey(phone.phoneNumber)));
  const places = new Set(client.addresses.filter(({ isActive }) => isActive).map(placeKey));
  return {
    email: theirs.includes(ours) ? null : email,
    phones: phones.filter(({ phoneNumber }) => !numbers.has(phoneKey(phoneNumber))),
    addresses: addresses.filter((address) => !places.has(placeKey(address))),
  };
}

/** Whether the practice system has any value that the client does not have, which an indicator shows. @see C-098 */
export function hasClientDifference({ email, phones, addresses }: ClientDifference): boolean {
  return email !== null || phones.length > 0 || addresses.length > 0;
}
