import type { SyncedField } from '@signa/core/practice';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { Linked } from './record-link.js';

/** A linked client or patient of a location. */
export interface SyncedKey {
  readonly linked: Linked;
  readonly locationId: string;
  readonly id: string;
}

const syncedFields = fields({ kept: columnsOf('pims_sync as s').fields });
const ofRecord = 'from signa.pims_sync s where s.location_id = $1 and s.linked = $2 and s.record_id = $3';
const synced = select(syncedFields, ofRecord);
const lockedSynced = select(syncedFields, `${ofRecord} for update`);

/**
 * Updates the stored state of a linked record (C-255). Of two concurrent calls, the second waits and starts from the
 * result of the first; nothing is written without a change.
 */
export async function changeSynced(
  tx: Queryable,
  { linked, locationId, id }: SyncedKey,
  change: (kept: readonly SyncedField[]) => readonly SyncedField[],
): Promise<readonly SyncedField[]> {
  const values = [key(locationId), linked, key(id)];
  await rows(
    tx,
    'insert into signa.pims_sync (location_id, linked, record_id) values ($1, $2, $3) on conflict do nothing',
    values,
  );
  const { kept } = await single(tx, lockedSynced, values);
  const after = change(kept);
  if (isSame(kept, after)) return kept;
  await rows(tx, 'update signa.pims_sync set fields = $4 where location_id = $1 and linked = $2 and record_id = $3', [
    ...values,
    JSON.stringify(after),
  ]);
  return after;
}

/** The stored state of a linked record; empty when nothing is stored yet. */
export async function findSynced(
  sql: Queryable,
  { linked, locationId, id }: SyncedKey,
): Promise<readonly SyncedField[]> {
  const [found] = await rows(sql, synced, [key(locationId), linked, key(id)]);
  return found?.kept ?? [];
}

/** Two clients or patients of a location. */
interface SyncedPair extends Omit<SyncedKey, 'id'> {
  readonly ids: readonly [string, string];
}

/**
 * Swaps the stored states of two records; a record without a state gets the other's. Keys must be unique at every
 * moment, so both are moved to temporary keys first.
 */
export async function exchangeSynced(tx: Queryable, { linked, locationId, ids }: SyncedPair): Promise<void> {
  const values = [key(locationId), linked, ...ids.map(key)];
  const of = 'where location_id = $1 and linked = $2 and record_id';
  await rows(tx, `select record_id from signa.pims_sync ${of} in ($3, $4) order by record_id for update`, values);
  await rows(tx, `update signa.pims_sync set record_id = -record_id ${of} in ($3, $4)`, values);
  await rows(
    tx,
    `update signa.pims_sync set record_id = case when record_id = -$3::bigint then $4::bigint else $3::bigint end
    ${of} in (-$3::bigint, -$4::bigint)`,
    values,
  );
}

/** Core returns the same object for an unchanged state. */
const isSame = (before: readonly SyncedField[], after: readonly SyncedField[]) =>
  before.length === after.length && after.every((field) => before.includes(field));
