import { phoneKey, placeKey } from '../../base/contact/index.js';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import {
  changedSide,
  type ChangedSide,
  type ComparedField,
  type DeclinedValue,
  isOffered,
  keptOf,
  type SyncedField,
  type SyncedValues,
} from '../../practice/pims-sync/index.js';
import { trimmed } from '../../base/text/index.js';
import { pimsContact } from './pims-contact.js';
import { clientDifference, type ClientDifference, type ComparedClient } from './pims-difference.js';

/** The field name of a phone or an address in the sync state: each is a separate field. */
export const phoneField = (number: string) => `phone:${phoneKey(number)}`;
export const addressField = (address: Parameters<typeof placeKey>[0]) => `address:${placeKey(address)}`;

/** The synced fields of a client in Signa: email, active phones and addresses. @see C-255 */
export function valuesOfClient({ email, phones, addresses }: ComparedClient): SyncedValues {
  const ours = trimmed(email).toLowerCase();
  const isActive = (entry: { readonly isActive: boolean }) => entry.isActive;
  const values: readonly (readonly [string, string])[] = [
    ...(ours === '' ? [] : [['email', ours] as const]),
    ...phones.filter(isActive).map(({ phoneNumber }) => [phoneField(phoneNumber), phoneKey(phoneNumber)] as const),
    ...addresses.filter(isActive).map((address) => [addressField(address), placeKey(address)] as const),
  ];
  return Object.fromEntries(values);
}

/** The values that a difference would bring, as they are stored in the sync state. */
export function differenceValues({ email, phones, addresses }: ClientDifference): DeclinedValue[] {
  return [
    ...(email === null ? [] : [{ field: 'email', value: email }]),
    ...phones.map(({ phoneNumber }) => ({ field: phoneField(phoneNumber), value: phoneKey(phoneNumber) })),
    ...addresses.map((address) => ({ field: addressField(address), value: placeKey(address) })),
  ];
}

/**
 * The synced fields of a client that its record in the practice system reports, with the values of both.
 *
 * @see C-255
 */
export function comparedClient(client: ComparedClient, caretaker: PimsCaretaker): ComparedField[] {
  const here = valuesOfClient(client);
  const news = new Set(differenceValues(clientDifference(client, caretaker)).map(({ field }) => field));
  return differenceValues(pimsContact(caretaker)).map(({ field, value }) => ({
    field,
    here: here[field] ?? null,
    there: value,
    agrees: !news.has(field),
  }));
}

/**
 * A difference split in two: what the form applies, and what changed only in Signa, which the form shows and does not
 * apply.
 */
export interface SyncedDifference {
  readonly offered: ClientDifference;
  readonly kept: ClientDifference;
  /** The side on which each field changed, by field name. */
  readonly sides: ReadonlyMap<string, ChangedSide>;
}

/**
 * The part of a difference that is offered according to the sync state. Declined values that are still the same there
 * are excluded; values changed only by a user in Signa are kept.
 *
 * @see C-100, C-256
 */
export function syncedDifference(
  client: ComparedClient,
  difference: ClientDifference,
  fields: readonly SyncedField[],
): SyncedDifference {
  const here = valuesOfClient(client);
  const sides = new Map(
    differenceValues(difference)
      .filter(({ field, value }) => isOffered(keptOf(fields, field), value))
      .map(({ field, value }) => [
        field,
        changedSide(keptOf(fields, field), { here: here[field] ?? null, there: value }),
      ]),
  );
  const part = (isIn: (side: ChangedSide | undefined) => boolean): ClientDifference => ({
    email: difference.email !== null && isIn(sides.get('email')) ? difference.email : null,
    phones: difference.phones.filter(({ phoneNumber }) => isIn(sides.get(phoneField(phoneNumber)))),
    addresses: difference.addresses.filter((address) => isIn(sides.get(addressField(address)))),
  });
  return {
    offered: part((side) => side !== undefined && side !== 'here'),
    kept: part((side) => side === 'here'),
    sides,
  };
}

/** Both parts combined, as a form shows them. */
export const wholeDifference = ({ offered, kept }: Pick<SyncedDifference, 'offered' | 'kept'>): ClientDifference => ({
  email: offered.email ?? kept.email,
  phones: [...offered.phones, ...kept.phones],
  addresses: [...offered.addresses, ...kept.addresses],
});
