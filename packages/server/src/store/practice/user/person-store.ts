import type { Operations } from '@signa/core/contract';
import { sql } from 'kysely';
import { key } from '../../key.js';
import { always, columnsOf, holds, text, valueOf } from '../../sql/expression.js';
import { joined, jsonbList, jsonbObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';
import { staffJson } from '../practice/staff-json.js';

type Answered = Undescribed<NonNullable<Operations['GetUser']['data']['user']>>;

/** A user with assignments, before the fields computed for the reader (`presentPerson`). */
export type StoredPerson = Omit<Answered, 'locationsUsers'> & {
  readonly locationsUsers: readonly (Omit<Answered['locationsUsers'][number], 'hasCurrentDeaLicense'> & {
    readonly timeZone: string;
  })[];
  /** The identity provider's id of the account. */
  readonly providerId: string | null;
};
export type StoredPost = StoredPerson['locationsUsers'][number];

const a = columnsOf('app_user as a');
const l = columnsOf('location as l');
const u = columnsOf('location_user as u');

const placeJson = jsonbObject({
  id: text(l.id),
  name: l.name,
  organizationId: text(l.organization_id),
  isActive: l.is_active,
  timeZone: l.time_zone,
});

const personJson = jsonbObject({
  id: text(a.id),
  version: a.version,
  username: a.username,
  firstName: a.first_name,
  lastName: a.last_name,
  email: a.email,
  isEnabledInOkta: a.is_enabled_in_okta,
  userPhones: a.phones,
  providerId: a.provider_id,
  locationsUsers: jsonbList(
    joined(
      staffJson,
      jsonbObject({
        version: u.version,
        location: always(valueOf(placeJson, 'from signa.location l where l.id = u.location_id')),
      }),
    ),
    { orderBy: 'u.id', from: 'from signa.location_user u where u.user_id = a.id' },
  ),
});

const byId = select(
  fields({ person: personJson }),
  `from signa.app_user a
    where a.id = $1 and exists (select from signa.location_user u where u.user_id = a.id)`,
);
const ownerOf = select(fields({ userId: u.user_id }), 'from signa.location_user u where u.id = $1');

/** A user with the assignments visible in the scope; null when none is. */
export async function findPerson(sqlOf: Queryable, id: string): Promise<StoredPerson | null> {
  const [found] = await rows(sqlOf, byId, [key(id)]);
  return found?.person ?? null;
}

/** The user of an assignment; null when the scope does not include it. */
export async function findOwner(sqlOf: Queryable, locationUserId: string): Promise<string | null> {
  const [found] = await rows(sqlOf, ownerOf, [key(locationUserId)]);
  return found?.userId ?? null;
}

/**
 * Locks a user, so that concurrent changes of the user or the assignments run one after the other; false when the scope
 * includes none.
 */
export async function lockPerson(tx: Queryable, id: string): Promise<boolean> {
  const { rows: locked } = await sql`select 1 from signa.app_user where id = ${key(id)} for update`.execute(tx);
  return locked.length > 0;
}

/** Locks a username until the transaction ends, and returns whether a practice or support user has it. */
export async function claimUsername(tx: Queryable, username: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signa.username:' || lower(${username}), 0))`.execute(tx);
  const { taken } = await single(tx, select(fields({ taken: holds('signa.is_username_taken($1)') }), ''), [username]);
  return !taken;
}
