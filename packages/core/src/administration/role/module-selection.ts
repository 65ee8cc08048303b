import { type Right, sameId } from '../../practice/location/index.js';
import { type ModuleRights, rightsOf } from './module-rights.js';

/** The selected modules of a role by their ids, each with its rights. */
export type ModuleSelection = ReadonlyMap<string, ModuleRights>;

/** What a selection reads of a module. */
export interface SelectableModule {
  readonly id: string;
  readonly parentModuleId: string | null;
}

const flags = { view: 'canView', edit: 'canEdit', delete: 'canDelete' } as const satisfies Record<
  Right,
  keyof ModuleRights
>;

export const grants = (rights: ModuleRights | undefined, right: Right): boolean => rights?.[flags[right]] ?? false;

/** Whether seeing follows from another right, so that it cannot be taken by itself. @see A-067 */
export const isViewImplied = (rights: ModuleRights | undefined): boolean =>
  rights !== undefined && (rights.canEdit || rights.canDelete);

/**
 * A selection with a module in it or not. A page that is below a group brings the group along, and goes with it: in the
 * menu it stands nowhere else.
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

/** A selection in which a module has a right or not; a module that gets one is selected, and keeps only what is given. */
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
