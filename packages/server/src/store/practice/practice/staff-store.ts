import type { QueryLocationsUsersArgs } from '@signa/core/contract/resolvers';
import { trimmed } from '@signa/core/base';
import { containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { always, integer } from '../../sql/expression.js';
import { joined, jsonbList } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { accountJson, delegationsJson, isActiveStaff, staffJson, staffTables, staffVersionJson } from './staff-json.js';
import type { ListedStaff, StoredAuthorizer, StoredStaff } from './stored-staff.js';

const whole = fields({ staff: joined(joined(joined(staffJson, delegationsJson), accountJson), staffVersionJson) });
const withDelegations = fields({ staff: joined(staffJson, delegationsJson) });
const page = select(
  fields({
    count: always(integer('f.total')),
    data: jsonbList(staffJson, {
      orderBy: 'p.place',
      from: `from unnest(f.locations, f.ids) with ordinality as p (location_id, id, place)
        join signa.location_user u on u.location_id = p.location_id and u.id = p.id`,
    }),
  }),
  'from signa.find_staff($1::bigint[], $2, $3, $4, $5) f',
);

/** A user at a location by id, with account and delegations. */
export async function findStaff(sql: Queryable, id: string): Promise<StoredStaff | null> {
  const [found] = await rows(sql, select(whole, 'from signa.location_user u where u.id = $1'), [key(id)]);
  return found?.staff ?? null;
}

/** Active users whose active role can authorize, by name (P-066). */
export async function listAuthorizers(sql: Queryable, locationId: string): Promise<StoredAuthorizer[]> {
  const found = await rows(
    sql,
    select(
      withDelegations,
      `from ${staffTables} join signa.role r on r.id = u.role_id
    where u.location_id = $1 and ${isActiveStaff} and r.is_active and r.can_authorize order by lower(u.display_name), u.id`,
    ),
    [key(locationId)],
  );
  return found.map((row) => row.staff);
}

/** The active users of a location, by name. */
export async function listActiveStaff(sql: Queryable, locationId: string): Promise<ListedStaff[]> {
  const found = await rows(
    sql,
    select(
      fields({ staff: staffJson }),
      `from ${staffTables} where u.location_id = $1 and ${isActiveStaff} order by lower(u.display_name), u.id`,
    ),
    [key(locationId)],
  );
  return found.map((row) => row.staff);
}

/** Filter of a user list; without locations it covers the whole scope. */
type StaffSearch = Omit<QueryLocationsUsersArgs, 'locationIds'> & {
  readonly locationIds: readonly string[] | null;
};

/** A page of the users of the given locations by name, and the total. */
export async function listStaff(sql: Queryable, args: StaffSearch): Promise<{ data: ListedStaff[]; count: number }> {
  const text = trimmed(args.userFilter);
  return await single(sql, page, [
    args.locationIds?.map(key) ?? null,
    isActiveOf(args.activeFilterType),
    text ? containing(text) : null,
    take(args.take),
    skip(args.skip),
  ]);
}

/** Null includes inactive users. */
const isActiveOf = (filter: StaffSearch['activeFilterType']) =>
  filter === 'active' ? true : filter === 'non-active' ? false : null;
