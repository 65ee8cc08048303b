import { createHash } from 'node:crypto';
import type { FileMapping } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { installation } from '../../store/installation.js';
import {
  findStartedImport,
  type ImportFile,
  keepExternalIds,
  keepProgress,
  lockFileImport,
  reserveIds,
  type StartedImport,
} from '../../store/pims/pims-import/file-import.js';
import { knownRecords } from '../../store/pims/pims-import/known-records.js';
import { type Queryable, rows } from '../../store/statement.js';
import { inBatches, oneAhead, readCsvFile } from '../csv/csv-file.js';
import type { FileFormat } from '../csv/file-format.js';
import type { ImportSource } from '../csv/import-source.js';
import type { LineFault } from '../csv/line-fault.js';
import { appendAudit, type AuditedBy, auditValues } from '../owner/operator.js';
import { type FileHeader, fittingMapping, readHeader } from './file-header.js';
import { validateLines, type ValidatedLine } from './judge-lines.js';
import { type FileLine, lineReader } from './mapped-lines.js';
import { plannedForMany } from './planned-for-many.js';
import type { Place, RecordKind } from './record-kind.js';

/** Number of lines per transaction. */
const batchSize = 1_000;

/** Who imports: an operator, or a user of the location. */
export interface ImportActor {
  /** As lists of imports name them. */
  readonly name: string;
  readonly audited: AuditedBy;
  /** The audit chain of the import as a whole: that of the installation for an operator. */
  readonly chain: string;
}

/** A file to import, with everything that decides how. */
export interface ImportRun<Draft, Facts> {
  readonly kind: RecordKind<Draft, Facts>;
  readonly source: ImportSource;
  /** As lists of imports name the file. */
  readonly name: string;
  readonly place: Place;
  readonly by: ImportActor;
  readonly format: FileFormat;
  /** How the file becomes records; `null` for a file with Signa's own columns. */
  readonly mapping: FileMapping | null;
}

/** A file whose header fits, ready to be read line by line. */
export interface OpenedRun<Draft> {
  readonly file: ImportFile;
  /** The interrupted import of the same file. */
  readonly begun: StartedImport | null;
  readonly head: FileHeader;
  readonly acceptsRepeats: boolean;
  /** The lines that are not stored yet, validated, in batches. */
  readonly judged: () => AsyncIterable<ValidatedLine<Draft>[]>;
}

/** What is visible to an import: the location, and the installation for its audit chain. */
const scopeOf = ({ place, by }: Pick<ImportRun<never, never>, 'place' | 'by'>) => ({
  locationIds: by.chain === installation ? [place.locationId, installation] : [place.locationId],
});

/** Opens a file. @throws StartError when its header or its mapping doesn't fit */
export async function openRun<Draft, Facts>(
  database: Database,
  run: ImportRun<Draft, Facts>,
): Promise<OpenedRun<Draft>> {
  const { kind, source, place, format } = run;
  const scope = scopeOf(run);
  const file: ImportFile = {
    ...{ locationId: place.locationId, noun: kind.noun, name: run.name },
    hash: hashOf(format, run.mapping),
  };
  const begun = await database.read(scope, (sql) => findStartedImport(sql, file));
  const head = await readHeader(source, format);
  const mapping = fittingMapping(kind, source.name, run.mapping, { ...head, separator: format.separator });
  const readLine = await database.read(scope, (sql) => lineReader(sql, mapping, place));
  async function* lines(): AsyncGenerator<FileLine> {
    for await (const line of readCsvFile(source, format, () => undefined))
      if (line.line > (begun?.linesDone ?? 0)) yield readLine(line);
  }
  async function* judged(): AsyncGenerator<ValidatedLine<Draft>[]> {
    for await (const batch of inBatches(lines(), batchSize))
      yield await database.read(scope, (sql) => validateLines(sql, kind, place, batch));
  }
  return { file, begun, head, acceptsRepeats: mapping.repeats === 'same', judged };
}

/** The same file with another mapping is another import. */
const hashOf = ({ hash }: FileFormat, mapping: FileMapping | null) =>
  mapping === null ? hash : sha256(`${hash}\n${JSON.stringify(mapping)}`);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Storing {
  /** Lines that were reported as left out. */
  readonly faulty: ReadonlySet<number>;
  /** The number of these lines in the whole file, for the audit. */
  readonly leftOut: number;
  /** Ends the import because of lines that have become invalid since they were reviewed. */
  readonly refuse: (faults: readonly LineFault[]) => void;
  /** Called in the transaction of each batch. */
  readonly onBatch?: (tx: Queryable, held: StartedImport) => Promise<void>;
  /** Called when a batch is stored. */
  readonly onStored?: (held: StartedImport) => void;
}

/**
 * Stores the lines of a reviewed file. Each batch is one transaction that also stores the progress in the file,
 * so that a later run continues there and no record is added twice.
 */
export async function storeRun<Draft, Facts>(
  database: Database,
  run: ImportRun<Draft, Facts>,
  { file, judged }: OpenedRun<Draft>,
  storing: Storing,
): Promise<StartedImport> {
  const { place, by } = run;
  const scope = scopeOf(run);
  let isFirst = true;
  let last: StartedImport | null = null;
  for await (const batch of oneAhead(judged())) {
    last = await database.write(scope, (tx) => storeBatch(tx, run, { file, batch, isFirst, storing }));
    isFirst = false;
    storing.onStored?.(last);
  }
  return await database.write(scope, async (tx) => {
    const held = last ?? (await lockFileImport(tx, file, { at: place.now, by: by.name }));
    await keepProgress(tx, place.locationId, held, place.now);
    return held;
  });
}

interface Batch<Draft> {
  readonly file: ImportFile;
  readonly batch: readonly ValidatedLine<Draft>[];
  readonly isFirst: boolean;
  readonly storing: Storing;
}

async function storeBatch<Draft, Facts>(
  tx: Queryable,
  { kind, place, by, format, mapping }: ImportRun<Draft, Facts>,
  { file, batch, isFirst, storing }: Batch<Draft>,
): Promise<StartedImport> {
  const { locationId, now } = place;
  const { faulty, leftOut, refuse, onBatch } = storing;
  await rows(tx, plannedForMany);
  const held = await lockFileImport(tx, file, { at: now, by: by.name });
  // A concurrent import may have had the same file or the same records.
  const left = batch.filter(({ line }) => line > held.linesDone);
  const known = await knownRecords(
    tx,
    locationId,
    kind.noun,
    left.map(({ externalId }) => externalId),
  );
  const valid = left.filter(({ line }) => !faulty.has(line));
  const faults = valid.flatMap((line) => line.faults);
  if (faults.length > 0) refuse(faults);
  // A line can repeat an earlier one of the same record.
  const firstOf = new Map(valid.toReversed().map(({ externalId, line }) => [externalId, line]));
  const fresh = valid.filter(({ externalId, line }) => !known.has(externalId) && firstOf.get(externalId) === line);
  const ids = await reserveIds(tx, kind.noun, fresh.length);
  const records = fresh.flatMap(({ externalId, draft }, index) =>
    draft === null ? [] : [{ id: ids[index] ?? '', externalId, draft }],
  );
  const open = { locationId, id: held.id };
  if (records.length > 0) {
    await kind.store(tx, open, records);
    await keepExternalIds(tx, open, kind.noun, records);
  }
  const done = { ...held, linesDone: Math.max(held.linesDone, batch.at(-1)?.line ?? 0) };
  await keepProgress(tx, locationId, done, null);
  await onBatch?.(tx, done);
  const made = records.map(({ id, externalId }) => ({
    subject: `${kind.noun}:${id}`,
    before: null,
    after: { import: held.uuid, externalId },
  }));
  if (made.length > 0) await rows(tx, appendAudit, auditValues(locationId, kind.operation, made, by.audited));
  if (isFirst) {
    const after = {
      ...{ locationId, file: file.name, sha256: format.hash, encoding: format.encoding, leftOut },
      mappingSha256: mapping === null ? null : sha256(JSON.stringify(mapping)),
      fromLine: held.linesDone + 1,
    };
    const change = { subject: `import:${held.uuid}`, before: null, after };
    await rows(tx, appendAudit, auditValues(by.chain, kind.operation, [change], by.audited));
  }
  return done;
}
