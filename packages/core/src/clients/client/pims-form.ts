import { linkIds, type PimsCaretaker, type PimsConnectionType } from '../../practice/pims-connection/index.js';
import { trimmed } from '../../base/text/index.js';
import type { ClientForm } from './client-fields.js';
import { emptyClientForm } from './client-form.js';
import { pimsContact } from './pims-contact.js';

/**
 * The form values of a new client from a record of the practice system: names, the first well-formed email, valid
 * phones and addresses, and the PIMS ID.
 *
 * @see C-032, C-111
 */
export function clientFormOfCaretaker(caretaker: PimsCaretaker): ClientForm {
  const { email, phones, addresses } = pimsContact(caretaker);
  return {
    ...emptyClientForm,
    firstName: trimmed(caretaker.firstName),
    lastName: trimmed(caretaker.lastName),
    email: email ?? '',
    pimsId: linkIds(caretaker.pimsConnectionType, caretaker).pimsId ?? '',
    locationClientPhones: phones,
    locationClientAddress: addresses,
  };
}

/** The fields of AddLocationClient that link a new client to a record. */
export interface NewClientLink {
  readonly pimsId?: string;
  readonly pimsProviderId?: string;
  readonly pimsConnectionType?: PimsConnectionType;
  readonly isPIMSImport?: true;
}

/**
 * The link of a new client, for AddLocationClient: the IDs of the chosen record, or a typed PIMS ID. It is an import
 * whenever there is a PIMS ID.
 *
 * @param pimsId - of the form, as it is stored
 * @param chosen - the record that the form was filled in with
 * @see C-032, C-151
 */
export function newClientLink(pimsId: string | null, chosen: PimsCaretaker | null): NewClientLink {
  const type = chosen?.pimsConnectionType;
  const provider = chosen && linkIds(chosen.pimsConnectionType, chosen).pimsProviderId;
  return {
    ...(pimsId !== null && { pimsId, isPIMSImport: true }),
    ...(provider && { pimsProviderId: provider }),
    ...(type && { pimsConnectionType: type }),
  };
}
