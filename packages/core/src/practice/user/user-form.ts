import { checkPhones, distinctPhones, type ListEntry, type PhoneForm } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { sameId } from '../location/index.js';
import { trimmed } from '../../base/text/index.js';
import {
  assignmentIssues,
  settleAssignment,
  type AssignmentEntry,
  type AssignmentForm,
  type AssignmentContext,
} from './assignment-form.js';
import { userTexts } from './text.js';
import { userEmailIssue } from './user-email.js';
import { accountNameIssue, userNameIssue } from './user-name.js';

/** The fields of a user that users can also change themselves, in their account form. */
export interface AccountForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly userPhones: readonly (PhoneForm & ListEntry)[];
}

/** The Add/Edit User form. Field names are those of AddUser and UpdateUser. */
export interface UserForm extends AccountForm {
  readonly email: string;
  readonly isEnabledInOkta: boolean;
  readonly locationsUsers: readonly AssignmentForm[];
}

/** An account as it is stored. */
export type AccountEntry = AccountForm;

/** The complete form as it is stored. */
export interface UserEntry extends AccountEntry {
  readonly email: string;
  readonly isEnabledInOkta: boolean;
  readonly locationsUsers: readonly AssignmentEntry[];
}

/**
 * The issues of the Add/Edit User form, in its order.
 *
 * @see
 */
export function checkUserForm(form: UserForm, context: AssignmentContext): Issue[] {
  const fields = [
    userNameIssue(form.firstName, 'firstName'),
    userNameIssue(form.lastName, 'lastName'),
    userEmailIssue(form.email, 'email', 'form'),
  ];
  return [
    ...fields.filter((issue) => issue !== null),
    ...checkPhones(form.userPhones, 'userPhones'),
    ...form.locationsUsers.flatMap((row, index) => [
      ...assignmentIssues(row, `locationsUsers.${index}.`, context),
      ...(form.locationsUsers.slice(0, index).some((other) => sameId(other.locationId, row.locationId))
        ? [{ path: `locationsUsers.${index}.locationId`, code: 'duplicate', message: userTexts.repeatedLocation }]
        : []),
    ]),
    ...tableIssues(form.locationsUsers, context),
  ];
}

/**
 * The issues of the account form: the user's own names and phones.
 *
 * @param stored - the current names, which are valid unchanged
 * @see
 */
export function checkAccountForm(form: AccountForm, stored: Pick<AccountForm, 'firstName' | 'lastName'>): Issue[] {
  const fields = [
    accountNameIssue(form.firstName, 'firstName', stored.firstName),
    accountNameIssue(form.lastName, 'lastName', stored.lastName),
  ];
  return [...fields.filter((issue) => issue !== null), ...checkPhones(form.userPhones, 'userPhones')];
}

/**
 * The issues of the table as a whole. If no stored row is primary, the flag may be at a location that the editing user
 * does not see, and none is required.
 */
function tableIssues(rows: readonly AssignmentForm[], { stored }: AssignmentContext): Issue[] {
  const path = 'locationsUsers';
  const active = rows.filter(({ isActive }) => isActive);
  if (active.length === 0) return [{ path, code: 'required', message: userTexts.noActive }];
  const primary = active.filter(({ isPrimary }) => isPrimary);
  if (primary.length > 1) return [{ path, code: 'many-primary', message: userTexts.manyPrimary }];
  const isAsked = stored.length === 0 || stored.some(({ isPrimary }) => isPrimary);
  return primary.length === 0 && isAsked ? [{ path, code: 'no-primary', message: userTexts.noPrimary }] : [];
}

/** The values to store of a valid account. @see, C-034, C-040 */
export function settleAccountForm({ firstName, lastName, userPhones }: AccountForm): AccountEntry {
  return { firstName: trimmed(firstName), lastName: trimmed(lastName), userPhones: distinctPhones(userPhones) };
}

/** The values to store of a valid form; usernames are in lowercase. @see */
export function settleUserForm(form: UserForm, { roles }: Pick<AssignmentContext, 'roles'>): UserEntry {
  return {
    ...settleAccountForm(form),
    email: trimmed(form.email).toLowerCase(),
    isEnabledInOkta: form.isEnabledInOkta,
    locationsUsers: form.locationsUsers.map((row) => settleAssignment(row, roles)),
  };
}
