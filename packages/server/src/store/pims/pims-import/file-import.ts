import { randomUUID } from 'node:crypto';
import type { Instant } from '@signa/core/base';
import type { RecordNoun } from '../../../database/schema/pims-import.js';
import { key } from '../../key.js';
import { always, columnsOf, holds, instant, integer, text } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { OpenImport } from './made-store.js';

export type { RecordNoun } from '../../../database/schema/pims-import.js';

/** A file imported at a location; the same content is the same file. */
export interface ImportFile {
  readonly locationId: string;
  readonly noun: RecordNoun;
  readonly name: string;
  readonly hash: string;
}

/** A started import of a file, with the last line whose record is stored. */
export interface StartedImport {
  readonly id: string;
  readonly uuid: string;
  readonly linesDone: number;
}

const f = columnsOf('file_import as f');
const i = columnsOf('pims_import as i');

const begunImport = select(
  fields({ id: text(i.id), uuid: text(i.uuid), linesDone: f.lines_done }),
  `from signa.file_import f join signa.pims_import i on i.location_id = f.location_id and i.id = f.import_id
  where f.location_id = $1 and f.noun = $2 and f.file_hash = $3 and f.is_open`,
);
const keyOf = ({ locationId, noun, hash }: ImportFile) => [key(locationId), noun, hash];

/** The interrupted import of this file, if there is one. */
export async function findStartedImport(sql: Queryable, file: ImportFile): Promise<StartedImport | null> {
  const [found] = await rows(sql, begunImport, keyOf(file));
  return found ?? null;
}

const beginImport = statement(
  fields({ id: text(f.import_id), uuid: always(text('$5')), linesDone: f.lines_done }),
  (list) => `with import as (
      insert into signa.pims_import (location_id, uuid, at, by_name) values ($1, $5, $6, $7) returning id, uuid)
    insert into signa.file_import as f (location_id, import_id, noun, file_hash, file_name)
    select $1, id, $2, $3, $4 from import
    returning ${list}`,
);

/** Begins the import of a file, or goes on with it: whoever imports the same file meanwhile waits. */
export async function lockFileImport(
  tx: Queryable,
  file: ImportFile,
  { at, by }: { readonly at: Instant; readonly by: string },
): Promise<StartedImport> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('signa.file:' || $1, 0))`, [
    JSON.stringify(keyOf(file)),
  ]);
  const begun = await findStartedImport(tx, file);
  if (begun) return begun;
  return single(tx, beginImport, [...keyOf(file), file.name, randomUUID(), at, by]);
}

/** Stores the progress in a file, in the transaction that stores its records. */
export async function keepProgress(
  tx: Queryable,
  locationId: string,
  { id, linesDone }: Pick<StartedImport, 'id' | 'linesDone'>,
  finishedAt: Instant | null,
): Promise<void> {
  await rows(
    tx,
    `update signa.file_import set lines_done = $3, finished_at = $4, is_open = $4::timestamptz is null
    where location_id = $1 and import_id = $2`,
    [key(locationId), key(id), linesDone, finishedAt],
  );
}

/** Stores how the file names records that were created from it. */
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

/** Ends the import of a file that was undone: the removed records can be imported again. */
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

/** Reserves ids for records to be created. */
export async function reserveIds(tx: Queryable, noun: RecordNoun, count: number): Promise<string[]> {
  const nextId = fields({ id: always(text(`nextval('signa.${noun}_id')`)) });
  const drawn = await rows(tx, select(nextId, 'from generate_series(1, $1)'), [count]);
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

const listed = fields({
  locationId: text(i.location_id),
  id: text(i.id),
  uuid: text(i.uuid),
  noun: f.noun,
  name: f.file_name,
  at: instant(i.at),
  by: i.by_name,
  linesDone: f.lines_done,
  isFinished: holds('f.finished_at is not null'),
  undoneAt: instant(i.undone_at),
  made: always(integer('made.made')),
  removed: always(integer('made.removed')),
});
const everyImport = `from signa.file_import f join signa.pims_import i on i.location_id = f.location_id and i.id = f.import_id
  cross join lateral (
    select count(*) as made, count(*) filter (where r.is_removed) as removed
    from signa.pims_import_record r where r.location_id = i.location_id and r.import_id = i.id) made`;

/** The imports of files at a location, newest first. */
export const listFileImports = (sql: Queryable, locationId: string): Promise<ListedImport[]> =>
  rows(sql, select(listed, `${everyImport} where i.location_id = $1 order by i.at desc, i.id desc`), [key(locationId)]);

/** An import of a file by its name, at any location in the scope. */
export async function findFileImport(sql: Queryable, uuid: string): Promise<ListedImport | null> {
  const [found] = await rows(sql, select(listed, `${everyImport} where i.uuid = $1::uuid`), [uuid]);
  return found ?? null;
}

/** An import of a file by its id. */
export async function findFileImportOf(sql: Queryable, { locationId, id }: OpenImport): Promise<ListedImport | null> {
  const [found] = await rows(sql, select(listed, `${everyImport} where i.location_id = $1 and i.id = $2`), [
    ...[key(locationId), key(id)],
  ]);
  return found ?? null;
}
