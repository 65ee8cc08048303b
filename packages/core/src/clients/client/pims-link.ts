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

/** Fields of UpdateLocationClient that linking may fill. */
export interface LinkCopy {
  readonly email: string;
  readonly locationClientPhones: readonly PhoneForm[];
  readonly locationClientAddress: readonly AddressForm[];
}

/**
 * What of the fields sent goes where there is none here: e-mail, phones and addresses each judged on its own, so that a
 * link never takes the place of what a person wrote down. Other fields stay as they are sent.
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
 * What linking a client copies from the practice system: of e-mail, phones and addresses each only where there is none
 * here.
 *
 * @returns the fields to send with the link; those that stay as they are are left out
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

/** What UpdateLocationClient is sent to link a client (C-153). */
export interface ClientPimsLink extends PimsIds, Partial<LinkCopy> {
  readonly isActive: boolean;
  readonly pimsConnectionType: PimsConnectionType;
}

/**
 * The update that links a client with a record of the practice system.
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
