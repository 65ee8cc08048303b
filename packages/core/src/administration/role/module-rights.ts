/** A module selected for a role, with its rights; `rightsOf` adds omitted ones. */
export interface ModuleChoice {
  readonly moduleId: string;
  readonly canView?: boolean | null;
  readonly canEdit?: boolean | null;
  readonly canDelete?: boolean | null;
}

export interface ModuleRights {
  readonly canView: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/**
 * The rights of a selected module. Without any flag they are view and edit; delete must be given explicitly. Edit and
 * delete imply view.
 *
 * @see A-067
 */
export function rightsOf({ canView, canEdit, canDelete }: Omit<ModuleChoice, 'moduleId'>): ModuleRights {
  const isSilent = canView == null && canEdit == null && canDelete == null;
  const edits = canEdit ?? isSilent;
  const deletes = canDelete ?? false;
  return { canView: (canView ?? isSilent) || edits || deletes, canEdit: edits, canDelete: deletes };
}
