import type { Instant } from '@signa/core/base';
import { type PatientForm, settledEntries, settlePatientForm } from '@signa/core/clients';
import type { Updateable } from 'kysely';
import type { PatientTable } from '../../../database/schema/patient.js';
import type { StoredPatient } from '../../../store/clients/patient/patient-store.js';
import type { StoredLists } from './patient-facts.js';

type Field = keyof PatientForm;

/**
 * Column values for the named fields; other columns keep their stored value (C-071).
 *
 * @param stored - `null` for a new patient
 */
export function patientValues(
  form: PatientForm,
  fields: readonly Field[],
  lists: StoredLists,
  stored: StoredPatient | null,
): Updateable<PatientTable> {
  const { name, speciesCode, breedCode, gender, birthdate, weight, weightUnit, ...rest } = settlePatientForm(form);
  const meds = stored?.currentMeds.map((entry) => ({ code: entry.code ?? '', name: entry.name })) ?? [];
  const columns: Readonly<Record<Field, () => Updateable<PatientTable>>> = {
    name: () => ({ name: name ?? '' }),
    speciesCode: () => ({ species_code: speciesCode }),
    breedCode: () => ({ breed_code: breedCode }),
    gender: () => ({ gender }),
    birthdate: () => ({ birthdate }),
    weight: () => ({ weight }),
    weightUnit: () => ({ weight_unit: weightUnit as PatientTable['weight_unit'] }),
    prescVetLocationUserId: () => ({ presc_vet_location_user_id: rest.prescVetLocationUserId }),
    lastExamDate: () => ({ last_exam_on: rest.lastExamDate }),
    allergies: () => ({
      allergies: JSON.stringify(settledEntries(rest.allergies, lists.allergies, stored?.allergies ?? [])),
    }),
    healthConditions: () => ({
      health_conditions: JSON.stringify(
        settledEntries(rest.healthConditions, lists.healthConditions, stored?.healthConditions ?? []),
      ),
    }),
    currentMeds: () => ({ current_meds: JSON.stringify(settledEntries(rest.currentMeds, lists.medications, meds)) }),
  };
  return fields.reduce<Updateable<PatientTable>>((values, field) => ({ ...values, ...columns[field]() }), {});
}

/** Every field of the form. */
export const formFields = (form: PatientForm) => Object.keys(form) as Field[];

/**
 * Who entered the date of the last exam, and when; nothing while the date is unchanged (C-351).
 *
 * @param stored - `null` for a new patient
 */
export function lastExamRecorded(
  { lastExamDate }: Pick<PatientForm, 'lastExamDate'>,
  stored: Pick<PatientForm, 'lastExamDate'> | null,
  { at, by }: { readonly at: Instant; readonly by: string },
): Updateable<PatientTable> {
  if (lastExamDate === (stored?.lastExamDate ?? null)) return {};
  if (lastExamDate === null) return { last_exam_recorded_at: null, last_exam_recorded_by: null };
  return { last_exam_recorded_at: at, last_exam_recorded_by: by };
}
