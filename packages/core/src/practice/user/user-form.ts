import type { Issue } from '../../base/failure/index.js';
import { emptyForm, formAfter, formIssues, formOf, settledForm, type UpdateOf } from '../../base/form/index.js';
import type { AssignmentContext, AssignmentEntry } from './assignment-fields.js';
import { newAssignment, settleAssignment } from './assignment-form.js';
import {
  accountFields,
  type AccountForm,
  type NameFacts,
  type ReadUser,
  type StoredUserForm,
  type UserFacts,
  userFields,
  type UserForm,
} from './user-fields.js';

/** An account as it is stored. */
export type AccountEntry = AccountForm;

/** The complete form as it is stored. */
export interface UserEntry extends Omit<UserForm, 'locationsUsers'> {
  readonly locationsUsers: readonly AssignmentEntry[];
}

/** The form values of a stored user. @see A-151 */
export const userFormOf = (user: ReadUser): StoredUserForm => formOf<StoredUserForm, ReadUser>(userFields, user);

/** The account form of a stored user. @see */
export const accountFormOf = (user: ReadUser): AccountForm => formOf<AccountForm, ReadUser>(accountFields, user);

/** The form after an update, against which the update is validated. @see A-151 */
export const userFormAfter = (stored: UserForm, update: UpdateOf<UserForm>): UserForm =>
  formAfter<UserForm, UserForm, UserFacts>(userFields, stored, update);

/** The initial form values of a new user, with one location. @see */
export const newUserForm = (locationId: string): UserForm => ({
  ...emptyForm<UserForm, UserForm, UserFacts>(userFields),
  locationsUsers: [newAssignment(locationId, true)],
});

/**
 * The issues of the Add/Edit User form, in its order.
 *
 * @see
 */
export const checkUserForm = (form: UserForm, ground: AssignmentContext): Issue[] =>
  formIssues<UserForm, UserForm, UserFacts>(userFields, form, { ground, own: null });

/**
 * The issues of the account form: the user's own names and phones.
 *
 * @param stored - the current names, which are valid unchanged
 * @see
 */
export const checkAccountForm = (form: AccountForm, stored: Pick<AccountForm, 'firstName' | 'lastName'>): Issue[] =>
  formIssues<AccountForm, AccountForm, NameFacts>(accountFields, form, { own: stored });

/** The values to store of a valid account. @see, C-034, C-040 */
export const settleAccountForm = (form: AccountForm): AccountEntry =>
  settledForm<AccountForm, AccountForm, NameFacts>(accountFields, form);

/** The values to store of a valid form; usernames are in lowercase. @see */
export const settleUserForm = (form: UserForm, { roles }: Pick<AssignmentContext, 'roles'>): UserEntry => ({
  ...settledForm<UserForm, UserForm, UserFacts>(userFields, form),
  locationsUsers: form.locationsUsers.map((row) => settleAssignment(row, roles)),
});
