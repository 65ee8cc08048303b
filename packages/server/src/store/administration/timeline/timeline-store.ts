import {
  type ChangeFact,
  type EventFact,
  type ImportFact,
  type MessageFact,
  type ReadingFact,
  supportReads,
  type TimelineFacts,
  type TimelineNoun,
  type VisitFact,
} from '@signa/core/administration';
import { personName } from '../audit/person-name.js';
import { key } from '../../key.js';
import { liveJobs } from '../../outbox/outbox-store.js';
import { messageKey } from '../../outgoing-message.js';
import { always, columnsOf, instant, text, when } from '../../sql/expression.js';
import { jsonbRows } from '../../sql/json.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';
import type { RecordPlace } from './record-place.js';

/** Maximum number of the newest entries of each kind shown; for a record with more, use a date range of the audit. */
const most = 500;

/** What is known about a record, with its location. */
interface TimelineFound extends TimelineFacts {
  readonly locationName: string;
  readonly timeZone: string | null;
  readonly isCut: boolean;
}

interface Related {
  /** Ids of the prescriptions and the requests in the story. */
  readonly prescriptions: string;
  readonly tasks: string;
  /** Other records in the story, as the audit names them. */
  readonly others: string;
}

const none = 'select null::bigint as id where false';
/** The story of a record that was merged into this one belongs to it too. */
const withMerged = (noun: 'client' | 'patient'): Related => ({
  prescriptions: none,
  tasks: none,
  others: `select '${noun}:' || $2::bigint
    union select '${noun}:' || r.id from signa.${noun} r where r.location_id = $1 and r.merged_into = $2::bigint`,
});

/** A prescription and the requests that it answered share one story, including their orders. */
const related: Readonly<Record<TimelineNoun, Related>> = {
  prescription: {
    prescriptions: 'select $2::bigint as id',
    tasks: 'select t.id from signa.task t where t.location_id = $1 and t.prescription_id = $2::bigint',
    others: 'select null where false',
  },
  request: {
    prescriptions:
      'select t.prescription_id as id from signa.task t where t.location_id = $1 and t.id = $2::bigint and t.prescription_id is not null',
    tasks: 'select $2::bigint as id',
    others: `select 'order:' || t.external_order_id from signa.task t
      where t.location_id = $1 and t.id = $2::bigint and t.external_order_id is not null`,
  },
  client: withMerged('client'),
  patient: withMerged('patient'),
};

/** SQL for the key of a message, by the column of the id. */
const keyOf = (name: (id: string) => string, column: string): string => `'${name(`' || ${column} || '`)}'`;

/** Clients and patients of the story, by noun and id. */
const people = `select split_part(name, ':', 1), split_part(name, ':', 2)::bigint from subject where name ~ '^(client|patient):[0-9]+$'`;

/**
 * The newest `most` entries of a source, plus one to detect more. Each record uses its index, so that a location with a
 * million entries costs the same as one with a hundred.
 */
const newest = (
  table: string,
  by: string,
  only = 'true',
): string => `subject s cross join lateral (select * from signa.${table} x
    where x.location_id = $1 and x.subject = s.name and ${only} order by ${by} limit ${most + 1})`;

/** Omits reads of the record: otherwise every look at the timeline would extend it. */
const isChange = `x.operation <> all (array[${Object.keys(supportReads)
  .map((operation) => `'${operation}'`)
  .join(', ')}])`;

const name = (person: 'app_user' | 'support_user', username: string): string =>
  `coalesce((select concat_ws(' ', p.first_name, p.last_name) from signa.${person} p where ${
    person === 'app_user' ? `p.id = signa.account_of(${username})` : `lower(p.username) = lower(${username})`
  }), ${username})`;

const r = columnsOf('audit_record as r');
const changes = jsonbRows<ChangeFact>(
  {
    sequence: text(r.sequence),
    at: instant(r.at),
    username: r.username,
    name: text(personName('r.username')),
    impersonatedUsername: r.impersonated_username,
    operation: r.operation,
    subject: r.subject,
    before: r.before,
    after: r.after,
    impersonatedName: when('r.impersonated_username is not null', text(personName('r.impersonated_username'))),
  },
  `from ${newest('audit_record', 'x.at desc, x.sequence desc', isChange)} r order by r.at desc, r.sequence desc limit ${most + 1}`,
);

const m = columnsOf('outbox_message as m');
const messages = jsonbRows<MessageFact>(
  {
    id: text(m.id),
    kind: m.kind,
    subject: always(text('m.subject')),
    createdAt: instant(m.created_at),
    attempts: m.attempts,
    lastAttemptAt: instant(m.last_attempt_at),
    deliveredAt: instant(m.delivered_at),
    failedAt: instant(m.failed_at),
    lastError: m.last_error,
    nextAttemptAt: when(
      'm.delivered_at is null and m.failed_at is null',
      instant(`(select min(j.start_after) from ${liveJobs})`),
    ),
  },
  'from message m',
);

const e = columnsOf('inbound_event as e');
const events = jsonbRows<EventFact>(
  {
    source: e.source,
    eventId: e.event_id,
    type: e.type,
    receivedAt: instant(e.received_at),
    subject: always(e.subject),
    outcome: e.outcome,
    reason: e.reason,
  },
  `from ${newest('inbound_event', 'x.received_at desc')} e order by e.received_at desc limit ${most + 1}`,
);

const i = columnsOf('pims_import as i');
const imports = jsonbRows<ImportFact>(
  {
    id: text(i.id),
    at: instant(i.at),
    byName: i.by_name,
    subject: always(text(`(r.noun || ':' || r.record_id)`)),
    undoneAt: instant(i.undone_at),
    undoneByName: i.undone_by_name,
  },
  `from signa.pims_import_record r join signa.pims_import i on i.location_id = r.location_id and i.id = r.import_id
    where r.location_id = $1 and (r.noun, r.record_id) in (${people})`,
);

const s = columnsOf('pims_sync as s');
const readings = jsonbRows<ReadingFact>(
  {
    subject: always(text(`(s.linked || ':' || s.record_id)`)),
    readAt: instant(s.read_at),
    reportedAt: instant(s.told_at),
  },
  `from signa.pims_sync s where s.location_id = $1 and (s.linked, s.record_id) in (${people})`,
);

const v = columnsOf('impersonation_entry as v');
const visits = jsonbRows<VisitFact>(
  {
    id: text(v.id),
    supportName: always(text(name('support_user', 'i.support_username'))),
    personName: always(text(name('app_user', 'i.username'))),
    reason: columnsOf('impersonation as i').reason,
    kind: v.kind,
    operation: v.operation,
    subject: always(v.subject),
    refusal: v.reason,
    times: v.times,
    firstAt: instant(v.first_at),
    lastAt: instant(v.last_at),
  },
  `from ${newest('impersonation_entry', 'x.first_at desc')} v join signa.impersonation i on i.id = v.impersonation_id
    order by v.first_at desc limit ${most + 1}`,
);

const l = columnsOf('location as l');
const found = fields({
  locationName: l.name,
  timeZone: l.time_zone,
  changes,
  messages,
  events,
  imports,
  readings,
  visits,
});

const timelineOf = ({ prescriptions, tasks, others }: Related) =>
  statement(
    found,
    (list) => `with
  prescription as (${prescriptions}),
  task as (${tasks}),
  message as (select m.*, k.subject from (
      select ${keyOf(messageKey.issued, 'id')} as key, 'prescription:' || id as subject from prescription
      union all select ${keyOf(messageKey.writtenBack, 'id')}, 'prescription:' || id from prescription
      union all select ${keyOf(messageKey.orderCancelled, 'id')}, 'task:' || id from task) k
    join signa.outbox_message m on m.location_id = $1 and m.idempotency_key = k.key),
  subject (name) as (${others}
    union select 'prescription:' || id from prescription union select 'task:' || id from task
    union select 'message:' || id from message
    union select 'order:' || h.external_id from signa.order_line l
      join signa.order_header h on h.location_id = l.location_id and h.id = l.order_id
      where l.location_id = $1 and l.prescription_id in (select id from prescription))
select ${list}
from signa.location l where l.id = $1`,
  );

const timelines = {
  prescription: timelineOf(related.prescription),
  request: timelineOf(related.request),
  client: timelineOf(related.client),
  patient: timelineOf(related.patient),
} satisfies Readonly<Record<TimelineNoun, unknown>>;

/** Everything stored about the history of a record, from one statement (A-310). */
export async function findTimelineFacts(
  sql: Queryable,
  noun: TimelineNoun,
  { locationId, id }: RecordPlace,
): Promise<TimelineFound> {
  const facts = await single(sql, timelines[noun], [key(locationId), key(id)]);
  return {
    ...facts,
    changes: facts.changes.slice(0, most),
    events: facts.events.slice(0, most),
    visits: facts.visits.slice(0, most),
    isCut: [facts.changes, facts.events, facts.visits].some((part) => part.length > most),
  };
}
