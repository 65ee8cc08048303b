import {
  type AssignmentForm,
  type AssignmentContext,
  checkUserForm,
  clashingFields,
  newAssignment,
  rebasedUser,
  sameId,
  type StoredUserForm,
  userLabels,
} from '@signa/core/practice';
import { todayIn } from '@signa/core/base';
import type { userFormSchema } from '@signa/core/schema';
import { useState } from 'react';
import type { FormOf } from '../../../part/form/form-of';
import { usePhonesForm } from '../../../part/form/use-phones-form';
import { useServices } from '../../../platform/services/services';
import type { FormPlace, FormPlaces } from './user-form-place';

export type FormRoles = readonly (AssignmentContext['roles'][number] & { readonly name: string })[];

type UserForm = FormOf<ReturnType<typeof userFormSchema>>;

interface UserFormOptions {
  readonly initial: UserForm;
  /** Of an existing user. */
  readonly stored: StoredUserForm | null;
  readonly roles: FormRoles;
  readonly places: FormPlaces;
  /** The locations of the stored assignments. */
  readonly storedPlaces?: readonly FormPlace[];
}

/** The typed user and its visible issues. */
export function useUserForm({ initial, stored: read, roles, places, storedPlaces = [] }: UserFormOptions) {
  const { clock } = useServices();
  const [stored, setStored] = useState(read);
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
  const form = usePhonesForm<UserForm, 'userPhones'>({
    owner: 'user',
    phonesPath: 'userPhones',
    initial: () => initial,
    check: (values) => checkUserForm(values, context),
  });
  const { start, values } = form;
  const rows = values.locationsUsers;
  const changeRows = (locationsUsers: readonly AssignmentForm[]) => form.change({ locationsUsers });
  return {
    ...form,
    /** A location that the form knows; null for others. */
    placeAt,
    known,
    others,
    /** Remembers a location found by search. */
    pick: (place: FormPlace) => setPicked((now) => [...now, place]),
    ground: context,
    changeRow: (at: number, next: Partial<AssignmentForm>) =>
      changeRows(rows.map((row, index) => (index === at ? { ...row, ...next } : row))),
    choosePrimary: (at: number) => changeRows(rows.map((row, index) => ({ ...row, isPrimary: index === at }))),
    addRow: () => {
      const free = known.find(({ id }) => !rows.some(({ locationId }) => sameId(locationId, id)));
      changeRows([...rows, newAssignment(free?.id ?? '', !rows.some(({ isPrimary }) => isPrimary))]);
    },
    removeRow: (at: number) => {
      changeRows(rows.filter((_, index) => index !== at));
      form.forget('locationsUsers');
    },
    /** Rebases the typed values onto another user's changes; returns the fields that both changed. */
    rebase: (now: StoredUserForm): readonly string[] => {
      setStored(now);
      form.restart(now, rebasedUser(start, values, now));
      return clashingFields<UserForm>(start, values, now).map((field) => userLabels[field]);
    },
  } as const;
}
export type UserFormState = ReturnType<typeof useUserForm>;
