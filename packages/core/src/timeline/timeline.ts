import { changeEntry, eventEntry, importEntries, readingEntries, visitEntry } from './entries.js';
import type { TimelineEntry } from './entry.js';
import type { TimelineFacts } from './facts.js';
import { inOrder } from './in-order.js';
import { messageEntries } from './message-entries.js';

/**
 * What happened to a record in one line of time, the oldest first.
 *
 * @param timeZone - of the location, in which moments within a text are told
 * @see A-310
 */
export function timelineOf(facts: TimelineFacts, timeZone: string | null): TimelineEntry[] {
  return inOrder([
    ...facts.changes.map(changeEntry),
    ...facts.messages.flatMap((message) => messageEntries(message, timeZone)),
    ...facts.events.map(eventEntry),
    ...facts.imports.flatMap(importEntries),
    ...facts.readings.flatMap(readingEntries),
    ...facts.visits.map((visit) => visitEntry(visit, timeZone)),
  ]);
}
