import type { LocationDraft } from '@signa/core/practice';

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
