import { Field } from '../../../part/field/field';
import { Pair } from '../../../part/field/pair';
import { TextInput } from '../../../part/field/text-input';

type NameField = 'firstName' | 'lastName';

interface AccountNamesProps {
  readonly form: Readonly<Record<NameField, string>>;
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (change: Partial<Record<NameField, string>>) => void;
  readonly onLeave: (field: NameField) => void;
}

/** First and last name of a user. */
export function AccountNames({ form, errorAt, onChange, onLeave }: AccountNamesProps) {
  const control = (field: NameField) => ({
    name: field,
    value: form[field],
    onChange: (text: string) => onChange({ [field]: text }),
    onBlur: () => onLeave(field),
  });
  return (
    <Pair>
      <Field label="First name" error={errorAt('firstName')}>
        <TextInput {...control('firstName')} data-autofocus />
      </Field>
      <Field label="Last name" error={errorAt('lastName')}>
        <TextInput {...control('lastName')} />
      </Field>
    </Pair>
  );
}
