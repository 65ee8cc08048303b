import { changeEntry, eventEntry, importEntries, readingEntries, visitEntry } from './entries.js';
import type { TimelineEntry } from './entry.js';
import type { TimelineFacts } from './facts.js';
import { inOrder } from './in-order.js';
import { messageEntries } from './message-entries.js';

/** The events of a record in one timeline, oldest first. @see A-310 */
export function timelineOf(facts: TimelineFacts): TimelineEntry[] {
  return inOrder([
    ...facts.changes.map(changeEntry),
    ...facts.messages.flatMap(messageEntries),
    ...facts.events.map(eventEntry),
    ...facts.imports.flatMap(importEntries),
    ...facts.readings.flatMap(readingEntries),
    ...facts.visits.map(visitEntry),
  ]);
}
