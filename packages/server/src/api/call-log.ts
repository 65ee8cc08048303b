import type { ContractName } from '@signa/core/contract';
import type { IncomingMessage } from 'node:http';
import type { Actor } from '../access/actor.js';
import type { CallAnswer } from './call-answer.js';
import type { AddressOf } from '../http/address.js';
import { actorMark } from '../observe/actor-mark.js';
import type { Log } from '../observe/log.js';

interface CallLogNeeds {
  readonly log: Log;
  readonly addressOf: AddressOf;
  /** Whether an operation answers who the clients of a practice are. */
  readonly tellsOfClients: (operation: ContractName) => boolean;
}

/** Writes what somebody who looks after the server must be able to find again. */
export type CallLog = (
  answer: CallAnswer,
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  /** The number that the caller was answered with. */
  requestId?: string,
) => void;

const refusals: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'IMPERSONATION_EXPIRED']);

/**
 * A line for each refusal, and for each answer in which support read the clients of a practice. Who it was is a mark, and
 * the address where nobody is known; the reason is a text of the rules, which names nobody.
 */
export function openCallLog({ log, addressOf, tellsOfClients }: CallLogNeeds): CallLog {
  return ({ actor, operation, status, body }, request, requestId) => {
    const [error] = body.errors ?? [];
    const code = error && 'code' in error.extensions ? error.extensions.code : null;
    const who = actor ? marksOf(actor) : { address: addressOf(request) };
    if (error && code !== null && refusals.has(code))
      log.warn({ ...who, operation, status, code, reason: error.message, requestId }, 'a call was refused');
    else if (actor?.support && !error && operation !== null && tellsOfClients(operation))
      log.info({ ...who, operation, locationIds: actor.locationIds }, 'support read the clients of a practice');
  };
}

/** Whoever signed in, and whom they act as. */
function marksOf({ caller }: Actor): { readonly actor: string; readonly impersonated?: string } {
  return caller.kind === 'impersonating'
    ? { actor: actorMark(caller.supportUsername), impersonated: actorMark(caller.username) }
    : { actor: actorMark(caller.username) };
}
