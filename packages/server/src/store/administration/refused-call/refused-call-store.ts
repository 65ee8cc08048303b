import type { FailureCode, Instant } from '@signa/core/base';
import { z } from 'zod';
import { unknownJson } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

/** A call that was rejected or failed because of the server, as stored for support. */
export interface Refusal {
  /** Request ID of the call. */
  readonly number: string;
  /** When the call arrived. */
  readonly at: Instant;
  /** Name of the operation, or the path of any other call. */
  readonly operation: string;
  /** Null for an unexpected error. */
  readonly code: FailureCode | null;
  readonly milliseconds: number;
  /** Who signed in; stored as the id of the user, or as the name of a support user. */
  readonly username: string;
  /** Id of the impersonated user. */
  readonly personId: string | null;
  /** The location in the call. */
  readonly locationId: string | null;
  /** Locations where the records could be. */
  readonly locationIds: readonly string[];
  /** Records as the audit names them. */
  readonly records: readonly string[];
  /** A request named by its uuid. */
  readonly taskUuid: string | null;
}

/** Stores rejected calls under the locations of their records; calls of unknown users are omitted. */
export async function keepRefusals(tx: Queryable, refusals: readonly Refusal[], serverVersion: string): Promise<void> {
  await rows(tx, 'select signa.keep_refused_calls($1, $2)', [JSON.stringify(refusals), serverVersion]);
}

const textOrNull = z.nullable(z.string());

/** A refused call as support sees it. */
const storedRefusal = z.object({
  number: z.string(),
  at: z.string(),
  operation: z.string(),
  code: textOrNull,
  milliseconds: z.number(),
  records: z.array(z.string()),
  username: textOrNull,
  personName: textOrNull,
  support: textOrNull,
  supportName: textOrNull,
  locationId: textOrNull,
  locationName: textOrNull,
  serverVersion: z.string(),
});
export type StoredRefusal = z.infer<typeof storedRefusal>;

const refusedCall = select(fields({ found: unknownJson('signa.refused_call($1)') }), '');

/**
 * The call with that request ID; null when none is stored. For non-impersonating support only, which the database
 * checks again.
 */
export async function findRefusal(sql: Queryable, number: string): Promise<StoredRefusal | null> {
  const { found } = await single(sql, refusedCall, [number]);
  return z.nullable(storedRefusal).parse(found);
}

export async function forgetRefusals(tx: Queryable, before: Instant): Promise<void> {
  await rows(tx, 'select signa.forget_refused_calls($1)', [before]);
}
