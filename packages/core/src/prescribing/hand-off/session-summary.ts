import { type Instant, millisecondsOf, type PlainDate, startOfDayInstant } from '../../base/time/index.js';

/** What a user did since a moment, by number; contract field names. */
export interface SessionCounts {
  readonly signed: number;
  readonly declined: number;
  /** Requests that wait for an exam, whose clients need a call. */
  readonly exams: number;
  readonly handedOff: number;
  readonly snoozed: number;
}

/**
 * From when a session is summarized: the sign-in, or the beginning of the day at the location if that is later. Without
 * a known sign-in, the beginning of the day.
 *
 * @throws RangeError on an impossible time or an unknown zone
 * @see P-520
 */
export function summaryStart(signedInAt: Instant | null, today: PlainDate, timeZone: string): Instant {
  const dayStart = startOfDayInstant(today, timeZone);
  return signedInAt !== null && millisecondsOf(signedInAt) > millisecondsOf(dayStart) ? signedInAt : dayStart;
}

/** One part of a summary; `of` names what it counts. */
export interface SummaryPart {
  readonly of: keyof SessionCounts;
  readonly text: string;
}

const words: Readonly<Record<keyof SessionCounts, (count: number) => string>> = {
  signed: (count) => `${count} signed`,
  declined: (count) => `${count} declined`,
  exams: (count) => `${count} ${count === 1 ? 'needs' : 'need'} a call`,
  handedOff: (count) => `${count} handed off`,
  snoozed: (count) => `${count} snoozed`,
};
const inOrder = ['signed', 'declined', 'exams', 'handedOff', 'snoozed'] as const;

/** The parts of a summary that are not zero, in the order of the sentence. @see P-520 */
export const summaryParts = (counts: SessionCounts): readonly SummaryPart[] =>
  inOrder.filter((of) => counts[of] > 0).map((of) => ({ of, text: words[of](counts[of]) }));

/** '14 signed, 2 declined, 3 need a call'; 'Nothing signed or handed off yet' where every count is zero. @see P-520 */
export function summaryText(counts: SessionCounts): string {
  const parts = summaryParts(counts);
  return parts.length === 0 ? 'Nothing signed or handed off yet' : parts.map(({ text }) => text).join(', ');
}
