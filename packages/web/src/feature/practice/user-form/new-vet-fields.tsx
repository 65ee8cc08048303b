import { type NewVetForm, userTitles } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
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

/** Title and DEA registration of a new user, so that one form is enough to hire a vet. */
export function NewVetFields({ form, authorizes, today }: NewVetFieldsProps) {
  const { values, field, errorAt, change } = form;
  return (
    <Pair>
      <Field label="Title" optional error={errorAt('title')}>
        <Select {...field('title')} placeholder="None" options={titles} />
      </Field>
      {authorizes && (
        <>
          <Field label="DEA license number" optional error={errorAt('deaLicense')}>
            <TextInput {...field('deaLicense')} />
          </Field>
          <Field label="DEA expiration date" optional error={errorAt('deaLicenseExpiration')}>
            <DateInput
              value={values.deaLicenseExpiration ?? ''}
              min={today}
              onChange={(day) => change({ deaLicenseExpiration: day || null })}
            />
          </Field>
        </>
      )}
    </Pair>
  );
}
