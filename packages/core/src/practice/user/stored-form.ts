import type { PhoneForm } from '../../base/contact/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { AssignmentForm, StoredAssignment } from './assignment-form.js';
import type { ProfileForm } from './profile-form.js';
import type { UserForm } from './user-form.js';

interface StoredLicense {
  readonly vetLicenseNumber?: string | null;
  readonly vetLicenseExpiration?: PlainDate | null;
  readonly vetLicenseState?: string | null;
}

type StoredPhone = PhoneForm & { readonly uuid: string; readonly isActive: boolean };

/** A location user as it is read. */
export interface ReadProfile extends StoredLicense {
  readonly displayName: string;
  readonly title?: string | null;
  readonly email: string;
  readonly notificationEmail?: string | null;
  readonly isActive: boolean;
  readonly isPendingAuth: boolean;
  readonly pimsId?: string | null;
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: PlainDate | null;
  readonly locationUserPhones: readonly StoredPhone[];
}

/** A stored profile in the shape of its form. @see A-152 */
export function profileFormOf(person: ReadProfile): ProfileForm {
  return {
    displayName: person.displayName,
    title: person.title ?? '',
    email: person.email,
    notificationEmail: person.notificationEmail ?? '',
    isActive: person.isActive,
    isPendingAuth: person.isPendingAuth,
    pimsId: person.pimsId ?? '',
    ...licenseFormOf(person),
    deaLicense: person.deaLicense ?? '',
    deaLicenseExpiration: person.deaLicenseExpiration ?? null,
    locationUserPhones: activePhones(person.locationUserPhones),
  };
}

/** An assignment as it is read or sent. */
export interface ReadAssignment
  extends StoredLicense, Pick<AssignmentForm, 'locationId' | 'roleId' | 'isPrimary' | 'isActive'> {
  readonly employeeId?: string | null;
}

/** What stands in a row, read or sent; a text that is missing is an empty one. @see A-151 */
export function assignmentFieldsOf(row: ReadAssignment): Omit<AssignmentForm, 'id'> {
  return {
    locationId: row.locationId,
    roleId: row.roleId,
    employeeId: row.employeeId ?? '',
    ...licenseFormOf(row),
    isPrimary: row.isPrimary,
    isActive: row.isActive,
  };
}

const licenseFormOf = (license: StoredLicense) => ({
  vetLicenseNumber: license.vetLicenseNumber ?? '',
  vetLicenseExpiration: license.vetLicenseExpiration ?? null,
  vetLicenseState: license.vetLicenseState ?? '',
});

/** A user as it is read. */
export interface ReadUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEnabledInOkta: boolean;
  readonly userPhones: readonly StoredPhone[];
  readonly locationsUsers: readonly (ReadAssignment & { readonly id: string })[];
}

/** A form whose assignments are all stored. */
export interface StoredUserForm extends UserForm {
  readonly locationsUsers: readonly StoredAssignment[];
}

/** A stored user in the shape of the form. @see A-151 */
export function userFormOf(user: ReadUser): StoredUserForm {
  const { firstName, lastName, email, isEnabledInOkta } = user;
  return {
    firstName,
    lastName,
    email,
    isEnabledInOkta,
    userPhones: activePhones(user.userPhones),
    locationsUsers: user.locationsUsers.map((row) => ({ id: row.id, ...assignmentFieldsOf(row) })),
  };
}

const activePhones = (phones: readonly StoredPhone[]) =>
  phones
    .filter(({ isActive }) => isActive)
    .map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber }));

/** A row of the table that is added: active, without a role. */
export function newAssignment(locationId: string, isPrimary: boolean): AssignmentForm {
  return {
    id: null,
    locationId,
    roleId: '',
    employeeId: '',
    vetLicenseNumber: '',
    vetLicenseExpiration: null,
    vetLicenseState: '',
    isPrimary,
    isActive: true,
  };
}

/** The form of somebody who is added, at one location to begin with. @see */
export function newUserForm(locationId: string): UserForm {
  return {
    firstName: '',
    lastName: '',
    email: '',
    isEnabledInOkta: true,
    userPhones: [],
    locationsUsers: [newAssignment(locationId, true)],
  };
}
