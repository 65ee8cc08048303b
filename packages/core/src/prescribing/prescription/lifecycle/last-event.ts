import type { Instant } from '../../../base/time/index.js';

/**
 * The newest event of a history, or the newest of one kind, in any order; of several at one time, the first listed,
 * because histories list the newest first.
 *
 * @see P-007
 */
export function lastEvent<Event extends { readonly at: Instant; readonly kind: string }>(
  history: readonly Event[],
  kind?: string,
): Event | null {
  const events = history.filter((event) => kind === undefined || event.kind === kind);
  return events.reduce<Event | null>(
    (last, event) => (last === null || Date.parse(event.at) > Date.parse(last.at) ? event : last),
    null,
  );
}
