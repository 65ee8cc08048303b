import type { PimsConnectionType, PimsSettings } from '@signa/core/practice';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { pimsSettings } from './pims-settings.js';

/** A location by its PIMS account. */
export type PimsLocation = PimsSettings & {
  readonly id: string;
  readonly timeZone: string;
  /** Encrypted credentials of the account; they never leave the server (C-090, A-124). */
  readonly encryptedSecret: Uint8Array | null;
  readonly pimsWritebackLocationId: string | null;
};

const l = columnsOf('location as l');
const placed = fields({
  ...pimsSettings,
  id: l.id,
  timeZone: l.time_zone,
  encryptedSecret: l.pims_account_secret,
  pimsWritebackLocationId: l.pims_writeback_location_id,
});
const tables = 'from signa.location l left join signa.organization o on o.id = l.organization_id';
const ofAccount = select(
  placed,
  `${tables} where ($1::bigint[] is null or l.id = any ($1)) and l.pims_account_id = $2
      and ($3::text is null or l.pims_connection_type = $3) order by l.id`,
);
const byId = select(placed, `${tables} where l.id = $1`);
const withAccount = select(
  placed,
  `${tables} where l.is_active and l.pims_account_id is not null and l.pims_connection_type is not null order by l.id`,
);
const byUuid = select(
  fields({ id: l.id }),
  `from signa.location l
    where l.uuid::text = lower($1) and l.pims_account_id = $2 and l.pims_connection_type = $3`,
);

/**
 * The locations with this account, with what decides whether PIMS is enabled there.
 *
 * @param locationIds - locations to search; `null` for all, for support
 * @param type - of the account; `null` for any
 */
export async function locationsOfPimsAccount(
  sql: Queryable,
  locationIds: readonly string[] | null,
  accountId: string,
  type: PimsConnectionType | null,
): Promise<readonly PimsLocation[]> {
  return rows(sql, ofAccount, [locationIds?.map(key) ?? null, accountId, type]);
}

/** A location with its account, whether PIMS is enabled there or not. */
export async function pimsLocation(sql: Queryable, locationId: string): Promise<PimsLocation | null> {
  const [found] = await rows(sql, byId, [key(locationId)]);
  return found ?? null;
}

/** The location of a uuid, if it has this account; otherwise `null`. */
export async function locationOfUuid(
  sql: Queryable,
  uuid: string,
  account: { readonly pimsAccountId: string; readonly pimsConnectionType: PimsConnectionType },
): Promise<string | null> {
  const [found] = await rows(sql, byUuid, [uuid, account.pimsAccountId, account.pimsConnectionType]);
  return found?.id ?? null;
}

/** Every active location with an account, in id order; a job sees only the locations it names. */
export async function allPimsLocations(sql: Queryable): Promise<readonly PimsLocation[]> {
  return rows(sql, withAccount);
}
