import { type StoredClient, lockClient } from '../../store/clients/client/client-store.js';
import { findNamedRecord, lockRecords } from '../../store/clients/merge/locked-records.js';
import { findMergePair, type MergePair, type MergePairName } from '../../store/clients/merge/merge-pair.js';
import { findMerge, type StoredMerge } from '../../store/clients/merge/record-merge-store.js';
import { type FoundImport, lockImport } from '../../store/pims/pims-import/import-store.js';
import type { MergeNoun } from '@signa/core/clients';
import { requireUnmerged } from './require-unmerged.js';
import { type StoredPatient, lockPatient } from '../../store/clients/patient/patient-store.js';
import { lockParties } from '../../store/clients/patient/lock-parties.js';
import { lockSignedMessages } from '../../store/outbox/withdraw-messages.js';
import { lockPrescription } from '../../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescribing/prescription/stored-prescription.js';
import type { Queryable } from '../../store/statement.js';
import type { StoredTask } from '../../store/prescribing/task/stored-task.js';
import { lockAnsweredBy, lockJoined, lockTask } from '../../store/prescribing/task/task-store.js';

/** A request with the related requests on its card, which get the same answer (P-238). */
export interface Card {
  readonly locationId: string;
  readonly task: StoredTask;
  readonly joined: readonly StoredTask[];
}

/** A prescription with the pending requests that it answers: the leading request, then the others on its card. */
interface PrescriptionWithRequests {
  readonly locationId: string;
  readonly prescription: StoredPrescription;
  readonly waiting: readonly StoredTask[];
}

/**
 * A signed prescription with the requests that it answers, in the order of their cards, and its messages; its client and
 * patient can't become inactive while it is locked (P-238, P-482).
 */
export interface SignedPrescription {
  readonly locationId: string;
  readonly prescription: StoredPrescription;
  readonly answered: readonly StoredTask[];
  /** Whether the delivery of one of its messages has begun; none begins while it is locked (P-481). */
  readonly hasLeft: boolean;
}

interface MergedName {
  readonly noun: MergeNoun;
  readonly id: string;
}

/** A client or patient, with the merge into another record if there was one. */
interface MergedRecord {
  readonly locationId: string;
  readonly merge: StoredMerge | null;
}

/** The kinds of records that a mutation changes, mapped to the identifier in the call and the locked data. */
export interface RecordKinds {
  readonly client: { readonly name: { readonly id: string }; readonly record: StoredClient };
  readonly patient: { readonly name: { readonly id: string }; readonly record: StoredPatient };
  /** Two clients or two patients, with their related rows. */
  readonly mergePair: { readonly name: MergePairName; readonly record: MergePair };
  /** A record with the merge into another record if there was one; both are locked. */
  readonly mergedRecord: { readonly name: MergedName; readonly record: MergedRecord };
  /** A patient import by its name, with everything that it created. */
  readonly pimsImport: { readonly name: { readonly id: string }; readonly record: FoundImport };
  readonly prescription: { readonly name: { readonly id: string }; readonly record: StoredPrescription };
  readonly prescriptionWithRequests: {
    readonly name: { readonly id: string };
    readonly record: PrescriptionWithRequests;
  };
  readonly signedPrescription: { readonly name: { readonly id: string }; readonly record: SignedPrescription };
  readonly card: { readonly name: { readonly id: string } | { readonly uuid: string }; readonly record: Card };
}

interface RecordKind<K extends keyof RecordKinds> {
  /** Name used in error messages. */
  readonly noun: string;
  /** Locks the record until the transaction ends, if it is at one of these locations. */
  lock(
    tx: Queryable,
    locationIds: readonly string[],
    name: RecordKinds[K]['name'],
  ): Promise<RecordKinds[K]['record'] | null>;
  /** Rejects changes of a record that must not change. */
  requireOpen?(tx: Queryable, record: RecordKinds[K]['record']): Promise<void>;
}

/** How to lock a record of each kind. */
export const recordKinds: { readonly [K in keyof RecordKinds]: RecordKind<K> } = {
  client: {
    noun: 'Client',
    lock: (tx, locationIds, { id }) => lockClient(tx, locationIds, id),
    requireOpen: (tx, { locationId, id }) => requireUnmerged(tx, 'client', locationId, id),
  },
  mergePair: { noun: 'Record', lock: lockPair },
  mergedRecord: { noun: 'Record', lock: lockMerged },
  patient: {
    noun: 'Patient',
    lock: (tx, locationIds, { id }) => lockPatient(tx, locationIds, id),
    requireOpen: (tx, { locationId, id }) => requireUnmerged(tx, 'patient', locationId, id),
  },
  pimsImport: { noun: 'Import', lock: (tx, locationIds, { id }) => lockImport(tx, locationIds, id) },
  prescription: { noun: 'Prescription', lock: (tx, locationIds, { id }) => lockPrescription(tx, locationIds, id) },
  prescriptionWithRequests: { noun: 'Prescription', lock: lockWithRequests },
  signedPrescription: { noun: 'Prescription', lock: lockSigned },
  card: { noun: 'Request', lock: lockCard },
};

async function lockPair(tx: Queryable, locationIds: readonly string[], pair: MergePairName): Promise<MergePair | null> {
  await lockRecords(tx, pair.noun, locationIds, [pair.keptId, pair.otherId]);
  return findMergePair(tx, locationIds, pair);
}

async function lockMerged(
  tx: Queryable,
  locationIds: readonly string[],
  { noun, id }: MergedName,
): Promise<MergedRecord | null> {
  const record = await findNamedRecord(tx, noun, locationIds, id);
  if (!record) return null;
  const { locationId, mergedIntoId } = record;
  await lockRecords(tx, noun, [locationId], mergedIntoId === null ? [id] : [mergedIntoId, id]);
  // Read after both are locked, because another caller may have undone the merge while this call waited.
  return { locationId, merge: await findMerge(tx, [locationId], noun, id) };
}

async function lockCard(
  tx: Queryable,
  locationIds: readonly string[],
  name: RecordKinds['card']['name'],
): Promise<Card | null> {
  const task = await lockTask(tx, locationIds, name);
  return task && { locationId: task.locationId, task, joined: await lockJoined(tx, task) };
}

/** Always lock the request first: two callers that lock the two rows in different orders would deadlock. */
async function lockWithRequests(
  tx: Queryable,
  locationIds: readonly string[],
  { id }: { readonly id: string },
): Promise<PrescriptionWithRequests | null> {
  const task = await lockTask(tx, locationIds, { prescriptionId: id });
  const waiting = task?.status === 'PENDING' ? [task, ...(await lockJoined(tx, task))] : [];
  const prescription = await lockPrescription(tx, locationIds, id);
  return prescription && { locationId: prescription.locationId, prescription, waiting };
}

async function lockSigned(
  tx: Queryable,
  locationIds: readonly string[],
  { id }: { readonly id: string },
): Promise<SignedPrescription | null> {
  const answered = await lockAnsweredBy(tx, locationIds, id);
  const prescription = await lockPrescription(tx, locationIds, id);
  if (!prescription) return null;
  const { locationId, locationClientId: clientId, locationPatientId: patientId } = prescription;
  const hasLeft = await lockSignedMessages(tx, prescription);
  await lockParties(tx, locationId, { clientId, patientId });
  return { locationId, prescription, answered, hasLeft };
}
