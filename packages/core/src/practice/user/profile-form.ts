import {
  checkEachPhone,
  checkPhones,
  distinctPhones,
  stateCode,
  type ListEntry,
  type PhoneForm,
} from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { isTooLong, trimmed, trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { settleDeaNumber, type DeaRegistrant } from './dea-number.js';
import { titleIssue } from './user-title.js';
import { userEmailIssue } from './user-email.js';
import { displayNameIssue } from './user-name.js';
import {
  deaLicenseIssues,
  noVetLicense,
  vetLicenseIssues,
  type DeaLicenseForm,
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

/** The input of UpdateLocationUser; omitted fields keep their stored value. */
export type ProfileUpdate = { readonly [Field in keyof ProfileForm]?: ProfileForm[Field] | null };

/** The context for validating a profile. */
export interface ProfileContext {
  readonly stored: ProfileForm;
  readonly canAuthorize: boolean;
  readonly today: PlainDate;
  /** The registrant of the DEA number. */
  readonly registrant: DeaRegistrant;
}

/** A profile as it is stored. */
export interface ProfileEntry extends Pick<
  ProfileForm,
  | 'displayName'
  | 'email'
  | 'isActive'
  | 'isPendingAuth'
  | 'locationUserPhones'
  | 'vetLicenseExpiration'
  | 'deaLicenseExpiration'
> {
  readonly title: string | null;
  readonly notificationEmail: string | null;
  readonly pimsId: string | null;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly deaLicense: string | null;
}

/** Maximum length of a PIMS ID, as for clients (C-023). */
const pimsIdMaximum = 80;

/** The profile after an update, against which the update is validated. */
export function profileAfter(stored: ProfileForm, update: ProfileUpdate): ProfileForm {
  const text = (
    field:
      | 'displayName'
      | 'title'
      | 'email'
      | 'notificationEmail'
      | 'pimsId'
      | 'vetLicenseNumber'
      | 'vetLicenseState'
      | 'deaLicense',
  ) => (update[field] === undefined ? stored[field] : (update[field] ?? ''));
  const day = (field: 'vetLicenseExpiration' | 'deaLicenseExpiration') =>
    update[field] === undefined ? stored[field] : update[field];
  return {
    displayName: text('displayName'),
    title: text('title'),
    email: text('email'),
    notificationEmail: text('notificationEmail'),
    isActive: update.isActive ?? stored.isActive,
    isPendingAuth: update.isPendingAuth ?? stored.isPendingAuth,
    pimsId: text('pimsId'),
    vetLicenseNumber: text('vetLicenseNumber'),
    vetLicenseExpiration: day('vetLicenseExpiration'),
    vetLicenseState: text('vetLicenseState'),
    deaLicense: text('deaLicense'),
    deaLicenseExpiration: day('deaLicenseExpiration'),
    locationUserPhones: update.locationUserPhones ?? stored.locationUserPhones,
  };
}

/**
 * The issues of the fields of an update; unchanged stored values are not validated. The license is validated as a whole
 * once one of its fields is sent.
 *
 * @see
 */
export function checkProfile(update: ProfileUpdate, context: ProfileContext): Issue[] {
  const form = profileAfter(context.stored, update);
  const { today, canAuthorize, stored, registrant } = context;
  const sends = (...fields: (keyof ProfileForm)[]) => fields.some((field) => update[field] !== undefined);
  const fields = [
    sends('displayName') ? displayNameIssue(form.displayName, 'displayName') : null,
    sends('title') ? titleIssue(form.title) : null,
    sends('email') ? userEmailIssue(form.email, 'email', 'profile') : null,
    sends('notificationEmail') ? userEmailIssue(form.notificationEmail, 'notificationEmail', 'profile') : null,
    sends('pimsId') && isTooLong(form.pimsId, pimsIdMaximum)
      ? { path: 'pimsId', code: 'too-long', message: `Enter at most ${pimsIdMaximum} characters` }
      : null,
  ];
  const checkSentPhones = update.isActive === false ? checkEachPhone : checkPhones;
  return [
    ...fields.filter((issue) => issue !== null),
    ...(canAuthorize && sends('vetLicenseNumber', 'vetLicenseExpiration', 'vetLicenseState')
      ? vetLicenseIssues(form, '', { today, storedExpiration: stored.vetLicenseExpiration, form: 'profile' })
      : []),
    ...(sends('deaLicense', 'deaLicenseExpiration')
      ? deaLicenseIssues(form, {
          today,
          storedExpiration: stored.deaLicenseExpiration,
          storedNumber: stored.deaLicense,
          registrant,
        })
      : []),
    ...(sends('locationUserPhones') ? checkSentPhones(form.locationUserPhones, 'locationUserPhones') : []),
  ];
}

/** The values to store of a valid profile. @see */
export function settleProfile(form: ProfileForm, canAuthorize: boolean): ProfileEntry {
  const license = canAuthorize ? form : noVetLicense;
  return {
    displayName: trimmed(form.displayName),
    title: trimmedOrNull(form.title),
    email: trimmed(form.email),
    notificationEmail: trimmedOrNull(form.notificationEmail),
    isActive: form.isActive,
    isPendingAuth: form.isPendingAuth,
    pimsId: trimmedOrNull(form.pimsId),
    vetLicenseNumber: trimmedOrNull(license.vetLicenseNumber),
    vetLicenseExpiration: license.vetLicenseExpiration,
    vetLicenseState: stateCode(license.vetLicenseState),
    deaLicense: trimmedOrNull(settleDeaNumber(form.deaLicense)),
    deaLicenseExpiration: form.deaLicenseExpiration,
    locationUserPhones: distinctPhones(form.locationUserPhones),
  };
}
