import type { SupportConsent } from '@signa/core/administration';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

export interface StoredConsent extends SupportConsent {
  readonly locationId: string;
}

const c = columnsOf('support_consent as c');
const ofLocation = select(
  fields({ locationId: c.location_id, isRequired: c.is_required, until: c.until }),
  'from signa.support_consent c where c.location_id = $1',
);

/** What a location requires of support; nothing unless it was set. */
export async function findConsent(sql: Queryable, locationId: string): Promise<StoredConsent> {
  const [found] = await rows(sql, ofLocation, [key(locationId)]);
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
