import { requireNoIssues } from '../../../failure/failure.js';
import {
  findModules,
  listRoles,
  type RoleFilter,
  type StoredRole,
} from '../../../store/administration/role/role-store.js';
import type { Queryable } from '../../../store/statement.js';

/**
 * Roles by name.
 *
 * @throws BAD_USER_INPUT for an unknown module name, because an empty result would not explain itself
 */
export async function findRoles(sql: Queryable, asked: RoleFilter): Promise<StoredRole[]> {
  if (asked.modules?.length) {
    const known = new Set((await findModules(sql)).map(({ name }) => name));
    const unknown = asked.modules.filter((name) => !known.has(name));
    requireNoIssues(
      unknown.map((name) => ({ path: 'modules', code: 'unknown', message: `There is no module named '${name}'.` })),
    );
  }
  return await listRoles(sql, asked);
}
