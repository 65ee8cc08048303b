import { actionWords, inWords } from '../audit/index.js';
import { rxStatusListing } from '../../prescribing/prescription/index.js';
import { taskStatuses } from '../../prescribing/task/index.js';
import { type Instant, millisecondsOf } from '../../base/time/index.js';
import { pimsWords, visitWords } from './entries.js';
import { type TimelineEntry, type TimelineKind, timelineKinds } from './entry.js';
import { receivers } from './message-entries.js';

/** An entry as the contract answers it. */
export type AnsweredEntry = Omit<TimelineEntry, 'kind' | 'key'> & { readonly kind: string };

/** An entry of a timeline in a file that leaves: nobody's name, and no text that somebody typed. */
export interface BundledEntry {
  readonly at: Instant;
  /** Milliseconds since the entry before. */
  readonly after: number;
  readonly kind: TimelineKind | null;
  /** The same person has the same number in one file; 0 is Signa. */
  readonly by: number;
  readonly what: string;
  readonly state: string | null;
  readonly detail: string | null;
  readonly record: string | null;
  readonly messageId: string | null;
}

/** What pharmacy and storefront tell. */
const eventTypes = [
  ...['order.needs-approval', 'recommendation.requested', 'renewal.requested', 'order.status', 'task.approved'],
  ...['task.declined', 'prescription.sent', 'prescription.received', 'prescription.accepted', 'prescription.declined'],
  'prescription.more-information-required',
];
const told: ReadonlySet<string> = new Set([
  ...actionWords,
  ...eventTypes.flatMap((type) => [`Told: ${type}`, inWords(type)]),
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
 * The entries of a timeline by lists of what may be told: what none of them holds is left out, or told as 'Other'.
 *
 * @see A-312
 */
export function bundledEntries(entries: readonly AnsweredEntry[], numberOf: (who: string) => number): BundledEntry[] {
  return entries.map(({ at, kind, who, what, state, detail, record, messageId }, index) => ({
    at: new Date(millisecondsOf(at)).toISOString(),
    after: millisecondsOf(at) - millisecondsOf(entries[index - 1]?.at ?? at),
    kind: timelineKinds.find((known) => known === kind) ?? null,
    by: numberOf(who),
    what: told.has(what) ? what : (messageWords(what) ?? 'Other'),
    state: state !== null && states.has(state) ? state : null,
    detail: detail === null ? null : detailOf(kind, detail),
    record: knownRecord(record),
    messageId: messageId !== null && id.test(messageId) ? messageId : null,
  }));
}

/** 'prescription:12'; of what others number the noun alone. */
export function knownRecord(record: string): string | null {
  const [noun = '', number = ''] = record.split(':');
  if (!['prescription', 'task', 'client', 'patient', 'message', 'order'].includes(noun)) return null;
  return noun !== 'order' && id.test(number) ? `${noun}:${number}` : noun;
}

/** A status of Signa's own; else three dots. */
export const knownStatus = (status: string): string => (statuses.has(status) || id.test(status) ? status : '…');

function messageWords(what: string): string | null {
  const [, number = '', receiver = ''] = /^Message (\d{1,18}) (.+)$/.exec(what) ?? [];
  return Object.values(receivers).includes(receiver) ? `Message ${number} ${receiver}` : null;
}

function detailOf(kind: string, detail: string): string | null {
  if (kind === 'change') return detail.split(', ').flatMap(fieldOf).join(', ') || null;
  return kind === 'message' ? faultsOf(detail) : null;
}

/** The name of a field, and of a status what it was and is. */
function fieldOf(part: string): string[] {
  const [, name, was, is] = /^([A-Z][a-z\d ]{0,60})(?:: (\S+) → (\S+))?$/.exec(part) ?? [];
  if (name === undefined) return [];
  return [was === undefined || is === undefined ? name : `${name}: ${knownStatus(was)} → ${knownStatus(is)}`];
}

/** How often it was tried, and how the receiver answered; not who it is. */
function faultsOf(detail: string): string | null {
  const faults = [/\b\d{1,6} tries\b/, /\banswered \d{3}\b/, /\bdid not answer in time\b/, /\bcould not be reached\b/];
  return faults.flatMap((fault) => fault.exec(detail)?.[0] ?? []).join('; ') || null;
}
