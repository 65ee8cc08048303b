import type { PimsConnectionType, PimsSettings } from '@signa/core/practice';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** A location by its account with a practice system. */
export type PimsLocation = PimsSettings & {
  readonly id: string;
  readonly timeZone: string;
  /** What the account asks for, sealed; it never leaves the server (C-090, A-124). */
  readonly sealedSecret: Uint8Array | null;
  readonly pimsWritebackLocationId: string | null;
};

/**
 * The locations that have this account, by what decides whether PIMS is on there.
 *
 * @param locationIds - those that are looked at; `null` for all, as support looks up
 * @param type - of the account; `null` for any
 */
export async function locationsOfPimsAccount(
  sql: Queryable,
  locationIds: readonly string[] | null,
  accountId: string,
  type: PimsConnectionType | null,
): Promise<readonly PimsLocation[]> {
  const found = await uncheckedRows<PimsLocation>(
    sql,
    `${selected}
    where ($1::bigint[] is null or l.id = any ($1)) and l.pims_account_id = $2
      and ($3::text is null or l.pims_connection_type = $3) order by l.id`,
    [locationIds?.map(key) ?? null, accountId, type],
  );
  return found;
}

/** One location with its account, be PIMS on there or not. */
export async function pimsLocation(sql: Queryable, locationId: string): Promise<PimsLocation | null> {
  const [found] = await uncheckedRows<PimsLocation>(sql, `${selected} where l.id = $1`, [key(locationId)]);
  return found ?? null;
}

/** The location of a uuid, where it has this account; `null` otherwise. */
export async function locationOfUuid(
  sql: Queryable,
  uuid: string,
  account: { readonly pimsAccountId: string; readonly pimsConnectionType: PimsConnectionType },
): Promise<string | null> {
  const [found] = await uncheckedRows<{ id: string }>(
    sql,
    `select id::text from signa.location where uuid::text = lower($1) and pims_account_id = $2 and pims_connection_type = $3`,
    [uuid, account.pimsAccountId, account.pimsConnectionType],
  );
  return found?.id ?? null;
}

/** Every active location that has an account, in the order of their ids; a job sees only the locations it names. */
export async function allPimsLocations(sql: Queryable): Promise<readonly PimsLocation[]> {
  const found = await uncheckedRows<PimsLocation>(
    sql,
    `${selected} where l.is_active and l.pims_account_id is not null and l.pims_connection_type is not null order by l.id`,
  );
  return found;
}

const selected = `select l.id::text as "id", l.is_pims_enabled as "isPimsEnabled", l.pims_account_id as "pimsAccountId",
      l.pims_connection_type as "pimsConnectionType", l.time_zone as "timeZone", l.pims_account_secret as "sealedSecret",
      l.pims_writeback_location_id as "pimsWritebackLocationId",
      case when o.id is not null then json_build_object('isActive', o.is_active, 'isPIMSEnabled', o.is_pims_enabled) end as "organization"
    from signa.location l left join signa.organization o on o.id = l.organization_id`;
