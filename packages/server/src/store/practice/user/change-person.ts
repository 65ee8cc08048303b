import { randomUUID } from 'node:crypto';
import { listAfter, type ListEntry, type PhoneForm } from '@signa/core/base';
import { primaryAfter, type AssignmentEntry, type NewVetEntry, type ProfileEntry } from '@signa/core/practice';
import { sql } from 'kysely';
import type { PhoneJson } from '../../../database/schema/column.js';
import { always, holds, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

/** An account to insert or update. */
interface AccountRow {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isEnabledInOkta: boolean;
  readonly phones: readonly PhoneJson[];
  readonly providerId: string | null;
}

/** A list of phones after a new one was sent. */
export function phonesAfter(
  stored: readonly PhoneJson[],
  sent: readonly (PhoneForm & ListEntry)[],
): readonly PhoneJson[] {
  return listAfter(stored, sent, randomUUID).map(({ uuid, phoneTypeId, phoneNumber, isActive }) => ({
    uuid,
    phoneTypeId,
    phoneNumber,
    isActive,
  }));
}

const nextAccount = select(fields({ id: always(text("nextval('signa.app_user_id_seq')")) }), '');

/** An account is invisible before its first assignment, so its id is reserved before it is stored. */
export async function insertAccount(tx: Queryable, account: AccountRow): Promise<string> {
  const { id } = await single(tx, nextAccount);
  await tx
    .insertInto('app_user')
    .values({ id, ...accountColumns(account) })
    .execute();
  return id;
}

export async function changeAccount(tx: Queryable, id: string, account: AccountRow): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ ...accountColumns(account), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function accountColumns(account: AccountRow) {
  return {
    username: account.username,
    email: account.username,
    first_name: account.firstName,
    last_name: account.lastName,
    is_enabled_in_okta: account.isEnabledInOkta,
    phones: JSON.stringify(account.phones),
    provider_id: account.providerId,
  };
}

const entryColumns = (entry: AssignmentEntry) => ({
  role_id: entry.roleId,
  employee_id: entry.employeeId,
  vet_license_number: entry.vetLicenseNumber,
  vet_license_expiration: entry.vetLicenseExpiration,
  vet_license_state: entry.vetLicenseState,
  is_active: entry.isActive,
});

const noVet: NewVetEntry = { title: null, deaLicense: null, deaLicenseExpiration: null };

/** A new assignment; name, email, phones, and notifications are copied from the user. */
export async function insertAssignment(
  tx: Queryable,
  userId: string,
  entry: AssignmentEntry,
  { username, firstName, lastName, phones }: Pick<AccountRow, 'username' | 'firstName' | 'lastName' | 'phones'>,
  { title, deaLicense, deaLicenseExpiration }: NewVetEntry = noVet,
): Promise<string> {
  const { id } = await tx
    .insertInto('location_user')
    .values({
      ...entryColumns(entry),
      location_id: entry.locationId,
      user_id: userId,
      display_name: `${firstName} ${lastName}`,
      email: username,
      notification_email: username,
      phones: JSON.stringify(phones.filter(({ isActive }) => isActive)),
      title,
      dea_license: deaLicense,
      dea_license_expiration: deaLicenseExpiration,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Post {
  readonly locationId: string;
  readonly id: string;
}

export async function changeAssignment(tx: Queryable, post: Post, entry: AssignmentEntry): Promise<void> {
  await changePost(tx, post, entryColumns(entry));
}

/** Writes the profile of a user at a location. */
export async function changeProfile(
  tx: Queryable,
  post: Post,
  entry: ProfileEntry,
  phones: readonly PhoneJson[] | null,
): Promise<void> {
  await changePost(tx, post, {
    display_name: entry.displayName,
    title: entry.title,
    email: entry.email,
    notification_email: entry.notificationEmail,
    is_active: entry.isActive,
    is_pending_auth: entry.isPendingAuth,
    pims_id: entry.pimsId,
    vet_license_number: entry.vetLicenseNumber,
    vet_license_expiration: entry.vetLicenseExpiration,
    vet_license_state: entry.vetLicenseState,
    dea_license: entry.deaLicense,
    dea_license_expiration: entry.deaLicenseExpiration,
    ...(phones && { phones: JSON.stringify(phones) }),
  });
}

async function changePost(tx: Queryable, { locationId, id }: Post, values: Readonly<Record<string, unknown>>) {
  await tx
    .updateTable('location_user')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('location_id', '=', locationId)
    .where('id', '=', id)
    .execute();
}

const assignmentsOf = select(
  fields({ id: always(text('u.id')), isActive: holds('u.is_active'), isPrimary: holds('u.is_primary') }),
  'from signa.assignments_of($1) u',
);

/**
 * Sets the user's primary flag on the assignment that core chose among all of theirs, including those outside the
 * scope, which are not disclosed.
 */
export async function settlePrimary(tx: Queryable, userId: string, chosenId: string | null): Promise<void> {
  const primary = primaryAfter(await rows(tx, assignmentsOf, [userId]), chosenId);
  await sql`select signa.set_primary(${userId}, ${primary})`.execute(tx);
}
