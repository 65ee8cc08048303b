import type { Operations } from '@signa/core/contract';
import type { ModuleFacts } from '@signa/core/practice';
import { type ModuleChoice, rightsOf } from '@signa/core/administration';
import { sql } from 'kysely';
import { containing } from '../../conditions.js';
import { key } from '../../key.js';
import { isBlank } from '@signa/core/base';
import { moduleJson, roleWithModulesJson } from '../../practice/practice/role-json.js';
import { always, columnsOf, holds, text } from '../../sql/expression.js';
import { joined, jsonbObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

export type StoredRole = Operations['Roles']['data']['roles'][number];

const r = columnsOf('role as r');
const whole = fields({ role: joined(roleWithModulesJson, jsonbObject({ version: r.version })) });

export interface RoleFilter {
  /** Text in their name; blank for any. */
  readonly filter?: string | null | undefined;
  /** Names of modules, each of which the role can view. */
  readonly modules?: readonly string[] | null | undefined;
}

/** Roles by name. */
export async function listRoles(sql: Queryable, { filter, modules }: RoleFilter = {}): Promise<StoredRole[]> {
  const found = await rows(
    sql,
    select(
      whole,
      `from signa.role r
    where ($1::text is null or signa.folded(r.name) like signa.folded($1)) and not exists (
      select from unnest($2::text[]) wanted(name) where not exists (
        select from signa.role_module k join signa.module m on m.id = k.module_id
        where k.role_id = r.id and k.is_active and k.can_view and m.name = wanted.name))
    order by lower(r.name), r.id`,
    ),
    [filter && !isBlank(filter) ? containing(filter) : null, [...(modules ?? [])]],
  );
  return found.map((row) => row.role);
}

export async function findRole(sql: Queryable, id: string): Promise<StoredRole | null> {
  const [found] = await rows(sql, select(whole, 'from signa.role r where r.id = $1'), [key(id)]);
  return found?.role ?? null;
}

/** The modules of the installation in the shape core's rules need. */
export async function findModules(sql: Queryable): Promise<ModuleFacts[]> {
  const found = await rows(sql, select(fields({ module: moduleJson }), 'from signa.module m'));
  return found.map((row) => row.module);
}

/** Locks role names until the transaction ends and returns those in use. */
export async function claimRoleNames(tx: Queryable): Promise<readonly { readonly name: string }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signa.role-name', 0))`.execute(tx);
  return await rows(tx, select(fields({ name: r.name }), 'from signa.role r'));
}

/**
 * Locks a role until the transaction ends and increments its version. It also increments the version of all rights
 * (decision 10), so that concurrent changes of anyone's rights wait and no one gets the role unnoticed.
 *
 * @returns false for an unknown role
 */
export async function takeRole(tx: Queryable, id: string): Promise<boolean> {
  const { taken } = await single(tx, select(fields({ taken: holds('signa.take_role($1)') }), ''), [key(id)]);
  return taken;
}

const places = select(
  fields({ id: columnsOf('location_user as u').location_id }),
  'from signa.location_user u where u.role_id = $1 and u.is_active group by u.location_id order by u.location_id',
);

/** The locations where a user has the role, in id order. */
export async function findRolePlaces(sql: Queryable, id: string): Promise<string[]> {
  const found = await rows(sql, places, [id]);
  return found.map((place) => place.id);
}

/** @returns the id of the role */
export async function insertRole(
  tx: Queryable,
  { name, canAuthorize, isActive }: Pick<StoredRole, 'name' | 'canAuthorize' | 'isActive'>,
): Promise<string> {
  const { id } = await single(tx, select(fields({ id: always(text('signa.add_role($1, $2, $3, $4)')) }), ''), [
    ...[name, canAuthorize, isActive],
    newRoleIcon,
  ]);
  return id;
}

/** Lucide icon shown next to the name of an added role. */
const newRoleIcon = 'clipboard-list';

export async function changeRole(
  tx: Queryable,
  id: string,
  { canAuthorize, isActive }: Pick<StoredRole, 'canAuthorize' | 'isActive'>,
): Promise<void> {
  await rows(tx, 'select signa.change_role($1, $2, $3)', [id, canAuthorize, isActive]);
}

/** Sets the links of a role; links to other modules become inactive and keep their rights. */
export async function changeLinks(tx: Queryable, roleId: string, choices: readonly ModuleChoice[]): Promise<void> {
  const links = choices.map((choice) => ({ moduleId: key(choice.moduleId), ...rightsOf(choice) }));
  await rows(tx, 'select signa.change_role_modules($1, $2)', [roleId, JSON.stringify(links)]);
}
