import { checkClientForm, clientChange } from '@signa/core/client';
import type { ClientForm } from '@signa/core/client';
import { useState } from 'react';
import { allPhones, openPhoneIssues, phonesTyped } from '../../part/contact/phones-typed';
import type { PhonesTyped } from '../../part/contact/phones-typed';
import { useShownIssues } from '../../part/field/use-shown-issues';

export const phonesPath = 'locationClientPhones';
export const addressesPath = 'locationClientAddress';

const begin = (form: ClientForm) => ({ start: form, form, phones: phonesTyped('client', form[phonesPath]) });

/** What is typed of a client, and what of it is said to be wrong. A phone that is still in its open row counts as typed. */
export function useClientForm(initial: () => ClientForm) {
  const [{ start, form, phones }, setTyped] = useState(() => begin(initial()));
  const whole: ClientForm = { ...form, [phonesPath]: allPhones('client', phones) };
  const issues = [...checkClientForm(whole), ...openPhoneIssues(phones, phonesPath)];
  const shown = useShownIssues(issues);
  return {
    ...shown,
    /** As the form opened. */
    start,
    form,
    phones,
    /** All that was typed. */
    whole,
    issues,
    isDirty: Object.keys(clientChange(start, whole)).length > 0,
    change: (next: Partial<Omit<ClientForm, typeof phonesPath>>) => {
      setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
      shown.change();
    },
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    /** Begins anew. */
    restart: (next: ClientForm) => setTyped(begin(next)),
  } as const;
}
export type ClientFormState = ReturnType<typeof useClientForm>;
