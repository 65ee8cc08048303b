import { rightsToPrescribe } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { columnsOf, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const u = columnsOf('location_user as u');
const r = columnsOf('role as r');

const modules = `('${rightsToPrescribe.modules.join("', '")}')`;

/** Whether user `u`, with account `a` and role `r`, can work on requests; signing is not required (P-510). */
const takesRequests = `u.is_active and a.is_enabled_in_okta and r.is_active and exists (
    select from signa.role_module k join signa.module m on m.id = k.module_id
    where k.role_id = r.id and k.is_active and k.can_edit and m.is_active and m.name in ${modules})`;
const users = `from signa.location_user u join signa.role r on r.id = u.role_id join signa.app_user a on a.id = u.user_id`;

/** Whether there is such a user, and they can no longer work on requests (P-513). */
export const cannotTakeRequests = (locationId: string, id: string): string =>
  `exists (select ${users} where u.location_id = ${locationId} and u.id = ${id} and not (${takesRequests}))`;

type Colleague = Operations['GetColleagues']['data']['colleagues'][number];

/** The users of a location who can work on requests, by name (P-510). */
export const listColleagues = (sql: Queryable, locationId: string): Promise<Colleague[]> =>
  rows(
    sql,
    select(
      fields({ id: text(u.id), displayName: u.display_name, roleName: r.name }),
      `${users} where u.location_id = $1 and ${takesRequests} order by lower(u.display_name), u.id`,
    ),
    [key(locationId)],
  );
