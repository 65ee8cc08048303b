import type { AddUserInput, UpdateUserInput, UserAssignmentInput } from '@signa/core/contract';
import {
  type AssignmentEntry,
  type AssignmentContext,
  isRowChanged,
  sameId,
  settleUserForm,
  type UserForm,
} from '@signa/core/practice';
import type { FormUser } from './form-user';
import type { FormViewer } from './user-form-place';

/** The form as the input of AddUser. */
export function addUserInput(form: UserForm, context: AssignmentContext): AddUserInput {
  const { userPhones, locationsUsers, ...account } = settleUserForm(form, context);
  return {
    ...account,
    userPhones: [...userPhones],
    locationsUsers: locationsUsers.map(({ id: _, ...row }) => row),
  };
}

/**
 * The form as the input of UpdateUser, relative to what was read: the changed rows, each with its version, and the
 * account fields that the viewer can change.
 */
export function updateUserInput(
  form: UserForm,
  context: AssignmentContext,
  read: FormUser,
  { isSupport, userId }: FormViewer,
): UpdateUserInput {
  const { userPhones, locationsUsers, email, isEnabledInOkta, ...names } = settleUserForm(form, context);
  const isTouched = (_: AssignmentEntry, at: number) => {
    const row = form.locationsUsers[at];
    return (
      row !== undefined &&
      isRowChanged(
        row,
        context.stored.find(({ id }) => sameId(id, row.id)),
      )
    );
  };
  const rows = locationsUsers.filter(isTouched).map((row) => rowInput(row, read));
  return {
    version: read.version,
    ...names,
    ...(isSupport && { email }),
    ...(isSupport && userId !== read.id && { isEnabledInOkta }),
    userPhones: [...userPhones],
    locationsUsers: rows,
  };
}

function rowInput({ id, ...row }: AssignmentEntry, { locationsUsers }: FormUser): UserAssignmentInput {
  const version = locationsUsers.find((held) => sameId(held.id, id))?.version;
  return { ...row, ...(id !== null && { id }), ...(version !== undefined && { version }) };
}
