import type { OrganizationDraft } from '@signa/core/practice';

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
