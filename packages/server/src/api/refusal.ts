import { isNumberedFailure, isOperationName, type OperationName } from '@signa/core/contract';
import type { Actor } from '../access/actor.js';
import type { SentError } from './error.js';
import { answeredTask, namedRecords } from './named-records.js';
import { namedLocations } from './permit.js';
import type { Refusal } from '../store/refused-call/refused-call-store.js';

/** Keeps a refusal, at some time after it was told. Never throws, and nobody waits for it. */
export type KeepRefusal = (refusal: Refusal) => void;

/** A call as far as it came. */
export interface RefusedCall {
  readonly number: string;
  readonly at: string;
  readonly milliseconds: number;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly username: string;
  readonly actor: Actor | null;
}

/** By whose refusal the portal learns that somebody is not of support: an answer, with every page that is opened. */
const asksWhoSomebodyIs = 'GetSupportUser' satisfies OperationName;

/** What is kept of a call by its first error; null where there is nothing to ask support about. */
export function refusalOf(call: RefusedCall, error: SentError | undefined): Refusal | null {
  if (!error) return null;
  const code = 'code' in error.extensions ? error.extensions.code : null;
  if (!isNumberedFailure(code ?? 'UNAVAILABLE')) return null;
  if (call.operation === asksWhoSomebodyIs && code === 'FORBIDDEN') return null;
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
