import { findClient, type StoredClient, lockClient } from '../../store/client/client-store.js';
import {
  type ClientPair,
  findClientMerge,
  lockClients,
  type StoredClientMerge,
} from '../../store/merge/client-merge-store.js';
import { findMerge, type StoredMerge } from '../../store/merge/record-merge-store.js';
import { requireStandingClient } from './require-standing.js';
import { type StoredPatient, lockPatient } from '../../store/patient/patient-store.js';
import { lockPrescription } from '../../store/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import type { Queryable } from '../../store/statement.js';
import type { StoredTask } from '../../store/task/stored-task.js';
import { lockJoined, lockTask } from '../../store/task/task-store.js';

/** A request with the others on its card, which are answered as it is (P-238). */
export interface Card {
  readonly locationId: string;
  readonly task: StoredTask;
  readonly joined: readonly StoredTask[];
}

/** A prescription with the pending requests that it answers: the one that leads, then the others on its card. */
export interface PrescriptionWithRequests {
  readonly locationId: string;
  readonly prescription: StoredPrescription;
  readonly waiting: readonly StoredTask[];
}

/** A client, with the merge by which it was merged into another one. */
export interface MergedClient {
  readonly locationId: string;
  readonly merge: StoredMerge | null;
}

/** The kinds of record that a mutation changes: how a call names one, and what it is handed. */
export interface RecordKinds {
  readonly client: { readonly name: { readonly id: string }; readonly record: StoredClient };
  readonly patient: { readonly name: { readonly id: string }; readonly record: StoredPatient };
  /** Two clients with what belongs to them. */
  readonly clientPair: { readonly name: ClientPair; readonly record: StoredClientMerge };
  /** A client with the merge by which it was merged into another one, if it was; both are held. */
  readonly mergedClient: { readonly name: { readonly id: string }; readonly record: MergedClient };
  readonly prescription: { readonly name: { readonly id: string }; readonly record: StoredPrescription };
  readonly prescriptionWithRequests: {
    readonly name: { readonly id: string };
    readonly record: PrescriptionWithRequests;
  };
  readonly card: { readonly name: { readonly id: string } | { readonly uuid: string }; readonly record: Card };
}

interface RecordKind<K extends keyof RecordKinds> {
  /** What a refusal calls it. */
  readonly noun: string;
  /** Holds it until the transaction ends, if it is at one of these locations. */
  lock(
    tx: Queryable,
    locationIds: readonly string[],
    name: RecordKinds[K]['name'],
  ): Promise<RecordKinds[K]['record'] | null>;
  /** Refuses a change of one that takes none. */
  requireOpen?(tx: Queryable, record: RecordKinds[K]['record']): Promise<void>;
}

/** How a record of each kind is held. */
export const recordKinds: { readonly [K in keyof RecordKinds]: RecordKind<K> } = {
  client: {
    noun: 'Client',
    lock: (tx, locationIds, { id }) => lockClient(tx, locationIds, id),
    requireOpen: (tx, { locationId, id }) => requireStandingClient(tx, locationId, id),
  },
  clientPair: { noun: 'Client', lock: lockPair },
  mergedClient: { noun: 'Client', lock: lockMergedClient },
  patient: { noun: 'Patient', lock: (tx, locationIds, { id }) => lockPatient(tx, locationIds, id) },
  prescription: { noun: 'Prescription', lock: (tx, locationIds, { id }) => lockPrescription(tx, locationIds, id) },
  prescriptionWithRequests: { noun: 'Prescription', lock: lockWithRequests },
  card: { noun: 'Request', lock: lockCard },
};

async function lockPair(
  tx: Queryable,
  locationIds: readonly string[],
  pair: ClientPair,
): Promise<StoredClientMerge | null> {
  await lockClients(tx, locationIds, [pair.keptId, pair.otherId]);
  return findClientMerge(tx, locationIds, pair);
}

async function lockMergedClient(
  tx: Queryable,
  locationIds: readonly string[],
  { id }: { readonly id: string },
): Promise<MergedClient | null> {
  const client = await findClient(tx, locationIds, id);
  if (!client) return null;
  await lockClients(tx, [client.locationId], client.mergedIntoId === null ? [id] : [client.mergedIntoId, id]);
  // Read once both are held: another may have taken it apart meanwhile.
  return { locationId: client.locationId, merge: await findMerge(tx, [client.locationId], 'client', id) };
}

async function lockCard(
  tx: Queryable,
  locationIds: readonly string[],
  name: RecordKinds['card']['name'],
): Promise<Card | null> {
  const task = await lockTask(tx, locationIds, name);
  return task && { locationId: task.locationId, task, joined: await lockJoined(tx, task) };
}

/** The request first, as everywhere: two people who hold the two rows in another order would wait for each other. */
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
