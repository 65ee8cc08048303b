import type { Operations } from '@signa/core/contract';
import type { QueryImpersonationsArgs } from '@signa/core/contract/resolvers';
import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { always, columnsOf, instant, text } from '../../sql/expression.js';
import { jsonbList, jsonbObject } from '../../sql/json.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { recordName } from '../audit/record-name.js';

type Answered = Operations['GetImpersonations']['data']['impersonations']['data'][number];

/** A stored impersonation, before its entries are put into words. */
export interface StoredImpersonationRecord extends Omit<Answered, 'entries'> {
  readonly entries: readonly Omit<Answered['entries'][number], 'what' | 'changes'>[];
}

interface Page {
  readonly data: readonly StoredImpersonationRecord[];
  readonly count: number;
}

const subjectName = recordName(
  "split_part(e.subject, ':', 1)",
  'e.location_id',
  "(substring(e.subject from ':([0-9]{1,18})$'))::bigint",
);

const i = columnsOf('impersonation as i');
const e = columnsOf('impersonation_entry as e');

const impersonation = {
  id: i.id,
  supportUsername: i.support_username,
  supportName: always(
    text(`coalesce((select concat_ws(' ', s.first_name, s.last_name) from signa.support_user s
    where lower(s.username) = lower(i.support_username)), i.support_username)`),
  ),
  username: i.username,
  personName: always(
    text(`coalesce((select concat_ws(' ', p.first_name, p.last_name) from signa.app_user p
    where p.id = signa.account_of(i.username)), i.username)`),
  ),
  reason: i.reason,
  startedAt: i.started_at,
  expiresAt: i.expires_at,
  endedAt: i.ended_at,
};

/** The entries at the given locations, in the order of their first occurrence. */
const entriesAt = (locations: string) =>
  jsonbList(
    jsonbObject({
      kind: e.kind,
      operation: e.operation,
      subject: e.subject,
      subjectName: text(`(${subjectName})`),
      page: e.page,
      reason: e.reason,
      times: e.times,
      firstAt: instant(e.first_at),
      lastAt: instant(e.last_at),
    }),
    {
      orderBy: 'e.first_at, e.id',
      from: `from signa.impersonation_entry e where e.impersonation_id = i.id and e.location_id = any (${locations})`,
    },
  );

const touched = `i.start_location_id = $1 or exists (select from signa.impersonation_entry e
    where e.location_id = $1 and e.impersonation_id = i.id)`;
const countTouched = selectCount(`from signa.impersonation i where ${touched}`);
const listTouched = select(
  fields({ ...impersonation, entries: entriesAt('array[$1::bigint]') }),
  `from signa.impersonation i where ${touched} order by i.id desc limit $2 offset $3`,
);
const unread = select(
  fields({ ...impersonation, entries: entriesAt('$2::bigint[]') }),
  `from signa.impersonation i
      where lower(i.username) = lower($1) and i.read_at is null and (i.ended_at is not null or i.expires_at <= $3)
      order by i.id desc limit 20`,
);

/** The impersonations that involved a location, newest first. */
export async function listImpersonations(sql: Queryable, args: QueryImpersonationsArgs): Promise<Page> {
  const id = key(args.locationId);
  const { count } = await single(sql, countTouched, [id]);
  const data = await rows(sql, listTouched, [id, take(args.take), skip(args.skip)]);
  return { data, count };
}

/** A user's ended impersonations that they have not marked as read, with the entries of their own locations. */
export async function listUnread(
  sql: Queryable,
  username: string,
  locationIds: readonly string[],
  now: Instant,
): Promise<StoredImpersonationRecord[]> {
  return await rows(sql, unread, [username, locationIds, now]);
}
