import type { Issue } from '@signa/core/base';
import type { MutationUpdateRoleArgs } from '@signa/core/contract/resolvers';
import type { RoleWithModules } from '@signa/core/practice';
import { checkRoleForm, roleAfter, roleEffect, roleTexts } from '@signa/core/administration';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import { installation } from '../../../store/installation.js';
import {
  changeLinks,
  changeRole,
  findModules,
  findRole,
  type StoredRole,
} from '../../../store/administration/role/role-store.js';
import type { Outcome, Work } from '../../work.js';
import { requireAuthorizerLeft } from '../../practice/user/last-authorizer.js';
import { recordedRole } from './recorded-role.js';

/**
 * Changes a role for everyone who has it. The audit of the installation and of each location where a user has the role
 * records it. Leaving a location without an authorizer requires confirmation.
 */
export async function updateRole(
  work: Work,
  { id, input, rolesModules }: MutationUpdateRoleArgs,
): Promise<Outcome<StoredRole>> {
  const { tx } = work;
  const { role: before, locationIds } = await work.lockRole(id);
  if (input.version !== before.version)
    throw new Failure('CONFLICT', roleTexts.changedMeanwhile, [], { version: before.version });

  const entry = {
    name: input.name ?? before.name,
    canAuthorize: input.canAuthorize ?? before.canAuthorize,
    isActive: input.isActive ?? before.isActive,
    rolesModules: rolesModules ?? before.rolesModules.filter((link) => link.isActive),
  };
  const modules = await findModules(tx);
  const moduleIds = modules.map((module) => module.id);
  const issues = checkRoleForm(entry, { moduleIds, stored: before });
  requireNoIssues(rolesModules ? issues : issues.filter(isOfInput));

  const after = roleAfter(before, { ...entry, rolesModules: rolesModules ?? null }, modules);
  const { lost, authority } = roleEffect(before, after);
  const change = {
    locationIds: lost.length > 0 || authority === 'lost' ? locationIds : [],
    roleAfter: (role: RoleWithModules) => (role.id === before.id ? after : role),
  };
  await requireAuthorizerLeft(work, change, input.withoutAuthorizer);

  await changeRole(tx, before.id, entry);
  if (rolesModules) await changeLinks(tx, before.id, rolesModules);
  const answer = await findRole(tx, before.id);
  if (!answer) throw new Error('The updated role could not be read back');
  const told = { subject: `role:${before.id}`, before: recordedRole(before), after: recordedRole(answer) };
  return {
    locationId: installation,
    answer,
    ...told,
    elsewhere: locationIds.map((locationId) => ({ locationId, ...told })),
  };
}

/** Modules that are not sent stay unchanged, even if an earlier version accepted combinations that are now invalid. */
const isOfInput = ({ path }: Issue) => !path.startsWith('rolesModules');
