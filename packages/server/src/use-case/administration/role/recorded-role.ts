import type { StoredRole } from '../../../store/administration/role/role-store.js';

/**
 * A role as the audit records it, with rights by module name. The record is written once per location where a user has
 * the role, and module ids belong to no practice.
 */
export function recordedRole({ rolesModules, ...role }: StoredRole) {
  return {
    ...role,
    rolesModules: rolesModules.map(({ module, isActive, canView, canEdit, canDelete }) => ({
      module: module.name,
      ...{ isActive, canView, canEdit, canDelete },
    })),
  };
}
