import type { Notice } from '@signa/core/base';
import { AddRoleDocument } from '@signa/core/contract/typed';
import { checkRoleForm, type ModuleSelection, roleAdded, roleNotSaved } from '@signa/core/administration';
import { useRef, useState } from 'react';
import { useMutation } from '../../platform/mutation/use-mutation';
import { focusFirstInvalid } from '../../part/field/first-invalid';
import { useShownIssues } from '../../part/field/use-shown-issues';
import type { ListedModule, ListedRole } from './listed-role';
import { useRoleSave } from './use-role-save';

interface TypedRole {
  readonly name: string;
  readonly canAuthorize: boolean;
  readonly isActive: boolean;
  readonly selection: ModuleSelection;
}

const emptyRole: TypedRole = { name: '', canAuthorize: false, isActive: true, selection: new Map() };

const typedOf = ({ name, canAuthorize, isActive, rolesModules }: ListedRole): TypedRole => ({
  name,
  canAuthorize,
  isActive,
  selection: new Map(
    rolesModules
      .filter((link) => link.isActive)
      .map(({ moduleId, canView, canEdit, canDelete }) => [moduleId, { canView, canEdit, canDelete }]),
  ),
});

const textOf = ({ selection, ...role }: TypedRole) =>
  JSON.stringify([role, [...selection].toSorted(([one], [other]) => Number(one) - Number(other))]);

interface RoleFormOptions {
  /** The edited role, as currently listed; null for a new one. */
  readonly role: ListedRole | null;
  readonly modules: readonly ListedModule[];
  readonly onSaved: () => void;
  /** Reloads the list after an edit conflict. */
  readonly onStale: () => void;
}

/** Form state of a role and its mutation; input stays if saving fails. */
export function useRoleForm({ role, modules, onSaved, onStale }: RoleFormOptions) {
  const [read, setRead] = useState(role);
  const [typed, setTyped] = useState(() => (role ? typedOf(role) : emptyRole));
  const [failure, setFailure] = useState<Notice | null>(null);
  const [isStale, setIsStale] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const rolesModules = [...typed.selection].map(([moduleId, rights]) => ({ moduleId, ...rights }));
  const issues = checkRoleForm({ ...typed, rolesModules }, { moduleIds: modules.map(({ id }) => id), stored: read });
  const shown = useShownIssues(issues);
  const saving = useRoleSave({
    onSaved,
    onConfirmed: () => undefined,
    onRefused: (notice, wasStale) => {
      setFailure(notice);
      setIsStale(wasStale);
      if (wasStale) onStale();
    },
  });
  const adding = useMutation(AddRoleDocument, { success: roleAdded });

  const add = async () => {
    const { name, canAuthorize, isActive } = typed;
    const answer = await adding.run({ input: { name, canAuthorize, isActive, rolesModules } });
    if (answer.ok) return onSaved();
    shown.refuse(answer.failure.issues);
    if (answer.failure.issues.length > 0) return focusFirstInvalid(() => element.current);
    setFailure(roleNotSaved(answer.failure.code, answer.failure.message));
  };
  const save = async () => {
    setFailure(null);
    if (saving.effect) return await saving.confirm();
    shown.send();
    if (issues.length > 0) return focusFirstInvalid(() => element.current);
    if (!read) return await add();
    const { canAuthorize, isActive } = typed;
    await saving.ask({ id: read.id, input: { version: read.version, canAuthorize, isActive }, rolesModules });
  };
  /** Resolves a conflict with the latest stored role: loads it, or keeps the input. */
  const goOn = (taken: ListedRole, keepsTyped: boolean) => {
    setRead(taken);
    if (!keepsTyped) setTyped(typedOf(taken));
    setIsStale(false);
    setFailure(null);
  };
  return {
    typed,
    errorAt: shown.errorAt,
    leave: shown.leave,
    change: (next: Partial<TypedRole>) => {
      setTyped({ ...typed, ...next });
      shown.change();
    },
    isDirty: textOf(typed) !== textOf(read ? typedOf(read) : emptyRole),
    /** The version that another user saved, once loaded. */
    newer: isStale && role && read && role.version !== read.version ? role : null,
    goOn,
    failure,
    saving,
    busy: saving.busy || adding.busy,
    save,
    element,
  } as const;
}
export type RoleForm = ReturnType<typeof useRoleForm>;
