import { newVetFields, type NewVetForm, userTitles } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import type { ComponentType } from 'react';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { Pair } from '../../../part/field/pair';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import type { Form } from '../../../part/form/use-form';

interface NewVetFieldsProps {
  readonly form: Form<NewVetForm>;
  /** True if a role among the assignments can authorize. */
  readonly authorizes: boolean;
  readonly today: PlainDate;
}

const titles = userTitles.map((title) => ({ value: title, label: title }));

/** The control of each field, in the order of the form. */
const controls: Readonly<Record<keyof NewVetForm, ComponentType<NewVetFieldsProps>>> = {
  title: ({ form }) => (
    <Field label={newVetFields.title.label} optional error={form.errorAt('title')}>
      <Select {...form.field('title')} placeholder="None" options={titles} />
    </Field>
  ),
  deaLicense: ({ form, authorizes }) =>
    authorizes && (
      <Field label={newVetFields.deaLicense.label} optional error={form.errorAt('deaLicense')}>
        <TextInput {...form.field('deaLicense')} />
      </Field>
    ),
  deaLicenseExpiration: ({ form, authorizes, today }) =>
    authorizes && (
      <Field label={newVetFields.deaLicenseExpiration.label} optional error={form.errorAt('deaLicenseExpiration')}>
        <DateInput
          value={form.values.deaLicenseExpiration ?? ''}
          min={today}
          onChange={(day) => form.change({ deaLicenseExpiration: day || null })}
        />
      </Field>
    ),
};

/** Title and DEA registration of a new user, so that one form is enough to hire a vet. */
export const NewVetFields = (props: NewVetFieldsProps) => (
  <Pair>
    {Object.entries(controls).map(([field, Control]) => (
      <Control key={field} {...props} />
    ))}
  </Pair>
);
