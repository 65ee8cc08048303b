import type { Instant } from '@signa/core/base';
import { type InboundEvent, inboundEvent } from '../../event/inbound-event.js';
import { columnsOf } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows } from '../statement.js';

interface EventKey {
  readonly locationId: string;
  readonly source: string;
  readonly eventId: string;
}

interface ArrivedEvent extends EventKey {
  readonly type: string;
  readonly receivedAt: Instant;
  readonly payload: InboundEvent;
  /** Record that the event is about, used to find events that arrived early. */
  readonly subject: string | null;
}

/** Stores an event; false when it already exists. Two concurrent deliveries wait for each other. */
export async function insertInboundEvent(tx: Queryable, event: ArrivedEvent): Promise<boolean> {
  const added = await rows(
    tx,
    `insert into signa.inbound_event (location_id, source, event_id, type, received_at, payload, subject, outcome)
    values ($1, $2, $3, $4, $5, $6, $7, 'waiting') on conflict do nothing returning event_id`,
    [
      event.locationId,
      event.source,
      event.eventId,
      event.type,
      event.receivedAt,
      JSON.stringify(event.payload),
      event.subject,
    ],
  );
  return added.length === 1;
}

export async function settleInboundEvent(
  tx: Queryable,
  key: EventKey,
  { outcome, reason }: { outcome: string; reason?: string },
): Promise<void> {
  await rows(
    tx,
    'update signa.inbound_event set outcome = $4, reason = $5 where location_id = $1 and source = $2 and event_id = $3',
    [key.locationId, key.source, key.eventId, outcome, reason ?? null],
  );
}

const e = columnsOf('inbound_event as e');

const outcomeOf = select(
  fields({ outcome: e.outcome }),
  'from signa.inbound_event e where e.location_id = $1 and e.source = $2 and e.event_id = $3',
);

export async function inboundOutcome(
  sql: Queryable,
  locationId: string,
  source: string,
  eventId: string,
): Promise<string | null> {
  const [found] = await rows(sql, outcomeOf, [locationId, source, eventId]);
  return found?.outcome ?? null;
}

const waiting = select(
  fields({ eventId: e.event_id, payload: e.payload }),
  `from signa.inbound_event e
  where e.location_id = $1 and e.source = $2 and e.subject = $3 and e.outcome = 'waiting'
  order by (e.payload->>'timestamp')::timestamptz, e.received_at, e.event_id`,
);

/** Events of one story that came too early, in the order in which they happened. */
export async function waitingEvents(
  tx: Queryable,
  story: { readonly locationId: string; readonly source: string; readonly subject: string },
): Promise<{ eventId: string; payload: InboundEvent }[]> {
  const found = await rows(tx, waiting, [story.locationId, story.source, story.subject]);
  return found.map(({ eventId, payload }) => ({ eventId, payload: inboundEvent.parse(payload) }));
}
