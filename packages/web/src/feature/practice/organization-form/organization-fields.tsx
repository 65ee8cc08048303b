import { chakra } from '@chakra-ui/react';
import { PhoneNumberInput } from '../../../part/contact/phone-number-input';
import { Field } from '../../../part/field/field';
import { RadioGroup } from '../../../part/field/radio-group';
import { PharmacyFields } from '../place-form/pharmacy-fields';
import { PlaceLists } from '../place-form/place-lists';
import { PlaceTextField } from '../place-form/place-text-field';
import { SwitchLine } from '../place-form/switch-line';
import { organizationLabels } from './organization-form';
import type { OrganizationFormState } from './organization-form';

interface OrganizationFieldsProps {
  readonly state: OrganizationFormState;
  readonly isNew: boolean;
  readonly pharmacies: readonly { readonly code: string; readonly name: string }[];
}

/** The fields of an organization, which only support fills in. */
export function OrganizationFields({ state, isNew, pharmacies }: OrganizationFieldsProps) {
  const { form, change, errorAt, leave } = state;
  return (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        <PlaceTextField
          state={state}
          field="accountno"
          label={organizationLabels.accountno}
          inputMode="numeric"
          autoFocus
        />
        <PlaceTextField state={state} field="name" label={organizationLabels.name} />
        <PlaceTextField state={state} field="dbaName" label={organizationLabels.dbaName} optional />
        <PlaceTextField state={state} field="emailAddress" label={organizationLabels.emailAddress} inputMode="email" />
        <Field label={organizationLabels.fax} optional error={errorAt('fax')}>
          <PhoneNumberInput
            name="fax"
            value={form.fax}
            onChange={(fax) => change({ fax })}
            onBlur={() => leave('fax')}
          />
        </Field>
        <PlaceTextField
          state={state}
          field="website"
          label={organizationLabels.website}
          inputMode="url"
          optional
          help="For example, https://example.com"
        />
        <PlaceTextField
          state={state}
          field="HIN"
          label={organizationLabels.HIN}
          optional
          help="Health Industry Number"
        />
        <PharmacyFields
          codes={form.pharmacyCodes}
          options={pharmacies}
          isSeveral
          error={errorAt('pharmacyCodes')}
          onChange={(pharmacyCodes) => change({ pharmacyCodes })}
        />
        <SwitchLine
          title="Practice system"
          label={organizationLabels.isPIMSEnabled}
          checked={form.isPIMSEnabled}
          onChange={(isPIMSEnabled) => change({ isPIMSEnabled })}
        />
        {!isNew && (
          <RadioGroup
            legend={organizationLabels.isActive}
            value={form.isActive ? 'yes' : 'no'}
            onChange={(chosen) => change({ isActive: chosen === 'yes' })}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            isInline
          />
        )}
      </chakra.div>
      <PlaceLists state={state} />
    </>
  );
}
