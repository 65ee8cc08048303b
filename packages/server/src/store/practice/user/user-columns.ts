import type {
  AssignmentEntry,
  NewVetEntry,
  NewVetForm,
  ProfileEntry,
  ProfileForm,
  UserEntry,
  UserForm,
} from '@signa/core/practice';
import type { Insertable } from 'kysely';
import type { PhoneJson } from '../../../database/schema/column.js';
import type { AppUserTable, LocationUserTable } from '../../../database/schema/practice.js';

type AccountField = Exclude<keyof UserForm, 'locationsUsers'>;

/** The column of each field of the user form; its assignments are rows of their own. */
const accountColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  isEnabledInOkta: 'is_enabled_in_okta',
  userPhones: 'phones',
} as const satisfies Readonly<Record<AccountField, keyof AppUserTable>>;

/** An account as it is stored, with the phones of before. Its username is the email address. */
export interface StoredAccount extends Omit<UserEntry, 'locationsUsers' | 'userPhones'> {
  readonly userPhones: readonly PhoneJson[];
}

/** What a save of the form stores: a value for every column above, and the username. */
export const accountValues = (
  account: StoredAccount,
): Required<Pick<Insertable<AppUserTable>, (typeof accountColumns)[AccountField] | 'username'>> => ({
  username: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email,
  is_enabled_in_okta: account.isEnabledInOkta,
  phones: JSON.stringify(account.userPhones),
});

type AssignmentField = Exclude<keyof AssignmentEntry, 'id' | 'locationId' | 'isPrimary'>;

/** The column of each field of an assignment that a save changes; the primary flag is set for all of them at once. */
const assignmentColumns = {
  roleId: 'role_id',
  employeeId: 'employee_id',
  vetLicenseNumber: 'vet_license_number',
  vetLicenseExpiration: 'vet_license_expiration',
  vetLicenseState: 'vet_license_state',
  isActive: 'is_active',
} as const satisfies Readonly<Record<AssignmentField, keyof LocationUserTable>>;

type LocationUserValues<Column extends keyof LocationUserTable> = Required<Pick<Insertable<LocationUserTable>, Column>>;

export const assignmentValues = (
  entry: AssignmentEntry,
): LocationUserValues<(typeof assignmentColumns)[AssignmentField]> => ({
  role_id: entry.roleId,
  employee_id: entry.employeeId,
  vet_license_number: entry.vetLicenseNumber,
  vet_license_expiration: entry.vetLicenseExpiration,
  vet_license_state: entry.vetLicenseState,
  is_active: entry.isActive,
});

/** The column of each field of the profile. */
const profileColumns = {
  displayName: 'display_name',
  title: 'title',
  email: 'email',
  notificationEmail: 'notification_email',
  isActive: 'is_active',
  isPendingAuth: 'is_pending_auth',
  pimsId: 'pims_id',
  vetLicenseNumber: 'vet_license_number',
  vetLicenseExpiration: 'vet_license_expiration',
  vetLicenseState: 'vet_license_state',
  deaLicense: 'dea_license',
  deaLicenseExpiration: 'dea_license_expiration',
  locationUserPhones: 'phones',
} as const satisfies Readonly<Record<keyof ProfileForm, keyof LocationUserTable>>;

type ProfileColumns = typeof profileColumns;

/** A profile as it is stored, with the phones of before. */
interface StoredProfile extends Omit<ProfileEntry, 'locationUserPhones'> {
  readonly locationUserPhones: readonly PhoneJson[];
}

/** What a save of the profile stores: a value for every column above. */
export const profileValues = (profile: StoredProfile): LocationUserValues<ProfileColumns[keyof ProfileForm]> => ({
  ...newVetValues(profile),
  display_name: profile.displayName,
  email: profile.email,
  notification_email: profile.notificationEmail,
  is_active: profile.isActive,
  is_pending_auth: profile.isPendingAuth,
  pims_id: profile.pimsId,
  vet_license_number: profile.vetLicenseNumber,
  vet_license_expiration: profile.vetLicenseExpiration,
  vet_license_state: profile.vetLicenseState,
  phones: JSON.stringify(profile.locationUserPhones),
});

/** The fields of a profile that a new user has already. */
export const newVetValues = (entry: NewVetEntry): LocationUserValues<ProfileColumns[keyof NewVetForm]> => ({
  title: entry.title,
  dea_license: entry.deaLicense,
  dea_license_expiration: entry.deaLicenseExpiration,
});

/**
 * Whether a user's assignment at another location begins with the value of a column. A DEA registration is valid for one
 * address, and PIMS and employee ids for one location; notifications are off at first.
 */
const isCopied: Readonly<
  Record<ProfileColumns[keyof ProfileForm] | (typeof assignmentColumns)[AssignmentField], boolean>
> = {
  role_id: true,
  notification_email: true,
  display_name: true,
  title: true,
  email: true,
  vet_license_number: true,
  vet_license_expiration: true,
  vet_license_state: true,
  phones: true,
  employee_id: false,
  is_active: false,
  is_pending_auth: false,
  pims_id: false,
  dea_license: false,
  dea_license_expiration: false,
};

/** The columns that an assignment at another location begins with. */
export const copiedColumns: readonly string[] = Object.entries(isCopied).flatMap(([column, copied]) =>
  copied ? [column] : [],
);
