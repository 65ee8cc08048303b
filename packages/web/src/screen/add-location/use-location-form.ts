import { defaultPhoneType, emptyAddress } from '@signa/core/contact';
import type { AddressForm, PhoneForm } from '@signa/core/contact';
import { checkLocationForm } from '@signa/core/practice';
import type { LocationForm } from '@signa/core/practice';
import { useState } from 'react';
import { useShownIssues } from '../../part/field/use-shown-issues';

const emptyPhone: PhoneForm = { phoneTypeId: defaultPhoneType('location').id, phoneNumber: '' };

const emptyForm: LocationForm = {
  name: '',
  emailAddress: '',
  website: '',
  HIN: '',
  isOfficeUseEnabled: null,
  locationAddresses: [emptyAddress],
  locationPhones: [emptyPhone],
};

/** What is typed of a new location, and what of it is said to be wrong: a field once it was left, all on saving. */
export function useLocationForm() {
  const [form, setForm] = useState(emptyForm);
  const issues = checkLocationForm(form);
  const shown = useShownIssues(issues);

  const change = (next: Partial<LocationForm>) => {
    setForm({ ...form, ...next });
    shown.change();
  };
  const changePhones = (locationPhones: readonly PhoneForm[]) => change({ locationPhones });
  return {
    ...shown,
    form,
    issues,
    isDirty: JSON.stringify(form) !== JSON.stringify(emptyForm),
    change,
    changeAddress: (next: Partial<AddressForm>) =>
      change({ locationAddresses: form.locationAddresses.map((address) => ({ ...address, ...next })) }),
    changePhone: (at: number, next: Partial<PhoneForm>) =>
      changePhones(form.locationPhones.map((phone, index) => (index === at ? { ...phone, ...next } : phone))),
    addPhone: () => changePhones([...form.locationPhones, emptyPhone]),
    removePhone: (at: number) => {
      changePhones(form.locationPhones.filter((_, index) => index !== at));
      shown.forget('locationPhones');
    },
  } as const;
}
export type LocationFormState = ReturnType<typeof useLocationForm>;
