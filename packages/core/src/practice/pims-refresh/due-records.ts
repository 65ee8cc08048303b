import { type Instant, millisecondsOf } from '../../base/time/index.js';

/** A linked record that may be refreshed. */
export interface RefreshCandidate {
  readonly id: string;
  /** The last refresh; `null` for never. */
  readonly readAt: Instant | null;
  /** When the partner reported a change that has not been read since. */
  readonly reportedAt: Instant | null;
  /** When a user last viewed it. */
  readonly openedAt: Instant | null;
  /** Whether the client has pending requests. */
  readonly hasRequests: boolean;
}

/** Milliseconds after which a viewed record counts as closed. */
export const openFor = 10 * 60_000;

const openEvery = 15_000;
/** Short enough to show a change within 60 seconds. */
const refreshAllEveryMs = 45_000;

const since = (at: Instant | null, now: number) => (at === null ? Infinity : now - millisecondsOf(at));

/** The priority of a record: 0 reported as changed, 1 open, 2 with pending requests, 3 others. */
function rankOf({ reportedAt, openedAt, hasRequests }: RefreshCandidate, now: number): 0 | 1 | 2 | 3 {
  if (reportedAt !== null) return 0;
  if (since(openedAt, now) < openFor) return 1;
  return hasRequests ? 2 : 3;
}

function isDue(candidate: RefreshCandidate, now: number): boolean {
  const rank = rankOf(candidate, now);
  return rank === 0 || since(candidate.readAt, now) >= (rank === 1 ? openEvery : refreshAllEveryMs);
}

/**
 * The next records to refresh when not all can be: those reported as changed, then those on a screen, then those with
 * pending requests, then the others, each longest unread first. A quarter of the batch is reserved for the longest
 * unread of all, so that none is starved.
 *
 * @param most - the size of a batch
 * @returns the due records, at most that many
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

/** Both may never have been read. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
const byId = (one: RefreshCandidate, other: RefreshCandidate) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
