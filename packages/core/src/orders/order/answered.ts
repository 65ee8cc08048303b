import type { Instant } from '../../base/time/index.js';
import { describedStatus, type DescribedStatus } from './status.js';
import { isVoided } from './voided.js';

/** What is stored of an order line beside what it is of. */
export interface StoredLine {
  readonly status: string;
  readonly shipped: boolean;
  /** US dollars; `null` where the storefront does not say. */
  readonly amount: number | null;
  readonly paidDate: Instant | null;
  readonly deliveredDate: Instant | null;
  readonly refundedDate: Instant | null;
}

/** A stored line as it is answered: its status with a description, and its flags (C-198). */
export type AnsweredLine<Line extends StoredLine> = Omit<Line, 'status'> & {
  readonly status: DescribedStatus;
  readonly paid: boolean;
  readonly delivered: boolean;
  readonly refunded: boolean;
  readonly voided: boolean;
};

/**
 * A line with its flags. The status decides whether it was taken back; what has a day happened, whatever the status
 * says, for a storefront that refunds a delivered line keeps one status for both.
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
 * The lines an order is answered with: without those taken back, unless they are asked for.
 *
 * @param withVoided - the voided flag of GetOrder; a list shows them
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
 * What an order costs: what the storefront says, else the sum of the lines that were not taken back.
 *
 * @returns US dollars, in cents; `null` where neither says
 * @see C-198
 */
export function orderAmount(
  told: number | null,
  lines: readonly Pick<StoredLine, 'amount' | 'status'>[],
): number | null {
  const amounts = lines.filter((line) => !isVoided(line)).flatMap(({ amount }) => amount ?? []);
  if (told !== null || amounts.length === 0) return told;
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}
