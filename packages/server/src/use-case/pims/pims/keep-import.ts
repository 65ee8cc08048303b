import { valuesOfPatient } from '@signa/core/clients';
import { afterChange, afterReport, type PimsPatient } from '@signa/core/practice';
import type { StoredPatient } from '../../../store/clients/patient/patient-store.js';
import { changeSynced } from '../../../store/pims/pims/sync-store.js';
import type { Acting } from '../../guard/acting.js';
import type { Work } from '../../work.js';
import { reportedPatient } from './keep-reported.js';

/**
 * Records for a newly imported patient which values came from the record and which were typed instead (C-255, C-258).
 */
export async function keepImport(
  { tx, now }: Work,
  patient: StoredPatient,
  record: PimsPatient,
  { displayName }: Acting,
): Promise<void> {
  const { locationId, id } = patient;
  const reported = await reportedPatient(tx, patient, record, now);
  await changeSynced(tx, { linked: 'patient', locationId, id }, (kept) =>
    afterChange(afterReport(kept, reported, now), {}, valuesOfPatient(patient), { at: now, by: displayName }),
  );
}
