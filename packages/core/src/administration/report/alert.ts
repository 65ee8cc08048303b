import { doseLimits, type KnowledgePackage, limitId, perKnowledge } from '../../knowledge/index.js';
import {
  conflictKindLabels,
  type ConflictGrade,
  type ConflictReport,
  kindOfLimit,
  limitName,
} from '../../safety/conflict/index.js';
import { conflictGrades } from '../../safety/signing/index.js';

/** A rule that was triggered by a prescription, with its grade. */
export interface Alert {
  /**
   * 'table:C01', 'record:weight', 'duplicate:ingredient' or 'dose:ten-fold-dose': a key that is stable over the years.
   */
  readonly rule: string;
  readonly grade: ConflictGrade;
}

/**
 * The rules behind the findings of a check, each once with its most severe grade, sorted by rule.
 *
 * @see A-292
 */
export function alertsOf({ conflicts, advisories, duplicates, doubts }: ConflictReport): readonly Alert[] {
  const found: Alert[] = [
    ...[...conflicts, ...advisories].map(({ ruleId, kind, grade }) => ({
      rule: ruleId === null ? `record:${kind}` : `table:${ruleId}`,
      grade,
    })),
    ...duplicates.map(({ by, grade }) => ({ rule: `duplicate:${by}`, grade })),
    ...doubts.map(({ kind, grade }) => ({ rule: `dose:${kind}`, grade })),
  ];
  const byRule = new Map<string, ConflictGrade>();
  for (const { rule, grade } of found) {
    const known = byRule.get(rule);
    if (known === undefined || conflictGrades.indexOf(grade) < conflictGrades.indexOf(known)) byRule.set(rule, grade);
  }
  return [...byRule].map(([rule, grade]) => ({ rule, grade })).sort((a, b) => (a.rule < b.rule ? -1 : 1));
}

const named: Readonly<Record<string, string>> = {
  'record:keyword': 'Allergy: named in the product record',
  'duplicate:ingredient': 'Duplicate: the same ingredient is active',
  'duplicate:class': 'Duplicate: a drug of the same class is active',
  'dose:days-supply': 'Dose: days supply differs from quantity and directions',
  'dose:ten-fold-dose': 'Dose: ten times or a tenth of the usual dose',
  'dose:ten-fold-quantity': 'Dose: ten times or a tenth of the usual quantity',
  'dose:ten-fold-strength': 'Dose: ten times or a tenth of the usual strength',
  'dose:pounds-for-kilograms': 'Weight: pounds entered as kilograms, or the reverse',
  'dose:weight-change': 'Weight: implausible change',
  'dose:short-directions': 'Directions: only one or two letters',
  'dose:impossible-weight': 'Weight: heavier than any animal of the species',
};

const rowNames = perKnowledge(
  ({ warnings, doses }) =>
    new Map([
      ...warnings.map(({ id, kind, message }): [string, string] => [
        `table:${id}`,
        `${conflictKindLabels[kind]}: ${message.split(/[.;]/, 1)[0] ?? message}`,
      ]),
      ...doses.flatMap((range) =>
        doseLimits.map((limit): [string, string] => [
          `table:${limitId(range, limit)}`,
          `${conflictKindLabels[kindOfLimit(limit)]}: ${limitName(range, limit)}`,
        ]),
      ),
    ]),
);

const kinds: Readonly<Record<string, string>> = conflictKindLabels;

/**
 * A rule as text: its kind and the first sentence of its message. An unknown rule is shown by its key, so that counted
 * alerts are never hidden.
 *
 * @see A-292
 */
export function alertName(rule: string, knowledge: KnowledgePackage): string {
  if (Object.hasOwn(named, rule)) return named[rule] ?? rule;
  const kind = rule.startsWith('record:') ? rule.slice('record:'.length) : '';
  if (Object.hasOwn(kinds, kind)) return `${kinds[kind] ?? kind}: from the product record`;
  return rowNames(knowledge).get(rule) ?? rule;
}

/** Whether a grade prevents signing until there is a note; others are only shown (P-088). */
export const interrupts = (grade: ConflictGrade): boolean => grade !== 'worth-knowing';
