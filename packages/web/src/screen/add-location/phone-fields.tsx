import { chakra } from '@chakra-ui/react';
import { phoneTypes } from '@signa/core/contact';
import type { PhoneForm } from '@signa/core/contact';
import { Plus, Trash2 } from 'lucide-react';
import { PhoneNumberInput } from '../../part/contact/phone-number-input';
import { Button } from '../../part/button/button';
import { IconButton } from '../../part/button/icon-button';
import { Field } from '../../part/field/field';
import { Select } from '../../part/field/select';
import { FieldGroup } from '../../part/field/field-group';
import type { LocationFormState } from './use-location-form';

const typeOptions = phoneTypes.map(({ id, description }) => ({ value: String(id), label: description }));

/** The phones of a new location (C-034, C-035, C-038, C-042). */
export function PhoneFields({ state }: { readonly state: LocationFormState }) {
  const phones = state.form.locationPhones;
  return (
    <FieldGroup legend="Phones" error={state.errorAt('locationPhones')}>
      {phones.map((phone, at) => (
        <PhoneRow key={at} state={state} phone={phone} at={at} isOnly={phones.length === 1} />
      ))}
      <chakra.div>
        <Button icon={Plus} size="sm" onClick={state.addPhone}>
          Add phone
        </Button>
      </chakra.div>
    </FieldGroup>
  );
}

interface PhoneRowProps {
  readonly state: LocationFormState;
  readonly phone: PhoneForm;
  readonly at: number;
  readonly isOnly: boolean;
}

function PhoneRow({ state, phone, at, isOnly }: PhoneRowProps) {
  const path = `locationPhones.${at}`;
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="8rem 1fr auto" alignItems="start">
      <Field label={`Type of phone ${at + 1}`} error={state.errorAt(`${path}.phoneTypeId`)}>
        <Select
          name={`${path}.phoneTypeId`}
          value={String(phone.phoneTypeId)}
          onChange={(id) => state.changePhone(at, { phoneTypeId: Number(id) })}
          options={typeOptions}
        />
      </Field>
      <Field label={`Number of phone ${at + 1}`} error={state.errorAt(`${path}.phoneNumber`)}>
        <PhoneNumberInput
          name={`${path}.phoneNumber`}
          value={phone.phoneNumber}
          onChange={(phoneNumber) => state.changePhone(at, { phoneNumber })}
          onBlur={() => state.leave(`${path}.phoneNumber`)}
        />
      </Field>
      {!isOnly && (
        <chakra.span pt="6">
          <IconButton icon={Trash2} label={`Remove phone ${at + 1}`} onClick={() => state.removePhone(at)} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
