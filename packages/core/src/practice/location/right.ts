import { isYes } from '../../base/failure/index.js';
import type { ModuleName } from './module.js';
import type { RoleWithModules } from './role.js';

export type Right = 'view' | 'edit' | 'delete';

/**
 * Whether a role has the right V, E or D to a module: the role, its link and the module are active, and the link grants
 * it. An inactive role has no rights.
 *
 * @see A-028, section 19
 */
export function hasRight(role: RoleWithModules, module: ModuleName, right: Right): boolean {
  const flag = ({ view: 'canView', edit: 'canEdit', delete: 'canDelete' } as const)[right];
  return (
    isYes(role.isActive) &&
    role.rolesModules.some(
      (link) => isYes(link.isActive) && isYes(link.module.isActive) && link.module.name === module && isYes(link[flag]),
    )
  );
}
