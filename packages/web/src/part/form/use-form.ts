import type { Issue } from '@signa/core/base';
import type { PathOf } from './form-path';
import { visibleError } from './form-state';
import { useFormState } from './use-form-state';
import type { FormStateOptions, FormValues } from './use-form-state';

export interface FormOptions<F extends object> extends FormStateOptions<F> {
  /** The check of core that the schema of this form runs as well. */
  readonly check: (values: F, start: F) => readonly Issue[];
}

type FieldName<F> = keyof F & string;

/** Adds the visible errors to the values of a form, and what its controls need. */
export function withErrors<F extends object>(form: FormValues<F>, issues: readonly Issue[]) {
  const { state, values, changeField, leave, send, focusInvalid } = form;
  const errorAt = (path: string) => visibleError(state, issues, path);
  return {
    ...form,
    issues,
    errorAt: (path: PathOf<F>): string | null => errorAt(path),
    leave: (path: PathOf<F>) => leave(path),
    /** Shows all errors; if there are any, focuses the first one and returns false. */
    validate: (): boolean => {
      send();
      if (issues.length === 0) return true;
      focusInvalid();
      return false;
    },
    /** The properties of a field's control. */
    field: <Name extends FieldName<F>>(name: Name) => ({
      name,
      value: values[name],
      onChange: (next: F[Name]) => changeField(name, next),
      onBlur: () => leave(name),
    }),
    /** The properties of a list, whose entries have errors of their own. */
    list: <Name extends FieldName<F>>(path: Name) => ({
      path,
      value: values[path],
      onChange: (next: F[Name]) => changeField(path, next),
      errorAt,
    }),
  } as const;
}

/**
 * A form: its values, its visible errors, and whether something was typed. The errors of a field are visible once it
 * was left, all of them once the form was sent, and those of the server until the form changes.
 */
export function useForm<F extends object>({ check, ...options }: FormOptions<F>) {
  const form = useFormState(options);
  return withErrors(form, check(form.values, form.start));
}

export type Form<F extends object> = ReturnType<typeof useForm<F>>;
