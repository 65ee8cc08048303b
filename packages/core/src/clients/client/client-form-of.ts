import { defaultPhoneType, maskPhone, phoneDigits } from '../../base/contact/index.js';
import { capitalized } from '../../base/name/index.js';
import type { ClientSearchFields } from './add-search.js';
import type { ClientForm } from './client-form.js';

/** The fields of a stored client that the form needs. Field names are those of the API (C-194). */
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

/** The initial form values of a new client, who is always active. @see C-018 */
export const emptyClientForm: ClientForm = {
  firstName: '',
  lastName: '',
  email: '',
  isActive: true,
  pimsId: '',
  locationClientPhones: [],
  locationClientAddress: [],
};

/** The form values of a stored client, with the active phones and addresses. @see C-024, C-025 */
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
 * The form values of a new client from a search without results. A phone is taken as typed and may be incomplete; the
 * patient's name is not part of a client.
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
