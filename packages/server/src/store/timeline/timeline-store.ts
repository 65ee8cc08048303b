import { supportLookUps, type TimelineFacts, type TimelineNoun } from '@signa/core/administration';
import { personName } from '../audit/person-name.js';
import { key } from '../key.js';
import { liveJobs } from '../outbox/outbox-store.js';
import { messageKey } from '../outgoing-message.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';
import type { RecordPlace } from './record-place.js';

/** The newest of each kind that are told; a record with more is looked into by days of the audit. */
const most = 500;

/** What is known of a record, with where it is. */
interface TimelineFound extends TimelineFacts {
  readonly locationName: string;
  readonly timeZone: string | null;
  readonly isCut: boolean;
}

interface Related {
  /** Ids of the prescriptions and the requests whose story it is. */
  readonly prescriptions: string;
  readonly tasks: string;
  /** Other records of that story, as the audit names them. */
  readonly others: string;
}

const none = 'select null::bigint as id where false';
/** A record that was merged into this one has its story here too. */
const withMerged = (noun: 'client' | 'patient'): Related => ({
  prescriptions: none,
  tasks: none,
  others: `select '${noun}:' || $2::bigint
    union select '${noun}:' || r.id from signa.${noun} r where r.location_id = $1 and r.merged_into = $2::bigint`,
});

/** A prescription and the requests that it answered have one story, and their orders are part of it. */
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

/** The key of a message in SQL, by the column of the id. */
const keyOf = (name: (id: string) => string, column: string): string => `'${name(`' || ${column} || '`)}'`;

const list = (rowsOf: string): string => `coalesce((select jsonb_agg(to_jsonb(f)) from (${rowsOf}) f), '[]')`;

/** Clients and patients of the story, by noun and id. */
const people = `select split_part(name, ':', 1), split_part(name, ':', 2)::bigint from subject where name ~ '^(client|patient):[0-9]+$'`;

/**
 * The newest `most` of a part, and one more that says that there are others: of each record by its index, so that a
 * location of a million entries costs what one of a hundred does.
 */
const newest = (
  table: string,
  by: string,
  only = 'true',
): string => `subject s cross join lateral (select * from signa.${table} x
    where x.location_id = $1 and x.subject = s.name and ${only} order by ${by} limit ${most + 1})`;

/** Looking at a record is no change of it: whoever asks for a timeline would lengthen it. */
const isChange = `x.operation <> all (array[${Object.keys(supportLookUps)
  .map((operation) => `'${operation}'`)
  .join(', ')}])`;

const name = (person: 'app_user' | 'support_user', username: string): string =>
  `coalesce((select concat_ws(' ', p.first_name, p.last_name) from signa.${person} p where ${
    person === 'app_user' ? `p.id = signa.account_of(${username})` : `lower(p.username) = lower(${username})`
  }), ${username})`;

const statement = ({ prescriptions, tasks, others }: Related): string => `with
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
select l.name as "locationName", l.time_zone as "timeZone",
  ${list(`select r.sequence::text as "sequence", signa.instant(r.at) as "at", r.username, ${personName('r.username')} as "name",
      r.impersonated_username as "impersonatedUsername", r.operation, r.subject, r.before, r.after,
      case when r.impersonated_username is not null then ${personName('r.impersonated_username')} end as "impersonatedName"
    from ${newest('audit_record', 'x.at desc, x.sequence desc', isChange)} r order by r.at desc, r.sequence desc limit ${most + 1}`)} as "changes",
  ${list(`select m.id::text as "id", m.kind, m.subject, signa.instant(m.created_at) as "createdAt", m.attempts,
      signa.instant(m.last_attempt_at) as "lastAttemptAt", signa.instant(m.delivered_at) as "deliveredAt",
      signa.instant(m.failed_at) as "failedAt", m.last_error as "lastError",
      case when m.delivered_at is null and m.failed_at is null then (select signa.instant(min(j.start_after)) from ${liveJobs}) end as "nextAttemptAt"
    from message m`)} as "messages",
  ${list(`select e.source, e.event_id as "eventId", e.type, signa.instant(e.received_at) as "receivedAt", e.subject, e.outcome, e.reason
    from ${newest('inbound_event', 'x.received_at desc')} e order by e.received_at desc limit ${most + 1}`)} as "events",
  ${list(`select i.id::text as "id", signa.instant(i.at) as "at", i.by_name as "byName", r.noun || ':' || r.record_id as "subject",
      signa.instant(i.undone_at) as "undoneAt", i.undone_by_name as "undoneByName"
    from signa.pims_import_record r join signa.pims_import i on i.location_id = r.location_id and i.id = r.import_id
    where r.location_id = $1 and (r.noun, r.record_id) in (${people})`)} as "imports",
  ${list(`select s.linked || ':' || s.record_id as "subject", signa.instant(s.read_at) as "readAt", signa.instant(s.told_at) as "toldAt"
    from signa.pims_sync s where s.location_id = $1 and (s.linked, s.record_id) in (${people})`)} as "readings",
  ${list(`select e.id::text as "id", ${name('support_user', 'i.support_username')} as "supportName", ${name('app_user', 'i.username')} as "personName",
      i.reason, e.kind, e.operation, e.subject, e.reason as "refusal", e.times,
      signa.instant(e.first_at) as "firstAt", signa.instant(e.last_at) as "lastAt"
    from ${newest('impersonation_entry', 'x.first_at desc')} e join signa.impersonation i on i.id = e.impersonation_id
    order by e.first_at desc limit ${most + 1}`)} as "visits"
from signa.location l where l.id = $1`;

const statements = Object.fromEntries(
  Object.entries(related).map(([noun, parts]) => [noun, statement(parts)]),
) as Readonly<Record<TimelineNoun, string>>;

/** All that happened to a record and is kept, by one statement (A-310). */
export async function findTimelineFacts(
  sql: Queryable,
  noun: TimelineNoun,
  { locationId, id }: RecordPlace,
): Promise<TimelineFound> {
  const found = await uncheckedRow<Omit<TimelineFound, 'isCut'>>(sql, statements[noun], [key(locationId), key(id)]);
  const [changes, events, visits] = [found.changes, found.events, found.visits];
  return {
    ...found,
    changes: changes.slice(0, most),
    events: events.slice(0, most),
    visits: visits.slice(0, most),
    isCut: [changes, events, visits].some((part) => part.length > most),
  };
}
