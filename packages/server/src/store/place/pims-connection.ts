import { connectMinutes } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import { always, bytes, coalesce, noTexts, textList } from '../sql/expression.js';
import { fields, statement } from '../sql/select.js';
import { type Queryable, rows } from '../statement.js';

/** A connection on its way: begun, or brought back with a token. */
interface ConnectionStep {
  readonly locationId: string;
  /** Of what names it outside: a state, or a handle. */
  readonly hash: Buffer;
  /** To whom alone it is of use. */
  readonly holder: string;
  /** The proof of who asks for the token, or the token. */
  readonly sealed: Buffer;
  /** The practices that came with a token; `null` until one came. */
  readonly clinicIds: readonly string[] | null;
}

/** Keeps a step in the place of an earlier one of the same person: of what somebody begins twice the last counts. */
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

/** Takes a step away, which nobody takes again; `null` where this person has none of that kind there, or it is too old. */
export async function takeStep(
  tx: Queryable,
  { locationId, hash, holder, isBrought }: Omit<ConnectionStep, 'sealed' | 'clinicIds'> & { isBrought: boolean },
  now: Instant,
): Promise<TakenStep | null> {
  const [taken] = await rows(tx, take, [key(locationId), hash, holder, isBrought, now]);
  return taken ?? null;
}
