import { chakra } from '@chakra-ui/react';
import { capitalized, trimmed } from '@signa/core/base';
import { isPimsImportOn } from '@signa/core/practice';
import type { ReactNode } from 'react';
import { Field } from '../../part/field/field';
import { LockedValue } from '../../part/field/locked-value';
import { RadioGroup } from '../../part/field/radio-group';
import { ShapedInput } from '../../part/field/shaped-input';
import { TextInput } from '../../part/field/text-input';
import { usePractice } from '../../platform/practice/practice';
import { ClientAddresses, ClientPhones, EmailField } from './contact-fields';
import type { ClientFormState } from './use-client-form';
import type { ClientOffer } from './use-client-offer';

interface ClientFieldsProps {
  readonly form: ClientFormState;
  /** New clients are always active (C-018). */
  readonly isNew?: boolean;
  /** Shown before saving: the effects of setting a client inactive (C-079), or likely duplicates (C-233). */
  readonly warning?: ReactNode;
  /** The values that differ in the PIMS (C-099, C-100). */
  readonly offer?: ClientOffer | null;
}

/** The fields of a client (C-017). */
export function ClientFields({ form, isNew = false, warning, offer = null }: ClientFieldsProps) {
  return (
    <>
      <Pair>
        <NameField form={form} field="firstName" label="First name" isFirst />
        <NameField form={form} field="lastName" label="Last name" />
      </Pair>
      <EmailField form={form} offer={offer} />
      <Pair>
        {isNew ? (
          <Field label="Active" help="A new client is active.">
            <LockedValue>Yes</LockedValue>
          </Field>
        ) : (
          <RadioGroup
            legend="Active"
            isInline
            value={form.form.isActive ? 'yes' : 'no'}
            onChange={(value) => form.change({ isActive: value === 'yes' })}
            options={answers}
          />
        )}
        <PimsIdField form={form} />
      </Pair>
      {warning}
      <ClientPhones form={form} offer={offer} />
      <ClientAddresses form={form} offer={offer} />
    </>
  );
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const Pair = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
    {children}
  </chakra.div>
);

interface NameFieldProps {
  readonly form: ClientFormState;
  readonly field: 'firstName' | 'lastName';
  readonly label: string;
  readonly isFirst?: boolean;
}

/** A name, capitalized as it is typed (C-019). Inactive clients may have none (C-020). */
function NameField({ form, field, label, isFirst = false }: NameFieldProps) {
  return (
    <Field label={label} optional={!form.form.isActive} error={form.errorAt(field)}>
      <ShapedInput
        name={field}
        shape={capitalized}
        data-autofocus={isFirst || undefined}
        value={form.form[field]}
        onChange={(name) => form.change({ [field]: name })}
        onBlur={() => form.leave(field)}
      />
    </Field>
  );
}

/** The PIMS ID, shown while PIMS import is on. Once set, it can't be changed (C-023). */
function PimsIdField({ form }: { readonly form: ClientFormState }) {
  const { location, features } = usePractice();
  if (!isPimsImportOn(location, features)) return null;
  const set = trimmed(form.start.pimsId);
  return (
    <Field label="PIMS ID" optional={set === ''} error={form.errorAt('pimsId')}>
      {set ? (
        <LockedValue>{set}</LockedValue>
      ) : (
        <TextInput
          name="pimsId"
          value={form.form.pimsId}
          onChange={(pimsId) => form.change({ pimsId })}
          onBlur={() => form.leave('pimsId')}
        />
      )}
    </Field>
  );
}
