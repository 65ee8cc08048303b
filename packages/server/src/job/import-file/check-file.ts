import { withKind } from '../../admin/import-kind/with-kind.js';
import { refused } from '../../admin/owner/refused.js';
import type { StoredImportFile } from '../../store/pims/import-file/import-file-store.js';
import type { StepDeps, StepResult } from './import-step.js';
import { reportOf, reviewFile } from './review-file.js';

/** Reads every line as the import would, and stores nothing (C-333). */
export const checkFile = (deps: StepDeps, file: StoredImportFile): Promise<StepResult> =>
  withKind(file.noun, async (kind): Promise<StepResult> => {
    const { review } = await reviewFile(deps, file, kind, null);
    const report = reportOf(review, kind);
    if (report.added + report.known + report.faulty === 0) refused(`${file.name} has no lines below its header.`);
    return { result: 'succeeded', change: { report } };
  });
