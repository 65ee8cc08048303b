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

/** The name under which a phone or an address is kept: each is a field of its own. */
export const phoneField = (number: string) => `phone:${phoneKey(number)}`;
export const addressField = (address: Parameters<typeof placeKey>[0]) => `address:${placeKey(address)}`;

/** The synced fields of a client as they are here: e-mail, active phones and addresses. @see C-255 */
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

/** What a difference would bring, each as it is kept. */
export function differenceValues({ email, phones, addresses }: ClientDifference): DeclinedValue[] {
  return [
    ...(email === null ? [] : [{ field: 'email', value: email }]),
    ...phones.map(({ phoneNumber }) => ({ field: phoneField(phoneNumber), value: phoneKey(phoneNumber) })),
    ...addresses.map((address) => ({ field: addressField(address), value: placeKey(address) })),
  ];
}

/**
 * The synced fields of a client that its record in the practice system tells, beside those here.
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

/** A difference in two: what the form has in, and what changed here alone, which the form shows and leaves as it is. */
export interface SyncedDifference {
  readonly offered: ClientDifference;
  readonly kept: ClientDifference;
  /** Where each field of both changed, by the name of the field. */
  readonly sides: ReadonlyMap<string, ChangedSide>;
}

/**
 * What of a difference is offered by what is kept: nothing that was declined and is the same there; what only a person
 * here changed is theirs.
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

/** Both parts as one, as a form shows them. */
export const wholeDifference = ({ offered, kept }: Pick<SyncedDifference, 'offered' | 'kept'>): ClientDifference => ({
  email: offered.email ?? kept.email,
  phones: [...offered.phones, ...kept.phones],
  addresses: [...offered.addresses, ...kept.addresses],
});
