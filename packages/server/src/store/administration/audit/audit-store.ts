import type { Instant } from '@signa/core/base';
import type { ChangeFact } from '@signa/core/administration';
import { Conditions } from '../../conditions.js';
import { key } from '../../key.js';
import { always, columnsOf, text, valueOf, when } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { personName } from './person-name.js';
import { recordName } from './record-name.js';

/** The audit filter; null values do not filter. */
interface AuditFilter {
  readonly locationId: string;
  readonly person: string | null;
  readonly record: string | null;
  readonly action: string | null;
  /** From this instant inclusive, to that one exclusive. */
  readonly since: Instant | null;
  readonly until: Instant | null;
  /** Entry after which the page starts. */
  readonly before: string | null;
}

/** A stored entry, with the current names of its users and its record. */
export interface StoredAuditEntry extends ChangeFact {
  readonly reason: string | null;
  readonly subjectName: string | null;
  readonly hash: string;
}

const id = `(substring(r.subject from ':([0-9]{1,18})$'))::bigint`;

const r = columnsOf('audit_record as r');
const isImpersonating = 'r.impersonated_username is not null';

const entryFields = fields({
  sequence: text(r.sequence),
  at: r.at,
  username: r.username,
  impersonatedUsername: r.impersonated_username,
  operation: r.operation,
  subject: r.subject,
  before: r.before,
  after: r.after,
  hash: always(text("encode(r.hash, 'hex')")),
  name: text(personName('r.username')),
  impersonatedName: when(isImpersonating, text(personName('r.impersonated_username'))),
  reason: when(
    isImpersonating,
    valueOf(
      columnsOf('impersonation as i').reason,
      `from signa.impersonation i
      where lower(i.support_username) = lower(r.username) and lower(i.username) = lower(r.impersonated_username) and i.started_at <= r.at
      order by i.id desc limit 1`,
    ),
  ),
  subjectName: text(recordName("split_part(r.subject, ':', 1)", 'r.location_id', id)),
});

/** A page of a location's audit, newest first. */
export async function listAudit(sql: Queryable, filter: AuditFilter, take: number): Promise<StoredAuditEntry[]> {
  const { person } = filter;
  const after = filter.before === null ? null : await momentOf(sql, filter.locationId, filter.before);
  if (filter.before !== null && after === null) return [];
  const where = new Conditions().with('e.location_id = ?', key(filter.locationId));
  where.with('e.operation = ?', filter.action).with('e.subject = ?', filter.record);
  where.with('e.at >= ?::timestamptz', filter.since).with('e.at < ?::timestamptz', filter.until);
  if (after)
    where.always(
      `(e.at, e.sequence) < (${where.bind(after)}::timestamptz, ${where.bind(key(filter.before ?? ''))}::bigint)`,
    );
  const limit = where.bind(take);
  const keys = (more: string) =>
    `(select e.sequence, e.at from signa.audit_record e where ${where.text}${more} order by e.at desc, e.sequence desc limit ${limit})`;
  // Acting and impersonated users have separate indexes: read a page from each and merge the newest.
  const who = person === null ? null : where.bind(person);
  const page =
    who === null
      ? keys('')
      : `(${keys(` and e.username = ${who}`)} union ${keys(` and e.impersonated_username = ${who}`)})`;
  return await rows(
    sql,
    select(
      entryFields,
      `from (select * from ${page} p order by at desc, sequence desc limit ${limit}) page
        join signa.audit_record r on r.location_id = $1 and r.sequence = page.sequence
      order by r.at desc, r.sequence desc`,
    ),
    where.values,
  );
}

const momentOfEntry = select(
  fields({ at: r.at }),
  'from signa.audit_record r where r.location_id = $1 and r.sequence = $2',
);

async function momentOf(sql: Queryable, locationId: string, sequence: string): Promise<Instant | null> {
  const [found] = await rows(sql, momentOfEntry, [key(locationId), key(sequence)]);
  return found?.at ?? null;
}

/** A user who acted at a location or was impersonated there. */
interface StoredAuditPerson {
  readonly username: string;
  readonly name: string | null;
}

/** More than there are operations. */
const mostOperations = 1_000;

const auditPeople = select(
  fields({ username: always(text('p.username')), name: text('p.name') }),
  'from signa.audit_people($1) p',
);

/** Everybody by whom the audit of a location can be filtered, in no order. */
export async function listAuditPeople(sql: Queryable, locationId: string): Promise<StoredAuditPerson[]> {
  return await rows(sql, auditPeople, [key(locationId)]);
}

const auditOperations = statement(
  fields({ value: always(text('value')) }),
  (list) => `with recursive step (value, n) as (
      (select e.operation, 1 from signa.audit_record e where e.location_id = $1 order by e.operation limit 1)
      union all
      select (select e.operation from signa.audit_record e where e.location_id = $1 and e.operation > s.value order by e.operation limit 1), s.n + 1
      from step s where s.value is not null and s.n < ${mostOperations})
    select ${list} from step where value is not null`,
);

/** Every operation by which it can be filtered, by one step of its index for each: however many entries there are. */
export async function listAuditOperations(sql: Queryable, locationId: string): Promise<string[]> {
  const found = await rows(sql, auditOperations, [key(locationId)]);
  return found.map(({ value }) => value);
}
