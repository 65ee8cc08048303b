import type { ReactNode } from 'react';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { TextInput } from '../../../part/field/text-input';

/** The part of a form that a text field reads and changes. */
interface FormOfTexts<K extends string> {
  readonly form: Readonly<Record<K, string>>;
  readonly errorAt: (path: string) => string | null;
  readonly leave: (path: string) => void;
  readonly change: (next: Readonly<Record<K, string>>) => void;
}

interface PlaceTextFieldProps<K extends string> {
  readonly state: FormOfTexts<K>;
  readonly field: K;
  readonly label: string;
  readonly optional?: boolean;
  readonly help?: ReactNode;
  /** A consequence of the typed value, which is valid. */
  readonly warning?: string | null;
  readonly inputMode?: 'email' | 'url' | 'numeric' | 'tel';
  readonly autoFocus?: boolean;
  /** The reason why it is read-only, shown beside the stored value. */
  readonly locked?: string | null;
}

/** A text field of an organization or a location. */
export function PlaceTextField<K extends string>({
  state,
  field,
  label,
  optional = false,
  help,
  warning = null,
  inputMode,
  autoFocus = false,
  locked = null,
}: PlaceTextFieldProps<K>) {
  const value = state.form[field];
  if (locked !== null) return <LockedField label={label} reason={locked} value={value} error={state.errorAt(field)} />;
  return (
    <Field label={label} optional={optional} help={help} warning={warning} error={state.errorAt(field)}>
      <TextInput
        name={field}
        value={value}
        onChange={(text) => state.change({ [field]: text } as Readonly<Record<K, string>>)}
        onBlur={() => state.leave(field)}
        {...(inputMode && { inputMode })}
        {...(autoFocus && { 'data-autofocus': true })}
      />
    </Field>
  );
}

interface LockedFieldProps {
  readonly label: string;
  readonly reason: string;
  readonly value: string;
  readonly error?: string | null;
}

/** A value that the user can't change, with the reason. */
export const LockedField = ({ label, reason, value, error = null }: LockedFieldProps) => (
  <Field label={label} help={reason} error={error}>
    <LockedValue>{value === '' ? 'N/A' : value}</LockedValue>
  </Field>
);
