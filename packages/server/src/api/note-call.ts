import { isMutation } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import { type Actor, scopeOf } from '../access/actor.js';
import type { Database } from '../database/database.js';
import { type ImpersonationNote, noteImpersonation } from '../store/administration/impersonation/note-impersonation.js';
import type { KnownCall } from './known-call.js';
import type { CallAnswer } from './call-answer.js';
import { readSubject } from './named-records.js';
import type { openConcernsClients } from './concerns-clients.js';

export interface NoteDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly concernsClients: ReturnType<typeof openConcernsClients>;
}

/** A completed call, and the portal page it was made on. */
export interface AnsweredCall extends KnownCall {
  readonly page: string | null;
  readonly body: CallAnswer['body'];
}

/**
 * Records what a support user viewed while impersonating, before the response is sent: pages, client and patient reads,
 * and rejected calls. Changes are recorded by the mutation itself.
 */
export async function noteCall(deps: NoteDeps, actor: Actor, call: AnsweredCall): Promise<void> {
  const { impersonation } = actor;
  const notes = impersonation === null ? [] : notesOf(deps.concernsClients, call);
  if (impersonation === null || notes.length === 0) return;
  const { accessVersion: _ofTheAnswer, ...scope } = scopeOf(actor);
  await deps.database.write(scope, (tx) => noteImpersonation(tx, impersonation.id, deps.clock.now(), notes));
}

function notesOf(concernsClients: NoteDeps['concernsClients'], call: AnsweredCall): ImpersonationNote[] {
  const { operation, variables, page, body } = call;
  const { locationId: named } = variables;
  const locationId = typeof named === 'string' ? named : null;
  const subject = readSubject(operation, variables);
  const about = { operation, subject, page, locationId };
  const pages: ImpersonationNote[] = page === null ? [] : [{ kind: 'page', page, locationId }];
  const refusal = body.errors?.find(({ extensions }) => 'code' in extensions && extensions.code === 'FORBIDDEN');
  if (refusal) return [...pages, { ...about, kind: 'refused', reason: refusal.message }];
  const isRead = !body.errors && !isMutation(operation) && (subject !== null || concernsClients(operation));
  return isRead ? [...pages, { ...about, kind: 'read' }] : pages;
}
