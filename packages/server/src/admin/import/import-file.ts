import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { FileEncoding, FileMapping } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { installation } from '../../store/installation.js';
import {
  type StartedImport,
  reserveIds,
  findStartedImport,
  lockFileImport,
  keepExternalIds,
  type ImportFile,
  keepProgress,
} from '../../store/pims/pims-import/file-import.js';
import { knownRecords } from '../../store/pims/pims-import/known-records.js';
import { type Queryable, rows } from '../../store/statement.js';
import { inBatches, oneAhead, readCsvFile } from '../csv/csv-file.js';
import { type FileFormat, readFileFormat } from '../csv/file-format.js';
import { faultLine, faultReason } from '../csv/line-fault.js';
import { appendAudit, auditValues, operator } from '../owner/operator.js';
import { refused } from '../owner/refused.js';
import { fittingMapping, readHeader } from './file-header.js';
import { validateLines, type ValidatedLine } from './judge-lines.js';
import { LeftOutFile } from './left-out-file.js';
import { type FileLine, lineReader } from './mapped-lines.js';
import { plannedForMany } from './planned-for-many.js';
import type { Place, RecordKind } from './record-kind.js';
import { Review, type ReviewedLine, refuseFaults } from './review.js';

/** Number of lines per transaction. */
const batchSize = 1_000;

interface FileToImport<Draft, Facts> {
  readonly kind: RecordKind<Draft, Facts>;
  readonly path: string;
  readonly place: Place;
  /** How the file becomes records; none for a file with Signa's own columns. */
  readonly mapping?: FileMapping | null;
  /** The encoding, if a person named it. */
  readonly encoding?: FileEncoding | null;
  readonly isDry: boolean;
  /** Whether lines with errors are left out, and written to a file of their own. */
  readonly skipsInvalid?: boolean;
  readonly tell: (line: string) => void;
}

/**
 * Imports a file of records at a location. The file is read twice: once to find every fault before anything is
 * stored, then to store it while the next batch is validated. Each batch is one transaction that also stores the
 * progress in the file, so that the same command resumes there and no record is added twice.
 *
 * @throws StartError with every fault; then nothing was stored
 */
export async function importFile<Draft, Facts>(
  database: Database,
  toImport: FileToImport<Draft, Facts>,
): Promise<void> {
  const { kind, path, place, isDry, tell, mapping: given = null, skipsInvalid = false } = toImport;
  const { locationId } = place;
  const scope = { locationIds: [locationId, installation] };
  const format = await readFileFormat(path, {
    encoding: toImport.encoding ?? given?.encoding ?? null,
    separator: given?.separator ?? null,
  });
  tell(format.text);
  const file: ImportFile = {
    locationId,
    noun: kind.noun,
    name: basename(path),
    hash: hashOf(format, given),
  };
  const begun = await database.read(scope, (sql) => findStartedImport(sql, file));
  if (begun) tell(`Resuming an earlier import of this file after line ${begun.linesDone}.`);

  const head = await readHeader(path, format);
  const mapping = fittingMapping(kind, path, given, { ...head, separator: format.separator });
  const readLine = await lineReader(database, mapping, place);
  async function* lines(): AsyncGenerator<FileLine> {
    for await (const line of readCsvFile(path, format, () => undefined))
      if (line.line > (begun?.linesDone ?? 0)) yield readLine(line);
  }
  async function* judged(): AsyncGenerator<ValidatedLine<Draft>[]> {
    for await (const batch of inBatches(lines(), batchSize))
      yield await database.read(scope, (sql) => validateLines(sql, kind, place, batch));
  }

  const review = new Review({ columns: kind.columns, acceptsRepeats: mapping.repeats === 'same' });
  const leftOut = new LeftOutFile(path, { separator: format.separator, names: head.names });
  for await (const batch of judged())
    for (const line of review.add(batch)) {
      if (isDry) tell(reportOf(line));
      else if (skipsInvalid && line.faults.length > 0) await leftOut.add(line.cells, line.faults.map(faultReason));
    }
  await leftOut.close();
  if (!skipsInvalid) review.requireFaultless(path);
  else if (!isDry) for (const line of review.faultText) tell(line);
  if (!begun && review.added + review.known + review.faulty.size === 0)
    refused(`${path} has no data rows below its header.`);
  for (const line of review.noteLines) tell(line);
  if (isDry) {
    tell(`Dry run: ${review.added} would be added, ${countsText(review)}. Nothing was imported.`);
    return;
  }
  if (leftOut.path !== null)
    tell(
      `Left out: ${leftOut.count}. They are in ${leftOut.path} with the reasons. Correct them there, then import that file in the same way.`,
    );
  if (review.added === 0 && !begun) {
    tell(`Nothing to add: ${countsText(review)}.`);
    return;
  }
  const uuid = await storeAll(database, {
    ...{ kind, place, file, judged, tell, faulty: review.faulty },
    audited: {
      ...{ sha256: format.hash, encoding: format.encoding, leftOut: leftOut.count },
      mappingSha256: given === null ? null : sha256(JSON.stringify(given)),
    },
  });
  tell(`${nameOf(kind)}: ${review.added} added, ${review.known} already existed.`);
  tell(`To undo this import, run: signa-server admin import undo ${uuid}`);
}

const countsText = ({ known, repeats, faulty }: Review) =>
  [
    `${known} already exist`,
    ...(repeats > 0 ? [`${repeats} repeat an earlier line`] : []),
    ...(faulty.size > 0 ? [`${faulty.size} would be left out`] : []),
  ].join(', ');

const nameOf = ({ plural }: { readonly plural: string }) => plural.charAt(0).toUpperCase() + plural.slice(1);

/** The same file with another mapping is another import. */
const hashOf = ({ hash }: FileFormat, mapping: FileMapping | null) =>
  mapping === null ? hash : sha256(`${hash}\n${JSON.stringify(mapping)}`);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a dry run reports for a line. */
function reportOf({ line, externalId, name, knownId, faults, notes, isRepeat }: ReviewedLine<unknown>): string {
  if (faults.length > 0) return faults.map(faultLine).join('\n');
  const what = isRepeat
    ? 'repeats an earlier line'
    : knownId === null
      ? 'would be added'
      : `already exists with ID ${knownId}`;
  return [`line ${line}: ${externalId} ${name} ${what}`, ...notes.map((note) => `line ${line}: ${note}`)].join('\n');
}

interface Storing<Draft, Facts> extends Pick<FileToImport<Draft, Facts>, 'kind' | 'place' | 'tell'> {
  readonly file: ImportFile;
  readonly judged: () => AsyncIterable<ValidatedLine<Draft>[]>;
  /** Lines that were reported as left out. */
  readonly faulty: ReadonlySet<number>;
  /** What the audit says about the file, besides its name. */
  readonly audited: object;
}

async function storeAll<Draft, Facts>(database: Database, storing: Storing<Draft, Facts>): Promise<string> {
  const { place, file, judged, tell } = storing;
  const scope = { locationIds: [place.locationId, installation] };
  let isFirst = true;
  let last: StartedImport | null = null;
  for await (const batch of oneAhead(judged())) {
    last = await database.write(scope, (tx) => storeBatch(tx, storing, batch, isFirst));
    isFirst = false;
    tell(`Imported up to line ${last.linesDone}.`);
  }
  return await database.write(scope, async (tx) => {
    const held = last ?? (await lockFileImport(tx, file, { at: place.now, by: operator() }));
    await keepProgress(tx, place.locationId, held, place.now);
    return held.uuid;
  });
}

async function storeBatch<Draft, Facts>(
  tx: Queryable,
  { kind, place, file, faulty, audited }: Storing<Draft, Facts>,
  batch: readonly ValidatedLine<Draft>[],
  isFirst: boolean,
): Promise<StartedImport> {
  const { locationId, now } = place;
  await rows(tx, plannedForMany);
  const held = await lockFileImport(tx, file, { at: now, by: operator() });
  // A concurrent import may have had the same file or the same records.
  const left = batch.filter(({ line }) => line > held.linesDone);
  const known = await knownRecords(
    tx,
    locationId,
    kind.noun,
    left.map(({ externalId }) => externalId),
  );
  const valid = left.filter(({ line }) => !faulty.has(line));
  refuseFaults(
    file.name,
    valid.flatMap(({ faults }) => faults),
  );
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
  const made = records.map(({ id, externalId }) => ({
    subject: `${kind.noun}:${id}`,
    before: null,
    after: { import: held.uuid, externalId },
  }));
  if (made.length > 0) await rows(tx, appendAudit, auditValues(locationId, kind.operation, made));
  if (isFirst) {
    const after = { locationId, file: file.name, ...audited, fromLine: held.linesDone + 1 };
    const change = { subject: `import:${held.uuid}`, before: null, after };
    await rows(tx, appendAudit, auditValues(installation, kind.operation, [change]));
  }
  return done;
}
