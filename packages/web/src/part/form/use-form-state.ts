import type { Issue } from '@signa/core/base';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../field/first-invalid';
import { changed, forgotEntries, leftField, openedForm, restarted } from './form-state';
import type { Filled, FormState } from './form-state';

export interface FormStateOptions<F extends object> {
  /** The stored values, or those of a new record; called once. */
  readonly initial: () => F;
  /** Whether saving would change something; by default, any difference counts. */
  readonly isChanged?: (before: F, values: F) => boolean;
  /** Adds values that are kept elsewhere, such as a phone in a row that is still open. */
  readonly complete?: (values: F) => F;
}

const isDifferent = (before: unknown, values: unknown) => JSON.stringify(before) !== JSON.stringify(values);

/**
 * The values of a form, before they are validated. Use it where the options that they are validated against depend on
 * the values; otherwise use `useForm`.
 */
export function useFormState<F extends object>({
  initial,
  isChanged = isDifferent,
  complete = (values) => values,
}: FormStateOptions<F>) {
  const [state, setState] = useState(() => openedForm(initial()));
  const element = useRef<HTMLFormElement>(null);
  const values = complete(state.values);
  const focusInvalid = () => focusFirstInvalid(() => element.current);
  return {
    state,
    start: state.start,
    values,
    /** Attach it to the form, so that the first invalid field can be focused. */
    element,
    /** True if the user typed something; values that were filled in don't count. */
    isDirty: isChanged(state.opened, values),
    change: (next: Partial<F>) => setState((now) => changed(now, next)),
    changeField: <Name extends keyof F>(name: Name, next: F[Name]) =>
      setState((now) => changed(now, { ...now.values, [name]: next })),
    /** Fills in values from another system. */
    fill: (filled: (now: FormState<F>) => Filled<F>) => setState((now) => ({ ...now, ...filled(now) })),
    /** Continues with other stored values: after a save, or after another user's save with what was typed here. */
    restart: (start: F, next = start) => setState((now) => restarted(now, start, next)),
    /** Call when a field was left. */
    leave: (path: string) => setState((now) => leftField(now, path)),
    /** Call when entries of a list were removed. */
    forget: (list: string) => setState((now) => forgotEntries(now, list)),
    /** Shows all errors from now on. Renders them synchronously, so that the first one can be focused. */
    send: () => flushSync(() => setState((now) => ({ ...now, isSent: true }))),
    /** Shows errors from the server, and focuses the first one. */
    refuse: (refused: readonly Issue[]) => {
      flushSync(() => setState((now) => ({ ...now, refused })));
      focusInvalid();
    },
    focusInvalid,
  } as const;
}

export type FormValues<F extends object> = ReturnType<typeof useFormState<F>>;
