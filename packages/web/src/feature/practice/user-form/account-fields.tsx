import { type AccountForm, userLabels } from '@signa/core/practice';
import type { ComponentType } from 'react';
import { Field } from '../../../part/field/field';
import { Pair } from '../../../part/field/pair';
import { TextInput } from '../../../part/field/text-input';
import type { TextFields } from '../../../part/form/text-fields';

type NameField = Exclude<keyof AccountForm, 'userPhones'>;
interface AccountNamesProps {
  readonly form: TextFields<NameField>;
}

/** The control of each field of an account besides its phones, in the order of the form. */
const controls: Readonly<Record<NameField, ComponentType<AccountNamesProps>>> = {
  firstName: ({ form }) => (
    <Field label={userLabels.firstName} error={form.errorAt('firstName')}>
      <TextInput {...form.field('firstName')} data-autofocus />
    </Field>
  ),
  lastName: ({ form }) => (
    <Field label={userLabels.lastName} error={form.errorAt('lastName')}>
      <TextInput {...form.field('lastName')} />
    </Field>
  ),
};

/** First and last name of a user. */
export const AccountNames = (props: AccountNamesProps) => (
  <Pair>
    {Object.entries(controls).map(([field, Control]) => (
      <Control key={field} {...props} />
    ))}
  </Pair>
);
