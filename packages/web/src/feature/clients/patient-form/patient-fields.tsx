import { chakra } from '@chakra-ui/react';
import {
  earliestBirthdate,
  genderLabel,
  genderOptions,
  lastExamSource,
  patientFields,
  type PatientForm,
  weightAge,
  type WeightAge,
  weightUnits,
} from '@signa/core/clients';
import { todayIn } from '@signa/core/base';
import { sourceText } from '@signa/core/practice';
import { useId } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { RadioGroup } from '../../../part/field/radio-group';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import type { MedicalListField } from './medical-fields';
import type { FormPatient } from './patient-draft';
import type { PatientFormState } from './use-patient-form';

interface PatientFieldsProps {
  readonly state: PatientFormState;
  /** `null` for a new patient. */
  readonly patient: FormPatient | null;
}

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="4"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
  >
    {children}
  </chakra.div>
);

/** The medical fields are below, and the unit is beside the weight. */
type OwnField = Exclude<keyof PatientForm, MedicalListField | 'weightUnit'>;

/** The control of each field, in the order of the form. */
const controls: Readonly<Record<OwnField, ComponentType<PatientFieldsProps>>> = {
  name: NameField,
  speciesCode: SpeciesField,
  breedCode: BreedField,
  gender: GenderField,
  birthdate: BirthdateField,
  weight: WeightField,
  prescVetLocationUserId: VetField,
  lastExamDate: LastExamField,
};

/** The fields that identify the patient, above the medical ones (C-061 to C-068, C-070). */
export function PatientFields({ state, patient }: PatientFieldsProps) {
  return (
    <Grid>
      {Object.entries(controls).map(([field, Control]) => (
        <Control key={field} state={state} patient={patient} />
      ))}
      {state.isEdit && <DeceasedField state={state} patient={patient} />}
      <RadioGroup
        legend="Active"
        isInline
        value={state.values.isActive ? 'yes' : 'no'}
        onChange={(value) => state.change({ isActive: value === 'yes' })}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    </Grid>
  );
}

interface OneField {
  readonly state: PatientFormState;
}

/** The source of a synced field's value, while it is unchanged (C-258). */
function useSource({ keptOf }: PatientFormState, field: Parameters<PatientFormState['keptOf']>[0]): string | null {
  const { location } = usePractice();
  return sourceText(keptOf(field), location.timeZone);
}

function NameField({ state: { field, errorAt } }: OneField) {
  return (
    <Field label={patientFields.name.label} error={errorAt('name')}>
      <TextInput {...field('name')} data-autofocus />
    </Field>
  );
}

function SpeciesField({ state: { values, lists, change, errorAt } }: OneField) {
  return (
    <Field label={patientFields.speciesCode.label} error={errorAt('speciesCode')}>
      <Select
        name="speciesCode"
        placeholder="Choose"
        value={values.speciesCode}
        onChange={(speciesCode) => change({ speciesCode })}
        options={lists.species.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Field>
  );
}

/** Adds the stored value to the options, so that it can be kept (C-064). */
const withStored = <O extends { readonly value: string; readonly label: string }>(
  options: readonly O[],
  stored: { readonly value: string; readonly label: string } | null,
) => (stored && !options.some(({ value }) => value === stored.value) ? [...options, stored] : options);

function BreedField({ state, patient }: PatientFieldsProps) {
  const { values, start, lists, change, errorAt, isNew } = state;
  const source = useSource(state, 'breed');
  const options = (lists.breeds ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const known = values.speciesCode === start.speciesCode ? patient?.breed : null;
  const stored = known ? { value: known.code, label: known.name } : null;
  return (
    <Field
      label={patientFields.breedCode.label}
      optional
      isNew={isNew('breed')}
      disabled={values.speciesCode === '' || lists.breeds === null}
      help={values.speciesCode === '' ? 'Choose the species first.' : source}
      error={errorAt('breedCode')}
    >
      <Select
        name="breedCode"
        placeholder="None"
        value={values.breedCode}
        onChange={(breedCode) => change({ breedCode })}
        options={lists.breeds === null ? [] : withStored(options, stored)}
      />
    </Field>
  );
}

function GenderField({ state }: OneField) {
  const { values, lists, hasPatientGender, change, errorAt, isNew } = state;
  const source = useSource(state, 'gender');
  const species = lists.species.find(({ code }) => code === values.speciesCode)?.code ?? null;
  const options = genderOptions(species, hasPatientGender).map(({ code, label }) => ({ value: code, label }));
  // The stored or imported gender, which the options may not include.
  const word = genderLabel(values.gender);
  const held = word ? { value: values.gender, label: word } : null;
  return (
    <Field label={patientFields.gender.label} isNew={isNew('gender')} help={source} error={errorAt('gender')}>
      <Select
        name="gender"
        placeholder="Choose"
        value={values.gender}
        onChange={(gender) => change({ gender })}
        options={withStored<{ value: string; label: string }>(options, held)}
      />
    </Field>
  );
}

function BirthdateField({ state }: OneField) {
  const { values, change, errorAt, isNew } = state;
  const { today } = usePractice();
  const source = useSource(state, 'birthdate');
  return (
    <Field label={patientFields.birthdate.label} isNew={isNew('birthdate')} help={source} error={errorAt('birthdate')}>
      <DateInput
        value={values.birthdate}
        min={earliestBirthdate}
        max={today()}
        onChange={(birthdate) => change({ birthdate })}
      />
    </Field>
  );
}

function WeightField({ state, patient }: PatientFieldsProps) {
  const { values, start, field, change, errorAt, isNew } = state;
  const source = useSource(state, 'weight');
  const { today, location } = usePractice();
  const unitId = useId();
  const isStored = values.weight === start.weight && values.weightUnit === start.weightUnit;
  const recorded = isStored ? patient?.weightRecorded : null;
  const age = recorded ? weightAge(recorded, today(), location.timeZone) : null;
  return (
    <Field
      label={patientFields.weight.label}
      optional
      isNew={isNew('weight')}
      error={errorAt('weight') ?? errorAt('weightUnit')}
      warning={age?.isOld ? age.text : null}
      help={weightHelp(age, source)}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 5.5rem" gap="2" alignItems="start">
        <TextInput {...field('weight')} inputMode="decimal" />
        <Select
          id={unitId}
          aria-label={patientFields.weightUnit.label}
          name="weightUnit"
          value={values.weightUnit}
          onChange={(next) => change({ weightUnit: weightUnits.find((unit) => unit === next) ?? values.weightUnit })}
          options={weightUnits.map((value) => ({ value, label: value }))}
        />
      </chakra.div>
    </Field>
  );
}

/** The weight's help text says when and by whom it was recorded; the source is added beside it. */
const weightHelp = (age: WeightAge | null, source: string | null) =>
  [age && !age.isOld ? age.text : null, source].filter(Boolean).join(' ') || null;

function VetField({ state: { values, start, lists, change, errorAt } }: OneField) {
  const options = lists.vets.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const former =
    start.prescVetLocationUserId === '' || lists.isLoading
      ? null
      : { value: start.prescVetLocationUserId, label: 'No longer works here' };
  return (
    <Field label={patientFields.prescVetLocationUserId.label} optional error={errorAt('prescVetLocationUserId')}>
      <Select
        name="prescVetLocationUserId"
        placeholder="None"
        value={values.prescVetLocationUserId}
        onChange={(id) => change({ prescVetLocationUserId: id })}
        options={withStored(options, former)}
      />
    </Field>
  );
}

function LastExamField({ state: { values, start, change, errorAt }, patient }: PatientFieldsProps) {
  const { today, location } = usePractice();
  const recorded = values.lastExamDate === start.lastExamDate ? patient?.lastExamRecorded : null;
  return (
    <Field
      label={patientFields.lastExamDate.label}
      optional
      help={recorded ? lastExamSource(recorded.by, todayIn(location.timeZone, recorded.at)) : null}
      error={errorAt('lastExamDate')}
    >
      <DateInput value={values.lastExamDate} max={today()} onChange={(lastExamDate) => change({ lastExamDate })} />
    </Field>
  );
}

function DeceasedField({ state, patient }: PatientFieldsProps) {
  const { values, start, change, errorAt, isNew } = state;
  const { today } = usePractice();
  const source = useSource(state, 'deceasedDate');
  const isUndated = patient?.isDeceased === true && start.deceasedDate === '';
  return (
    <Field
      label="Date of Death"
      optional
      isNew={isNew('deceasedDate')}
      help={isUndated ? 'Recorded as deceased, without a date.' : source}
      error={errorAt('deceasedDate')}
    >
      <DateInput value={values.deceasedDate} max={today()} onChange={(deceasedDate) => change({ deceasedDate })} />
    </Field>
  );
}
