import { defaultPhoneType, maskPhone, phoneDigits } from '../../base/contact/index.js';
import { capitalized } from '../../base/name/index.js';
import type { ClientSearchFields } from './add-search.js';
import type { ClientForm } from './client-form.js';

/** What the form reads of a client as it is stored; field names as they travel (C-194). */
export interface ClientRecord {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly isActive: boolean;
  readonly pimsId: string | null;
  readonly phones: readonly {
    readonly uuid: string;
    readonly phoneTypeId: number;
    readonly phoneNumber: string;
    readonly isActive: boolean;
  }[];
  readonly addresses: readonly {
    readonly uuid: string;
    readonly addressTypeId: number;
    readonly addressLine1: string;
    readonly addressLine2: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly isActive: boolean;
  }[];
}

/** The form of a client whom nobody has typed anything of: active, as every new one is. @see C-018 */
export const emptyClientForm: ClientForm = {
  firstName: '',
  lastName: '',
  email: '',
  isActive: true,
  pimsId: '',
  locationClientPhones: [],
  locationClientAddress: [],
};

/** The form of a stored client, with the phones and addresses that are active. @see C-024, C-025 */
export function clientFormOf(client: ClientRecord): ClientForm {
  return {
    firstName: client.firstName ?? '',
    lastName: client.lastName ?? '',
    email: client.email ?? '',
    isActive: client.isActive,
    pimsId: client.pimsId ?? '',
    locationClientPhones: client.phones.filter(isActive).map(phoneOf),
    locationClientAddress: client.addresses.filter(isActive).map(addressOf),
  };
}

const isActive = (entry: { readonly isActive: boolean }) => entry.isActive;
const phoneOf = ({ uuid, phoneTypeId, phoneNumber }: ClientRecord['phones'][number]) => ({
  uuid,
  phoneTypeId,
  phoneNumber,
});
const addressOf = (address: ClientRecord['addresses'][number]) => ({
  uuid: address.uuid,
  addressTypeId: address.addressTypeId,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? '',
  city: address.city,
  state: address.state,
  zip: address.zip,
});

/**
 * The form of a client who was searched for and not found, so that nothing is typed twice. A phone comes as it is typed
 * in the form, and may be one that is only begun; the patient's name is no part of a client.
 *
 * @see C-031, C-201
 */
export function clientFormOfSearch({ firstName, lastName, email, phone }: ClientSearchFields): ClientForm {
  const phoneTypeId = defaultPhoneType('client').id;
  return {
    ...emptyClientForm,
    firstName: capitalized(firstName),
    lastName: capitalized(lastName),
    email,
    locationClientPhones: phoneDigits(phone) === '' ? [] : [{ phoneTypeId, phoneNumber: maskPhone(phone) }],
  };
}
