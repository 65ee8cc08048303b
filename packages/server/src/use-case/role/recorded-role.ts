import type { StoredRole } from '../../store/role/role-store.js';

/**
 * A role as the audit tells of it: its rights by the names of the modules. It is written once for each location where
 * somebody has the role, and what a module is belongs to no record of a practice.
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
