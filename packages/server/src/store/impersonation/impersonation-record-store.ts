import type { Operations, QueryImpersonationsArgs } from '@signa/core/contract';
import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { recordName } from '../audit/record-name.js';

type Answered = Operations['GetImpersonations']['data']['impersonations']['data'][number];

/** An impersonation as it is kept, without what its entries are in words. */
export interface StoredImpersonationRecord extends Omit<Answered, 'entries'> {
  readonly entries: readonly Omit<Answered['entries'][number], 'what' | 'changes'>[];
}

interface Page {
  readonly data: readonly StoredImpersonationRecord[];
  readonly count: number;
}

const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const subjectName = recordName(
  "split_part(e.subject, ':', 1)",
  'e.location_id',
  "(substring(e.subject from ':([0-9]{1,18})$'))::bigint",
);

const columns = `i.id::text as "id", i.support_username as "supportUsername",
  coalesce((select concat_ws(' ', s.first_name, s.last_name) from signa.support_user s
    where lower(s.username) = lower(i.support_username)), i.support_username) as "supportName",
  i.username, coalesce((select concat_ws(' ', p.first_name, p.last_name) from signa.app_user p
    where p.id = signa.account_of(i.username)), i.username) as "personName",
  i.reason, i.started_at as "startedAt", i.expires_at as "expiresAt", i.ended_at as "endedAt"`;

/** The entries at some locations, in the order in which they happened first. */
const entriesAt = (locations: string): string => `coalesce((select jsonb_agg(jsonb_build_object(
    'kind', e.kind, 'operation', e.operation, 'subject', e.subject, 'subjectName', ${subjectName}, 'page', e.page,
    'reason', e.reason, 'times', e.times, 'firstAt', ${instant('e.first_at')}, 'lastAt', ${instant('e.last_at')})
    order by e.first_at, e.id)
  from signa.impersonation_entry e where e.impersonation_id = i.id and e.location_id = any (${locations})), '[]') as "entries"`;

/** The impersonations that touched a location, the newest first. */
export async function listImpersonations(sql: Queryable, args: QueryImpersonationsArgs): Promise<Page> {
  const touched = `i.start_location_id = $1 or exists (select from signa.impersonation_entry e
    where e.location_id = $1 and e.impersonation_id = i.id)`;
  const id = key(args.locationId);
  const [found] = await uncheckedRows<{ count: number }>(
    sql,
    `select count(*)::integer as count from signa.impersonation i where ${touched}`,
    [id],
  );
  const data = await uncheckedRows<StoredImpersonationRecord>(
    sql,
    `select ${columns}, ${entriesAt('array[$1::bigint]')} from signa.impersonation i where ${touched}
      order by i.id desc limit $2 offset $3`,
    [id, take(args.take), skip(args.skip)],
  );
  return { data, count: found?.count ?? 0 };
}

/** Those of a person that are over and that they have not marked as read, with what touched their own locations. */
export async function listUnread(
  sql: Queryable,
  username: string,
  locationIds: readonly string[],
  now: Instant,
): Promise<StoredImpersonationRecord[]> {
  return await uncheckedRows<StoredImpersonationRecord>(
    sql,
    `select ${columns}, ${entriesAt('$2::bigint[]')} from signa.impersonation i
      where lower(i.username) = lower($1) and i.read_at is null and (i.ended_at is not null or i.expires_at <= $3)
      order by i.id desc limit 20`,
    [username, locationIds, now],
  );
}
