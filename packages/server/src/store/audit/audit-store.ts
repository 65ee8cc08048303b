import type { Instant } from '@signa/core/base';
import type { ChangeFact } from '@signa/core/administration';
import { Conditions } from '../conditions.js';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { personName } from './person-name.js';
import { recordName } from './record-name.js';

/** What of the audit is asked for; what is null is not asked. */
interface AuditFilter {
  readonly locationId: string;
  readonly person: string | null;
  readonly record: string | null;
  readonly action: string | null;
  /** From this instant on, and before that one. */
  readonly since: Instant | null;
  readonly until: Instant | null;
  /** The entry after which to go on. */
  readonly before: string | null;
}

/** An entry as it is kept, with what its people and its record are called now. */
export interface StoredAuditEntry extends ChangeFact {
  readonly reason: string | null;
  readonly subjectName: string | null;
  readonly hash: string;
}

const id = `(substring(r.subject from ':([0-9]{1,18})$'))::bigint`;

const subjectName = recordName("split_part(r.subject, ':', 1)", 'r.location_id', id);

/** A page of a location's audit, the newest first. */
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
  // Who acted and as whom are two indexes: a page of each, and of both the newest.
  const who = person === null ? null : where.bind(person);
  const page =
    who === null
      ? keys('')
      : `(${keys(` and e.username = ${who}`)} union ${keys(` and e.impersonated_username = ${who}`)})`;
  return await uncheckedRows<StoredAuditEntry>(
    sql,
    `select r.sequence::text as "sequence", r.at, r.username, r.impersonated_username as "impersonatedUsername", r.operation, r.subject,
      r.before, r.after, encode(r.hash, 'hex') as "hash", ${personName('r.username')} as "name",
      case when r.impersonated_username is not null then ${personName('r.impersonated_username')} end as "impersonatedName",
      case when r.impersonated_username is not null then (select i.reason from signa.impersonation i
        where lower(i.support_username) = lower(r.username) and lower(i.username) = lower(r.impersonated_username) and i.started_at <= r.at
        order by i.id desc limit 1) end as "reason", ${subjectName} as "subjectName"
    from (select * from ${page} p order by at desc, sequence desc limit ${limit}) page
      join signa.audit_record r on r.location_id = $1 and r.sequence = page.sequence
    order by r.at desc, r.sequence desc`,
    where.values,
  );
}

async function momentOf(sql: Queryable, locationId: string, sequence: string): Promise<Instant | null> {
  const [found] = await uncheckedRows<{ at: Instant }>(
    sql,
    'select e.at from signa.audit_record e where e.location_id = $1 and e.sequence = $2',
    [key(locationId), key(sequence)],
  );
  return found?.at ?? null;
}

/** Somebody who acted at a location, or as whom somebody did. */
interface StoredAuditPerson {
  readonly username: string;
  readonly name: string | null;
}

/** More than there are operations. */
const mostOperations = 1_000;

/** Everybody by whom the audit of a location can be filtered, in no order. */
export async function listAuditPeople(sql: Queryable, locationId: string): Promise<StoredAuditPerson[]> {
  return await uncheckedRows<StoredAuditPerson>(sql, 'select username, name from signa.audit_people($1)', [
    key(locationId),
  ]);
}

/** Every operation by which it can be filtered, by one step of its index for each: however many entries there are. */
export async function listAuditOperations(sql: Queryable, locationId: string): Promise<string[]> {
  const found = await uncheckedRows<{ value: string }>(
    sql,
    `with recursive step (value, n) as (
      (select e.operation, 1 from signa.audit_record e where e.location_id = $1 order by e.operation limit 1)
      union all
      select (select e.operation from signa.audit_record e where e.location_id = $1 and e.operation > s.value order by e.operation limit 1), s.n + 1
      from step s where s.value is not null and s.n < ${mostOperations})
    select value from step where value is not null`,
    [key(locationId)],
  );
  return found.map(({ value }) => value);
}
