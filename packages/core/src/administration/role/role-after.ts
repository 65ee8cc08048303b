import { type ModuleFacts, type RoleWithModules, sameId } from '../../practice/location/index.js';
import { type ModuleChoice, rightsOf } from './module-rights.js';

/** The submitted fields of a role; omitted ones are unchanged. */
export interface RoleChanges {
  readonly canAuthorize?: boolean | null;
  readonly isActive?: boolean | null;
  /** The complete selection: the link to any other module becomes inactive. */
  readonly rolesModules?: readonly ModuleChoice[] | null;
}

/**
 * A role after the changes are saved.
 *
 * @param modules - all modules of the installation
 * @see
 */
export function roleAfter(
  role: RoleWithModules,
  { canAuthorize, isActive, rolesModules }: RoleChanges,
  modules: readonly ModuleFacts[],
): RoleWithModules {
  return {
    ...role,
    canAuthorize: canAuthorize ?? role.canAuthorize,
    isActive: isActive ?? role.isActive,
    rolesModules: rolesModules ? linksOf(rolesModules, modules) : role.rolesModules,
  };
}

function linksOf(choices: readonly ModuleChoice[], modules: readonly ModuleFacts[]): RoleWithModules['rolesModules'] {
  return choices.flatMap((choice) => {
    const module = modules.find(({ id }) => sameId(id, choice.moduleId));
    return module ? [{ isActive: true, ...rightsOf(choice), module }] : [];
  });
}
