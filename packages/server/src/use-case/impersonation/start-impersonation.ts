import type { MutationStartImpersonationArgs, Operations } from '@signa/core/operation';
import { impersonationExpiry, impersonationStart, impersonationTexts, mayImpersonate } from '@signa/core/practice';
import { findActorFacts } from '../../access/find-actor-facts.js';
import { assignmentsOf } from '../../access/actor.js';
import { Failure, throwRefusal } from '../../failure/failure.js';
import { insertImpersonation } from '../../store/practice/impersonation-store.js';
import type { Queryable } from '../../store/statement.js';
import type { Outcome, Work } from '../work.js';

type Started = Operations['StartImpersonation']['data']['startImpersonation'];

/** Lets a support user work as somebody for an hour. */
export async function startImpersonation(
  work: Work,
  { username }: MutationStartImpersonationArgs,
): Promise<Outcome<Started>> {
  const { tx, now } = work;
  const supportUsername = work.actor.caller.username;
  const verdict = mayImpersonate(supportUsername, username, false);
  if (!verdict.allowed) throwRefusal(verdict);
  const start = await startOf(tx, username);
  if (!start) throw noTarget;
  const { locationId } = start;
  await work.enter(locationId);
  const opened = await insertImpersonation(tx, {
    supportUsername,
    username: start.username,
    locationId,
    startedAt: now,
    expiresAt: impersonationExpiry(now),
  });
  if (!opened) throw new Failure('FORBIDDEN', impersonationTexts.nested);
  const answer = { ...start, expiresAt: opened.expiresAt };
  return { locationId, answer, subject: `impersonation:${opened.id}`, before: null, after: opened };
}

/** Whom and where; null for nobody who can be worked as. */
async function startOf(tx: Queryable, username: string): Promise<ReturnType<typeof impersonationStart>> {
  const facts = await findActorFacts(tx, username, null, null);
  if (facts.support !== null || !facts.person) return null;
  return impersonationStart({
    username: facts.person.username,
    isEnabledInOkta: facts.person.isEnabled,
    locationsUsers: assignmentsOf(facts),
  });
}

const noTarget = new Failure('BAD_USER_INPUT', impersonationTexts.target, [
  { path: 'username', code: 'not-available', message: impersonationTexts.target },
]);
