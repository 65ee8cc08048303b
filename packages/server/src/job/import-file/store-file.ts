import { importFileTexts } from '@signa/core/pims';
import { storeRun } from '../../admin/import/import-run.js';
import { withKind } from '../../admin/import-kind/with-kind.js';
import { refused } from '../../admin/owner/refused.js';
import { type StoredImportFile, updateImportFile } from '../../store/pims/import-file/import-file-store.js';
import { deleteParts } from '../../store/pims/import-file/part-store.js';
import type { StepDeps, StepResult } from './import-step.js';
import { LeftOutWriter } from './left-out-writer.js';
import { reportOf, reviewFile } from './review-file.js';

/**
 * Imports a file (C-333), as an operator does: all lines are reviewed, then stored a thousand at a time. What
 * another server has stored before it stopped is not stored again.
 */
export const storeFile = (deps: StepDeps, file: StoredImportFile): Promise<StepResult> =>
  withKind(file.noun, async (kind): Promise<StepResult> => {
    const { database, clock, lease } = deps;
    const key = { locationId: file.locationId, id: file.id };
    const scope = { locationIds: [file.locationId] };
    const { run, opened, review } = await reviewFile(deps, file, kind, async ({ begun, head }, { separator }) => {
      // Before an interrupted import stored its first line, it had listed all lines that it left out.
      if (begun !== null || !file.skipsInvalid) return null;
      await database.write(scope, (tx) => deleteParts(tx, key, 'left-out'));
      return new LeftOutWriter(database, clock, key, { separator, names: head.names });
    });
    const report = opened.begun === null ? reportOf(review, kind) : (file.report ?? reportOf(review, kind));
    if (review.faulty.size > 0 && !file.skipsInvalid) return { result: 'refused', change: refusedWith(report) };
    if (report.added === 0 && opened.begun === null)
      return { result: 'refused', change: { report, problem: importFileTexts.nothingToAdd } };
    await database.write(scope, (tx) => updateImportFile(tx, key, { report }));
    const held = await storeRun(database, run, opened, {
      faulty: review.faulty,
      leftOut: report.faulty,
      refuse: () => refused(importFileTexts.changedSinceCheck),
      onBatch: async (tx, { id, linesDone }) => {
        await updateImportFile(tx, key, { importId: id, linesDone, leasedUntil: lease() });
      },
    });
    const finishedAt = clock.now();
    return { result: 'succeeded', change: { report, importId: held.id, linesDone: held.linesDone, finishedAt } };
  });

const refusedWith = (report: StoredImportFile['report']) => ({ report, problem: importFileTexts.changedSinceCheck });
