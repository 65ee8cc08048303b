import type { ListEntry, PhoneForm } from '../../base/contact/index.js';
import { sameId } from '../location/index.js';
import type { AssignmentForm } from './assignment-fields.js';
import type { ProfileForm } from './profile-fields.js';
import type { AccountForm, UserForm } from './user-fields.js';

/**
 * Rebases a profile form onto what another user stored since it was opened: edited fields keep the typed value, all
 * others take the stored one.
 *
 * @param before - the form values when it was opened
 * @param typed - the current form values
 * @param now - the form values of what is stored now
 * @see A-242
 */
export function rebasedProfile(before: ProfileForm, typed: ProfileForm, now: ProfileForm): ProfileForm {
  const [was, has, is] = [before, typed, now].map((form) => form.locationUserPhones);
  return { ...rebasedFields(before, typed, now), locationUserPhones: rebasedPhones(was ?? [], has ?? [], is ?? []) };
}

/** The same for the account form. @see */
export function rebasedAccount(before: AccountForm, typed: AccountForm, now: AccountForm): AccountForm {
  return {
    ...rebasedFields(before, typed, now),
    userPhones: rebasedPhones(before.userPhones, typed.userPhones, now.userPhones),
  };
}

/**
 * The same for the complete form of a user; for the primary flag, the choice counts and not the row. @see
 */
export function rebasedUser(before: UserForm, typed: UserForm, now: UserForm): UserForm {
  return {
    ...rebasedFields(before, typed, now),
    userPhones: rebasedPhones(before.userPhones, typed.userPhones, now.userPhones),
    locationsUsers: rebasedRows(before.locationsUsers, typed.locationsUsers, now.locationsUsers),
  };
}

/** The fields that both changed to different values. @see A-242 */
export function clashingFields<F extends object>(before: F, typed: F, now: F): (keyof F)[] {
  const fields = Object.keys(before) as (keyof F)[];
  return fields.filter(
    (field) =>
      !isSame(before[field], typed[field]) && !isSame(before[field], now[field]) && !isSame(typed[field], now[field]),
  );
}

function rebasedFields<F extends object>(before: F, typed: F, now: F): F {
  const own = (Object.keys(typed) as (keyof F)[]).filter((field) => !isSame(before[field], typed[field]));
  return own.reduce((form, field) => ({ ...form, [field]: typed[field] }), now);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Phone = PhoneForm & ListEntry;

/** Keeps entries that were added, edited or removed. An edited entry that another user removed is added again. */
function rebasedPhones(before: readonly Phone[], typed: readonly Phone[], now: readonly Phone[]): readonly Phone[] {
  const find = (phones: readonly Phone[], { uuid }: Phone) => phones.find((phone) => phone.uuid === uuid);
  const kept = now.flatMap((phone) => {
    const was = find(before, phone);
    const has = find(typed, phone);
    if (!was) return [phone];
    return has ? [rebasedFields(was, has, phone)] : [];
  });
  const added = typed.flatMap((phone) => {
    if (!phone.uuid) return [phone];
    const was = find(before, phone);
    if (find(now, phone) || !was || isSame(was, phone)) return [];
    return [{ phoneTypeId: phone.phoneTypeId, phoneNumber: phone.phoneNumber }];
  });
  return [...kept, ...added];
}

type Rows = readonly AssignmentForm[];

/** Stored assignments cannot be removed; added ones follow them. */
function rebasedRows(before: Rows, typed: Rows, now: Rows): Rows {
  const find = (rows: Rows, { id }: AssignmentForm) => rows.find((row) => row.id !== null && sameId(row.id, id));
  const kept = now.map((row) => {
    const was = find(before, row);
    const has = find(typed, row);
    return was && has ? { ...rebasedFields(was, has, row), isPrimary: row.isPrimary } : row;
  });
  const rows = [...kept, ...typed.filter(({ id }) => id === null)];
  const place = (all: Rows) => all.find(({ isPrimary }) => isPrimary)?.locationId;
  const isChosen = place(before) !== place(typed);
  return isChosen ? rows.map((row) => ({ ...row, isPrimary: row.locationId === place(typed) })) : rows;
}
