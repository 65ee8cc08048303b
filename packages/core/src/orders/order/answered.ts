import type { Instant } from '../../base/time/index.js';
import { describedStatus, type DescribedStatus } from './status.js';
import { isVoided } from './voided.js';

/** The stored fields of an order line, without its product. */
export interface StoredLine {
  readonly status: string;
  readonly shipped: boolean;
  /** In US dollars; `null` if the storefront does not report it. */
  readonly amount: number | null;
  readonly paidDate: Instant | null;
  readonly deliveredDate: Instant | null;
  readonly refundedDate: Instant | null;
}

/** A stored line as the API returns it: its status with a description, and its flags (C-198). */
export type AnsweredLine<Line extends StoredLine> = Omit<Line, 'status'> & {
  readonly status: DescribedStatus;
  readonly paid: boolean;
  readonly delivered: boolean;
  readonly refunded: boolean;
  readonly voided: boolean;
};

/**
 * A line with its flags. The status tells whether it was voided. A recorded date takes precedence over the status,
 * because a storefront that refunds a delivered line has a single status for both.
 *
 * @see C-132, C-198
 */
export function answeredLine<Line extends StoredLine>(line: Line): AnsweredLine<Line> {
  return {
    ...line,
    status: describedStatus(line.status),
    paid: line.paidDate !== null,
    delivered: line.deliveredDate !== null || line.status === 'delivered',
    refunded: line.refundedDate !== null || line.status === 'refunded',
    voided: isVoided(line),
  };
}

/**
 * The lines of an order in the API: without voided ones, unless requested.
 *
 * @param withVoided - the voided flag of GetOrder; a list includes them
 * @see C-179, P-214
 */
export function answeredLines<Line extends StoredLine>(
  lines: readonly Line[],
  withVoided: boolean,
): readonly AnsweredLine<Line>[] {
  const answered = lines.map(answeredLine);
  return withVoided ? answered : answered.filter((line) => !line.voided);
}

/**
 * The amount of an order: that of the storefront, else the sum of the lines that were not voided.
 *
 * @returns US dollars, in cents; `null` if neither is known
 * @see C-198
 */
export function orderAmount(
  reported: number | null,
  lines: readonly Pick<StoredLine, 'amount' | 'status'>[],
): number | null {
  const amounts = lines.filter((line) => !isVoided(line)).flatMap(({ amount }) => amount ?? []);
  if (reported !== null || amounts.length === 0) return reported;
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}
