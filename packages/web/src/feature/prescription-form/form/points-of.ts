import { gradeOf } from '@signa/core/safety';
import { foreignNote, type OpenPoint, openPoints } from '@signa/core/prescribing';
import { conflictCount } from './conflict-count';
import { doubtKey, openDoubts } from './open-doubts';
import { whichAnimalOf } from '../state/setting';
import type { FormWork } from './form-work';

type Known = Pick<FormWork, 'setting' | 'form' | 'state' | 'report' | 'issues'>;

/** What is missing before it can be signed, each with its place (P-254). */
export function pointsOf({ setting, form, state, report, issues }: Known): readonly OpenPoint[] {
  const needing = [...report.conflicts, ...report.duplicates, ...report.doubts].filter(
    ({ grade }) => grade !== 'worth-knowing',
  );
  const count = conflictCount(needing.length);
  const grade = gradeOf(report);
  return openPoints({
    issues: issues.issue,
    noteToPharmacy: form.noteToPharmacy,
    conflicts: { text: count, short: grade === 'serious' ? conflictCount(needing.length, 'serious') : count },
    noteAuthor: foreignNote(setting.draft, setting.viewerId)?.author.displayName ?? null,
    whichAnimal: whichAnimalOf(setting)?.question ?? null,
    doubts: openDoubts(report, state).map((doubt) => ({ key: doubtKey(doubt), short: doubt.short })),
  });
}

/** Whether Ctrl Enter signs: nothing is missing, and nothing contraindicates it (P-233, P-254, P-255). */
export function canSignByKey({ report, points }: Pick<FormWork, 'report' | 'points'>): boolean {
  return gradeOf(report) !== 'contraindicated' && points.length === 0;
}
