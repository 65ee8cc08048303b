import {
  checkEachPhone,
  checkPhones,
  distinctPhones,
  stateCode,
  type ListEntry,
  type PhoneForm,
} from '../../base/contact/index.js';
import { type AuditedField, type FieldSpec, formLabels, found } from '../../base/form/index.js';
import { isTooLong, trimmed, trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { settleDeaNumber } from './dea-number.js';
import { userLimits } from './limits.js';
import type { StoredLicense } from './stored-license.js';
import { activePhones, type StoredPhone } from './user-fields.js';
import { userEmailIssue } from './user-email.js';
import { displayNameIssue } from './user-name.js';
import { titleIssue } from './user-title.js';
import {
  type DeaContext,
  deaExpirationIssue,
  type DeaLicenseForm,
  deaLicenseIssue,
  expirationIssue,
  licenseNumberIssue,
  licenseStateIssue,
  type VetLicenseForm,
} from './vet-license.js';

/** The profile of a user at one location. Field names are those of UpdateLocationUser. */
export interface ProfileForm extends VetLicenseForm, DeaLicenseForm {
  readonly displayName: string;
  readonly title: string;
  readonly email: string;
  readonly notificationEmail: string;
  readonly isActive: boolean;
  readonly isPendingAuth: boolean;
  readonly pimsId: string;
  readonly locationUserPhones: readonly (PhoneForm & ListEntry)[];
}

type OptionalText = 'title' | 'notificationEmail' | 'pimsId' | 'vetLicenseNumber' | 'vetLicenseState' | 'deaLicense';

/** A profile as it is stored. */
export type ProfileEntry = Omit<ProfileForm, OptionalText> & Readonly<Record<OptionalText, string | null>>;

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

/** The input of UpdateLocationUser; omitted fields keep their stored value. */
export type ProfileUpdate = { readonly [Field in keyof ProfileForm]?: ProfileForm[Field] | null };

/** The context for validating a profile. */
export interface ProfileContext extends DeaContext {
  readonly stored: ProfileForm;
  readonly canAuthorize: boolean;
}

/** The context for validating a field, with the update that sends it. */
export interface ProfileFacts extends ProfileContext {
  readonly update: ProfileUpdate;
}

/** The section of the form that shows a field. */
export type ProfileSection = 'profile' | 'notification' | 'pimsUser';

interface ProfileFieldSpec<Field extends keyof ProfileForm> extends FieldSpec<
  ProfileForm[Field],
  ProfileEntry[Field],
  ProfileFacts
> {
  /** The value of a stored profile. */
  readonly read: (person: ReadProfile) => ProfileForm[Field];
  readonly section: ProfileSection;
  /** The license that it belongs to, whose fields are validated together. */
  readonly license: 'vet' | 'dea' | null;
  /** `null` where all records share the words. */
  readonly audited: AuditedField | null;
}

type Table = { readonly [Field in keyof ProfileForm]: ProfileFieldSpec<Field> };

const asIs = <Value>(value: Value): Value => value;
const unlicensed = { section: 'profile', license: null } as const;
const text = { shape: 'text', empty: '', isEmptiedByNull: true } as const;
const optionalText = { ...text, settle: trimmedOrNull } as const;
const day = { shape: 'anyText', empty: null, maxLength: null, settle: asIs, isEmptiedByNull: true } as const;
const flag = { shape: 'flag', maxLength: null, check: () => [], settle: asIs, isEmptiedByNull: false } as const;
const vetLicense = { section: 'profile', license: 'vet' } as const;
const deaLicense = { section: 'profile', license: 'dea' } as const;
const email = {
  ...text,
  maxLength: userLimits.email,
  check: (address: string, path: string) => found(userEmailIssue(address, path, 'profile')),
} as const;

/**
 * The fields of a profile, in the order of the form. The schema, the check, what is stored, updates, the labels and the
 * audit words derive from this table; the columns of the server and the controls of the portal are typed by it.
 *
 * @see
 */
export const profileFields = {
  displayName: {
    ...text,
    ...unlicensed,
    label: 'Display name',
    maxLength: userLimits.displayName,
    check: (name, path) => found(displayNameIssue(name, path)),
    settle: trimmed,
    read: ({ displayName }) => displayName,
    audited: { field: 'displayName' },
  },
  title: {
    ...optionalText,
    ...unlicensed,
    label: 'Title',
    maxLength: null,
    check: (title: string) => found(titleIssue(title)),
    read: ({ title }) => title ?? '',
    audited: { field: 'title' },
  },
  email: {
    ...email,
    ...unlicensed,
    label: 'Email',
    settle: trimmed,
    read: ({ email: address }) => address,
    audited: null,
  },
  notificationEmail: {
    ...email,
    label: 'Notification email',
    settle: trimmedOrNull,
    read: ({ notificationEmail }) => notificationEmail ?? '',
    section: 'notification',
    license: null,
    audited: { field: 'notificationEmail' },
  },
  isActive: {
    ...flag,
    ...unlicensed,
    label: 'Active',
    empty: true,
    read: ({ isActive }) => isActive,
    audited: null,
  },
  isPendingAuth: {
    ...flag,
    label: 'Pending authorizations',
    empty: false,
    read: ({ isPendingAuth }) => isPendingAuth,
    section: 'notification',
    license: null,
    audited: { field: 'isPendingAuth', label: 'Notified of pending authorizations' },
  },
  pimsId: {
    ...optionalText,
    label: 'PIMS ID',
    maxLength: userLimits.pimsId,
    check: (id, path) =>
      isTooLong(id, userLimits.pimsId)
        ? [{ path, code: 'too-long', message: `Enter at most ${userLimits.pimsId} characters` }]
        : [],
    read: ({ pimsId }) => pimsId ?? '',
    section: 'pimsUser',
    license: null,
    audited: null,
  },
  vetLicenseNumber: {
    ...optionalText,
    ...vetLicense,
    label: 'Vet License number',
    maxLength: userLimits.license,
    check: (number, path, { canAuthorize }) => (canAuthorize ? found(licenseNumberIssue(number, path)) : []),
    read: ({ vetLicenseNumber }) => vetLicenseNumber ?? '',
    audited: { field: 'vetLicenseNumber', label: 'Vet license' },
  },
  vetLicenseExpiration: {
    ...day,
    ...vetLicense,
    label: 'Expiration date',
    check: (date, path, { canAuthorize, today, stored }) =>
      canAuthorize ? found(expirationIssue(date, path, { today, storedExpiration: stored.vetLicenseExpiration })) : [],
    read: ({ vetLicenseExpiration }) => vetLicenseExpiration ?? null,
    audited: { field: 'vetLicenseExpiration', label: 'Vet license expiration' },
  },
  vetLicenseState: {
    ...text,
    ...vetLicense,
    label: 'State',
    maxLength: null,
    check: (state, path, { canAuthorize }) => (canAuthorize ? found(licenseStateIssue(state, path, 'profile')) : []),
    settle: stateCode,
    read: ({ vetLicenseState }) => vetLicenseState ?? '',
    audited: { field: 'vetLicenseState', label: 'Vet license state' },
  },
  deaLicense: {
    ...text,
    ...deaLicense,
    label: 'DEA license number',
    maxLength: null,
    check: (number: string, _path: string, context: DeaContext) => found(deaLicenseIssue(number, context)),
    settle: (number) => trimmedOrNull(settleDeaNumber(number)),
    read: (person) => person.deaLicense ?? '',
    audited: { field: 'deaLicense', label: 'DEA license' },
  },
  deaLicenseExpiration: {
    ...day,
    ...deaLicense,
    label: 'DEA expiration date',
    check: (date: PlainDate | null, path: string, context: DeaContext) =>
      found(deaExpirationIssue(date, path, context)),
    read: ({ deaLicenseExpiration }) => deaLicenseExpiration ?? null,
    audited: { field: 'deaLicenseExpiration', label: 'DEA license expiration' },
  },
  locationUserPhones: {
    ...unlicensed,
    label: 'Phones',
    shape: 'phones',
    empty: [],
    maxLength: null,
    // A user who is deactivated needs no phone.
    check: (phones, path, { update }) => (update.isActive === false ? checkEachPhone : checkPhones)(phones, path),
    settle: distinctPhones,
    isEmptiedByNull: false,
    read: ({ locationUserPhones }) => activePhones(locationUserPhones),
    audited: { field: 'locationUserPhones', label: 'Phone' },
  },
} as const satisfies Table;

export const profileLabels = formLabels(profileFields);

type FieldsWith<Property extends 'section' | 'license', Value> = {
  readonly [Field in keyof ProfileForm]: (typeof profileFields)[Field][Property] extends Value ? Field : never;
}[keyof ProfileForm];

/** The fields that a section of the form shows. */
export type FieldOfSection<Section extends ProfileSection> = FieldsWith<'section', Section>;

/** The fields of a license. */
export type FieldOfLicense<License extends 'vet' | 'dea'> = FieldsWith<'license', License>;

/** The section that shows the field of a path. */
export function profileSectionOf(path: string): ProfileSection {
  const [field = ''] = path.split('.');
  return isProfileField(field) ? profileFields[field].section : 'profile';
}

const isProfileField = (field: string): field is keyof ProfileForm => Object.hasOwn(profileFields, field);
