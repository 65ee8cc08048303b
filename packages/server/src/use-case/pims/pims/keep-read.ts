import type { PimsConnectionType, SyncedField } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import type { Database } from '../../../database/database.js';
import { changedClients, keepRecords, type ReadClient, tellOf } from '../../../store/pims/pims/refresh-store.js';
import { idLinkedWith } from '../../../store/pims/pims/record-link.js';
import type { Queryable } from '../../../store/statement.js';
import { storeReportedClient, storeReportedPatient } from './keep-reported.js';

/** Clients of a location whose records were read in one request. */
interface ReadBatch {
  readonly locationId: string;
  readonly type: PimsConnectionType;
  readonly read: readonly ReadClient[];
  /** When the records were requested. */
  readonly now: Instant;
}

/**
 * Stores what refreshed records report about clients and patients, and notifies the location's open pages of those that
 * changed (C-260). An unchanged record costs nothing further, and a record read for the first time is not a change.
 */
export async function keepRead(database: Database, { type, locationId, read, now }: ReadBatch): Promise<void> {
  const scope = { locationIds: [locationId] };
  for (const one of await database.read(scope, (sql) => changedClients(sql, read)))
    await database.write(scope, async (tx) => {
      const subjects = await keepClient(tx, type, one, now);
      await keepRecords(tx, [one], now);
      if (one.isKnown && subjects.length > 0) await tellOf(tx, locationId, subjects);
    });
  await database.write(scope, (tx) => keepRecords(tx, read, now));
}

/** @returns the client and patients with new values */
async function keepClient(
  tx: Queryable,
  type: PimsConnectionType,
  { locationId, clientId, record }: ReadClient,
  now: Instant,
): Promise<string[]> {
  // It may have moved to another client during the call to the partner.
  if (record === null || (await idLinkedWith(tx, 'client', locationId, { type, recordId: record.id })) !== clientId)
    return [];
  const subjects: string[] = [];
  const fields = await storeReportedClient(tx, { locationId, id: clientId }, record, now);
  if (isNews(fields, now)) subjects.push(`client:${clientId}`);
  for (const theirs of record.patients) {
    const id = await idLinkedWith(tx, 'patient', locationId, { type, recordId: theirs.id });
    if (id === null) continue;
    if (isNews(await storeReportedPatient(tx, { locationId, id }, theirs, now), now)) subjects.push(`patient:${id}`);
  }
  return subjects;
}

/** This read is the first to report a value. */
const isNews = (fields: readonly SyncedField[] | null, now: Instant) =>
  fields?.some(({ thereSince }) => thereSince === now) ?? false;
