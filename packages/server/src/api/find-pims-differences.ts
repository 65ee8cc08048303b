import { comparedClient, valuesOfClient, valuesOfPatient } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { isLinkedWith, recordId } from '@signa/core/practice';
import { type CaretakerRecord, clientRows, patientRows, shownRows, existingRows } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import { findClient, type StoredClient } from '../store/clients/client/client-store.js';
import { findPatient } from '../store/clients/patient/patient-store.js';
import { findStoredClient, type StoredRecord } from '../store/pims/pims/last-read-record.js';
import { findSynced } from '../store/pims/pims/sync-store.js';
import { pimsLocation, type PimsLocation } from '../store/practice/place/pims-account.js';
import { findLocation } from '../store/practice/practice/location-store.js';
import type { Queryable } from '../store/statement.js';
import { reportedPatient } from '../use-case/pims/pims/keep-reported.js';
import { anywhere } from './anywhere.js';
import type { Context } from './context.js';
import { lookUp } from './look-up.js';
import { askLocation } from './pims-access.js';

type Answer = NonNullable<Operations['GetPimsDifferences']['data']['pimsDifferences']>;
type DifferenceRecord = Answer['records'][number];

/**
 * A linked client and its linked patients compared with their PIMS records field by field, with the side that takes
 * precedence and why. Read-only; when the PIMS does not respond, it uses the records as last read.
 *
 * @throws Failure PARTNER_UNREACHABLE when no record was read before
 */
export async function findPimsDifferences(context: Context, clientId: string): Promise<Answer | null> {
  const client = await anywhere(context.database, (sql, locationIds) => findClient(sql, locationIds, clientId));
  if (!client) return null;
  return await lookUp(
    context,
    client.locationId,
    () => differencesOf(context, client),
    () => ({ subject: `client:${client.id}` }),
  );
}

async function differencesOf(context: Context, client: StoredClient): Promise<Answer | null> {
  const { database, clock } = context;
  const scope = { locationIds: [client.locationId], directory: true };
  const place = await database.read(scope, async (sql) => ({
    location: await findLocation(sql, client.locationId),
    account: await pimsLocation(sql, client.locationId),
    kept: await findStoredClient(sql, client),
  }));
  const read = place.account && (await readCaretaker(context, place.account, client, place.kept));
  if (!place.location || !read) return null;
  const zone = place.location.timeZone;
  const records = await database.read(scope, async (sql) => [
    await clientRecord(sql, client, read.record, zone),
    ...(await patientRecords(sql, client, read.record, { zone, now: clock.now() })),
  ]);
  const { readAt, isAnswering } = read;
  return { locationId: client.locationId, locationName: place.location.name, readAt, isAnswering, records };
}

interface ReadCaretaker {
  readonly record: CaretakerRecord;
  readonly readAt: Instant;
  readonly isAnswering: boolean;
}

/** Null for a client who is not linked with a record of this account, or whose record no longer exists. */
async function readCaretaker(
  context: Context,
  account: PimsLocation,
  client: StoredClient,
  kept: StoredRecord<CaretakerRecord> | null,
): Promise<ReadCaretaker | null> {
  const type = account.pimsConnectionType;
  const id = type !== null && client.pimsConnectionType === type ? recordId(type, client) : null;
  if (type === null || id === null) return null;
  try {
    const [record] = await askLocation(context, account, type, (asked) => asked.caretakersById([id]));
    return record ? { record, readAt: context.clock.now(), isAnswering: true } : null;
  } catch (error) {
    if (!kept || !(error instanceof Failure) || error.code !== 'PARTNER_UNREACHABLE') throw error;
    return { record: kept.record, readAt: kept.readAt, isAnswering: false };
  }
}

async function clientRecord(
  sql: Queryable,
  client: StoredClient,
  theirs: CaretakerRecord,
  zone: string,
): Promise<DifferenceRecord> {
  const { locationId, id } = client;
  const kept = await findSynced(sql, { linked: 'client', locationId, id });
  return {
    record: `client:${id}`,
    name: [client.firstName, client.lastName].filter(Boolean).join(' '),
    pimsId: theirs.id,
    rows: [
      ...shownRows(clientRows(client, theirs)),
      ...existingRows(comparedClient(client, theirs), valuesOfClient(client), kept, zone),
    ],
  };
}

async function patientRecords(
  sql: Queryable,
  client: StoredClient,
  caretaker: CaretakerRecord,
  { zone, now }: { readonly zone: string; readonly now: Instant },
): Promise<DifferenceRecord[]> {
  const records: DifferenceRecord[] = [];
  for (const { isActive, locationPatientId } of client.locationPatientClients) {
    const patient = isActive ? await findPatient(sql, [client.locationId], locationPatientId) : null;
    const theirs =
      patient && caretaker.patients.find((one) => isLinkedWith(patient, caretaker.pimsConnectionType, one));
    if (!patient || !theirs) continue;
    const kept = await findSynced(sql, { linked: 'patient', locationId: client.locationId, id: patient.id });
    const told = await reportedPatient(sql, patient, theirs, now);
    records.push({
      record: `patient:${patient.id}`,
      name: patient.name,
      pimsId: theirs.id,
      rows: [
        ...shownRows(patientRows(patient, theirs, caretaker.pimsConnectionType)),
        ...existingRows(told, valuesOfPatient(patient), kept, zone),
      ],
    });
  }
  return records;
}
