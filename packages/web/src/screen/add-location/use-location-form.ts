import { defaultPhoneType, emptyAddress } from '@signa/core/contact';
import type { AddressForm, PhoneForm } from '@signa/core/contact';
import type { Issue } from '@signa/core/failure';
import { checkLocationForm } from '@signa/core/practice';
import type { LocationForm } from '@signa/core/practice';
import { useState } from 'react';

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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const issues = checkLocationForm(form);

  const change = (next: Partial<LocationForm>) => {
    setForm({ ...form, ...next });
    setRefused([]);
  };
  const changePhones = (locationPhones: readonly PhoneForm[]) => change({ locationPhones });
  return {
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
      setLeft(new Set([...left].filter((path) => !path.startsWith('locationPhones.'))));
    },
    /** A field was left. */
    leave: (path: string) => setLeft(new Set([...left, path])),
    /** Every violation is shown from now on. */
    send: () => setSent(true),
    /** What the server said against it; shown until the form is changed. */
    refuse: setRefused,
    errorAt: (path: string): string | null => {
      const shown = [...refused, ...(sent || left.has(path) ? issues : [])];
      return shown.find((issue) => issue.path === path)?.message ?? null;
    },
  } as const;
}
export type LocationFormState = ReturnType<typeof useLocationForm>;
