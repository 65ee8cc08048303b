/** A module that is selected for a role, with what may be done there; what is left out is filled in by `rightsOf`. */
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
 * What a selected module lets a role do. Without any flag it is view and edit; delete is only ever given on purpose. What
 * may be edited or deleted may be seen.
 *
 * @see A-067
 */
export function rightsOf({ canView, canEdit, canDelete }: Omit<ModuleChoice, 'moduleId'>): ModuleRights {
  const isSilent = canView == null && canEdit == null && canDelete == null;
  const edits = canEdit ?? isSilent;
  const deletes = canDelete ?? false;
  return { canView: (canView ?? isSilent) || edits || deletes, canEdit: edits, canDelete: deletes };
}
