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

/** A location user as it is read from the API. */
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

/** The form values of a stored profile. @see A-152 */
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

/** The fields of a row that is read or sent; a missing text becomes an empty one. @see A-151 */
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

/** A user as it is read from the API. */
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

/** The form values of a stored user. @see A-151 */
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

/** A new table row: active, without a role. */
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

/** The initial form values of a new user, with one location. @see */
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
