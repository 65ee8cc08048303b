import type { FailureCode, Instant } from '@signa/core/base';
import { z } from 'zod';
import { unknownJson } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows, single } from '../statement.js';

/** A call that was refused, or not answered by our fault, as it is kept for support. */
export interface Refusal {
  /** Of the call. */
  readonly number: string;
  /** When it came. */
  readonly at: Instant;
  /** Name of the operation, or the path of a call beside them. */
  readonly operation: string;
  /** Null for a fault that nobody foresaw. */
  readonly code: FailureCode | null;
  readonly milliseconds: number;
  /** Who signed in; kept as the id of the user, or as a name of support's. */
  readonly username: string;
  /** Id of the user as whom a support user called. */
  readonly personId: string | null;
  /** The location that was named. */
  readonly locationId: string | null;
  /** Those at which the records may be. */
  readonly locationIds: readonly string[];
  /** As the audit names them. */
  readonly records: readonly string[];
  /** The request that is named by its uuid. */
  readonly taskUuid: string | null;
}

/** Keeps refusals under the locations of their records; one of somebody whom nobody knows is left out. */
export async function keepRefusals(tx: Queryable, refusals: readonly Refusal[], serverVersion: string): Promise<void> {
  await rows(tx, 'select signa.keep_refused_calls($1, $2)', [JSON.stringify(refusals), serverVersion]);
}

const textOrNull = z.nullable(z.string());

/** A refused call as support sees it. */
const keptRefusal = z.object({
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
export type KeptRefusal = z.infer<typeof keptRefusal>;

const refusedCall = select(fields({ found: unknownJson('signa.refused_call($1)') }), '');

/** The call of that number; null where none is kept. For support as themselves alone: the database asks again. */
export async function findRefusal(sql: Queryable, number: string): Promise<KeptRefusal | null> {
  const { found } = await single(sql, refusedCall, [number]);
  return z.nullable(keptRefusal).parse(found);
}

export async function forgetRefusals(tx: Queryable, before: Instant): Promise<void> {
  await rows(tx, 'select signa.forget_refused_calls($1)', [before]);
}
