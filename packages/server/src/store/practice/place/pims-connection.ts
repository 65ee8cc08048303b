import { connectMinutes } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { always, bytes, coalesce, noTexts, textList } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** A connection in progress: started, or completed with a token. */
interface ConnectionStep {
  readonly locationId: string;
  /** External key of the step: a state or a handle. */
  readonly hash: Buffer;
  /** The only user who can use it. */
  readonly holder: string;
  /** The verifier for the token request, or the token. */
  readonly sealed: Buffer;
  /** The practices that came with a token; `null` before there is one. */
  readonly clinicIds: readonly string[] | null;
}

/** Stores a step, replacing an earlier one of the same user: of two starts, the last counts. */
export async function keepStep(tx: Queryable, step: ConnectionStep, now: Instant): Promise<void> {
  const { locationId, hash, holder, sealed, clinicIds } = step;
  await rows(tx, 'delete from signa.pims_connection where location_id = $1 and (holder = $2 or expires_at <= $3)', [
    key(locationId),
    holder,
    now,
  ]);
  await rows(
    tx,
    `insert into signa.pims_connection (location_id, hash, holder, sealed, clinic_ids, expires_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz + make_interval(mins => ${connectMinutes}))`,
    [key(locationId), hash, holder, sealed, clinicIds, now],
  );
}

interface TakenStep {
  readonly sealed: Uint8Array;
  readonly clinicIds: readonly string[];
}

const take = statement(
  fields({ sealed: always(bytes('sealed')), clinicIds: coalesce(textList('clinic_ids'), noTexts) }),
  (list) => `delete from signa.pims_connection where location_id = $1 and hash = $2 and holder = $3
       and (clinic_ids is not null) = $4 and expires_at > $5
     returning ${list}`,
);

/**
 * Deletes and returns a step, which can be used once; `null` when this user has none of that kind there, or it has
 * expired.
 */
export async function takeStep(
  tx: Queryable,
  { locationId, hash, holder, isGranted }: Omit<ConnectionStep, 'sealed' | 'clinicIds'> & { isGranted: boolean },
  now: Instant,
): Promise<TakenStep | null> {
  const [taken] = await rows(tx, take, [key(locationId), hash, holder, isGranted, now]);
  return taken ?? null;
}
