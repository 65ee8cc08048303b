import { doseRoutes, doseUnits } from './dose-range.js';
import { type LawRequirement, schedules } from './law-row.js';
import { perKnowledge } from './per-knowledge.js';
import { warningGrades, warningKinds } from './warning-row.js';

/** Rows that these rules can't apply. */
export interface UnreadRows {
  /** The format of the package if it isn't the one that these rules read; then every row may be unread. */
  readonly format: number | null;
  /** The IDs of warnings and doses. */
  readonly findings: readonly string[];
  /** The IDs of rows of the law. */
  readonly laws: readonly string[];
}

const requirementKinds: Readonly<Record<LawRequirement['kind'], true>> = {
  schedule: true,
  refills: true,
  'days-supply': true,
  'valid-days': true,
  'license-of-state': true,
};

const isIn = (known: readonly string[], code: string): boolean => known.includes(code);

function isReadable(requirement: LawRequirement): boolean {
  if (!Object.hasOwn(requirementKinds, requirement.kind)) return false;
  return requirement.kind !== 'schedule' || isIn(schedules, requirement.schedule);
}

/**
 * The rows of a package whose kind, grade, unit, route, requirement or schedule these rules don't know, as in a package
 * for newer rules that was not decoded by `knowledgePackageSchema`. Checks report them, so that such a row is never the
 * same as none.
 *
 * @see A-577
 */
export const unreadRows = perKnowledge(({ format, warnings, doses, laws }): UnreadRows => {
  return {
    // The type promises the format of these rules; a package that wasn't decoded may have another.
    format: Object.is(format, 1) ? null : format,
    findings: [
      ...warnings.filter(({ kind, grade }) => !isIn(warningKinds, kind) || !isIn(warningGrades, grade)),
      ...doses.filter(({ unit, route }) => !isIn(doseUnits, unit) || !isIn(doseRoutes, route)),
    ].map(({ id }) => id),
    laws: laws.filter(({ requirement }) => !isReadable(requirement)).map(({ id }) => id),
  };
});

/** Row IDs that are named; of more, the number is given. */
const mostNamed = 5;

/** Why rows were not checked; `null` if all were. */
export function unreadText({ format }: UnreadRows, rows: readonly string[]): string | null {
  if (format !== null) return `Format ${format} is unknown, so its rows may not have been checked.`;
  if (rows.length === 0) return null;
  const named = rows.slice(0, mostNamed).join(', ');
  const more = rows.length > mostNamed ? ` and ${rows.length - mostNamed} more` : '';
  return `${named}${more}: not checked, because these rows have unknown codes.`;
}
