import type { LocationDraft } from '@signa/core/practice';
import type { PlaceForm } from '../place-form/use-place-form';

export type LocationFormState = PlaceForm<LocationDraft>;

/** The field labels of the form. */
export const locationLabels = {
  name: 'Location name',
  emailAddress: 'E-mail',
  website: 'Website',
  HIN: 'HIN',
  isOfficeUseEnabled: 'Office use enabled',
  isActive: 'Active',
  locationAccountId: 'Account number',
  locationPortalTypeId: 'Portal type',
  pharmacyCodes: 'Primary pharmacy',
  isPimsEnabled: 'PIMS enabled',
  pimsConnectionType: 'PIMS connection type',
  pimsAccountId: 'PIMS account id',
  isEnabledForWriteback: 'Writeback',
  pimsWritebackAccountId: 'Writeback account id',
  pimsWritebackLocationId: 'Writeback location id',
  locationAddresses: 'Addresses',
  locationPhones: 'Phones',
} as const satisfies Readonly<Record<keyof LocationDraft, string>>;

/** Copies the form's lists because the contract's input types aren't read-only. */
export const mutableLists = <
  C extends Partial<Pick<LocationDraft, 'pharmacyCodes' | 'locationAddresses' | 'locationPhones'>>,
>({
  pharmacyCodes,
  locationAddresses,
  locationPhones,
  ...fields
}: C) => ({
  ...fields,
  ...(pharmacyCodes && { pharmacyCodes: [...pharmacyCodes] }),
  ...(locationAddresses && { locationAddresses: [...locationAddresses] }),
  ...(locationPhones && { locationPhones: [...locationPhones] }),
});
