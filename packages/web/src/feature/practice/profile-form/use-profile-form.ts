import {
  checkProfile,
  clashingFields,
  type ProfileForm,
  profileFormOf,
  type ProfileUpdate,
  type ReadProfile,
  rebasedProfile,
} from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { useState } from 'react';
import { allPhones, openPhoneIssues, phonesTyped } from '../../../part/contact/phones-typed';
import type { PhonesTyped } from '../../../part/contact/phones-typed';
import { useShownIssues } from '../../../part/field/use-shown-issues';

export const phonesPath = 'locationUserPhones';

const begin = (start: ProfileForm, form = start) => ({ start, form, phones: phonesTyped('user', form[phonesPath]) });

const labels: Readonly<Record<keyof ProfileForm, string>> = {
  displayName: 'Display name',
  title: 'Title',
  email: 'Email',
  notificationEmail: 'Notification email',
  isActive: 'Active',
  isPendingAuth: 'Pending authorizations',
  pimsId: 'PIMS ID',
  vetLicenseNumber: 'Vet License number',
  vetLicenseExpiration: 'Expiration date',
  vetLicenseState: 'State',
  deaLicense: 'DEA license number',
  deaLicenseExpiration: 'DEA expiration date',
  locationUserPhones: 'Phones',
};

interface ProfileFormOptions {
  readonly person: ReadProfile & {
    readonly role: { readonly canAuthorize: boolean };
    readonly user?: { readonly lastName: string } | null;
  };
  /** Today at the location. */
  readonly today: PlainDate;
}

/** The typed profile of a user at one location and its visible issues. */
export function useProfileForm({ person, today }: ProfileFormOptions) {
  const [{ start, form, phones }, setTyped] = useState(() => begin(profileFormOf(person)));
  const { canAuthorize } = person.role;
  const lastName = person.user?.lastName ?? '';
  const whole: ProfileForm = { ...form, [phonesPath]: allPhones('user', phones) };
  const update = profileChange(start, whole);
  const issues = [
    // Only the server knows the business names, so it validates the letter of the DEA number.
    ...checkProfile(update, { stored: start, canAuthorize, today, registrant: { lastName, businesses: null } }),
    ...openPhoneIssues(phones, phonesPath),
  ];
  const shown = useShownIssues(issues);
  return {
    ...shown,
    form,
    phones,
    issues,
    canAuthorize,
    today,
    /** The fields that differ from what is stored. */
    update,
    isDirty: Object.keys(update).length > 0,
    change: (next: Partial<Omit<ProfileForm, typeof phonesPath>>) => {
      setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
      shown.change();
    },
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    /** Rebases the typed values onto another user's changes; returns the fields that both changed. */
    rebase: (read: ReadProfile): readonly string[] => {
      const now = profileFormOf(read);
      setTyped(begin(now, rebasedProfile(start, whole, now)));
      shown.change();
      return clashingFields(start, whole, now).map((field) => labels[field]);
    },
  } as const;
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;

function profileChange(start: ProfileForm, typed: ProfileForm): ProfileUpdate {
  const fields = Object.keys(typed) as (keyof ProfileForm)[];
  const changed = fields.filter((field) => JSON.stringify(start[field]) !== JSON.stringify(typed[field]));
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
