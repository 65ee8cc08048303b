import {
  type DoseRange,
  type KnowledgePackage,
  limitId,
  perKnowledge,
  publishedGrade,
  sourceText,
  type WarningGrade,
  type WarningRow,
} from '../../knowledge/index.js';
import { type ConflictKind, kindOfLimit, limitsOf, rangeSubject } from '../../safety/conflict/index.js';

/** What nobody weakens alone: a contraindication, or the warning of a dose far above the label. */
export type OverrideGuard = 'contraindication' | 'far-above';

/** A warning of a package that a practice can show with another grade or not at all. */
export interface OverridableWarning {
  /** The row, or the limit of a dose range (`limitId`). */
  readonly id: string;
  readonly kind: ConflictKind;
  /** As the package has it. */
  readonly grade: WarningGrade;
  /** What it is about: 'tramadol + selegiline', 'carprofen, canine, oral'. */
  readonly about: string;
  /** What it says; for a limit, what is beyond it. */
  readonly message: string;
  /** What it says where nothing else tells what it is about. */
  readonly summary: string;
  readonly source: string;
  /** Why nobody weakens it alone; `null` if one person can. */
  readonly guard: OverrideGuard | null;
}

function ofRow(row: WarningRow, knowledge: KnowledgePackage): OverridableWarning {
  const { id, kind, grade, message, product, patient } = row;
  const tokens = [product, patient].filter((list) => list.length > 0).map((list) => list.join(', '));
  const guard = grade === 'contraindicated' ? 'contraindication' : null;
  const about = tokens.join(' + ');
  return { id, kind, grade, about, message, summary: message, source: sourceText(row, knowledge), guard };
}

const ofRange = (range: DoseRange, knowledge: KnowledgePackage): readonly OverridableWarning[] =>
  limitsOf(range).map(({ limit, words }) => ({
    id: limitId(range, limit),
    kind: kindOfLimit(limit),
    grade: publishedGrade(limit),
    about: rangeSubject(range),
    message: words,
    summary: `${rangeSubject(range)}: ${words}`,
    source: sourceText(range, knowledge),
    guard: limit === 'far-above' ? 'far-above' : null,
  }));

/**
 * What a practice can override in a package as it was published: its warnings, then the limits of its dose ranges.
 *
 * @see P-420, P-440
 */
export const overridableWarnings = perKnowledge((knowledge): readonly OverridableWarning[] => [
  ...knowledge.warnings.map((row) => ofRow(row, knowledge)),
  ...knowledge.doses.flatMap((range) => ofRange(range, knowledge)),
]);

const byId = perKnowledge((knowledge) => new Map(overridableWarnings(knowledge).map((one) => [one.id, one])));

/** The warning of an ID; `undefined` if the package has none. */
export const overridableWarning = (knowledge: KnowledgePackage, id: string): OverridableWarning | undefined =>
  byId(knowledge).get(id);
