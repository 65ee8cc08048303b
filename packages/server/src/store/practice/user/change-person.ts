import { randomUUID } from 'node:crypto';
import { listAfter, type ListEntry, type PhoneForm } from '@signa/core/base';
import { type AssignmentEntry, emptyNewVet, type NewVetEntry, primaryAfter, settleNewVet } from '@signa/core/practice';
import { sql, type Updateable } from 'kysely';
import type { PhoneJson } from '../../../database/schema/column.js';
import type { LocationUserTable } from '../../../database/schema/practice.js';
import { key } from '../../key.js';
import { always, columnsOf, holds, text } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { accountValues, assignmentValues, copiedColumns, newVetValues, type StoredAccount } from './user-columns.js';

/** An account to insert or update. */
interface AccountRow extends StoredAccount {
  /** The identity provider's id of the account. */
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
    .values({ id, ...accountRow(account) })
    .execute();
  return id;
}

export async function changeAccount(tx: Queryable, id: string, account: AccountRow): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ ...accountRow(account), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const accountRow = (account: AccountRow) => ({ ...accountValues(account), provider_id: account.providerId });

const noVet = settleNewVet(emptyNewVet);

/** A new assignment; name, email, phones, and notifications are copied from the user. */
export async function insertAssignment(
  tx: Queryable,
  userId: string,
  entry: AssignmentEntry,
  { email, firstName, lastName, userPhones }: Pick<StoredAccount, 'email' | 'firstName' | 'lastName' | 'userPhones'>,
  vet: NewVetEntry = noVet,
): Promise<string> {
  const { id } = await tx
    .insertInto('location_user')
    .values({
      ...assignmentValues(entry),
      ...newVetValues(vet),
      ...{ email, notification_email: email },
      location_id: entry.locationId,
      user_id: userId,
      display_name: `${firstName} ${lastName}`,
      phones: JSON.stringify(userPhones.filter(({ isActive }) => isActive)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Post {
  readonly locationId: string;
  readonly id: string;
}

const insertAssignmentLike = statement(
  fields({ id: text(columnsOf('location_user as u').id) }),
  (list) => `
    insert into signa.location_user as u (location_id, user_id, is_active, is_primary, ${copiedColumns.join(', ')})
    select $1, user_id, true, false, ${copiedColumns.join(', ')}
    from signa.location_user where location_id = $2 and id = $3
    returning ${list}`,
);

/**
 * Gives a user an active, non-primary assignment at another location, with the same role, name, and vet license.
 *
 * @returns the id of the assignment
 * @see
 */
export async function insertSameAssignment(tx: Queryable, from: Post, locationId: string): Promise<string> {
  const { id } = await single(tx, insertAssignmentLike, [key(locationId), from.locationId, from.id]);
  return id;
}

/** Changes a user at a location. */
export async function changeLocationUser(
  tx: Queryable,
  { locationId, id }: Post,
  values: Updateable<LocationUserTable>,
): Promise<void> {
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
