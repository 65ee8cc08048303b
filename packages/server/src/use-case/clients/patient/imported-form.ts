import type { AddLocationPatientInput } from '@signa/core/contract';
import { importedPatient, newPatientForm, type PatientForm, reportedSpecies } from '@signa/core/clients';
import type { PatientRecord } from '@signa/core/pims';
import { todayIn } from '@signa/core/base';
import { listAllergies, listBreeds } from '../../../store/clients/patient/medical-list-store.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import type { Work } from '../../work.js';

/** An imported record, and the ids under which it is linked. */
export interface ImportedRecord {
  readonly record: PatientRecord;
  readonly ids: { readonly pimsId: string | null; readonly pimsProviderId: string | null };
}

/**
 * Form of a patient to be added, and whether the patient is active. Fields that are not sent of an imported patient
 * come from the PIMS record; fields that are sent take precedence (C-060, C-119 to C-121).
 */
export async function formOfAdded(
  { tx, now }: Work,
  input: AddLocationPatientInput,
  imported: ImportedRecord | null,
): Promise<{ readonly form: PatientForm; readonly isActive: boolean }> {
  const sent = newPatientForm(input);
  if (imported === null) return { form: sent, isActive: input.isActive ?? true };
  const { record } = imported;
  // When the caller sends a species other than the record's, a breed that the species does not have is left empty
  // (C-061).
  const breeds = await listBreeds(tx, sent.speciesCode ?? reportedSpecies(record.normalizedSpecies));
  const today = todayIn(await zoneOf(tx, input.locationId), now);
  const told = importedPatient(record, { breeds, allergies: await listAllergies(tx) }, today);
  const missing = Object.entries(told).filter(
    ([field]) => field in sent && input[field as keyof PatientForm] === undefined,
  );
  return { form: { ...sent, ...Object.fromEntries(missing) }, isActive: input.isActive ?? told.isActive };
}
