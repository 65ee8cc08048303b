import type { Instant } from '@signa/core/base';
import { type ImportFileNoun, type ImportStage, isImportOpen, importStages } from '@signa/core/pims';
import type {
  StartedBy,
  StoredInspection,
  StoredReport,
  StoredRequest,
  StoredStays,
} from '../../../database/schema/import-file.js';
import { key } from '../../key.js';
import { always, columnsOf, holds, instant, text } from '../../sql/expression.js';
import { fields, select, selectCount, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

export type {
  SampleLine,
  StartedBy,
  StoredInspection,
  StoredReport,
  StoredRequest,
} from '../../../database/schema/import-file.js';

/** A file at a location, by its uuid. */
export interface ImportFileKey {
  readonly locationId: string;
  readonly id: string;
}

const f = columnsOf('import_file as f');

const stored = {
  locationId: text(f.location_id),
  id: text(f.uuid),
  noun: f.noun,
  name: f.name,
  size: f.size,
  stage: f.stage,
  at: always(instant(f.created_at)),
  by: f.by_name,
  linesDone: f.lines_done,
  problem: f.problem,
  report: f.report,
  skipsInvalid: f.skips_invalid,
  stays: f.stays,
  removed: f.removed_count,
  importId: text(f.import_id),
  isFinished: holds('f.finished_at is not null'),
  startedBy: f.started_by,
  startedName: f.started_name,
  request: f.request,
  inspection: f.inspection,
};

/** A file with what is known of it. */
export interface StoredImportFile extends ImportFileKey {
  readonly noun: ImportFileNoun;
  readonly name: string;
  readonly size: number;
  readonly stage: ImportStage;
  readonly at: Instant;
  readonly by: string;
  readonly linesDone: number;
  readonly problem: string | null;
  readonly report: StoredReport | null;
  readonly skipsInvalid: boolean;
  readonly stays: StoredStays | null;
  readonly removed: number | null;
  readonly importId: string | null;
  /** Whether it was imported to its end. */
  readonly isFinished: boolean;
  readonly startedBy: StartedBy;
  readonly startedName: string;
  readonly request: StoredRequest;
  readonly inspection: StoredInspection | null;
}

const mostListed = 100;
const listed = select(
  fields(stored),
  `from signa.import_file f where f.location_id = $1 order by f.created_at desc, f.uuid limit ${mostListed}`,
);

/** The files of a location, newest first. */
export const listImportFiles = (sql: Queryable, locationId: string): Promise<StoredImportFile[]> =>
  rows(sql, listed, [key(locationId)]);

const byId = 'from signa.import_file f where f.location_id = $1 and f.uuid = $2::uuid';
const found = select(fields(stored), byId);
const forUpdate = select(fields(stored), `${byId} for update`);

export async function findImportFile(
  sql: Queryable,
  { locationId, id }: ImportFileKey,
): Promise<StoredImportFile | null> {
  const [one] = await rows(sql, found, [key(locationId), id]);
  return one ?? null;
}

/** Locks a file until the transaction ends. */
export async function findImportFileForUpdate(
  tx: Queryable,
  { locationId, id }: ImportFileKey,
): Promise<StoredImportFile | null> {
  const [one] = await rows(tx, forUpdate, [key(locationId), id]);
  return one ?? null;
}

const openStages = importStages.filter(isImportOpen);
const openFiles = selectCount('from signa.import_file f where f.location_id = $1 and f.stage = any ($2)');

/** Counts the files that aren't imported yet; two uploads at the same time wait for each other. */
export async function countOpenImportFiles(tx: Queryable, locationId: string): Promise<number> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('signa.import_file:' || $1, 0))`, [key(locationId)]);
  return (await single(tx, openFiles, [key(locationId), openStages])).count;
}

const changing = selectCount(
  `from signa.import_file f where f.location_id = $1 and f.stage in ('importing', 'undoing') and f.uuid <> $2::uuid`,
);

/** Whether another file is being imported or undone. Two calls at the same time wait for each other. */
export async function isOtherImportChanging(tx: Queryable, { locationId, id }: ImportFileKey): Promise<boolean> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('signa.import_file:' || $1, 0))`, [key(locationId)]);
  return (await single(tx, changing, [key(locationId), id])).count > 0;
}

interface NewImportFile extends ImportFileKey {
  readonly noun: ImportFileNoun;
  readonly name: string;
  readonly size: number;
  readonly at: Instant;
  readonly by: string;
  readonly startedBy: StartedBy;
}

export async function insertImportFile(
  tx: Queryable,
  { locationId, id, noun, name, size, at, by, startedBy }: NewImportFile,
): Promise<void> {
  await rows(
    tx,
    `insert into signa.import_file (location_id, uuid, noun, name, size, created_at, by_name, stage, started_by, started_name)
    values ($1, $2::uuid, $3, $4, $5, $6, $7, 'inspecting', $8, $7)`,
    [key(locationId), id, noun, name, size, at, by, JSON.stringify(startedBy)],
  );
}

/** What changes about a file; what is omitted stays. */
export interface ImportFileChange {
  readonly stage?: ImportStage;
  readonly startedBy?: StartedBy;
  readonly startedName?: string;
  readonly request?: StoredRequest;
  readonly inspection?: StoredInspection | null;
  readonly report?: StoredReport | null;
  readonly stays?: StoredStays | null;
  readonly problem?: string | null;
  readonly skipsInvalid?: boolean;
  readonly linesDone?: number;
  readonly importId?: string | null;
  readonly removed?: number;
  readonly leasedUntil?: Instant | null;
  readonly finishedAt?: Instant;
}

const columns: Readonly<Record<keyof ImportFileChange, string>> = {
  stage: 'stage',
  startedBy: 'started_by',
  startedName: 'started_name',
  request: 'request',
  inspection: 'inspection',
  report: 'report',
  stays: 'stays',
  problem: 'problem',
  skipsInvalid: 'skips_invalid',
  linesDone: 'lines_done',
  importId: 'import_id',
  removed: 'removed_count',
  leasedUntil: 'leased_until',
  finishedAt: 'finished_at',
};
const isName = (name: string): name is keyof ImportFileChange => Object.hasOwn(columns, name);
const written = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

export async function updateImportFile(
  tx: Queryable,
  { locationId, id }: ImportFileKey,
  change: ImportFileChange,
): Promise<void> {
  const entries = Object.entries(change).flatMap(([name, value]: [string, unknown]) =>
    isName(name) && value !== undefined ? [[columns[name], written(value)] as const] : [],
  );
  const sets = entries.map(([column], at) => `${column} = $${at + 3}`).join(', ');
  await rows(tx, `update signa.import_file set ${sets} where location_id = $1 and uuid = $2::uuid`, [
    ...[key(locationId), id],
    ...entries.map(([, value]) => value),
  ]);
}

/** Deletes a file with its content. */
export async function deleteImportFile(tx: Queryable, { locationId, id }: ImportFileKey): Promise<void> {
  await rows(tx, 'delete from signa.import_file where location_id = $1 and uuid = $2::uuid', [key(locationId), id]);
  await rows(tx, 'delete from signa.import_file_part where location_id = $1 and file_uuid = $2::uuid', [
    ...[key(locationId), id],
  ]);
}

const waiting = select(
  fields({ locationId: always(text('w.location_id')), id: always(text('w.uuid')) }),
  'from signa.waiting_import_files($1, $2) w',
);

/** The files of all locations that no server works on, those that wait longest first. */
export const waitingImportFiles = (sql: Queryable, now: Instant, limit: number): Promise<ImportFileKey[]> =>
  rows(sql, waiting, [now, limit]);

interface Lease {
  readonly now: Instant;
  readonly until: Instant;
}

/** Takes a file to work on; `null` if another server did, or if there is nothing to do any more. */
export async function takeImportFile(
  tx: Queryable,
  file: ImportFileKey,
  { now, until }: Lease,
): Promise<StoredImportFile | null> {
  const [taken] = await rows(
    tx,
    statement(
      fields(stored),
      (list) => `update signa.import_file as f set leased_until = $4 where f.location_id = $1 and f.uuid = $2::uuid
        and f.stage in ('inspecting', 'checking', 'importing', 'undoing') and coalesce(f.leased_until, '-infinity') <= $3
        returning ${list}`,
    ),
    [key(file.locationId), file.id, now, until],
  );
  return taken ?? null;
}
