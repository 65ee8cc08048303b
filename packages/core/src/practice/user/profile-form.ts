import type { Issue } from '../../base/failure/index.js';
import { formAfter, formIssues, formOf, settledForm } from '../../base/form/index.js';
import {
  type ProfileContext,
  type ProfileEntry,
  type ProfileFacts,
  profileFields,
  type ProfileForm,
  type ProfileUpdate,
  type ReadProfile,
} from './profile-fields.js';
import { noVetLicense } from './vet-license.js';

/** The form values of a stored profile. @see A-152 */
export const profileFormOf = (person: ReadProfile): ProfileForm =>
  formOf<ProfileForm, ReadProfile>(profileFields, person);

/** The profile after an update, against which the update is validated. */
export const profileAfter = (stored: ProfileForm, update: ProfileUpdate): ProfileForm =>
  formAfter<ProfileForm, ProfileEntry, ProfileFacts>(profileFields, stored, update);

/**
 * The issues of the fields of an update; unchanged stored values are not validated. A license is validated as a whole
 * once one of its fields is sent.
 *
 * @see
 */
export function checkProfile(update: ProfileUpdate, context: ProfileContext): Issue[] {
  const form = profileAfter(context.stored, update);
  const sent = profileFieldNames.filter((field) => update[field] !== undefined);
  const licenses = new Set(sent.map((field) => profileFields[field].license));
  const isChecked = (field: keyof ProfileForm) => {
    const { license } = profileFields[field];
    return license === null ? sent.includes(field) : licenses.has(license);
  };
  return formIssues<ProfileForm, ProfileEntry, ProfileFacts>(profileFields, form, { ...context, update }, isChecked);
}

const profileFieldNames = Object.keys(profileFields) as (keyof ProfileForm)[];

/** The values to store of a valid profile. @see */
export const settleProfile = (form: ProfileForm, canAuthorize: boolean): ProfileEntry =>
  settledForm<ProfileForm, ProfileEntry, ProfileFacts>(
    profileFields,
    canAuthorize ? form : { ...form, ...noVetLicense },
  );
