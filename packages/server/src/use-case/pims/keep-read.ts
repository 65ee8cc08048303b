import type { PimsConnectionType, SyncedField } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import type { Database } from '../../database/database.js';
import { changedClients, keepRecords, type ReadClient, tellOf } from '../../store/pims/refresh-store.js';
import { idLinkedWith } from '../../store/pims/record-link.js';
import type { Queryable } from '../../store/statement.js';
import { keepToldClient, keepToldPatient } from './keep-told.js';

/** Clients of a location whose records were read, at once. */
interface ReadBatch {
  readonly locationId: string;
  readonly type: PimsConnectionType;
  readonly read: readonly ReadClient[];
  /** When they were asked for. */
  readonly now: Instant;
}

/**
 * Keeps what records that were read again tell of clients and their patients, and tells the screens of the location of
 * those that changed there (C-260). A record that is the same as before costs nothing more, and one that
 * is read for the first time is no change.
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

/** @returns the client and patients of whom something is new there */
async function keepClient(
  tx: Queryable,
  type: PimsConnectionType,
  { locationId, clientId, record }: ReadClient,
  now: Instant,
): Promise<string[]> {
  // It may have gone to another client while the partner was waited for.
  if (record === null || (await idLinkedWith(tx, 'client', locationId, { type, recordId: record.id })) !== clientId)
    return [];
  const subjects: string[] = [];
  const fields = await keepToldClient(tx, { locationId, id: clientId }, record, now);
  if (isNews(fields, now)) subjects.push(`client:${clientId}`);
  for (const theirs of record.patients) {
    const id = await idLinkedWith(tx, 'patient', locationId, { type, recordId: theirs.id });
    if (id === null) continue;
    if (isNews(await keepToldPatient(tx, { locationId, id }, theirs, now), now)) subjects.push(`patient:${id}`);
  }
  return subjects;
}

/** A value there was seen for the first time just now. */
const isNews = (fields: readonly SyncedField[] | null, now: Instant) =>
  fields?.some(({ thereSince }) => thereSince === now) ?? false;
