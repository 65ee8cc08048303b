import { chakra } from '@chakra-ui/react';
import { type AddressForm, addressLimits, addressTypes, states } from '@signa/core/base';
import { Field } from '../field/field';
import { Select } from '../field/select';
import { TextInput } from '../field/text-input';
import { wholePaste } from '../field/whole-paste';
import { useZipWarning } from './use-zip-warning';

const typeOptions = addressTypes.map(({ id, description }) => ({ value: String(id), label: description }));
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

interface AddressFieldsProps {
  readonly address: AddressForm;
  readonly onChange: (change: Partial<AddressForm>) => void;
  readonly errorAt: (field: keyof AddressForm) => string | null;
  /** Called when a field loses focus. */
  readonly onLeave: (field: keyof AddressForm) => void;
  /** Whether the first line is focused when the dialog opens. */
  readonly isFirst?: boolean;
}

/** The fields of one address, used for every kind of owner (A-119, C-043 to C-047, C-275). */
export function AddressFields({ address, onChange, errorAt, onLeave, isFirst = false }: AddressFieldsProps) {
  const doubt = useZipWarning();
  const control = (field: Exclude<keyof AddressForm, 'addressTypeId'>) => ({
    name: field,
    value: address[field],
    onChange: (text: string) => onChange({ [field]: text }),
    onBlur: () => onLeave(field),
  });
  const changeZip = (text: string) => onChange({ zip: text.replace(/\D/g, '') });
  return (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '8rem 1fr' }}>
        <Field label="Type" error={errorAt('addressTypeId')}>
          <Select
            name="addressTypeId"
            value={String(address.addressTypeId)}
            onChange={(id) => onChange({ addressTypeId: Number(id) })}
            options={typeOptions}
          />
        </Field>
        <Field label="Address line 1" error={errorAt('addressLine1')}>
          <TextInput {...control('addressLine1')} data-autofocus={isFirst || undefined} />
        </Field>
      </chakra.div>
      <Field label="Address line 2" optional error={errorAt('addressLine2')}>
        <TextInput {...control('addressLine2')} />
      </Field>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 7rem', md: '1fr 1fr 7rem' }}>
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0">
          <Field label="City" error={errorAt('city')}>
            <TextInput {...control('city')} />
          </Field>
        </chakra.div>
        <Field label="State" error={errorAt('state')}>
          <Select {...control('state')} placeholder="Choose" options={stateOptions} />
        </Field>
        <Field label="Zip code" error={errorAt('zip')} warning={doubt(address)}>
          <TextInput
            {...control('zip')}
            onChange={changeZip}
            onPaste={wholePaste(changeZip)}
            inputMode="numeric"
            maxLength={addressLimits.zip}
          />
        </Field>
      </chakra.div>
    </>
  );
}
