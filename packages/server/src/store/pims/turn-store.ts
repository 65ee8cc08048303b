import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import { always, integer } from '../sql/expression.js';
import { fields, statement } from '../sql/select.js';
import { type Queryable, rows } from '../statement.js';

/**
 * Takes the turn to read an account, at its first location. Of several servers one has it; who ends without giving it
 * back loses it after a while.
 *
 * @returns faults in a row so far; `null` where another one has the turn, or it is too early
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

/** How a turn ended, for all locations of the account. */
interface EndedTurn {
  readonly locationIds: readonly string[];
  readonly nextAt: Instant;
  /** Faults in a row; 0 where it was read. */
  readonly faults: number;
  readonly now: Instant;
}

/** Gives the turn back, and keeps since when the account does not answer (C-262, C-263). */
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
