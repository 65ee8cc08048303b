import { type ClientForm, type ClientSearchFields, searchedPhone } from '@signa/core/clients';
import type { SameClientInput } from '@signa/core/contract';

/** What a search before adding a client tells of the person. */
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

/** What the form of a client tells of the person. */
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
