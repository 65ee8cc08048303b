import type { Instant } from '../../base/time/index.js';
import type { TimelineEntry } from './entry.js';
import type { MessageFact } from './facts.js';
import { moment } from './moment.js';

/** The receiver of each kind of message. */
export const receivers: Readonly<Record<string, string>> = {
  'pharmacy-prescription': 'to the pharmacy',
  'pims-write-back': 'to the practice system',
  'storefront-cancel-order': 'to the storefront, to cancel an order',
  'cds-feedback': 'to a CDS service, about a card',
};

/** A message has two entries: its creation, and the outcome of the last attempt. Earlier attempts are only counted. */
export function messageEntries(message: MessageFact): TimelineEntry[] {
  const { id, kind, subject, createdAt, attempts } = message;
  const entry = (step: number, at: Instant, state: string | null, detail: string | null): TimelineEntry => ({
    ...{ key: `message:${id}:${step}`, at, kind: 'message', who: 'Signa', state, detail },
    what: `Message ${id} ${Object.hasOwn(receivers, kind) ? receivers[kind] : kind}`,
    ...{ record: subject, messageId: id },
  });
  const last = lastTry(message);
  if (!last) return [entry(1, createdAt, 'waiting', nextTry(message))];
  const parts = [attempts > 1 ? `${attempts} tries` : null, last.detail].filter((part) => part !== null);
  return [entry(1, createdAt, 'written', null), entry(2, last.at, last.state, parts.join('; ') || null)];
}

interface LastTry {
  readonly at: Instant;
  readonly state: 'delivered' | 'failed' | 'waiting';
  readonly detail: string | null;
}

function lastTry(message: MessageFact): LastTry | null {
  const { deliveredAt, failedAt, lastAttemptAt, lastError } = message;
  if (deliveredAt !== null) return { at: deliveredAt, state: 'delivered', detail: null };
  if (failedAt !== null) return { at: failedAt, state: 'failed', detail: lastError };
  if (lastAttemptAt === null) return null;
  const parts = [lastError, nextTry(message)].filter((part) => part !== null);
  return { at: lastAttemptAt, state: 'waiting', detail: parts.join('; ') || null };
}

const nextTry = ({ nextAttemptAt }: MessageFact): string | null =>
  nextAttemptAt === null ? null : `next try ${moment(nextAttemptAt)}`;
