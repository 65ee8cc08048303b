import { type ClientForm, type ClientSearchFields, searchedPhone } from '@signa/core/clients';
import type { SameClientInput } from '@signa/core/contract';

/** The client data in the search before adding a client. */
export const typedInSearch = ({
  firstName,
  lastName,
  email,
  phone,
  patientName,
}: ClientSearchFields): SameClientInput => ({
  firstName,
  lastName,
  email,
  phones: [searchedPhone(phone)].filter(Boolean),
  addresses: [],
  patients: [{ name: patientName }],
});

/** The client data in the client form. */
export const typedInForm = (form: ClientForm): SameClientInput => ({
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  phones: form.locationClientPhones.map(({ phoneNumber }) => phoneNumber),
  addresses: form.locationClientAddress.map(({ addressLine1, addressLine2, zip }) => ({
    addressLine1,
    addressLine2,
    zip,
  })),
  patients: [],
});
