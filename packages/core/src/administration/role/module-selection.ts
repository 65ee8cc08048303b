import { type Right, sameId } from '../../practice/location/index.js';
import { type ModuleRights, rightsOf } from './module-rights.js';

/** The selected modules of a role by ID, with their rights. */
export type ModuleSelection = ReadonlyMap<string, ModuleRights>;

/** The fields of a module that a selection needs. */
export interface SelectableModule {
  readonly id: string;
  readonly parentModuleId: string | null;
}

const flags = { view: 'canView', edit: 'canEdit', delete: 'canDelete' } as const satisfies Record<
  Right,
  keyof ModuleRights
>;

export const grants = (rights: ModuleRights | undefined, right: Right): boolean => rights?.[flags[right]] ?? false;

/** Whether view is implied by another right, so that it cannot be removed alone. @see A-067 */
export const isViewImplied = (rights: ModuleRights | undefined): boolean =>
  rights !== undefined && (rights.canEdit || rights.canDelete);

/**
 * Selects or deselects a module. A page in a group selects the group, and is deselected with it, because the menu shows
 * it only there.
 */
export function withModule(
  selection: ModuleSelection,
  module: SelectableModule,
  isSelected: boolean,
  modules: readonly SelectableModule[],
): ModuleSelection {
  const next = new Map(selection);
  if (!isSelected) {
    next.delete(module.id);
    for (const child of modules) if (sameId(child.parentModuleId, module.id)) next.delete(child.id);
    return next;
  }
  if (!next.has(module.id)) next.set(module.id, rightsOf({}));
  const { parentModuleId } = module;
  if (parentModuleId !== null && !next.has(parentModuleId)) next.set(parentModuleId, rightsOf({ canView: true }));
  return next;
}

/** Grants or removes a right to a module; a module that is granted a first right is selected with only that right. */
export function withRight(
  selection: ModuleSelection,
  module: SelectableModule,
  right: Right,
  isGiven: boolean,
  modules: readonly SelectableModule[],
): ModuleSelection {
  const held = selection.get(module.id);
  if (!held && !isGiven) return selection;
  const rights = { ...(held ?? { canView: true, canEdit: false, canDelete: false }), [flags[right]]: isGiven };
  return new Map(withModule(selection, module, true, modules)).set(module.id, rightsOf(rights));
}
