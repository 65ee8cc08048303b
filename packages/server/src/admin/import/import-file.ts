import { basename } from 'node:path';
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
import { type CsvLine, hashOf, inBatches, oneAhead, readCsvFile } from '../csv/csv-file.js';
import { faultLine } from '../csv/line-fault.js';
import { appendAudit, auditValues, operator } from '../owner/operator.js';
import { refused } from '../owner/refused.js';
import { validateLines, type ValidatedLine } from './judge-lines.js';
import { plannedForMany } from './planned-for-many.js';
import { headFaults } from './record-column.js';
import type { Place, RecordKind } from './record-kind.js';
import { Review, refuseFaults } from './review.js';

/** Number of lines per transaction. */
const batchSize = 1_000;

interface FileToImport<Draft, Facts> {
  readonly kind: RecordKind<Draft, Facts>;
  readonly path: string;
  readonly place: Place;
  readonly isDry: boolean;
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
  { kind, path, place, isDry, tell }: FileToImport<Draft, Facts>,
): Promise<void> {
  const { locationId } = place;
  const scope = { locationIds: [locationId, installation] };
  const file: ImportFile = { locationId, noun: kind.noun, name: basename(path), hash: await hashOf(path) };
  const begun = await database.read(scope, (sql) => findStartedImport(sql, file));
  const lines = () =>
    linesAfter(
      readCsvFile(path, (head) => checkHead(kind, path, head)),
      begun?.linesDone ?? 0,
    );
  if (begun) tell(`Resuming an earlier import of this file after line ${begun.linesDone}.`);

  async function* judged(): AsyncGenerator<ValidatedLine<Draft>[]> {
    for await (const batch of inBatches(lines(), batchSize))
      yield await database.read(scope, (sql) => validateLines(sql, kind, place, batch));
  }

  const review = new Review(kind);
  for await (const batch of judged()) {
    const reviewed = review.add(batch);
    if (isDry) for (const line of reviewed) tell(reportOf(line));
  }
  review.requireFaultless(path);
  if (!begun && review.added + review.known === 0) refused(`${path} has no data rows below its header.`);
  if (isDry) {
    tell(`Dry run: ${review.added} would be added, ${review.known} already exist. Nothing was imported.`);
    return;
  }
  if (review.added === 0 && !begun) {
    tell(`Nothing to add: ${review.known} already exist.`);
    return;
  }
  const uuid = await storeAll(database, { kind, place, file, judged, tell });
  tell(`${nameOf(kind)}: ${review.added} added, ${review.known} already existed.`);
  tell(`To undo this import, run: signa-server admin import undo ${uuid}`);
}

const nameOf = ({ plural }: { readonly plural: string }) => plural.charAt(0).toUpperCase() + plural.slice(1);

async function* linesAfter(lines: AsyncIterable<CsvLine>, done: number): AsyncGenerator<CsvLine> {
  for await (const line of lines) if (line.line > done) yield line;
}

function checkHead<Draft, Facts>({ columns, noun }: RecordKind<Draft, Facts>, path: string, head: string[]): void {
  const faults = headFaults(columns, head);
  if (faults.length > 0)
    refused(
      [
        `Nothing was imported from ${path}. The first line must contain valid column names:`,
        ...faults.map((what) => `  ${what}`),
      ]
        .concat(`To see the columns, run: signa-server admin ${noun} template`)
        .join('\n'),
    );
}

/** What a dry run reports for a line. */
function reportOf({ line, externalId, name, knownId, faults }: ValidatedLine<unknown>): string {
  if (faults.length > 0) return faults.map(faultLine).join('\n');
  const what = knownId === null ? 'would be added' : `already exists with ID ${knownId}`;
  return `line ${line}: ${externalId} ${name} ${what}`;
}

interface Storing<Draft, Facts> extends Pick<FileToImport<Draft, Facts>, 'kind' | 'place' | 'tell'> {
  readonly file: ImportFile;
  readonly judged: () => AsyncIterable<ValidatedLine<Draft>[]>;
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
  { kind, place, file }: Storing<Draft, Facts>,
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
  refuseFaults(
    file.name,
    left.flatMap(({ faults }) => faults),
  );
  const fresh = left.filter(({ externalId }) => !known.has(externalId));
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
    const after = { locationId, file: file.name, sha256: file.hash, fromLine: held.linesDone + 1 };
    const change = { subject: `import:${held.uuid}`, before: null, after };
    await rows(tx, appendAudit, auditValues(installation, kind.operation, [change]));
  }
  return done;
}
