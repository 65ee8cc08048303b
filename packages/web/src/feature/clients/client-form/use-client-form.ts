import { checkClientForm, clientChange, type ClientDifference, withClientDifference } from '@signa/core/clients';
import type { clientFormSchema } from '@signa/core/schema';
import type { FormOf } from '../../../part/form/form-of';
import type { Filled, FormState } from '../../../part/form/form-state';
import { usePhonesForm } from '../../../part/form/use-phones-form';
import { useSetAside } from '../same-client/use-set-aside';

type ClientForm = FormOf<typeof clientFormSchema>;

const isChanged = (before: ClientForm, form: ClientForm) => Object.keys(clientChange(before, form)).length > 0;

/** Adds the PIMS values to the form, except for an email that the user has started to edit. */
function withOffer({ start, opened, values }: FormState<ClientForm>, difference: ClientDifference): Filled<ClientForm> {
  const isTyped = values.email !== start.email;
  return {
    opened: withClientDifference(opened, difference),
    values: withClientDifference(values, isTyped ? { ...difference, email: null } : difference),
  };
}

/** The typed client and its visible issues. */
export function useClientForm(initial: () => ClientForm) {
  const setAside = useSetAside();
  const form = usePhonesForm<ClientForm, 'locationClientPhones'>({
    owner: 'client',
    phonesPath: 'locationClientPhones',
    initial,
    check: checkClientForm,
    isChanged,
  });
  return {
    ...form,
    /** Similar clients that the user dismissed (C-233). */
    setAside,
    /** Adds the PIMS values to the form; they are stored only when the form is saved (C-100). */
    offer: (difference: ClientDifference) => {
      form.fill((now) => withOffer(now, difference));
      form.addPhones(difference.phones);
    },
    /** Resets the form. */
    restart: (next: ClientForm) => {
      form.restart(next);
      setAside.clear();
    },
  } as const;
}
export type ClientFormState = ReturnType<typeof useClientForm>;
