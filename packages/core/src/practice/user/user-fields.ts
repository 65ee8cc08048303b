import { checkPhones, distinctPhones, type ListEntry, type PhoneForm } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { type AuditedField, type FieldSpec, formLabels, found } from '../../base/form/index.js';
import { trimmed } from '../../base/text/index.js';
import { sameId } from '../location/index.js';
import type { AssignmentContext, AssignmentForm, ReadAssignment, StoredAssignment } from './assignment-fields.js';
import { assignmentFieldsOf, assignmentIssues } from './assignment-form.js';
import { userLimits } from './limits.js';
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

/** A form whose assignments are all stored. */
export interface StoredUserForm extends UserForm {
  readonly locationsUsers: readonly StoredAssignment[];
}

/** A phone as it is read from the API. */
export type StoredPhone = PhoneForm & { readonly uuid: string; readonly isActive: boolean };

/** A user as it is read from the API. */
export interface ReadUser extends Omit<UserForm, 'userPhones' | 'locationsUsers'> {
  readonly userPhones: readonly StoredPhone[];
  readonly locationsUsers: readonly (ReadAssignment & { readonly id: string })[];
}

/** The context for validating the names. */
export interface NameFacts {
  /** The current names, in a user's own account form, where they are valid unchanged; `null` in the other one. */
  readonly own: Pick<AccountForm, 'firstName' | 'lastName'> | null;
}

/** The context for validating the Add/Edit User form. */
export interface UserFacts extends NameFacts {
  readonly ground: AssignmentContext;
}

interface UserFieldSpec<Field extends keyof UserForm, Facts> extends FieldSpec<
  UserForm[Field],
  UserForm[Field],
  Facts
> {
  /** The value of a stored user. */
  readonly read: (user: ReadUser) => StoredUserForm[Field];
  /** `null` where all records share the words. */
  readonly audited: AuditedField | null;
}

type Table<Fields extends keyof UserForm, Facts> = { readonly [Field in Fields]: UserFieldSpec<Field, Facts> };

const asIs = <Value>(value: Value): Value => value;
const name = (field: 'firstName' | 'lastName') =>
  ({
    shape: 'text',
    empty: '',
    maxLength: userLimits.name,
    check: (text: string, path: string, { own }: NameFacts) =>
      found(own ? accountNameIssue(text, path, own[field]) : userNameIssue(text, path)),
    settle: trimmed,
    isEmptiedByNull: true,
    read: (user: ReadUser) => user[field],
    audited: null,
  }) as const;

/** The active phones of a stored user, as form values. */
export const activePhones = (phones: readonly StoredPhone[]) =>
  phones
    .filter(({ isActive }) => isActive)
    .map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber }));

/** The issues of the rows, each location only once. */
const rowIssues = (rows: readonly AssignmentForm[], path: string, ground: AssignmentContext): Issue[] =>
  rows.flatMap((row, index) => [
    ...assignmentIssues(row, `${path}.${index}.`, ground),
    ...(rows.slice(0, index).some((other) => sameId(other.locationId, row.locationId))
      ? [{ path: `${path}.${index}.locationId`, code: 'duplicate', message: userTexts.repeatedLocation }]
      : []),
  ]);

/**
 * The issues of the table as a whole. If no stored row is primary, the flag may be at a location that the editing user
 * does not see, and none is required.
 */
function tableIssues(rows: readonly AssignmentForm[], path: string, { stored }: AssignmentContext): Issue[] {
  const active = rows.filter(({ isActive }) => isActive);
  if (active.length === 0) return [{ path, code: 'required', message: userTexts.noActive }];
  const primary = active.filter(({ isPrimary }) => isPrimary);
  if (primary.length > 1) return [{ path, code: 'many-primary', message: userTexts.manyPrimary }];
  const isAsked = stored.length === 0 || stored.some(({ isPrimary }) => isPrimary);
  return primary.length === 0 && isAsked ? [{ path, code: 'no-primary', message: userTexts.noPrimary }] : [];
}

const nameRows = {
  firstName: { ...name('firstName'), label: 'First name' },
  lastName: { ...name('lastName'), label: 'Last name' },
} as const satisfies Table<'firstName' | 'lastName', NameFacts>;

const phoneRow = {
  userPhones: {
    label: 'Phones',
    shape: 'phones',
    empty: [],
    maxLength: null,
    check: checkPhones,
    settle: distinctPhones,
    isEmptiedByNull: false,
    read: ({ userPhones }) => activePhones(userPhones),
    audited: { field: 'userPhones', label: 'Phone' },
  },
} as const satisfies Table<'userPhones', unknown>;

/** The fields of a user's own account form, in its order. @see */
export const accountFields = { ...nameRows, ...phoneRow } as const;

/**
 * The fields of a user, in the order of the form; the rows of the last one have a table of their own. The schemas, an
 * empty form, the checks, what is stored, the labels and the audit words derive from this table.
 *
 * @see
 */
export const userFields = {
  ...nameRows,
  email: {
    label: 'Email',
    shape: 'text',
    empty: '',
    maxLength: userLimits.email,
    check: (email, path) => found(userEmailIssue(email, path, 'form')),
    settle: (email) => trimmed(email).toLowerCase(),
    isEmptiedByNull: false,
    read: ({ email }) => email,
    audited: null,
  },
  isEnabledInOkta: {
    label: 'Enabled in identity provider',
    shape: 'flag',
    empty: true,
    maxLength: null,
    check: () => [],
    settle: asIs,
    isEmptiedByNull: false,
    read: ({ isEnabledInOkta }) => isEnabledInOkta,
    audited: { field: 'isEnabledInOkta', label: 'Sign-in enabled' },
  },
  ...phoneRow,
  locationsUsers: {
    label: 'Assignments',
    shape: 'assignments',
    empty: [],
    maxLength: null,
    check: (rows, path, { ground }) => [...rowIssues(rows, path, ground), ...tableIssues(rows, path, ground)],
    settle: asIs,
    isEmptiedByNull: false,
    read: ({ locationsUsers }) => locationsUsers.map((row) => ({ id: row.id, ...assignmentFieldsOf(row) })),
    audited: { field: 'locationsUsers', label: '' },
  },
} as const satisfies Table<keyof UserForm, UserFacts>;

export const userLabels = formLabels(userFields);
