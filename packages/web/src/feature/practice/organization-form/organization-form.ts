import type { OrganizationDraft } from '@signa/core/practice';
import type { PlaceForm } from '../place-form/use-place-form';

export type OrganizationFormState = PlaceForm<OrganizationDraft>;

/** The field labels of the form. */
export const organizationLabels = {
  name: 'Organization name',
  dbaName: 'DBA name',
  accountno: 'Account number',
  emailAddress: 'E-mail',
  fax: 'Fax',
  website: 'Website',
  HIN: 'HIN',
  isPIMSEnabled: 'PIMS enabled',
  isActive: 'Active',
  pharmacyCodes: 'Primary pharmacy',
  organizationAddresses: 'Addresses',
  organizationPhones: 'Phones',
} as const satisfies Readonly<Record<keyof OrganizationDraft, string>>;

/** Copies the form's lists because the contract's input types aren't read-only. */
export const mutableLists = <
  C extends Partial<Pick<OrganizationDraft, 'pharmacyCodes' | 'organizationAddresses' | 'organizationPhones'>>,
>({
  pharmacyCodes,
  organizationAddresses,
  organizationPhones,
  ...fields
}: C) => ({
  ...fields,
  ...(pharmacyCodes && { pharmacyCodes: [...pharmacyCodes] }),
  ...(organizationAddresses && { organizationAddresses: [...organizationAddresses] }),
  ...(organizationPhones && { organizationPhones: [...organizationPhones] }),
});
