import { Field } from '../../../part/field/field';
import { Pair } from '../../../part/field/pair';
import { TextInput } from '../../../part/field/text-input';
import type { TextFields } from '../../../part/form/text-fields';

/** First and last name of a user. */
export function AccountNames({ form }: { readonly form: TextFields<'firstName' | 'lastName'> }) {
  return (
    <Pair>
      <Field label="First name" error={form.errorAt('firstName')}>
        <TextInput {...form.field('firstName')} data-autofocus />
      </Field>
      <Field label="Last name" error={form.errorAt('lastName')}>
        <TextInput {...form.field('lastName')} />
      </Field>
    </Pair>
  );
}
