import type { AddLocationPatientInput } from '@signa/core/contract';
import { importedPatient, type PatientForm, speciesTold } from '@signa/core/clients';
import type { PatientRecord } from '@signa/core/pims';
import { todayIn } from '@signa/core/base';
import { listAllergies, listBreeds } from '../../store/patient/medical-list-store.js';
import { zoneOf } from '../../store/place/zone.js';
import type { Work } from '../work.js';
import { formOfNew } from './patient-form.js';

/** A record that is imported, and the ids under which it is linked. */
export interface ImportedRecord {
  readonly record: PatientRecord;
  readonly ids: { readonly pimsId: string | null; readonly pimsProviderId: string | null };
}

/**
 * The form of a patient who is added, and whether it is active. What is not sent of a patient who is imported is as the
 * practice system told it; what is sent holds, as somebody typed it (C-060, C-119 to C-121).
 */
export async function formOfAdded(
  { tx, now }: Work,
  input: AddLocationPatientInput,
  imported: ImportedRecord | null,
): Promise<{ readonly form: PatientForm; readonly isActive: boolean }> {
  const sent = formOfNew(input);
  if (imported === null) return { form: sent, isActive: input.isActive ?? true };
  const { record } = imported;
  // Of another species than the one told, a breed that it has not is left empty (C-061).
  const breeds = await listBreeds(tx, sent.speciesCode ?? speciesTold(record.normalizedSpecies));
  const today = todayIn(await zoneOf(tx, input.locationId), now);
  const told = importedPatient(record, { breeds, allergies: await listAllergies(tx) }, today);
  const missing = Object.entries(told).filter(
    ([field]) => field in sent && input[field as keyof PatientForm] === undefined,
  );
  return { form: { ...sent, ...Object.fromEntries(missing) }, isActive: input.isActive ?? told.isActive };
}
