import { doseLimits, limitId, type LimitGrades } from './dose-limit.js';
import type { DoseRange } from './dose-range.js';
import type { KnowledgePackage } from './knowledge-package.js';
import { isWarningGrade, type WarningGrade } from './warning-row.js';

/** A practice's decision about a warning of the package. */
export interface KnowledgeOverride {
  /** The ID of the warning, or of a limit of a dose range (`limitId`). */
  readonly rowId: string;
  /** The grade to show it with; `null` if it isn't shown. */
  readonly grade: WarningGrade | null;
}

type Grades = ReadonlyMap<string, WarningGrade | null>;

function withLimitGrades(range: DoseRange, grades: Grades): DoseRange {
  const changed: [string, WarningGrade | null][] = [];
  for (const limit of doseLimits) {
    const grade = grades.get(limitId(range, limit));
    if (grade !== undefined) changed.push([limit, grade]);
  }
  return changed.length === 0 ? range : { ...range, grades: Object.fromEntries(changed) satisfies LimitGrades };
}

/**
 * The package with a practice's overrides. An override of a row that the package doesn't have changes nothing, because
 * it can outlive a version. Without overrides, it is the same object, so that what is derived from it is shared.
 *
 * @see P-410, P-440
 */
export function withOverrides(knowledge: KnowledgePackage, overrides: readonly KnowledgeOverride[]): KnowledgePackage {
  if (overrides.length === 0) return knowledge;
  const grades: Grades = new Map(overrides.map(({ rowId, grade }) => [rowId, grade]));
  const warnings = knowledge.warnings.flatMap((row) => {
    const grade = grades.get(row.id);
    if (grade === undefined) return [row];
    return grade === null ? [] : [{ ...row, grade }];
  });
  return { ...knowledge, warnings, doses: knowledge.doses.map((range) => withLimitGrades(range, grades)) };
}

/**
 * Overrides as they are sent. One with a grade that this version doesn't know is left out, so that its warning is shown
 * as the package has it.
 *
 * @see P-410
 */
export function readOverrides(
  sent: readonly { readonly rowId: string; readonly grade: string | null }[],
): readonly KnowledgeOverride[] {
  return sent.flatMap(({ rowId, grade }) => (grade === null || isWarningGrade(grade) ? [{ rowId, grade }] : []));
}
