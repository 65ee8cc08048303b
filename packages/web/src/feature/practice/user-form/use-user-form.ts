import {
  type AssignmentForm,
  type AssignmentContext,
  checkUserForm,
  clashingFields,
  newAssignment,
  rebasedUser,
  sameId,
  type StoredUserForm,
  type UserForm,
  userLabels,
} from '@signa/core/practice';
import { todayIn } from '@signa/core/base';
import { useState } from 'react';
import { allPhones, openPhoneIssues, phonesTyped } from '../../../part/contact/phones-typed';
import type { PhonesTyped } from '../../../part/contact/phones-typed';
import { useShownIssues } from '../../../part/field/use-shown-issues';
import { useServices } from '../../../platform/services/services';
import type { FormPlace, FormPlaces } from './user-form-place';

export type FormRoles = readonly (AssignmentContext['roles'][number] & { readonly name: string })[];

interface UserFormOptions {
  readonly initial: UserForm;
  /** Of an existing user. */
  readonly stored: StoredUserForm | null;
  readonly roles: FormRoles;
  readonly places: FormPlaces;
  /** The locations of the stored assignments. */
  readonly storedPlaces?: readonly FormPlace[];
}

const phonesPath = 'userPhones';

const begin = (form: UserForm, stored: StoredUserForm | null) => ({
  opened: form,
  stored,
  form,
  phones: phonesTyped('user', form[phonesPath]),
});

/** The typed user and its visible issues. A phone in an open, unsaved row counts as typed. */
export function useUserForm({ initial, stored: read, roles, places, storedPlaces = [] }: UserFormOptions) {
  const { clock } = useServices();
  const [{ opened, stored, form, phones }, setTyped] = useState(() => begin(initial, read));
  const whole: UserForm = { ...form, [phonesPath]: allPhones('user', phones) };
  const [picked, setPicked] = useState<readonly FormPlace[]>([]);
  const { known, others } = places;
  const placeAt = (locationId: string) =>
    [...known, ...picked, ...storedPlaces].find(({ id }) => sameId(id, locationId)) ?? null;
  const zoneOf = (locationId: string) => placeAt(locationId)?.timeZone ?? null;
  const context: AssignmentContext = {
    roles,
    stored: stored?.locationsUsers ?? [],
    todayAt: (locationId) => todayIn(zoneOf(locationId), clock.now()),
  };
  const issues = [...checkUserForm(whole, context), ...openPhoneIssues(phones, phonesPath)];
  const shown = useShownIssues(issues);
  const change = (next: Partial<Omit<UserForm, typeof phonesPath>>) => {
    setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
    shown.change();
  };
  const rows = form.locationsUsers;
  return {
    ...shown,
    /** A location that the form knows; null for others. */
    placeAt,
    known,
    others,
    /** Remembers a location found by search. */
    pick: (place: FormPlace) => setPicked((now) => [...now, place]),
    form,
    phones,
    /** All typed values, including phones in open rows. */
    whole,
    ground: context,
    issues,
    isDirty: JSON.stringify(whole) !== JSON.stringify(opened),
    change,
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    changeRow: (at: number, next: Partial<AssignmentForm>) =>
      change({ locationsUsers: rows.map((row, index) => (index === at ? { ...row, ...next } : row)) }),
    choosePrimary: (at: number) =>
      change({ locationsUsers: rows.map((row, index) => ({ ...row, isPrimary: index === at })) }),
    addRow: () => {
      const free = known.find(({ id }) => !rows.some(({ locationId }) => sameId(locationId, id)));
      change({ locationsUsers: [...rows, newAssignment(free?.id ?? '', !rows.some(({ isPrimary }) => isPrimary))] });
    },
    removeRow: (at: number) => {
      change({ locationsUsers: rows.filter((_, index) => index !== at) });
      shown.forget('locationsUsers');
    },
    /** Rebases the typed values onto another user's changes; returns the fields that both changed. */
    rebase: (now: StoredUserForm): readonly string[] => {
      const typed = rebasedUser(opened, whole, now);
      setTyped({ opened: now, stored: now, form: typed, phones: phonesTyped('user', typed[phonesPath]) });
      shown.change();
      return clashingFields<UserForm>(opened, whole, now).map((field) => userLabels[field]);
    },
  } as const;
}
export type UserFormState = ReturnType<typeof useUserForm>;
