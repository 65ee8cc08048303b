import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { always, integer } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/**
 * Acquires the lease to read an account, stored at its first location. Only one server holds it; it expires if it is
 * not released.
 *
 * @returns the number of consecutive failures so far; `null` when another server has the lease, or the account is not
 * due yet
 */
export async function takeTurn(
  tx: Queryable,
  locationId: string,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<number | null> {
  const [turn] = await rows(
    tx,
    statement(
      fields({ faults: always(integer('r.faults')) }),
      (list) => `insert into signa.pims_refresh as r (location_id, leased_until) values ($1, $3)
    on conflict (location_id) do update set leased_until = excluded.leased_until
    where coalesce(r.leased_until, '-infinity') <= $2 and coalesce(r.next_at, '-infinity') <= $2 returning ${list}`,
    ),
    [key(locationId), now, until],
  );
  return turn?.faults ?? null;
}

/** The result of a turn, for all locations of the account. */
interface EndedTurn {
  readonly locationIds: readonly string[];
  readonly nextAt: Instant;
  /** Consecutive failures; 0 after a successful read. */
  readonly faults: number;
  readonly now: Instant;
}

/** Releases the lease and stores since when the account has not responded (C-262, C-263). */
export async function endTurn(tx: Queryable, { locationIds, nextAt, faults, now }: EndedTurn): Promise<void> {
  await rows(
    tx,
    `insert into signa.pims_refresh as r (location_id, next_at, faults, failing_since)
    select id, $2, $3, case when $3 > 0 then $4::timestamptz end from unnest($1::bigint[]) id
    on conflict (location_id) do update set leased_until = null, next_at = excluded.next_at, faults = excluded.faults,
      failing_since = case when excluded.faults > 0 then coalesce(r.failing_since, excluded.failing_since) end`,
    [locationIds, nextAt, faults, now],
  );
}
