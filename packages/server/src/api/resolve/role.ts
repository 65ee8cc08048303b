import { answeringRoles, affectsUsers, roleAfter, roleEffect } from '@signa/core/administration';
import { notFound } from '../../failure/failure.js';
import { type AffectedUsers, findAffected } from '../../store/administration/role/role-effect-store.js';
import { findModules, listRoles } from '../../store/administration/role/role-store.js';
import { addRole } from '../../use-case/administration/role/add-role.js';
import { findRoles } from '../../use-case/administration/role/find-roles.js';
import { updateRole } from '../../use-case/administration/role/update-role.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const roleResolvers = resolversOf({
  Roles: (filter, context) => read(context, (sql) => findRoles(sql, filter)),
  AddRole: mutation(addRole),
  UpdateRole: mutation(updateRole),
  GetRoleEffect: ({ id, input, rolesModules }, context) =>
    read(context, async (sql) => {
      const [roles, modules] = await Promise.all([listRoles(sql), findModules(sql)]);
      const before = roles.find((role) => role.id === id);
      if (!before) throw notFound('Role');
      const after = roleAfter(before, { ...input, rolesModules: rolesModules ?? null }, modules);
      const effect = roleEffect(before, after);
      if (!affectsUsers(effect)) return { ...listed(effect), ...nobody };
      const others = roles.filter((role) => role.id !== id);
      const [as, then] = [answeringRoles(roles), answeringRoles([...others, after])];
      return { ...listed(effect), ...(await findAffected(sql, before.id, as, then, context.clock.now())) };
    }),
});

const nobody: AffectedUsers = { locationCount: 0, peopleCount: 0, strandedCount: 0, places: [] };

const listed = ({ gained, lost, authority }: ReturnType<typeof roleEffect>) => ({
  gained: [...gained],
  lost: [...lost],
  authority,
});
