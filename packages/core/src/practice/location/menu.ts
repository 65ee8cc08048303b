import { isPimsEnabled } from '../pims-connection/index.js';
import { hasFeature, type Features } from './feature.js';
import type { ModuleFacts } from './module.js';
import type { RoleWithModules } from './role.js';
import { compareIds, sameId } from './same-id.js';

/** A page in the side menu. `icon` is the name of a Lucide icon. */
export interface MenuLink {
  readonly kind: 'link';
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly link: string;
}

/** A heading in the side menu with at least one page. */
export interface MenuGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly children: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;
export type Menu = readonly MenuEntry[];

/** The facts about the selected location that the menu needs. */
export interface MenuLocation {
  readonly isOfficeUseEnabled: boolean;
  readonly isPimsEnabled: boolean | null;
  readonly organization: { readonly isPIMSEnabled: boolean } | null;
}

/**
 * The side menu of a role at a location: the pages the role may view, in module order, without those the location has
 * switched off. A child is shown only inside its group, and a group only with a visible child.
 *
 * @param features - the flags that are on at that location
 * @returns empty for an inactive role
 * @see
 */
export function menuOf(role: RoleWithModules, location: MenuLocation, features: Features): Menu {
  const modules = visibleModules(role).filter((module) => !isSwitchedOff(module.link, location, features));
  return modules.filter((module) => module.parentModuleId === null).flatMap((module) => entryOf(module, modules, role));
}

/** All links of a menu in order, including those in groups. @see A-023 */
export function menuLinks(menu: Menu): string[] {
  return menu.flatMap((entry) => (entry.kind === 'link' ? [entry.link] : entry.children.map((child) => child.link)));
}

function visibleModules(role: RoleWithModules): ModuleFacts[] {
  if (!role.isActive) return [];
  const visible = role.rolesModules.filter(
    (link) => link.isActive && link.canView && link.module.isActive && link.module.isNavigation,
  );
  const unique = new Map(visible.map(({ module }) => [module.id, module]));
  return [...unique.values()].sort((a, b) => a.orderBy - b.orderBy || compareIds(a.id, b.id));
}

function entryOf(module: ModuleFacts, visible: readonly ModuleFacts[], role: RoleWithModules): MenuEntry[] {
  if (!isGroup(module, role)) return linkOf(module);
  const children = visible.filter((child) => sameId(child.parentModuleId, module.id)).flatMap(linkOf);
  const { name, label, icon } = module;
  return children.length > 0 ? [{ kind: 'group', name, label, icon, children }] : [];
}

/** A group whose children are all hidden is still a group and must not become a link. */
function isGroup(module: ModuleFacts, role: RoleWithModules): boolean {
  return role.rolesModules.some((link) => sameId(link.module.parentModuleId, module.id));
}

function linkOf({ name, label, icon, link }: ModuleFacts): MenuLink[] {
  return link ? [{ kind: 'link', name, label, icon, link }] : [];
}

function isSwitchedOff(link: string | null, location: MenuLocation, features: Features): boolean {
  if (link === '/reports') return !hasFeature(features, 'hasReportingPage');
  if (link === '/officeuserx') return !location.isOfficeUseEnabled;
  if (link === '/link') return !isPimsEnabled(location);
  return false;
}
