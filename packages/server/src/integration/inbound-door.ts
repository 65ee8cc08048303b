import type { Clock } from '@signa/core/base';
import type { Database, Tx } from '../database/database.js';
import {
  insertInboundEvent,
  inboundOutcome,
  settleInboundEvent,
  waitingEvents,
} from '../store/inbound/inbound-store.js';
import { zoneOf } from '../store/practice/place/zone.js';
import { applyEvent } from './apply-event.js';
import { eventJson } from './event-json.js';
import type { EventOutcome } from './event-outcome.js';
import { type InboundEvent, type InboundSource, pharmacyEvent, storefrontEvent } from '../event/inbound-event.js';
import { subjectOf } from '../event/event-subject.js';
import { invalidSignatureText, verifySignature } from './verify-signature.js';

export interface InboundRequest {
  readonly source: InboundSource;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface InboundAnswer {
  readonly status: 200 | 400 | 401 | 422;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface InboundDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Readonly<Record<InboundSource, string>>;
}

const schemas = { storefront: storefrontEvent, pharmacy: pharmacyEvent } as const;

/**
 * The single entry point for external events: a signed event is applied once for any number of retries, and stored with
 * its outcome when the rules do not allow it (README 8 of the requirements).
 */
export async function receiveEvent(
  door: InboundDeps,
  { source, headers, body }: InboundRequest,
): Promise<InboundAnswer> {
  const message = verifySignature(door.secrets[source], headers, body);
  if (!message) return { status: 401, body: { error: invalidSignatureText } };
  const parsed = schemas[source].safeParse(eventJson(body));
  if (!parsed.success)
    return { status: 400, body: { error: 'The event could not be parsed', issues: parsed.error.issues } };
  return door.database.write({ locationIds: [parsed.data.data.locationId] }, (tx) =>
    take(door, tx, source, message.id, parsed.data),
  );
}

async function take(
  door: InboundDeps,
  tx: Tx,
  source: InboundSource,
  eventId: string,
  event: InboundEvent,
): Promise<InboundAnswer> {
  const { locationId } = event.data;
  if ((await zoneOf(tx, locationId)) === null) return { status: 422, body: { error: 'No such location' } };
  const now = door.clock.now();
  const isNew = await insertInboundEvent(tx, {
    locationId,
    source,
    eventId,
    type: event.type,
    receivedAt: now,
    payload: event,
    subject: subjectOf(event),
  });
  if (!isNew)
    return {
      status: 200,
      body: { outcome: 'duplicate', first: await inboundOutcome(tx, locationId, source, eventId) },
    };
  const outcome = isAhead(event, now) ? ahead : await applyEvent({ tx, now, source }, event);
  await settleInboundEvent(tx, { locationId, source, eventId }, outcome);
  if (outcome.outcome === 'applied') await applyWaiting({ ...door, now }, tx, source, event);
  return { status: 200, body: { ...outcome } };
}

/** How far a sender's clock can be ahead of ours, in milliseconds, which equals the tolerance for signatures. */
const clockSkew = 5 * 60_000;
const ahead: EventOutcome = { outcome: 'refused', reason: 'It is dated in the future' };

/** Whether an event or its order is dated in the future: later events would then count as older. */
function isAhead(event: InboundEvent, now: string): boolean {
  const latest = Date.parse(now) + clockSkew;
  const dates = [event.timestamp, ...('createdAt' in event.data ? [event.data.createdAt] : [])];
  return dates.some((at) => Date.parse(at) > latest);
}

/** Applies early events once the event they waited for has arrived, oldest first. */
async function applyWaiting(
  { now }: { readonly now: string },
  tx: Tx,
  source: InboundSource,
  applied: InboundEvent,
): Promise<void> {
  const subject = subjectOf(applied);
  if (subject === null) return;
  const { locationId } = applied.data;
  let outcome: EventOutcome = { outcome: 'applied' };
  while (outcome.outcome === 'applied') {
    outcome = { outcome: 'waiting', reason: '' };
    for (const waiting of await waitingEvents(tx, { locationId, source, subject })) {
      const retried = await applyEvent({ tx, now, source }, waiting.payload);
      if (retried.outcome !== 'applied') continue;
      await settleInboundEvent(tx, { locationId, source, eventId: waiting.eventId }, retried);
      outcome = retried;
      break;
    }
  }
}
