import type { OrganizationDraft } from '@signa/core/practice';
import type { PlaceForm } from '../place-form/use-place-form';

export type OrganizationFormState = PlaceForm<OrganizationDraft>;

/** The fields of the form in the words that stand above them. */
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

/** Lists of a form as the contract takes them: not read-only. */
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
