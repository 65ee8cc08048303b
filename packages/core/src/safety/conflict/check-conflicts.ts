import { requirePlainDate } from '../../base/time/index.js';
import { doseWarnings } from '../dose/index.js';
import { allergyConflicts } from './allergy/allergy-conflict.js';
import type { ConflictReport } from './report.js';
import { duplicateTherapy } from './therapy/duplicate-therapy.js';
import type { Conflict } from './shown/conflict.js';
import { mostSevere, isSevere, type ConflictGrade, type ConflictSubject } from '../signing/index.js';
import { interactionConflicts } from './interaction/interaction.js';
import { notCheckedOf } from './not-checked.js';
import { readAsOf } from './read-as.js';
import { courseConflict, doseConflict, minimumConflicts } from './dose-range/index.js';
import { inOrder, namedInOrder } from './shown/order.js';
import { daysSupplyConflict, speciesConflict, weightConflict } from './record/record-conflict.js';

/**
 * The conflicts between a product and a patient: species, weight, days supply, recorded allergies, the interaction
 * table, and labeled doses. The report is deterministic and does not depend on the order of any list.
 *
 * @throws RangeError on an invalid `today`
 * @see P-082 to P-086, P-402 to P-404, P-441
 */
export function checkConflicts(subject: ConflictSubject): ConflictReport {
  requirePlainDate(subject.today);
  const others = [
    ...speciesConflict(subject),
    ...weightConflict(subject),
    ...daysSupplyConflict(subject),
    ...allergyConflicts(subject),
    ...interactionConflicts(subject),
    ...doseConflict(subject),
    ...courseConflict(subject),
  ];
  const found = inOrder([...others, ...minimumConflicts(subject, others)]);
  const met = new Set(found.map(({ patientValue }) => patientValue));
  return {
    conflicts: found.filter(({ grade }) => grade !== 'worth-knowing'),
    advisories: found.filter(({ grade }) => grade === 'worth-knowing'),
    duplicates: duplicateTherapy(subject),
    // An unknown unit is listed in notChecked.
    doubts: doseWarnings(subject).filter(({ kind }) => kind !== 'unknown-unit'),
    notChecked: namedInOrder(notCheckedOf(subject, met)),
    readAs: namedInOrder(readAsOf(subject)),
  };
}

/**
 * The most severe grade of the report; `null` when it is empty.
 *
 * @see P-231
 */
export function gradeOf({ conflicts, advisories, duplicates, doubts }: ConflictReport): ConflictGrade | null {
  return mostSevere([...conflicts, ...advisories, ...duplicates, ...doubts].map(({ grade }) => grade));
}

/**
 * Whether issuing requires a note to the pharmacy that explains the findings: when any is contraindicated or serious.
 *
 * @see P-088, P-231
 */
export function needsNote(report: ConflictReport): boolean {
  return isSevere(gradeOf(report));
}

/** The findings of a report that require something before issuing. @see P-231, P-254 */
export const severeFindings = ({ conflicts, duplicates, doubts }: ConflictReport) => {
  const grave = ({ grade }: { readonly grade: ConflictGrade }) => isSevere(grade);
  return { conflicts: conflicts.filter(grave), duplicates: duplicates.filter(grave), doubts: doubts.filter(grave) };
};

/** The conflicts that contraindicate the product. @see P-231, P-233 */
export const contraindications = ({ conflicts }: Pick<ConflictReport, 'conflicts'>): readonly Conflict[] =>
  conflicts.filter(({ grade }) => grade === 'contraindicated');
