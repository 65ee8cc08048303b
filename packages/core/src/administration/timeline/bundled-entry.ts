import { actionWords, inWords } from '../audit/index.js';
import { rxStatusListing } from '../../prescribing/prescription/index.js';
import { taskStatuses } from '../../prescribing/task/index.js';
import { type Instant, millisecondsOf } from '../../base/time/index.js';
import { pimsWords, visitWords } from './entries.js';
import { type TimelineEntry, type TimelineKind, timelineKinds } from './entry.js';
import { receivers } from './message-entries.js';

/** An entry as the API returns it. */
export type AnsweredEntry = Omit<TimelineEntry, 'kind' | 'key'> & { readonly kind: string };

/** A timeline entry in a support file: without names and typed text. */
export interface BundledEntry {
  readonly at: Instant;
  /** Milliseconds since the previous entry. */
  readonly after: number;
  readonly kind: TimelineKind | null;
  /** The number of a user, the same throughout the file; 0 is Signa. */
  readonly by: number;
  readonly what: string;
  readonly state: string | null;
  readonly detail: string | null;
  readonly record: string | null;
  readonly messageId: string | null;
}

/** Events of pharmacy and storefront. */
const eventTypes = [
  ...['order.needs-approval', 'recommendation.requested', 'renewal.requested', 'order.status', 'task.approved'],
  ...['task.declined', 'prescription.sent', 'prescription.received', 'prescription.accepted', 'prescription.declined'],
  'prescription.more-information-required',
];
const knownTexts: ReadonlySet<string> = new Set([
  ...actionWords,
  ...eventTypes.flatMap((type) => [`Reported: ${type}`, inWords(type)]),
  ...Object.values(pimsWords),
  ...Object.values(visitWords),
]);
const states: ReadonlySet<string> = new Set(['written', 'waiting', 'delivered', 'failed', 'applied', 'refused']);
const statuses: ReadonlySet<string> = new Set([
  ...Object.keys(rxStatusListing),
  ...taskStatuses,
  ...['active', 'inactive', 'merged', 'yes', 'no', 'none'],
]);
const id = /^\d{1,18}$/;

/**
 * Timeline entries limited to allowed values; any other is omitted or becomes 'Other'.
 *
 * @see A-312
 */
export function bundledEntries(entries: readonly AnsweredEntry[], numberOf: (who: string) => number): BundledEntry[] {
  return entries.map(({ at, kind, who, what, state, detail, record, messageId }, index) => ({
    at: new Date(millisecondsOf(at)).toISOString(),
    after: millisecondsOf(at) - millisecondsOf(entries[index - 1]?.at ?? at),
    kind: timelineKinds.find((known) => known === kind) ?? null,
    by: numberOf(who),
    what: knownTexts.has(what) ? what : (messageWords(what) ?? 'Other'),
    state: state !== null && states.has(state) ? state : null,
    detail: detail === null ? null : detailOf(kind, detail),
    record: knownRecord(record),
    messageId: messageId !== null && id.test(messageId) ? messageId : null,
  }));
}

/** 'prescription:12'; only the noun if the ID is external. */
export function knownRecord(record: string): string | null {
  const [noun = '', number = ''] = record.split(':');
  if (!['prescription', 'task', 'client', 'patient', 'message', 'order'].includes(noun)) return null;
  return noun !== 'order' && id.test(number) ? `${noun}:${number}` : noun;
}

/** A status of Signa; any other becomes an ellipsis. */
export const knownStatus = (status: string): string => (statuses.has(status) || id.test(status) ? status : '…');

function messageWords(what: string): string | null {
  const [, number = '', receiver = ''] = /^Message (\d{1,18}) (.+)$/.exec(what) ?? [];
  return Object.values(receivers).includes(receiver) ? `Message ${number} ${receiver}` : null;
}

function detailOf(kind: string, detail: string): string | null {
  if (kind === 'change') return detail.split(', ').flatMap(fieldOf).join(', ') || null;
  return kind === 'message' ? faultsOf(detail) : null;
}

/** The name of a field, and for a status its previous and new value. */
function fieldOf(part: string): string[] {
  const [, name, was, is] = /^([A-Z][a-z\d ]{0,60})(?:: (\S+) → (\S+))?$/.exec(part) ?? [];
  if (name === undefined) return [];
  return [was === undefined || is === undefined ? name : `${name}: ${knownStatus(was)} → ${knownStatus(is)}`];
}

/** The number of attempts and the receiver's response, without its name. */
function faultsOf(detail: string): string | null {
  const faults = [/\b\d{1,6} tries\b/, /\banswered \d{3}\b/, /\bdid not answer in time\b/, /\bcould not be reached\b/];
  return faults.flatMap((fault) => fault.exec(detail)?.[0] ?? []).join('; ') || null;
}
