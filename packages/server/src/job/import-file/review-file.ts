import { importFileTexts } from '@signa/core/pims';
import { readFileFormat } from '../../admin/csv/file-format.js';
import type { FileFormat } from '../../admin/csv/file-format.js';
import { faultReason } from '../../admin/csv/line-fault.js';
import { type ImportRun, openRun, type OpenedRun } from '../../admin/import/import-run.js';
import { columnNamed } from '../../admin/import/record-column.js';
import type { RecordKind } from '../../admin/import/record-kind.js';
import { Review } from '../../admin/import/review.js';
import { refused } from '../../admin/owner/refused.js';
import type { StoredImportFile, StoredReport } from '../../store/pims/import-file/import-file-store.js';
import { mappingOf } from '../../use-case/pims/import-file/stored-mapping.js';
import { actorOfFile, type StepDeps, storedSource } from './import-step.js';
import type { LeftOutWriter } from './left-out-writer.js';

interface ReviewedFile<Draft, Facts> {
  readonly run: ImportRun<Draft, Facts>;
  readonly opened: OpenedRun<Draft>;
  readonly review: Review;
}

/** Validates all lines that are not stored yet, as the import of an operator does. */
export async function reviewFile<Draft, Facts>(
  { database, clock, progress }: StepDeps,
  file: StoredImportFile,
  kind: RecordKind<Draft, Facts>,
  leftOutOf: ((opened: OpenedRun<Draft>, format: FileFormat) => Promise<LeftOutWriter | null>) | null,
): Promise<ReviewedFile<Draft, Facts>> {
  const mapping = mappingOf(file) ?? refused(importFileTexts.questionsLeft);
  const source = storedSource(database, file);
  const format = await readFileFormat(source, { encoding: mapping.encoding, separator: mapping.separator });
  const place = { locationId: file.locationId, now: clock.now() };
  const run = { kind, source, name: file.name, place, format, mapping, by: actorOfFile(file) };
  const opened = await openRun(database, run);
  const leftOut = (await leftOutOf?.(opened, format)) ?? null;
  const review = new Review({ columns: kind.columns, acceptsRepeats: opened.acceptsRepeats });
  for await (const batch of opened.judged()) {
    for (const line of review.add(batch))
      if (line.faults.length > 0) await leftOut?.add(line.cells, line.faults.map(faultReason));
    await progress(leftOutOf === null ? (batch.at(-1)?.line ?? 0) : 0);
  }
  await leftOut?.close();
  return { run, opened, review };
}

/** What a review found, for the screen. */
export function reportOf<Draft, Facts>(review: Review, { columns }: RecordKind<Draft, Facts>): StoredReport {
  const { added, known, repeats, faulty, noteLines, faults, faultCounts } = review;
  return {
    ...{ added, known, repeats, faulty: faulty.size, notes: noteLines },
    faults: faults.map(({ line, column, value, what }) => ({ line, column, value: value ?? null, what })),
    columns: faultCounts.map(({ column, count }) => ({
      ...{ column, count },
      accepts: columnNamed(columns, column ?? '')?.what ?? null,
    })),
  };
}
