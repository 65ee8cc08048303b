import {
  checkProfile,
  clashingFields,
  type ProfileForm,
  profileFormOf,
  profileLabels,
  type ProfileUpdate,
  type ReadProfile,
  rebasedProfile,
} from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { usePhonesForm } from '../../../part/form/use-phones-form';

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
  const { canAuthorize } = person.role;
  const lastName = person.user?.lastName ?? '';
  const form = usePhonesForm<ProfileForm, 'locationUserPhones'>({
    owner: 'user',
    phonesPath: 'locationUserPhones',
    initial: () => profileFormOf(person),
    check: (values, stored) =>
      // Only the server knows the business names, so it validates the letter of the DEA number.
      checkProfile(profileChange(stored, values), {
        ...{ stored, canAuthorize, today },
        registrant: { lastName, businesses: null },
      }),
  });
  const { start, values } = form;
  return {
    ...form,
    canAuthorize,
    today,
    /** The fields that differ from what is stored. */
    update: profileChange(start, values),
    /** Rebases the typed values onto another user's changes; returns the fields that both changed. */
    rebase: (read: ReadProfile): readonly string[] => {
      const now = profileFormOf(read);
      form.restart(now, rebasedProfile(start, values, now));
      return clashingFields(start, values, now).map((field) => profileLabels[field]);
    },
  } as const;
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;

function profileChange(start: ProfileForm, typed: ProfileForm): ProfileUpdate {
  const fields = Object.keys(typed) as (keyof ProfileForm)[];
  const changed = fields.filter((field) => JSON.stringify(start[field]) !== JSON.stringify(typed[field]));
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
