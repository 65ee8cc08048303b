import type { Instant } from '@signa/core/base';
import type { Database } from '../../../database/database.js';
import { key } from '../../key.js';
import { always, bytes, columnsOf, integer } from '../../sql/expression.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { ImportFileKey } from './import-file-store.js';

/** The uploaded file, or the lines that its import left out. */
type PartKind = 'content' | 'left-out';

interface NewPart extends ImportFileKey {
  readonly kind: PartKind;
  readonly number: number;
  readonly at: Instant;
  readonly content: Uint8Array;
}

export async function insertPart(tx: Queryable, { locationId, id, kind, number, at, content }: NewPart): Promise<void> {
  await rows(
    tx,
    `insert into signa.import_file_part (location_id, file_uuid, kind, number, created_at, content)
    values ($1, $2::uuid, $3, $4, $5, $6) on conflict do nothing`,
    [key(locationId), id, kind, number, at, content],
  );
}

const p = columnsOf('import_file_part as p');
const part = select(
  fields({ content: always(bytes(p.content)) }),
  'from signa.import_file_part p where p.location_id = $1 and p.file_uuid = $2::uuid and p.kind = $3 and p.number = $4',
);

/** A part by its number, which starts with 0; `null` after the last one. */
export async function findPart(
  sql: Queryable,
  { locationId, id }: ImportFileKey,
  kind: PartKind,
  number: number,
): Promise<Uint8Array | null> {
  const [found] = await rows(sql, part, [key(locationId), id, kind, number]);
  return found?.content ?? null;
}

/** The content of a file, one part after the other. */
export async function* contentOf(database: Database, file: ImportFileKey): AsyncGenerator<Buffer> {
  const scope = { locationIds: [file.locationId] };
  for (let number = 0; ; number += 1) {
    const content = await database.read(scope, (sql) => findPart(sql, file, 'content', number));
    if (content === null) return;
    yield Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  }
}

const size = select(
  fields({
    size: always(integer('coalesce(case when count(*) = max(p.number) + 1 then sum(length(p.content)) end, 0)')),
  }),
  `from signa.import_file_part p where p.location_id = $1 and p.file_uuid = $2::uuid and p.kind = 'content'`,
);

/** The size of a file's content in bytes; 0 if a part of it is missing. */
export const sizeOfParts = async (sql: Queryable, { locationId, id }: ImportFileKey): Promise<number> =>
  (await single(sql, size, [key(locationId), id])).size;

const looseParts = selectCount(
  `from signa.import_file_part p where p.location_id = $1 and not exists (
    select from signa.import_file f where f.location_id = p.location_id and f.uuid = p.file_uuid)`,
);

/** Counts the parts of a location that belong to no file yet. */
export const countLooseParts = async (sql: Queryable, locationId: string): Promise<number> =>
  (await single(sql, looseParts, [key(locationId)])).count;

export async function deleteParts(tx: Queryable, { locationId, id }: ImportFileKey, kind: PartKind): Promise<void> {
  await rows(tx, 'delete from signa.import_file_part where location_id = $1 and file_uuid = $2::uuid and kind = $3', [
    key(locationId),
    id,
    kind,
  ]);
}

interface Ages {
  /** Files that were never imported, and the content of the others, are older than this. */
  readonly kept: Instant;
  /** Parts of interrupted uploads are older than this. */
  readonly loose: Instant;
}

/** Deletes what is too old at these locations: files that were never imported, content, and interrupted uploads. */
export async function forgetImportFiles(
  tx: Queryable,
  locationIds: readonly string[],
  { kept, loose }: Ages,
): Promise<void> {
  await rows(
    tx,
    `delete from signa.import_file where location_id = any ($1::bigint[]) and created_at < $2
      and stage in ('unreadable', 'mapping', 'checked')`,
    [locationIds, kept],
  );
  await rows(
    tx,
    `delete from signa.import_file_part p where p.location_id = any ($1::bigint[]) and p.created_at < $2
      and not exists (select from signa.import_file f where f.location_id = p.location_id and f.uuid = p.file_uuid
        and (p.created_at >= $3 or f.stage in ('inspecting', 'checking', 'importing', 'undoing', 'stopped')))`,
    [locationIds, loose, kept],
  );
}
