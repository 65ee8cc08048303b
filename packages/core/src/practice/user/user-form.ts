import { checkPhones, distinctPhones, type ListEntry, type PhoneForm } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { sameId } from '../location/index.js';
import { trimmed } from '../../base/text/index.js';
import {
  assignmentIssues,
  settleAssignment,
  type AssignmentEntry,
  type AssignmentForm,
  type AssignmentGround,
} from './assignment-form.js';
import { userTexts } from './text.js';
import { userEmailIssue } from './user-email.js';
import { accountNameIssue, userNameIssue } from './user-name.js';

/** What a person enters of a user, in the form of their account too. */
export interface AccountForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly userPhones: readonly (PhoneForm & ListEntry)[];
}

/** The Add/Edit User form; field names as AddUser and UpdateUser take them. */
export interface UserForm extends AccountForm {
  readonly email: string;
  readonly isEnabledInOkta: boolean;
  readonly locationsUsers: readonly AssignmentForm[];
}

/** An account as it is stored. */
export type AccountEntry = AccountForm;

/** The whole form as it is stored. */
export interface UserEntry extends AccountEntry {
  readonly email: string;
  readonly isEnabledInOkta: boolean;
  readonly locationsUsers: readonly AssignmentEntry[];
}

/**
 * The violations of the Add/Edit User form, in its order.
 *
 * @see
 */
export function checkUserForm(form: UserForm, ground: AssignmentGround): Issue[] {
  const fields = [
    userNameIssue(form.firstName, 'firstName'),
    userNameIssue(form.lastName, 'lastName'),
    userEmailIssue(form.email, 'email', 'form'),
  ];
  return [
    ...fields.filter((issue) => issue !== null),
    ...checkPhones(form.userPhones, 'userPhones'),
    ...form.locationsUsers.flatMap((row, index) => [
      ...assignmentIssues(row, `locationsUsers.${index}.`, ground),
      ...(form.locationsUsers.slice(0, index).some((other) => sameId(other.locationId, row.locationId))
        ? [{ path: `locationsUsers.${index}.locationId`, code: 'duplicate', message: userTexts.repeatedLocation }]
        : []),
    ]),
    ...tableIssues(form.locationsUsers, ground),
  ];
}

/**
 * The violations of the account form: the own names and phones.
 *
 * @param stored - the names as they are, which may stay
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
 * What is asked of the table as a whole. Where none of the stored rows is primary, the flag may stand at a place that
 * whoever fills in the form does not see, and none is asked for.
 */
function tableIssues(rows: readonly AssignmentForm[], { stored }: AssignmentGround): Issue[] {
  const path = 'locationsUsers';
  const active = rows.filter(({ isActive }) => isActive);
  if (active.length === 0) return [{ path, code: 'required', message: userTexts.noActive }];
  const primary = active.filter(({ isPrimary }) => isPrimary);
  if (primary.length > 1) return [{ path, code: 'many-primary', message: userTexts.manyPrimary }];
  const isAsked = stored.length === 0 || stored.some(({ isPrimary }) => isPrimary);
  return primary.length === 0 && isAsked ? [{ path, code: 'no-primary', message: userTexts.noPrimary }] : [];
}

/** An account without violations as it is stored. @see, C-034, C-040 */
export function settleAccountForm({ firstName, lastName, userPhones }: AccountForm): AccountEntry {
  return { firstName: trimmed(firstName), lastName: trimmed(lastName), userPhones: distinctPhones(userPhones) };
}

/** A form without violations as it is stored; usernames are in small letters. @see */
export function settleUserForm(form: UserForm, { roles }: Pick<AssignmentGround, 'roles'>): UserEntry {
  return {
    ...settleAccountForm(form),
    email: trimmed(form.email).toLowerCase(),
    isEnabledInOkta: form.isEnabledInOkta,
    locationsUsers: form.locationsUsers.map((row) => settleAssignment(row, roles)),
  };
}
