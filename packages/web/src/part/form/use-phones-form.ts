import type { ContactOwner, PhoneForm } from '@signa/core/base';
import { useState } from 'react';
import { allPhones, openPhoneIssues, phonesTyped, withPhones } from './phones-typed';
import type { ListedPhone, PhonesTyped } from './phones-typed';
import { withErrors } from './use-form';
import type { Form, FormOptions } from './use-form';
import { useFormState } from './use-form-state';

type WithPhones<Path extends string> = Readonly<Record<Path, readonly ListedPhone[]>>;

interface PhonesFormOptions<F extends WithPhones<Path>, Path extends string> extends Omit<FormOptions<F>, 'complete'> {
  readonly owner: ContactOwner;
  /** The field that has the phones. */
  readonly phonesPath: Path;
}

/** A form with phones. A phone in a row that is still open counts as typed (C-203). */
export function usePhonesForm<F extends WithPhones<Path>, Path extends string>({
  owner,
  phonesPath: path,
  check,
  initial,
  ...options
}: PhonesFormOptions<F, Path>) {
  const [phones, setPhones] = useState(() => phonesTyped(owner, initial()[path]));
  const values = useFormState<F>({
    ...options,
    initial,
    complete: (form) => ({ ...form, [path]: allPhones(owner, phones) }),
  });
  const form: Form<F> = withErrors(values, [...check(values.values, values.start), ...openPhoneIssues(phones, path)]);
  const changePhones = (next: PhonesTyped) => {
    setPhones(next);
    // Errors of the server are outdated now.
    form.change({});
  };
  return {
    ...form,
    /** The properties of the list of phones. */
    phoneList: { ...form.list(path), owner, value: phones, onChange: changePhones },
    /** Fills in phones from another system. */
    addPhones: (more: readonly PhoneForm[]) => setPhones((now) => withPhones(now, more)),
    restart: (start: F, next = start) => {
      form.restart(start, next);
      setPhones(phonesTyped(owner, next[path]));
    },
  } as const;
}
