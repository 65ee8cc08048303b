import type { CallerAssignment } from '../../administration/permission/index.js';
import {
  builtInModules,
  startingLinks,
  type BuiltInRoleName,
  type ModuleFacts,
  type RoleModuleFacts,
  type RoleWithModules,
} from './index.js';

/** Every built-in module as stored in the database, with IDs in menu order. */
export const modules: readonly ModuleFacts[] = builtInModules.map((module) => ({
  id: String(module.orderBy),
  name: module.name,
  label: module.label,
  icon: module.icon,
  link: module.link,
  orderBy: module.orderBy,
  isActive: true,
  isNavigation: module.isNavigation,
  parentModuleId: module.parent && String(builtInModules.find(({ name }) => name === module.parent)?.orderBy),
}));

/** A link to a built-in module with all rights except those given. */
export function linkTo(name: string, rights: Partial<RoleModuleFacts> = {}): RoleModuleFacts {
  const module = modules.find((candidate) => candidate.name === name);
  if (!module) throw new RangeError(`No module ${name}`);
  return { isActive: true, canView: true, canEdit: true, canDelete: true, module, ...rights };
}

/** A built-in role with its default links. */
export function builtInRole(name: BuiltInRoleName, changed: Partial<RoleWithModules> = {}): RoleWithModules {
  return {
    id: String(['ADMIN', 'STAFF', 'VET', 'VETADMIN'].indexOf(name) + 1),
    name,
    isActive: true,
    canAuthorize: name.startsWith('VET'),
    rolesModules: startingLinks
      .filter((link) => link.role === name)
      .map(({ module, canView, canEdit, canDelete }) => linkTo(module, { canView, canEdit, canDelete })),
    ...changed,
  };
}

/** A vet at location 100, assignment 7. */
export function assignment(changed: Partial<CallerAssignment> = {}): CallerAssignment {
  return {
    id: '7',
    locationId: '100',
    isActive: true,
    isPrimary: false,
    vetLicenseNumber: '012884',
    vetLicenseExpiration: '2027-03-01',
    vetLicenseState: 'NY',
    role: builtInRole('VET'),
    location: { isActive: true, organization: { isActive: true } },
    delegatedAccess: [],
    ...changed,
  };
}
