import type { Operations } from '@signa/core/contract';
import { sql } from 'kysely';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { staffJson } from '../practice/staff-json.js';

type Answered = NonNullable<Operations['GetUser']['data']['user']>;

/** A user with assignments, before what is computed of these for the reader (`presentPerson`). */
export type StoredPerson = Omit<Answered, 'locationsUsers'> & {
  readonly locationsUsers: readonly (Omit<Answered['locationsUsers'][number], 'hasCurrentDeaLicense'> & {
    readonly timeZone: string;
  })[];
  /** What the identity provider calls the account. */
  readonly providerId: string | null;
};
export type StoredPost = StoredPerson['locationsUsers'][number];

/** A user with the assignments that the scope shows; null for one of whom it shows none. */
export async function findPerson(sqlOf: Queryable, id: string): Promise<StoredPerson | null> {
  const [found] = await uncheckedRows<{ person: StoredPerson }>(
    sqlOf,
    `select jsonb_build_object('id', a.id::text, 'version', a.version, 'username', a.username, 'firstName', a.first_name,
      'lastName', a.last_name, 'email', a.email, 'isEnabledInOkta', a.is_enabled_in_okta, 'userPhones', a.phones,
      'providerId', a.provider_id, 'locationsUsers', (
        select coalesce(jsonb_agg(${staffJson} || jsonb_build_object('version', u.version, 'location', (
            select jsonb_build_object('id', l.id::text, 'name', l.name, 'organizationId', l.organization_id::text, 'isActive', l.is_active, 'timeZone', l.time_zone)
            from signa.location l where l.id = u.location_id)) order by u.id), '[]')
        from signa.location_user u where u.user_id = a.id)) as person
    from signa.app_user a
    where a.id = $1 and exists (select from signa.location_user u where u.user_id = a.id)`,
    [key(id)],
  );
  return found?.person ?? null;
}

/** Whose an assignment is; null for one that the scope does not show. */
export async function findOwner(sqlOf: Queryable, locationUserId: string): Promise<string | null> {
  const [found] = await uncheckedRows<{ userId: string }>(
    sqlOf,
    'select user_id::text as "userId" from signa.location_user where id = $1',
    [key(locationUserId)],
  );
  return found?.userId ?? null;
}

/** Holds a person, so that of two who change them or their assignments one waits; false where the scope shows none. */
export async function lockPerson(tx: Queryable, id: string): Promise<boolean> {
  const { rows: held } = await sql`select 1 from signa.app_user where id = ${key(id)} for update`.execute(tx);
  return held.length > 0;
}

/** Holds a username until the transaction ends, and tells whether somebody has it, support included. */
export async function claimUsername(tx: Queryable, username: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signa.username:' || lower(${username}), 0))`.execute(tx);
  const { rows: found } = await sql<{ taken: boolean }>`select signa.is_username_taken(${username}) as taken`.execute(
    tx,
  );
  return found[0]?.taken === false;
}
