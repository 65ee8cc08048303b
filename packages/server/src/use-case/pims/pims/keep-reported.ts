import { comparedClient, comparedPatient } from '@signa/core/clients';
import {
  afterReport,
  type ComparedField,
  type PimsCaretaker,
  type PimsPatient,
  type SyncedField,
} from '@signa/core/practice';
import { type Instant, todayIn } from '@signa/core/base';
import { findClient } from '../../../store/clients/client/client-store.js';
import { listBreeds } from '../../../store/clients/patient/medical-list-store.js';
import { findPatient, type StoredPatient } from '../../../store/clients/patient/patient-store.js';
import { changeSynced } from '../../../store/pims/pims/sync-store.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import { loadFeatures } from '../../../store/practice/practice/feature-store.js';
import type { Queryable } from '../../../store/statement.js';

/** A linked client or patient at a location. */
export interface LinkedOne {
  readonly locationId: string;
  readonly id: string;
}

/** Stores what the PIMS reported about a client (C-255); `null` when the PIMS no longer has the client. */
export async function storeReportedClient(
  tx: Queryable,
  { locationId, id }: LinkedOne,
  theirs: PimsCaretaker,
  now: Instant,
): Promise<readonly SyncedField[] | null> {
  const client = await findClient(tx, [locationId], id);
  if (!client) return null;
  const reported = comparedClient(client, theirs);
  return changeSynced(tx, { linked: 'client', locationId, id }, (kept) => afterReport(kept, reported, now));
}

/** Same as above for a patient. */
export async function storeReportedPatient(
  tx: Queryable,
  { locationId, id }: LinkedOne,
  theirs: PimsPatient,
  now: Instant,
): Promise<readonly SyncedField[] | null> {
  const patient = await findPatient(tx, [locationId], id);
  if (!patient) return null;
  const reported = await reportedPatient(tx, patient, theirs, now);
  return changeSynced(tx, { linked: 'patient', locationId, id }, (kept) => afterReport(kept, reported, now));
}

/** The synced fields that a record reports for a patient, interpreted at the patient's location. */
export async function reportedPatient(
  tx: Queryable,
  patient: StoredPatient,
  theirs: PimsPatient,
  now: Instant,
): Promise<ComparedField[]> {
  const { locationId } = patient;
  const species = patient.species?.code ?? null;
  return comparedPatient(patient, theirs, {
    today: todayIn(await zoneOf(tx, locationId), now),
    species,
    breeds: species === null ? [] : await listBreeds(tx, species),
    hasPatientGender: (await loadFeatures(tx, locationId)).includes('patientGender'),
  });
}
