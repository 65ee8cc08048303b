import type { ContractName } from '@signa/core/contract';
import type { IncomingMessage } from 'node:http';
import type { Actor } from '../access/actor.js';
import type { CallAnswer } from './call-answer.js';
import type { AddressOf } from '../http/address.js';
import { actorMark } from '../observe/actor-mark.js';
import type { Log } from '../observe/log.js';

interface CallLogDeps {
  readonly log: Log;
  readonly addressOf: AddressOf;
  /** Whether an operation returns the clients of a practice. */
  readonly concernsClients: (operation: ContractName) => boolean;
}

/** Writes the log entries that an operator needs to trace security-relevant calls. */
export type CallLog = (
  answer: CallAnswer,
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  /** Request ID in the response. */
  requestId?: string,
) => void;

const refusals: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'IMPERSONATION_EXPIRED']);

/**
 * Logs each rejected call, and each response in which support read the clients of a practice. Users appear as a
 * fingerprint, unknown callers with their address; the reason is a rule's message and names no one.
 */
export function openCallLog({ log, addressOf, concernsClients }: CallLogDeps): CallLog {
  return ({ actor, operation, status, body }, request, requestId) => {
    const [error] = body.errors ?? [];
    const code = error && 'code' in error.extensions ? error.extensions.code : null;
    const who = actor ? marksOf(actor) : { address: addressOf(request) };
    if (error && code !== null && refusals.has(code))
      log.warn({ ...who, operation, status, code, reason: error.message, requestId }, 'a call was rejected');
    else if (actor?.support && !error && operation !== null && concernsClients(operation))
      log.info({ ...who, operation, locationIds: actor.locationIds }, 'support read the clients of a practice');
  };
}

/** The signed-in user, and the user they impersonate. */
function marksOf({ caller }: Actor): { readonly actor: string; readonly impersonated?: string } {
  return caller.kind === 'impersonating'
    ? { actor: actorMark(caller.supportUsername), impersonated: actorMark(caller.username) }
    : { actor: actorMark(caller.username) };
}
