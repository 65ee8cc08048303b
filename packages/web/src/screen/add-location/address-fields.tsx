import { chakra } from '@chakra-ui/react';
import { addressLimits, addressTypes, emptyAddress, states } from '@signa/core/contact';
import type { AddressForm } from '@signa/core/contact';
import { Field } from '../../part/field/field';
import { Select } from '../../part/field/select';
import { TextInput } from '../../part/field/text-input';
import { FieldGroup } from './field-group';
import type { LocationFormState } from './use-location-form';

const typeOptions = addressTypes.map(({ id, description }) => ({ value: String(id), label: description }));
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

/** The address of a new location (A-119, C-043 to C-047). */
export function AddressFields({ state }: { readonly state: LocationFormState }) {
  const address = state.form.locationAddresses[0] ?? emptyAddress;
  const control = (field: Exclude<keyof AddressForm, 'addressTypeId'>) => ({
    name: field,
    value: address[field],
    onChange: (text: string) => state.changeAddress({ [field]: text }),
    onBlur: () => state.leave(`locationAddresses.0.${field}`),
  });
  const errorAt = (field: keyof AddressForm) => state.errorAt(`locationAddresses.0.${field}`);
  return (
    <FieldGroup legend="Address" error={state.errorAt('locationAddresses')}>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '8rem 1fr' }}>
        <Field label="Type" error={errorAt('addressTypeId')}>
          <Select
            name="addressTypeId"
            value={String(address.addressTypeId)}
            onChange={(id) => state.changeAddress({ addressTypeId: Number(id) })}
            options={typeOptions}
          />
        </Field>
        <Field label="Address line 1" error={errorAt('addressLine1')}>
          <TextInput {...control('addressLine1')} autoComplete="address-line1" />
        </Field>
      </chakra.div>
      <Field label="Address line 2" optional error={errorAt('addressLine2')}>
        <TextInput {...control('addressLine2')} autoComplete="address-line2" />
      </Field>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 7rem', md: '1fr 1fr 7rem' }}>
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0">
          <Field label="City" error={errorAt('city')}>
            <TextInput {...control('city')} autoComplete="address-level2" />
          </Field>
        </chakra.div>
        <Field label="State" error={errorAt('state')}>
          <Select {...control('state')} placeholder="Choose" options={stateOptions} />
        </Field>
        <Field label="Zip code" error={errorAt('zip')}>
          <TextInput
            {...control('zip')}
            onChange={(text) => state.changeAddress({ zip: text.replace(/\D/g, '') })}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={addressLimits.zip}
          />
        </Field>
      </chakra.div>
    </FieldGroup>
  );
}
