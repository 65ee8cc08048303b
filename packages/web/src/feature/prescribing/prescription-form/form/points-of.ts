import { doseWarningKey, gradeOf, severeFindings } from '@signa/core/safety';
import { foreignNote, type OpenPoint, openPoints, whichAnimalOf } from '@signa/core/prescribing';
import { conflictCount } from './conflict-count';
import { openDoseWarnings } from './open-dose-warnings';
import { formFactsOf } from '../state/setting';
import type { FormWork } from './form-work';

type Known = Pick<FormWork, 'setting' | 'form' | 'state' | 'report' | 'issues'>;

/** The required steps before signing, each with its target (P-254). */
export function pointsOf({ setting, form, state, report, issues }: Known): readonly OpenPoint[] {
  const { conflicts, duplicates, doubts } = severeFindings(report);
  const needing = [...conflicts, ...duplicates, ...doubts];
  const count = conflictCount(needing.length);
  const grade = gradeOf(report);
  return openPoints({
    issues: issues.issue,
    noteToPharmacy: form.noteToPharmacy,
    conflicts: { text: count, short: grade === 'serious' ? conflictCount(needing.length, 'serious') : count },
    noteAuthor: foreignNote(setting.draft, setting.viewerId)?.author.displayName ?? null,
    whichAnimal: whichAnimalOf(formFactsOf(setting))?.question ?? null,
    doubts: openDoseWarnings(report, state).map((warning) => ({ key: doseWarningKey(warning), short: warning.short })),
  });
}

/** True if Ctrl Enter signs: no step is missing, and nothing is contraindicated (P-233, P-254, P-255). */
export function canSignByKey({ report, points }: Pick<FormWork, 'report' | 'points'>): boolean {
  return gradeOf(report) !== 'contraindicated' && points.length === 0;
}
