import { millisecondsOf } from '../../base/time/index.js';
import { type TimelineEntry, timelineKinds } from './entry.js';

/** What decides where an entry stands. */
type Placed = Pick<TimelineEntry, 'at' | 'kind' | 'key'>;

/**
 * The line of time: the oldest first, those of one moment by their kind, then by their key. No two entries of a timeline
 * have the same place, so that it is the same whatever order its parts come in.
 *
 * @see A-310
 */
export function inOrder<E extends Placed>(entries: readonly E[]): E[] {
  return [...entries].toSorted(
    (a, b) =>
      millisecondsOf(a.at) - millisecondsOf(b.at) ||
      timelineKinds.indexOf(a.kind) - timelineKinds.indexOf(b.kind) ||
      compareKeys(a.key, b.key),
  );
}

/** 'change:9' before 'change:10': what is longer has the greater number. */
const compareKeys = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b));
