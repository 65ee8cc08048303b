import {
  isDraftPimsEnabled,
  type PimsConnectionType,
  pimsConnectionTypes,
  writebackLoss,
  type WritebackLoss,
} from '@signa/core/practice';
import { Field } from '../../../part/field/field';
import { Select } from '../../../part/field/select';
import { PharmacyFields } from '../place-form/pharmacy-fields';
import { PlaceTextField } from '../place-form/place-text-field';
import { SwitchLine } from '../place-form/switch-line';
import { locationLabels } from './location-form';
import type { LocationFormState } from './location-form';
import type { LocationKnowledge } from './use-location-knowledge';

interface SupportFieldsProps {
  readonly state: LocationFormState;
  readonly known: LocationKnowledge;
  readonly isNew: boolean;
  /** True if the feature pimsWriteback is on. */
  readonly hasWriteback: boolean;
}

/** Location fields that only Signa support sets: products, pharmacy, and PIMS. */
export function SupportFields({ state, known, isNew, hasWriteback }: SupportFieldsProps) {
  const { form, change, errorAt } = state;
  return (
    <>
      {isNew && (
        <PlaceTextField state={state} field="locationAccountId" label={locationLabels.locationAccountId} optional />
      )}
      <Field label={locationLabels.locationPortalTypeId} error={errorAt('locationPortalTypeId')}>
        <Select
          name="locationPortalTypeId"
          value={form.locationPortalTypeId}
          placeholder="Choose a portal type"
          onChange={(locationPortalTypeId) => change({ locationPortalTypeId })}
          options={known.portalTypes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <PharmacyFields
        codes={form.pharmacyCodes}
        options={known.pharmacies}
        isSeveral={!isNew}
        optional={known.organization !== null}
        error={errorAt('pharmacyCodes')}
        onChange={(pharmacyCodes) => change({ pharmacyCodes })}
      />
      <PimsFields state={state} known={known} />
      {hasWriteback && <WritebackFields state={state} known={known} />}
    </>
  );
}

interface PimsFieldsProps {
  readonly state: LocationFormState;
  readonly known: LocationKnowledge;
}

function PimsFields({ state, known: { organization } }: PimsFieldsProps) {
  const { form, change, errorAt } = state;
  const loss = writebackLoss(state.start.isEnabledForWriteback, form);
  const lossAt = (path: WritebackLoss['path']) => (loss?.path === path ? loss.message : null);
  return (
    <>
      <SwitchLine
        title="Practice system"
        label={locationLabels.isPimsEnabled}
        checked={isDraftPimsEnabled(form, organization)}
        onChange={(isPimsEnabled) => change({ isPimsEnabled })}
        help={form.isPimsEnabled === null && organization ? 'Same as the organization unless changed here.' : undefined}
        error={errorAt('isPimsEnabled')}
      />
      <Field
        label={locationLabels.pimsConnectionType}
        optional
        warning={lossAt('pimsConnectionType')}
        error={errorAt('pimsConnectionType')}
      >
        <Select
          name="pimsConnectionType"
          value={form.pimsConnectionType ?? ''}
          placeholder="None"
          onChange={(type) => change({ pimsConnectionType: type === '' ? null : (type as PimsConnectionType) })}
          options={pimsConnectionTypes.map((type) => ({ value: type, label: type }))}
        />
      </Field>
      <PlaceTextField
        state={state}
        field="pimsAccountId"
        label={locationLabels.pimsAccountId}
        optional
        warning={lossAt('pimsAccountId')}
      />
    </>
  );
}

/** the select is disabled until the PIMS is on. */
function WritebackFields({ state, known: { organization } }: PimsFieldsProps) {
  const { form, change, errorAt } = state;
  const isOn = isDraftPimsEnabled(form, organization);
  return (
    <>
      <Field
        label={locationLabels.isEnabledForWriteback}
        disabled={!isOn}
        help={isOn ? undefined : 'Needs PIMS enabled.'}
        error={errorAt('isEnabledForWriteback')}
      >
        <Select
          name="isEnabledForWriteback"
          value={form.isEnabledForWriteback ? 'on' : 'off'}
          onChange={(chosen) => change({ isEnabledForWriteback: chosen === 'on' })}
          options={[
            { value: 'on', label: 'Enabled' },
            { value: 'off', label: 'Disabled' },
          ]}
        />
      </Field>
      <PlaceTextField
        state={state}
        field="pimsWritebackAccountId"
        label={locationLabels.pimsWritebackAccountId}
        optional
      />
      <PlaceTextField
        state={state}
        field="pimsWritebackLocationId"
        label={locationLabels.pimsWritebackLocationId}
        optional
      />
    </>
  );
}
