import type { Notice } from '@signa/core/base';
import { AddRoleDocument } from '@signa/core/contract/typed';
import { checkRoleForm, type ModuleSelection, roleAdded, roleNotSaved } from '@signa/core/administration';
import { useState } from 'react';
import { useMutation } from '../../platform/mutation/use-mutation';
import { useForm } from '../../part/form/use-form';
import type { ListedModule, ListedRole } from './listed-role';
import { useRoleSave } from './use-role-save';

interface TypedRole {
  readonly name: string;
  readonly canAuthorize: boolean;
  readonly isActive: boolean;
  readonly rolesModules: ModuleSelection;
}

const emptyRole: TypedRole = { name: '', canAuthorize: false, isActive: true, rolesModules: new Map() };

const typedOf = ({ name, canAuthorize, isActive, rolesModules }: ListedRole): TypedRole => ({
  name,
  canAuthorize,
  isActive,
  rolesModules: new Map(
    rolesModules
      .filter((link) => link.isActive)
      .map(({ moduleId, canView, canEdit, canDelete }) => [moduleId, { canView, canEdit, canDelete }]),
  ),
});

const textOf = ({ rolesModules, ...role }: TypedRole) =>
  JSON.stringify([role, [...rolesModules].toSorted(([one], [other]) => Number(one) - Number(other))]);

/** Rights as they are sent. */
const rightsOf = ({ rolesModules }: TypedRole) =>
  [...rolesModules].map(([moduleId, rights]) => ({ moduleId, ...rights }));

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
  const moduleIds = modules.map(({ id }) => id);
  const form = useForm<TypedRole>({
    initial: () => (role ? typedOf(role) : emptyRole),
    check: (values) => checkRoleForm({ ...values, rolesModules: rightsOf(values) }, { moduleIds, stored: read }),
    isChanged: (before, values) => textOf(before) !== textOf(values),
  });
  const { values } = form;
  const [failure, setFailure] = useState<Notice | null>(null);
  const [isStale, setIsStale] = useState(false);
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
    const { name, canAuthorize, isActive } = values;
    const answer = await adding.run({ input: { name, canAuthorize, isActive, rolesModules: rightsOf(values) } });
    if (answer.ok) return onSaved();
    form.refuse(answer.failure.issues);
    if (answer.failure.issues.length > 0) return;
    setFailure(roleNotSaved(answer.failure.code, answer.failure.message));
  };
  const save = async () => {
    setFailure(null);
    if (saving.effect) return await saving.confirm();
    if (!form.validate()) return;
    if (!read) return await add();
    const { canAuthorize, isActive } = values;
    const input = { version: read.version, canAuthorize, isActive };
    await saving.ask({ id: read.id, input, rolesModules: rightsOf(values) });
  };
  /** Resolves a conflict with the latest stored role: loads it, or keeps the input. */
  const goOn = (taken: ListedRole, keepsTyped: boolean) => {
    setRead(taken);
    form.restart(typedOf(taken), keepsTyped ? values : typedOf(taken));
    setIsStale(false);
    setFailure(null);
  };
  return {
    ...form,
    /** The version that another user saved, once loaded. */
    newer: isStale && role && read && role.version !== read.version ? role : null,
    goOn,
    failure,
    saving,
    busy: saving.busy || adding.busy,
    save,
  } as const;
}
export type RoleForm = ReturnType<typeof useRoleForm>;
