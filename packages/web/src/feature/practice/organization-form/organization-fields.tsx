import { chakra } from '@chakra-ui/react';
import { type OrganizationDraft, organizationLabels } from '@signa/core/practice';
import type { ComponentType } from 'react';
import { AddressList } from '../../../part/contact/address-list';
import { PhoneList } from '../../../part/contact/phone-list';
import { PhoneNumberInput } from '../../../part/contact/phone-number-input';
import { Field } from '../../../part/field/field';
import { RadioGroup } from '../../../part/field/radio-group';
import { PharmacyFields } from '../place-form/pharmacy-fields';
import { PlaceTextField } from '../place-form/place-text-field';
import { SwitchLine } from '../place-form/switch-line';
import type { OrganizationFormState } from './use-organization-form';

interface OrganizationFieldsProps {
  readonly state: OrganizationFormState;
  readonly isNew: boolean;
  readonly pharmacies: readonly { readonly code: string; readonly name: string }[];
}

type ListField = 'organizationAddresses' | 'organizationPhones';
type Controls = Readonly<Record<Exclude<keyof OrganizationDraft, ListField>, ComponentType<OrganizationFieldsProps>>>;

/** The control of each field, in the order of the form. */
const controls: Controls = {
  accountno: ({ state }) => (
    <PlaceTextField
      state={state}
      field="accountno"
      label={organizationLabels.accountno}
      inputMode="numeric"
      autoFocus
    />
  ),
  name: ({ state }) => <PlaceTextField state={state} field="name" label={organizationLabels.name} />,
  dbaName: ({ state }) => <PlaceTextField state={state} field="dbaName" label={organizationLabels.dbaName} optional />,
  emailAddress: ({ state }) => (
    <PlaceTextField state={state} field="emailAddress" label={organizationLabels.emailAddress} inputMode="email" />
  ),
  fax: ({ state: { field, errorAt } }) => (
    <Field label={organizationLabels.fax} optional error={errorAt('fax')}>
      <PhoneNumberInput {...field('fax')} />
    </Field>
  ),
  website: ({ state }) => (
    <PlaceTextField
      state={state}
      field="website"
      label={organizationLabels.website}
      inputMode="url"
      optional
      help="For example, https://example.com"
    />
  ),
  HIN: ({ state }) => (
    <PlaceTextField state={state} field="HIN" label={organizationLabels.HIN} optional help="Health Industry Number" />
  ),
  pharmacyCodes: ({ state: { values, change, errorAt }, pharmacies }) => (
    <PharmacyFields
      codes={values.pharmacyCodes}
      options={pharmacies}
      isSeveral
      error={errorAt('pharmacyCodes')}
      onChange={(pharmacyCodes) => change({ pharmacyCodes })}
    />
  ),
  isPIMSEnabled: ({ state: { values, change } }) => (
    <SwitchLine
      title="Practice system"
      label={organizationLabels.isPIMSEnabled}
      checked={values.isPIMSEnabled}
      onChange={(isPIMSEnabled) => change({ isPIMSEnabled })}
    />
  ),
  isActive: ({ state: { values, change }, isNew }) =>
    !isNew && (
      <RadioGroup
        legend={organizationLabels.isActive}
        value={values.isActive ? 'yes' : 'no'}
        onChange={(chosen) => change({ isActive: chosen === 'yes' })}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        isInline
      />
    ),
};

/** The fields of an organization, which only support fills in. */
export const OrganizationFields = (props: OrganizationFieldsProps) => (
  <>
    <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
      {Object.entries(controls).map(([field, Control]) => (
        <Control key={field} {...props} />
      ))}
    </chakra.div>
    <AddressList {...props.state.list('organizationAddresses')} />
    <PhoneList {...props.state.phoneList} />
  </>
);
