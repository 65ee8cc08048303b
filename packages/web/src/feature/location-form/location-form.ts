import type { LocationDraft } from '@signa/core/practice';
import type { PlaceForm } from '../place-form/use-place-form';

export type LocationFormState = PlaceForm<LocationDraft>;

/** The fields of the form in the words that stand above them. */
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

/** Lists of a form as the contract takes them: not read-only. */
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
