import { type NewVetForm, userTitles } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { Pair } from '../../../part/field/pair';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';

interface NewVetFieldsProps {
  readonly value: NewVetForm;
  readonly onChange: (change: Partial<NewVetForm>) => void;
  readonly onLeave: (path: string) => void;
  readonly errorAt: (path: string) => string | null;
  /** True if a role among the assignments can authorize. */
  readonly authorizes: boolean;
  readonly today: PlainDate;
}

const titles = userTitles.map((title) => ({ value: title, label: title }));

/** Title and DEA registration of a new user, so that one form is enough to hire a vet. */
export function NewVetFields({ value, onChange, onLeave, errorAt, authorizes, today }: NewVetFieldsProps) {
  return (
    <Pair>
      <Field label="Title" optional error={errorAt('title')}>
        <Select
          value={value.title}
          placeholder="None"
          options={titles}
          onChange={(title) => onChange({ title })}
          onBlur={() => onLeave('title')}
        />
      </Field>
      {authorizes && (
        <>
          <Field label="DEA license number" optional error={errorAt('deaLicense')}>
            <TextInput
              name="deaLicense"
              value={value.deaLicense}
              onChange={(deaLicense) => onChange({ deaLicense })}
              onBlur={() => onLeave('deaLicense')}
            />
          </Field>
          <Field label="DEA expiration date" optional error={errorAt('deaLicenseExpiration')}>
            <DateInput
              value={value.deaLicenseExpiration ?? ''}
              min={today}
              onChange={(day) => onChange({ deaLicenseExpiration: day || null })}
            />
          </Field>
        </>
      )}
    </Pair>
  );
}
