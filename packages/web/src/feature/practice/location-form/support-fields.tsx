import {
  isDraftPimsEnabled,
  type PimsConnectionType,
  type LocationDraft,
  type LocationForm,
  locationLabels,
  pimsConnectionTypes,
  writebackLoss,
  type WritebackLoss,
} from '@signa/core/practice';
import { Field } from '../../../part/field/field';
import { Select } from '../../../part/field/select';
import { PharmacyFields } from '../place-form/pharmacy-fields';
import { PlaceTextField } from '../place-form/place-text-field';
import { SwitchLine } from '../place-form/switch-line';
import type { ComponentType } from 'react';
import type { LocationFormState } from './use-location-form';
import type { LocationKnowledge } from './use-location-knowledge';

interface SupportFieldsProps {
  readonly state: LocationFormState;
  readonly known: LocationKnowledge;
  readonly isNew: boolean;
  /** True if the feature pimsWriteback is on. */
  readonly hasWriteback: boolean;
}

type SupportField = Exclude<keyof LocationDraft, keyof LocationForm | 'isActive'>;

/** The control of each field, in the order of the form. Only a new location has its account number here. */
const controls: Readonly<Record<SupportField, ComponentType<SupportFieldsProps>>> = {
  locationAccountId: ({ state, isNew }) =>
    isNew && (
      <PlaceTextField state={state} field="locationAccountId" label={locationLabels.locationAccountId} optional />
    ),
  locationPortalTypeId: ({ state: { values, change, errorAt }, known }) => (
    <Field label={locationLabels.locationPortalTypeId} error={errorAt('locationPortalTypeId')}>
      <Select
        name="locationPortalTypeId"
        value={values.locationPortalTypeId}
        placeholder="Choose a portal type"
        onChange={(locationPortalTypeId) => change({ locationPortalTypeId })}
        options={known.portalTypes.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  ),
  pharmacyCodes: ({ state: { values, change, errorAt }, known, isNew }) => (
    <PharmacyFields
      codes={values.pharmacyCodes}
      options={known.pharmacies}
      isSeveral={!isNew}
      optional={known.organization !== null}
      error={errorAt('pharmacyCodes')}
      onChange={(pharmacyCodes) => change({ pharmacyCodes })}
    />
  ),
  isPimsEnabled: ({ state: { values, change, errorAt }, known: { organization } }) => (
    <SwitchLine
      title="Practice system"
      label={locationLabels.isPimsEnabled}
      checked={isDraftPimsEnabled(values, organization)}
      onChange={(isPimsEnabled) => change({ isPimsEnabled })}
      help={values.isPimsEnabled === null && organization ? 'Same as the organization unless changed here.' : undefined}
      error={errorAt('isPimsEnabled')}
    />
  ),
  pimsConnectionType: ({ state }) => (
    <Field
      label={locationLabels.pimsConnectionType}
      optional
      warning={lossAt(state, 'pimsConnectionType')}
      error={state.errorAt('pimsConnectionType')}
    >
      <Select
        name="pimsConnectionType"
        value={state.values.pimsConnectionType ?? ''}
        placeholder="None"
        onChange={(type) => state.change({ pimsConnectionType: type === '' ? null : (type as PimsConnectionType) })}
        options={pimsConnectionTypes.map((type) => ({ value: type, label: type }))}
      />
    </Field>
  ),
  pimsAccountId: ({ state }) => (
    <PlaceTextField
      state={state}
      field="pimsAccountId"
      label={locationLabels.pimsAccountId}
      optional
      warning={lossAt(state, 'pimsAccountId')}
    />
  ),
  isEnabledForWriteback: (props) => props.hasWriteback && <WritebackField {...props} />,
  pimsWritebackAccountId: ({ state, hasWriteback }) =>
    hasWriteback && (
      <PlaceTextField
        state={state}
        field="pimsWritebackAccountId"
        label={locationLabels.pimsWritebackAccountId}
        optional
      />
    ),
  pimsWritebackLocationId: ({ state, hasWriteback }) =>
    hasWriteback && (
      <PlaceTextField
        state={state}
        field="pimsWritebackLocationId"
        label={locationLabels.pimsWritebackLocationId}
        optional
      />
    ),
};

/** Location fields that only Signa support sets: products, pharmacy, and PIMS. */
export const SupportFields = (props: SupportFieldsProps) =>
  Object.entries(controls).map(([field, Control]) => <Control key={field} {...props} />);

/** The warning at a field whose value turns write-back off. */
function lossAt({ start, values }: LocationFormState, path: WritebackLoss['path']): string | null {
  const loss = writebackLoss(start.isEnabledForWriteback, values);
  return loss?.path === path ? loss.message : null;
}

/** the select is disabled until the PIMS is on. */
function WritebackField({ state: { values, change, errorAt }, known: { organization } }: SupportFieldsProps) {
  const isOn = isDraftPimsEnabled(values, organization);
  return (
    <Field
      label={locationLabels.isEnabledForWriteback}
      disabled={!isOn}
      help={isOn ? undefined : 'PIMS must be enabled.'}
      error={errorAt('isEnabledForWriteback')}
    >
      <Select
        name="isEnabledForWriteback"
        value={values.isEnabledForWriteback ? 'on' : 'off'}
        onChange={(chosen) => change({ isEnabledForWriteback: chosen === 'on' })}
        options={[
          { value: 'on', label: 'Enabled' },
          { value: 'off', label: 'Disabled' },
        ]}
      />
    </Field>
  );
}
