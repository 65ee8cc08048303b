import { isReportableFailure, isOperationName, type OperationName } from '@signa/core/contract';
import type { Actor } from '../access/actor.js';
import type { SentError } from './error.js';
import { answeredTask, namedRecords } from './named-records.js';
import { namedLocations } from './permit.js';
import type { Refusal } from '../store/administration/refused-call/refused-call-store.js';

/** Stores a rejected call at some time after its response. Never throws, and no one waits for it. */
export type KeepRefusal = (refusal: Refusal) => void;

/** A call as far as it was processed. */
export interface RefusedCall {
  readonly number: string;
  readonly at: string;
  readonly milliseconds: number;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly username: string;
  readonly actor: Actor | null;
}

/**
 * Operations whose rejection tells the portal that a user is not support: a normal response, made with every page that
 * opens.
 */
const identityLookup = 'GetSupportUser' satisfies OperationName;

/** What to store of a call, based on its first error; null when there is nothing to ask support about. */
export function refusalOf(call: RefusedCall, error: SentError | undefined): Refusal | null {
  if (!error) return null;
  const code = 'code' in error.extensions ? error.extensions.code : null;
  if (!isReportableFailure(code ?? 'UNAVAILABLE')) return null;
  if (call.operation === identityLookup && code === 'FORBIDDEN') return null;
  const { actor, variables, operation, ...told } = call;
  const known: OperationName | null = isOperationName(operation) ? operation : null;
  return {
    ...told,
    operation,
    code,
    personId: actor?.caller.kind === 'impersonating' ? (actor.person?.id ?? null) : null,
    locationId: namedLocations(variables).find((id) => /^\d{1,18}$/.test(id)) ?? null,
    locationIds: actor?.locationIds ?? [],
    records: known === null ? [] : namedRecords(known, variables),
    taskUuid: known === null ? null : answeredTask(known, variables),
  };
}
