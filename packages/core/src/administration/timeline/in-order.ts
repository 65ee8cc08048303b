import { millisecondsOf } from '../../base/time/index.js';
import { type TimelineEntry, timelineKinds } from './entry.js';

/** The fields that decide the order of entries. */
type Placed = Pick<TimelineEntry, 'at' | 'kind' | 'key'>;

/**
 * Entries in timeline order: oldest first, at the same time by kind, then by key. The order is total, so it does not
 * depend on the order of the input.
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

/** 'change:9' before 'change:10': a longer key has the greater number. */
const compareKeys = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b));
