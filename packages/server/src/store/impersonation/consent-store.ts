import type { SupportConsent } from '@signa/core/administration';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

export interface StoredConsent extends SupportConsent {
  readonly locationId: string;
}

const columns = `location_id::text as "locationId", is_required as "isRequired", until`;

/** What a location demands of support; one that never said anything demands nothing. */
export async function findConsent(sql: Queryable, locationId: string): Promise<StoredConsent> {
  const [found] = await uncheckedRows<StoredConsent>(
    sql,
    `select ${columns} from signa.support_consent where location_id = $1`,
    [key(locationId)],
  );
  return found ?? { locationId, isRequired: false, until: null };
}

export async function keepConsent(tx: Queryable, { locationId, isRequired, until }: StoredConsent): Promise<void> {
  await rows(
    tx,
    `insert into signa.support_consent (location_id, is_required, until) values ($1, $2, $3)
      on conflict (location_id) do update set is_required = excluded.is_required, until = excluded.until`,
    [locationId, isRequired, until],
  );
}
