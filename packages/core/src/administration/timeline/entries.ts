import { operationWords } from '../access/index.js';
import { auditAction, auditActor } from '../audit/index.js';
import { changedFields } from './changed-fields.js';
import type { TimelineEntry } from './entry.js';
import type { ChangeFact, EventFact, ImportFact, ReadingFact, VisitFact } from './facts.js';
import { moment } from './moment.js';

/** Default values of an entry. */
const plain = { state: null, detail: null, messageId: null } as const;
const practiceSystem = 'Practice system';
export const pimsWords = {
  made: 'Imported from the practice system',
  undone: 'Undid the import',
  read: 'Last read for this record',
  reported: 'Last reported as changed there',
} as const;

export function changeEntry(change: ChangeFact): TimelineEntry {
  const { sequence, at, username, name, impersonatedUsername, impersonatedName } = change;
  const who = auditActor(username, name);
  return {
    ...plain,
    ...{ key: `change:${sequence}`, at, kind: 'change' },
    who: impersonatedUsername === null ? who : `${who} as ${auditActor(impersonatedUsername, impersonatedName)}`,
    what: auditAction(change.operation),
    detail: changedFields(change.before, change.after),
    record: change.subject,
  };
}

export function eventEntry({ source, eventId, type, receivedAt, outcome, reason, subject }: EventFact): TimelineEntry {
  return {
    ...plain,
    ...{ key: `event:${source}:${eventId}`, at: receivedAt, kind: 'event' },
    who: auditActor(source, null),
    what: `Reported: ${type}`,
    ...{ state: outcome, detail: reason, record: subject },
  };
}

export function importEntries({ id, at, byName, subject, undoneAt, undoneByName }: ImportFact): TimelineEntry[] {
  const made: TimelineEntry = {
    ...plain,
    ...{ key: `pims:import:${id}:${subject}:1`, at, kind: 'pims', who: byName, record: subject },
    what: pimsWords.made,
  };
  if (undoneAt === null) return [made];
  const undone = { key: `pims:import:${id}:${subject}:2`, at: undoneAt, who: undoneByName ?? byName };
  return [made, { ...made, ...undone, what: pimsWords.undone }];
}

export function readingEntries({ subject, readAt, reportedAt }: ReadingFact): TimelineEntry[] {
  const entry = (step: string, at: string | null, what: string): TimelineEntry[] =>
    at === null
      ? []
      : [{ ...plain, key: `pims:${step}:${subject}`, at, kind: 'pims', who: practiceSystem, what, record: subject }];
  return [...entry('read', readAt, pimsWords.read), ...entry('reported', reportedAt, pimsWords.reported)];
}

export const visitWords: Readonly<Record<VisitFact['kind'], string>> = {
  page: 'Opened a page',
  read: 'Looked',
  write: 'Changed something',
  refused: 'Was refused',
  unlocked: 'Unlocked changes',
  locked: 'Locked changes',
};

export function visitEntry(visit: VisitFact): TimelineEntry {
  const { id, supportName, personName, reason, kind, operation, subject, refusal, times, firstAt, lastAt } = visit;
  const again = times > 1 ? `${times} times, last ${moment(lastAt)}` : null;
  const parts = [operation === null ? null : wordsOf(operation), refusal, `Reason: ${reason}`, again];
  return {
    ...plain,
    ...{ key: `support:${id}`, at: firstAt, kind: 'support', record: subject },
    who: `${supportName} as ${personName}`,
    what: visitWords[kind],
    state: kind === 'refused' ? 'refused' : null,
    detail: parts.filter((part) => part !== null).join('; '),
  };
}

const wordsOf = (operation: string): string =>
  (Object.hasOwn(operationWords, operation)
    ? (operationWords as Readonly<Record<string, { readonly words: string }>>)[operation]?.words
    : null) ?? operation;
