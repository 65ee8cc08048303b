import type { FailureCode, Instant } from '@signa/core/base';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';

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

/** One as it is told to support. */
export interface KeptRefusal extends Pick<Refusal, 'number' | 'at' | 'operation' | 'milliseconds' | 'locationId'> {
  readonly records: string[];
  readonly code: string | null;
  readonly username: string | null;
  readonly personName: string | null;
  readonly support: string | null;
  readonly supportName: string | null;
  readonly locationName: string | null;
  readonly serverVersion: string;
}

/** The call of that number; null where none is kept. For support as themselves alone: the database asks again. */
export async function findRefusal(sql: Queryable, number: string): Promise<KeptRefusal | null> {
  const { found } = await uncheckedRow<{ found: KeptRefusal | null }>(sql, 'select signa.refused_call($1) as found', [
    number,
  ]);
  return found;
}

export async function forgetRefusals(tx: Queryable, before: Instant): Promise<void> {
  await rows(tx, 'select signa.forget_refused_calls($1)', [before]);
}
