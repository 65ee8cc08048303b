import {
  checkClientForm,
  clientChange,
  type ClientDifference,
  type ClientForm,
  withClientDifference,
} from '@signa/core/clients';
import { useState } from 'react';
import { allPhones, openPhoneIssues, phonesTyped, withPhones } from '../../part/contact/phones-typed';
import type { PhonesTyped } from '../../part/contact/phones-typed';
import { useShownIssues } from '../../part/field/use-shown-issues';
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

/** The same with what the practice system has; an e-mail that somebody has begun to change stays theirs. */
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

/** What is typed of a client, and what of it is said to be wrong. A phone that is still in its open row counts as typed. */
export function useClientForm(initial: () => ClientForm) {
  const [{ start, opened, form, phones }, setTyped] = useState(() => begin(initial()));
  const whole: ClientForm = { ...form, [phonesPath]: allPhones('client', phones) };
  const issues = [...checkClientForm(whole), ...openPhoneIssues(phones, phonesPath)];
  const shown = useShownIssues(issues);
  const setAside = useSetAside();
  return {
    ...shown,
    /** As it is stored, or filled in by whom it was opened. */
    start,
    form,
    phones,
    /** All that was typed. */
    whole,
    issues,
    /** Clients who are alike, and are not meant (C-233). */
    setAside,
    /** Somebody typed something: what the practice system put in does not count. */
    isDirty: Object.keys(clientChange(opened, whole)).length > 0,
    change: (next: Partial<Omit<ClientForm, typeof phonesPath>>) => {
      setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
      shown.change();
    },
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    /** Puts in what the practice system has; nothing of it is stored before the form is (C-100). */
    offer: (difference: ClientDifference) => setTyped((now) => withOffer(now, difference)),
    /** Begins anew. */
    restart: (next: ClientForm) => {
      setTyped(begin(next));
      setAside.clear();
    },
  } as const;
}
export type ClientFormState = ReturnType<typeof useClientForm>;
