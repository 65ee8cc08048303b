import type { AddressForm, PhoneForm } from '../../base/contact/index.js';
import {
  sentLinkIds,
  type PimsCaretaker,
  type PimsConnectionType,
  type PimsIds,
} from '../../practice/pims-connection/index.js';
import { isBlank } from '../../base/text/index.js';
import { pimsContact } from './pims-contact.js';
import type { ComparedClient } from './pims-difference.js';

/** The fields of UpdateLocationClient that linking may fill. */
export interface LinkCopy {
  readonly email: string;
  readonly locationClientPhones: readonly PhoneForm[];
  readonly locationClientAddress: readonly AddressForm[];
}

/**
 * Drops submitted email, phones and addresses for which the client already has a value, each independently, so that
 * linking never replaces what a user entered. Other fields are kept as sent.
 *
 * @see C-110, C-220
 */
export function contactWhereEmpty<Sent extends { readonly [Field in keyof LinkCopy]?: unknown }>(
  client: ComparedClient,
  sent: Sent,
): Sent {
  const isActive = (entry: { readonly isActive: boolean }) => entry.isActive;
  const held: Readonly<Record<keyof LinkCopy, boolean>> = {
    email: !isBlank(client.email),
    locationClientPhones: client.phones.some(isActive),
    locationClientAddress: client.addresses.some(isActive),
  };
  const isKept = ([field]: readonly [string, unknown]) => !(field in held && held[field as keyof LinkCopy]);
  return Object.fromEntries(Object.entries(sent).filter(isKept)) as Sent;
}

/**
 * The fields that linking copies from the practice system: email, phones and addresses, each only if it is empty in
 * Signa.
 *
 * @returns the fields to send with the link, without unchanged ones
 * @see C-110, C-153
 */
export function copiedByLinking(client: ComparedClient, caretaker: PimsCaretaker): Partial<LinkCopy> {
  const { email, phones, addresses } = pimsContact(caretaker);
  return contactWhereEmpty<Partial<LinkCopy>>(client, {
    ...(email !== null && { email }),
    ...(phones.length > 0 && { locationClientPhones: phones }),
    ...(addresses.length > 0 && { locationClientAddress: addresses }),
  });
}

/** The input of UpdateLocationClient to link a client (C-153). */
export interface ClientPimsLink extends PimsIds, Partial<LinkCopy> {
  readonly isActive: boolean;
  readonly pimsConnectionType: PimsConnectionType;
}

/**
 * The update that links a client to a record of the practice system.
 *
 * @see C-110, C-153, C-220
 */
export function clientLinkInput(
  client: ComparedClient & { readonly isActive: boolean },
  caretaker: PimsCaretaker,
): ClientPimsLink {
  const { pimsConnectionType } = caretaker;
  return {
    isActive: client.isActive,
    ...sentLinkIds(pimsConnectionType, caretaker),
    pimsConnectionType,
    ...copiedByLinking(client, caretaker),
  };
}
