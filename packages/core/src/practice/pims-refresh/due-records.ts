import { type Instant, millisecondsOf } from '../../base/time/index.js';

/** A linked record that may be read again. */
export interface RefreshCandidate {
  readonly id: string;
  /** When it was read last; `null` for never. */
  readonly readAt: Instant | null;
  /** When the partner told that it changed, and it was not read since. */
  readonly toldAt: Instant | null;
  /** When a person looked at it last. */
  readonly openedAt: Instant | null;
  /** A request of the client waits. */
  readonly hasRequests: boolean;
}

/** Milliseconds after which a record that somebody looked at counts as closed. */
export const openFor = 10 * 60_000;

const openEvery = 15_000;
/** Early enough that a change is seen within 60 seconds. */
const everybodyEvery = 45_000;

const since = (at: Instant | null, now: number) => (at === null ? Infinity : now - millisecondsOf(at));

/** How soon it is to be read: 0 what the partner told of, 1 what is open, 2 with requests that wait, 3 the rest. */
function rankOf({ toldAt, openedAt, hasRequests }: RefreshCandidate, now: number): 0 | 1 | 2 | 3 {
  if (toldAt !== null) return 0;
  if (since(openedAt, now) < openFor) return 1;
  return hasRequests ? 2 : 3;
}

function isDue(candidate: RefreshCandidate, now: number): boolean {
  const rank = rankOf(candidate, now);
  return rank === 0 || since(candidate.readAt, now) >= (rank === 1 ? openEvery : everybodyEvery);
}

/**
 * The records that are read next, where not all can be: those that the partner told of, then those on a screen, then
 * those with requests that wait, then the rest, each the longest unread first. A quarter of the places goes to those
 * unread for the longest whatever they are, so that nobody is left out for good.
 *
 * @param most - places of a batch
 * @returns what is due, at most so many
 * @see C-261
 */
export function dueRecords<Candidate extends RefreshCandidate>(
  candidates: readonly Candidate[],
  at: Instant,
  most: number,
): Candidate[] {
  const now = millisecondsOf(at);
  const due = candidates.filter((candidate) => isDue(candidate, now));
  const unread = (one: Candidate) => since(one.readAt, now);
  const oldest = due.toSorted((one, other) => compare(unread(other), unread(one)) || byId(one, other));
  const ranked = oldest.toSorted((one, other) => rankOf(one, now) - rankOf(other, now));
  const first = ranked.slice(0, most - Math.floor(most / 4));
  const others = oldest.filter((one) => !first.includes(one));
  return [...first, ...others].slice(0, most);
}

/** Also where both were never read. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
const byId = (one: RefreshCandidate, other: RefreshCandidate) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
