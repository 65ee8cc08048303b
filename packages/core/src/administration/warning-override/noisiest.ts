/** How often a warning was shown in a period. */
export interface WarningCount {
  readonly rule: string;
  /** Prescriptions issued despite it. */
  readonly issued: number;
  /** Requests declined with it. */
  readonly declined: number;
}

const least = { shown: 10, passed: 0.9 } as const;

/**
 * The rules to review: shown at least ten times, and passed nine times out of ten, the most frequent first. Users stop
 * reading a warning that never changes a decision.
 *
 * @see P-421
 */
export function rulesToReview(counts: readonly WarningCount[]): readonly string[] {
  const shown = ({ issued, declined }: WarningCount) => issued + declined;
  return counts
    .filter((count) => shown(count) >= least.shown && count.issued / shown(count) >= least.passed)
    .toSorted((a, b) => shown(b) - shown(a) || (a.rule < b.rule ? -1 : 1))
    .map(({ rule }) => rule);
}
