import {
  checkClientForm,
  clientChange,
  type ClientDifference,
  type ClientForm,
  withClientDifference,
} from '@signa/core/clients';
import { useState } from 'react';
import { allPhones, openPhoneIssues, phonesTyped, withPhones } from '../../../part/contact/phones-typed';
import type { PhonesTyped } from '../../../part/contact/phones-typed';
import { useShownIssues } from '../../../part/field/use-shown-issues';
import { useSetAside } from '../same-client/use-set-aside';

export const phonesPath = 'locationClientPhones';
export const addressesPath = 'locationClientAddress';

const begin = (form: ClientForm) => ({
  start: form,
  opened: form,
  form,
  phones: phonesTyped('client', form[phonesPath]),
});
type Typed = ReturnType<typeof begin>;

/** Adds the PIMS values to the form, except for an email that the user has started to edit. */
function withOffer({ start, opened, form, phones }: Typed, difference: ClientDifference): Typed {
  const isTyped = form.email !== start.email;
  const offered = withClientDifference(form, isTyped ? { ...difference, email: null } : difference);
  return {
    start,
    opened: withClientDifference(opened, difference),
    form: offered,
    phones: withPhones(phones, difference.phones),
  };
}

/** The typed client and its visible issues. A phone in an open, unsaved row counts as typed. */
export function useClientForm(initial: () => ClientForm) {
  const [{ start, opened, form, phones }, setTyped] = useState(() => begin(initial()));
  const whole: ClientForm = { ...form, [phonesPath]: allPhones('client', phones) };
  const issues = [...checkClientForm(whole), ...openPhoneIssues(phones, phonesPath)];
  const shown = useShownIssues(issues);
  const setAside = useSetAside();
  return {
    ...shown,
    /** The stored values, or the values that the form was prefilled with. */
    start,
    form,
    phones,
    /** All typed values, including phones in open rows. */
    whole,
    issues,
    /** Similar clients that the user dismissed (C-233). */
    setAside,
    /** True if the user typed something; values added from the PIMS don't count. */
    isDirty: Object.keys(clientChange(opened, whole)).length > 0,
    change: (next: Partial<Omit<ClientForm, typeof phonesPath>>) => {
      setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
      shown.change();
    },
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    /** Adds the PIMS values to the form; they are stored only when the form is saved (C-100). */
    offer: (difference: ClientDifference) => setTyped((now) => withOffer(now, difference)),
    /** Resets the form. */
    restart: (next: ClientForm) => {
      setTyped(begin(next));
      setAside.clear();
    },
  } as const;
}
export type ClientFormState = ReturnType<typeof useClientForm>;
