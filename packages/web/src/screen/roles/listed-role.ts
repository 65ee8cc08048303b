import type { Operations } from '@signa/core/contract';

export type ListedRole = Operations['Roles']['data']['roles'][number];
export type ListedModule = Operations['Modules']['data']['modules'][number];

/** '13 of 13 pages, Order on Behalf of': what a role can access. */
export function seenText({ rolesModules }: ListedRole, modules: readonly ListedModule[]): string {
  const seen = new Set(rolesModules.filter((link) => link.isActive && link.canView).map((link) => link.moduleId));
  const pages = modules.filter((module) => module.link !== null);
  const others = modules.filter((module) => module.link === null && module.childModules.length === 0);
  const count = pages.filter((module) => seen.has(module.id)).length;
  return [
    `${count} of ${pages.length} pages`,
    ...others.filter((module) => seen.has(module.id)).map((module) => module.label),
  ].join(', ');
}
