import { chakra } from '@chakra-ui/react';
import { capitalized, trimmed } from '@signa/core/base';
import { clientFields, type ClientForm } from '@signa/core/clients';
import { isPimsImportOn } from '@signa/core/practice';
import type { ComponentType, ReactNode } from 'react';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { RadioGroup } from '../../../part/field/radio-group';
import { ShapedInput } from '../../../part/field/shaped-input';
import { TextInput } from '../../../part/field/text-input';
import { usePractice } from '../../../platform/practice/practice';
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

type ControlProps = Required<Pick<ClientFieldsProps, 'form' | 'isNew' | 'offer'>>;
type Controls = Readonly<Record<string, ComponentType<ControlProps>>>;
type ListField = 'locationClientPhones' | 'locationClientAddress';

/** The control of each field, in the order of the form. */
const controls: Readonly<Record<Exclude<keyof ClientForm, ListField>, ComponentType<ControlProps>>> = {
  firstName: ({ form }) => <NameField form={form} field="firstName" isFirst />,
  lastName: ({ form }) => <NameField form={form} field="lastName" />,
  email: ({ form, offer }) => (
    <chakra.div gridColumn="1 / -1">
      <EmailField form={form} offer={offer} />
    </chakra.div>
  ),
  isActive: ActiveField,
  pimsId: PimsIdField,
};

const lists: Readonly<Record<ListField, ComponentType<ControlProps>>> = {
  locationClientPhones: ClientPhones,
  locationClientAddress: ClientAddresses,
};

/** The fields of a client (C-017). */
export function ClientFields({ form, isNew = false, warning, offer = null }: ClientFieldsProps) {
  const all = (group: Controls) =>
    Object.entries(group).map(([field, Control]) => <Control key={field} form={form} isNew={isNew} offer={offer} />);
  return (
    <>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        {all(controls)}
      </chakra.div>
      {warning}
      {all(lists)}
    </>
  );
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function ActiveField({ form, isNew }: ControlProps) {
  const { label } = clientFields.isActive;
  if (isNew) {
    return (
      <Field label={label} help="A new client is active.">
        <LockedValue>Yes</LockedValue>
      </Field>
    );
  }
  return (
    <RadioGroup
      legend={label}
      isInline
      value={form.values.isActive ? 'yes' : 'no'}
      onChange={(value) => form.change({ isActive: value === 'yes' })}
      options={answers}
    />
  );
}

interface NameFieldProps {
  readonly form: ClientFormState;
  readonly field: 'firstName' | 'lastName';
  readonly isFirst?: boolean;
}

/** A name, capitalized as it is typed (C-019). Inactive clients may have none (C-020). */
function NameField({ form, field, isFirst = false }: NameFieldProps) {
  return (
    <Field label={clientFields[field].label} optional={!form.values.isActive} error={form.errorAt(field)}>
      <ShapedInput {...form.field(field)} shape={capitalized} data-autofocus={isFirst || undefined} />
    </Field>
  );
}

/** The PIMS ID, shown while PIMS import is on. Once set, it can't be changed (C-023). */
function PimsIdField({ form }: ControlProps) {
  const { location, features } = usePractice();
  if (!isPimsImportOn(location, features)) return null;
  const set = trimmed(form.start.pimsId);
  return (
    <Field label={clientFields.pimsId.label} optional={set === ''} error={form.errorAt('pimsId')}>
      {set ? <LockedValue>{set}</LockedValue> : <TextInput {...form.field('pimsId')} />}
    </Field>
  );
}
