import { basename } from 'node:path';
import type { FileEncoding, FileMapping } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { installation } from '../../store/installation.js';
import { readFileFormat } from '../csv/file-format.js';
import { fileSource } from '../csv/import-source.js';
import { faultReason } from '../csv/line-fault.js';
import { auditedOperator, operator } from '../owner/operator.js';
import { refused } from '../owner/refused.js';
import { openRun, storeRun } from './import-run.js';
import { LeftOutFile } from './left-out-file.js';
import type { Place, RecordKind } from './record-kind.js';
import type { ReviewedLine } from './repeated-ids.js';
import { Review, refuseFaults } from './review.js';

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
 * stored, then to store it while the next batch is validated.
 *
 * @throws StartError with every fault; then nothing was stored
 */
export async function importFile<Draft, Facts>(
  database: Database,
  { kind, path, place, isDry, tell, mapping = null, encoding, skipsInvalid = false }: FileToImport<Draft, Facts>,
): Promise<void> {
  const source = fileSource(path);
  const format = await readFileFormat(source, {
    encoding: encoding ?? mapping?.encoding ?? null,
    separator: mapping?.separator ?? null,
  });
  tell(format.text);
  const run = {
    ...{ kind, source, name: basename(path), place, format, mapping },
    by: { name: operator(), audited: auditedOperator(), chain: installation },
  };
  const opened = await openRun(database, run);
  const { begun, head } = opened;
  if (begun) tell(`Resuming an earlier import of this file after line ${begun.linesDone}.`);

  const review = new Review({ columns: kind.columns, acceptsRepeats: opened.acceptsRepeats });
  const leftOut = new LeftOutFile(path, { separator: format.separator, names: head.names });
  for await (const batch of opened.judged())
    for (const line of review.add(batch)) {
      if (isDry && line.faults.length === 0) tell(reportOf(line));
      else if (!isDry && skipsInvalid && line.faults.length > 0)
        await leftOut.add(line.cells, line.faults.map(faultReason));
    }
  await leftOut.close();
  if (!skipsInvalid) review.requireFaultless(path);
  else for (const line of review.faultText) tell(line);
  if (!begun && review.added + review.known + review.faulty.size === 0)
    refused(`${path} has no data rows below its header.`);
  for (const line of review.noteLines) tell(line);
  if (mapping !== null && mapping.unused.length > 0)
    tell(`Columns that the mapping leaves out: ${mapping.unused.join(', ')}.`);
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
  const { uuid } = await storeRun(database, run, opened, {
    faulty: review.faulty,
    leftOut: leftOut.count,
    refuse: (faults) => refuseFaults(run.name, faults),
    onStored: ({ linesDone }) => tell(`Imported up to line ${linesDone}.`),
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

/** What a dry run reports for a line without errors. */
function reportOf({ line, externalId, name, knownId, notes, isRepeat }: ReviewedLine): string {
  const what = isRepeat
    ? 'repeats an earlier line'
    : knownId === null
      ? 'would be added'
      : `already exists with ID ${knownId}`;
  return [`line ${line}: ${externalId} ${name} ${what}`, ...notes.map((note) => `line ${line}: ${note}`)].join('\n');
}
