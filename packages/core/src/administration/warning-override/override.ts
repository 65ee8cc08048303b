import { addDays, type Instant, isPlainDate, type PlainDate } from '../../base/time/index.js';
import type { Issue } from '../../base/failure/index.js';
import { trimmed, visibleLength } from '../../base/text/index.js';
import { isWarningGrade, type KnowledgeOverride, type WarningGrade, warningGrades } from '../../knowledge/index.js';
import type { OverridableWarning } from './overridable-warning.js';
import { overrideTexts } from './text.js';

/** The form of an override. */
export interface OverrideForm {
  readonly rowId: string;
  /** The grade to show the warning with; `null` if it isn't shown. */
  readonly grade: string | null;
  readonly reason: string;
  /** The last day at the location on which it applies. */
  readonly lastDay: PlainDate;
}

/** An override as it is stored. */
export interface StoredOverride {
  readonly id: string;
  readonly rowId: string;
  readonly grade: string | null;
  readonly lastDay: PlainDate;
  readonly createdById: string;
  /** Whether it needed a second person when it was made. */
  readonly needsSecond: boolean;
  readonly confirmedAt: Instant | null;
  readonly endedAt: Instant | null;
}

export const overrideLimits = { reason: { min: 15, max: 500 }, days: 366 } as const;

/**
 * - `proposed`: waits for a second person, and changes nothing yet
 * - `active`: applies
 * - `expired`: its last day is over
 * - `ended`: a person ended or replaced it
 */
export const overrideStates = ['proposed', 'active', 'expired', 'ended'] as const;
export type OverrideState = (typeof overrideStates)[number];

/** Whether a warning is shown as less severe, or not at all. An unknown grade counts as not shown. */
const isWeaker = (grade: string | null, own: WarningGrade): boolean =>
  grade === null || !isWarningGrade(grade) || warningGrades.indexOf(grade) > warningGrades.indexOf(own);

/**
 * Whether an override waits for a second person: one that lowers or hides a contraindication, or the warning of a dose
 * far above the label, which is what a ten-fold error looks like.
 *
 * @see P-420, P-440
 */
export const needsSecondPerson = (
  { guard, grade: own }: Pick<OverridableWarning, 'guard' | 'grade'>,
  grade: string | null,
): boolean => guard !== null && isWeaker(grade, own);

/** The state of an override on a day at its location. @see P-420 */
export function overrideState(
  {
    endedAt,
    lastDay,
    needsSecond,
    confirmedAt,
  }: Pick<StoredOverride, 'endedAt' | 'lastDay' | 'needsSecond' | 'confirmedAt'>,
  today: PlainDate,
): OverrideState {
  if (endedAt !== null) return 'ended';
  if (lastDay < today) return 'expired';
  return needsSecond && confirmedAt === null ? 'proposed' : 'active';
}

/**
 * What applies to the checks of a day. An override with an unknown grade applies not at all, so that its warning is
 * shown as the package has it.
 *
 * @see P-410
 */
export function overridesInEffect(stored: readonly StoredOverride[], today: PlainDate): readonly KnowledgeOverride[] {
  return stored.flatMap((one) => {
    const { rowId, grade } = one;
    if (overrideState(one, today) !== 'active') return [];
    return grade === null || isWarningGrade(grade) ? [{ rowId, grade }] : [];
  });
}

interface OverrideFacts {
  /** The warning of the active package; `undefined` if it has none of that ID. */
  readonly row: Pick<OverridableWarning, 'grade'> | undefined;
  /** The day at the location. */
  readonly today: PlainDate;
}

/** The issues of the form, in its order. @see P-420 */
export function checkOverride(
  { rowId: _, grade, reason, lastDay }: OverrideForm,
  { row, today }: OverrideFacts,
): Issue[] {
  const length = visibleLength(trimmed(reason));
  const { min, max } = overrideLimits.reason;
  return [
    ...(row ? [] : [{ path: 'rowId', code: 'unknown', message: overrideTexts.unknownRow }]),
    ...gradeIssues(grade, row?.grade),
    ...(length < min ? [{ path: 'reason', code: 'too-short', message: overrideTexts.reasonTooShort }] : []),
    ...(length > max ? [{ path: 'reason', code: 'too-long', message: overrideTexts.reasonTooLong }] : []),
    ...dayIssues(lastDay, today),
  ];
}

function gradeIssues(grade: string | null, own: WarningGrade | undefined): Issue[] {
  if (grade !== null && !isWarningGrade(grade))
    return [{ path: 'grade', code: 'unknown', message: overrideTexts.unknownGrade }];
  return grade !== null && grade === own
    ? [{ path: 'grade', code: 'unchanged', message: overrideTexts.sameGrade }]
    : [];
}

function dayIssues(lastDay: PlainDate, today: PlainDate): Issue[] {
  if (!isPlainDate(lastDay)) return [{ path: 'lastDay', code: 'invalid', message: overrideTexts.invalidDay }];
  if (lastDay < today) return [{ path: 'lastDay', code: 'past', message: overrideTexts.pastDay }];
  return lastDay > addDays(today, overrideLimits.days)
    ? [{ path: 'lastDay', code: 'too-late', message: overrideTexts.lateDay }]
    : [];
}

/**
 * Why a person can't confirm an override; `null` if they can. The second person is another user than the first.
 *
 * @see P-420
 */
export function whyNotConfirm(
  stored: StoredOverride,
  { locationUserId, today }: { readonly locationUserId: string; readonly today: PlainDate },
): string | null {
  if (overrideState(stored, today) !== 'proposed') return overrideTexts.notProposed;
  return stored.createdById === locationUserId ? overrideTexts.samePerson : null;
}
