import { chakra } from '@chakra-ui/react';
import { emptyAddress } from '@signa/core/contact';
import { usePractice } from '../../platform/practice/practice';
import { Field } from '../../part/field/field';
import { RadioGroup } from '../../part/field/radio-group';
import { TextInput } from '../../part/field/text-input';
import { AddressFields } from '../../part/contact/address-fields';
import { FieldGroup } from '../../part/field/field-group';
import { FormDialog } from '../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../part/overlay/use-leave-question';
import { PhoneFields } from './phone-fields';
import { useAddLocation } from './use-add-location';
import type { LocationFormState } from './use-location-form';

/** The Add Location modal: a new location of the organization of the selected one. */
export function AddLocationDialog({ onClose }: { readonly onClose: () => void }) {
  const { location } = usePractice();
  const { state, save, busy, form } = useAddLocation(onClose);
  const { leave, question } = useLeaveQuestion({
    isDirty: state.isDirty,
    title: 'Discard the new location?',
    onLeave: onClose,
  });
  return (
    <>
      <FormDialog
        title="Add Location"
        width="form"
        form={form}
        send="Add location"
        busy={busy}
        onSend={() => void save()}
        onClose={leave}
      >
        <chakra.p color="fg.muted">
          It joins{' '}
          <chakra.b fontWeight="semibold" color="fg.default">
            {location.organization?.name}
          </chakra.b>
          , with the product range of {location.name}. You can work there at once, with your present role.
        </chakra.p>
        <GeneralFields state={state} />
        <LocationAddress state={state} />
        <PhoneFields state={state} />
      </FormDialog>
      {question}
    </>
  );
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function GeneralFields({ state }: { readonly state: LocationFormState }) {
  const { form, errorAt, change, leave } = state;
  const control = (field: 'name' | 'emailAddress' | 'website' | 'HIN') => ({
    name: field,
    value: form[field],
    onChange: (text: string) => change({ [field]: text }),
    onBlur: () => leave(field),
  });
  const chosen = form.isOfficeUseEnabled === null ? '' : form.isOfficeUseEnabled ? 'yes' : 'no';
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
      <Field label="Location name" error={errorAt('name')}>
        <TextInput {...control('name')} data-autofocus />
      </Field>
      <Field label="E-mail" error={errorAt('emailAddress')}>
        <TextInput {...control('emailAddress')} inputMode="email" />
      </Field>
      <Field label="Website" optional help="Such as https://example.com" error={errorAt('website')}>
        <TextInput {...control('website')} inputMode="url" />
      </Field>
      <Field label="HIN" optional help="Health Industry Number" error={errorAt('HIN')}>
        <TextInput {...control('HIN')} />
      </Field>
      <RadioGroup
        legend="Office use enabled"
        value={chosen}
        onChange={(value) => change({ isOfficeUseEnabled: value === 'yes' })}
        options={answers}
        error={errorAt('isOfficeUseEnabled')}
      />
    </chakra.div>
  );
}

/** The one address that a new location starts with. */
function LocationAddress({ state }: { readonly state: LocationFormState }) {
  const path = 'locationAddresses';
  return (
    <FieldGroup legend="Address" error={state.errorAt(path)}>
      <AddressFields
        address={state.form.locationAddresses[0] ?? emptyAddress}
        onChange={state.changeAddress}
        errorAt={(field) => state.errorAt(`${path}.0.${field}`)}
        onLeave={(field) => state.leave(`${path}.0.${field}`)}
      />
    </FieldGroup>
  );
}
