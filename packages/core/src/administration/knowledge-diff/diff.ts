import { conflictGrades, type ConflictGrade } from '../../safety/signing/index.js';
import { type Alert, interrupts } from '../report/index.js';

/** How often the alerts of a rule changed among the checks that were repeated. */
export interface RuleDiff {
  readonly rule: string;
  readonly appeared: number;
  readonly vanished: number;
  readonly raised: number;
  readonly lowered: number;
}

/** What another package changes, for the checks that were repeated with both. */
export interface KnowledgeDiff {
  readonly checked: number;
  /** Checks with any alert, and with one that interrupts. */
  readonly before: AlertedChecks;
  readonly after: AlertedChecks;
  /** Checks that interrupt only after, and only before. */
  readonly newlyInterrupted: number;
  readonly noLongerInterrupted: number;
  /** The rules whose alerts changed, those that changed most first. */
  readonly rules: readonly RuleDiff[];
}
export interface AlertedChecks {
  readonly alerted: number;
  readonly interrupted: number;
}

/** The alerts of one check with the active package and with the other one. */
export interface ComparedAlerts {
  readonly before: readonly Alert[];
  readonly after: readonly Alert[];
}

/** Counts the differences one check at a time, so that any number of checks can be compared. */
export interface DiffCounter {
  readonly add: (compared: ComparedAlerts) => void;
  readonly diff: () => KnowledgeDiff;
}

/**
 * Compares what two packages warn of.
 *
 * @see P-407
 */
export function openDiffCounter(): DiffCounter {
  const rules = new Map<string, { -readonly [Key in keyof RuleDiff]: RuleDiff[Key] }>();
  const counts = { checked: 0, newlyInterrupted: 0, noLongerInterrupted: 0 };
  const before = { alerted: 0, interrupted: 0 };
  const after = { alerted: 0, interrupted: 0 };
  const count = (rule: string, change: Exclude<keyof RuleDiff, 'rule'>) => {
    const found = rules.get(rule) ?? { rule, appeared: 0, vanished: 0, raised: 0, lowered: 0 };
    found[change] += 1;
    rules.set(rule, found);
  };
  return {
    add: (compared) => {
      counts.checked += 1;
      const wasInterrupted = addCheck(before, compared.before);
      const isInterrupted = addCheck(after, compared.after);
      if (isInterrupted && !wasInterrupted) counts.newlyInterrupted += 1;
      if (wasInterrupted && !isInterrupted) counts.noLongerInterrupted += 1;
      for (const [rule, change] of changesOf(compared)) count(rule, change);
    },
    diff: () => ({
      ...counts,
      before: { ...before },
      after: { ...after },
      rules: [...rules.values()].map((one) => ({ ...one })).sort(byChanges),
    }),
  };
}

function addCheck(to: { alerted: number; interrupted: number }, alerts: readonly Alert[]): boolean {
  const isInterrupted = alerts.some(({ grade }) => interrupts(grade));
  if (alerts.length > 0) to.alerted += 1;
  if (isInterrupted) to.interrupted += 1;
  return isInterrupted;
}

type Change = Exclude<keyof RuleDiff, 'rule'>;

function changesOf({ before, after }: ComparedAlerts): readonly (readonly [string, Change])[] {
  const earlier = new Map(before.map(({ rule, grade }) => [rule, grade]));
  const later = new Map(after.map(({ rule, grade }) => [rule, grade]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((rule) => {
    const change = changeOf(earlier.get(rule), later.get(rule));
    return change ? [[rule, change] as const] : [];
  });
}

function changeOf(before: ConflictGrade | undefined, after: ConflictGrade | undefined): Change | null {
  if (before === undefined) return 'appeared';
  if (after === undefined) return 'vanished';
  const difference = conflictGrades.indexOf(before) - conflictGrades.indexOf(after);
  if (difference === 0) return null;
  return difference > 0 ? 'raised' : 'lowered';
}

const total = ({ appeared, vanished, raised, lowered }: RuleDiff) => appeared + vanished + raised + lowered;
const byChanges = (a: RuleDiff, b: RuleDiff) => total(b) - total(a) || (a.rule < b.rule ? -1 : 1);
