import { randomUUID } from 'node:crypto';
import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';
import type { OpenImport } from './made-store.js';

/** Of which records a file is. */
export type RecordNoun = 'client' | 'patient' | 'prescription';

/** A file that is imported at a location; the same content is the same file. */
export interface ImportFile {
  readonly locationId: string;
  readonly noun: RecordNoun;
  readonly name: string;
  readonly hash: string;
}

/** An import of a file that was begun, with the last line whose record is stored. */
export interface BegunImport {
  readonly id: string;
  readonly uuid: string;
  readonly linesDone: number;
}

const ofFile = `from signa.file_import f join signa.pims_import i on i.location_id = f.location_id and i.id = f.import_id
  where f.location_id = $1 and f.noun = $2 and f.file_hash = $3 and f.is_open`;
const keyOf = ({ locationId, noun, hash }: ImportFile) => [key(locationId), noun, hash];

/** The import of this file that was stopped before its end, if one was. */
export async function findBegunImport(sql: Queryable, file: ImportFile): Promise<BegunImport | null> {
  const [found] = await uncheckedRows<BegunImport>(
    sql,
    `select i.id::text as id, i.uuid::text as uuid, f.lines_done as "linesDone" ${ofFile}`,
    keyOf(file),
  );
  return found ?? null;
}

/** Begins the import of a file, or goes on with it: whoever imports the same file meanwhile waits. */
export async function holdFileImport(
  tx: Queryable,
  file: ImportFile,
  { at, by }: { readonly at: Instant; readonly by: string },
): Promise<BegunImport> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('signa.file:' || $1, 0))`, [
    JSON.stringify(keyOf(file)),
  ]);
  const begun = await findBegunImport(tx, file);
  if (begun) return begun;
  return uncheckedRow<BegunImport>(
    tx,
    `with import as (
      insert into signa.pims_import (location_id, uuid, at, by_name) values ($1, $5, $6, $7) returning id, uuid)
    insert into signa.file_import (location_id, import_id, noun, file_hash, file_name)
    select $1, id, $2, $3, $4 from import
    returning import_id::text as id, $5::text as uuid, lines_done as "linesDone"`,
    [...keyOf(file), file.name, randomUUID(), at, by],
  );
}

/** Keeps how far a file was read, in the transaction that stores what stands there. */
export async function keepProgress(
  tx: Queryable,
  locationId: string,
  { id, linesDone }: Pick<BegunImport, 'id' | 'linesDone'>,
  finishedAt: Instant | null,
): Promise<void> {
  await rows(
    tx,
    `update signa.file_import set lines_done = $3, finished_at = $4, is_open = $4::timestamptz is null
    where location_id = $1 and import_id = $2`,
    [key(locationId), key(id), linesDone, finishedAt],
  );
}

/** Keeps how the file names records that were just made of it. */
export async function keepExternalIds(
  tx: Queryable,
  { locationId, id }: OpenImport,
  noun: RecordNoun,
  records: readonly { readonly id: string; readonly externalId: string }[],
): Promise<void> {
  await rows(
    tx,
    `insert into signa.file_record (location_id, import_id, noun, record_id, external_id)
    select $1, $2, $3, * from unnest($4::bigint[], $5::text[])`,
    [
      ...[key(locationId), key(id), noun],
      records.map((one) => key(one.id)),
      records.map(({ externalId }) => externalId),
    ],
  );
}

/** Ends the import of a file that was taken back: the records that went may be imported again. */
export async function endFileImport(tx: Queryable, { locationId, id }: OpenImport): Promise<void> {
  await rows(tx, 'update signa.file_import set is_open = false where location_id = $1 and import_id = $2', [
    ...[key(locationId), key(id)],
  ]);
  await rows(
    tx,
    `delete from signa.file_record f using signa.pims_import_record r
    where f.location_id = $1 and f.import_id = $2 and r.location_id = f.location_id and r.import_id = f.import_id
      and r.noun = f.noun and r.record_id = f.record_id and r.is_removed`,
    [key(locationId), key(id)],
  );
}

/** Draws ids for records that are to be made. */
export async function drawIds(tx: Queryable, noun: RecordNoun, count: number): Promise<string[]> {
  const drawn = await uncheckedRows<{ id: string }>(
    tx,
    `select nextval('signa.${noun}_id')::text as id from generate_series(1, $1)`,
    [count],
  );
  return drawn.map(({ id }) => id);
}

/** An import as an operator sees it. */
export interface ListedImport extends Omit<ImportFile, 'hash'> {
  readonly id: string;
  readonly uuid: string;
  readonly at: Instant;
  readonly by: string;
  readonly linesDone: number;
  readonly isFinished: boolean;
  readonly undoneAt: Instant | null;
  readonly made: number;
  readonly removed: number;
}

const listed = `i.location_id::text as "locationId", i.id::text as id, i.uuid::text as uuid, f.noun, f.file_name as name,
  signa.instant(i.at) as at, i.by_name as by, f.lines_done as "linesDone", f.finished_at is not null as "isFinished",
  signa.instant(i.undone_at) as "undoneAt", made.made, made.removed
  from signa.file_import f join signa.pims_import i on i.location_id = f.location_id and i.id = f.import_id
  cross join lateral (
    select count(*)::integer as made, count(*) filter (where r.is_removed)::integer as removed
    from signa.pims_import_record r where r.location_id = i.location_id and r.import_id = i.id) made`;

/** The imports of files at a location, the newest first. */
export const listFileImports = (sql: Queryable, locationId: string): Promise<ListedImport[]> =>
  uncheckedRows(sql, `select ${listed} where i.location_id = $1 order by i.at desc, i.id desc`, [key(locationId)]);

/** An import of a file by its name, at whichever location that is seen. */
export async function findFileImport(sql: Queryable, uuid: string): Promise<ListedImport | null> {
  const [found] = await uncheckedRows<ListedImport>(sql, `select ${listed} where i.uuid = $1::uuid`, [uuid]);
  return found ?? null;
}
