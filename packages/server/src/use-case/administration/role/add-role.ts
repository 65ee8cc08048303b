import type { MutationAddRoleArgs } from '@signa/core/contract/resolvers';
import { checkRoleForm, isRoleNameTaken, roleTexts } from '@signa/core/administration';
import { trimmed } from '@signa/core/base';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import { installation } from '../../../store/installation.js';
import {
  changeLinks,
  claimRoleNames,
  findModules,
  findRole,
  insertRole,
  type StoredRole,
} from '../../../store/administration/role/role-store.js';
import type { Outcome, Work } from '../../work.js';
import { recordedRole } from './recorded-role.js';

/** Adds a role with its modules, not yet assigned to anyone. */
export async function addRole(work: Work, { input }: MutationAddRoleArgs): Promise<Outcome<StoredRole>> {
  const { tx } = work;
  await work.enterInstallation();
  const moduleIds = (await findModules(tx)).map(({ id }) => id);
  requireNoIssues(checkRoleForm(input, { moduleIds, stored: null }));
  const name = trimmed(input.name);
  if (isRoleNameTaken(name, await claimRoleNames(tx)))
    throw new Failure('CONFLICT', roleTexts.nameTaken, [{ path: 'name', code: 'taken', message: roleTexts.nameTaken }]);
  const id = await insertRole(tx, { name, canAuthorize: input.canAuthorize, isActive: input.isActive ?? true });
  await changeLinks(tx, id, input.rolesModules);
  const answer = await findRole(tx, id);
  if (!answer) throw new Error('The added role could not be read back');
  return { locationId: installation, answer, subject: `role:${id}`, before: null, after: recordedRole(answer) };
}
