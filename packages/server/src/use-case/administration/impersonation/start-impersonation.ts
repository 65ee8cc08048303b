import {
  consentTexts,
  impersonationExpiry,
  impersonationStart,
  impersonationTexts,
  mayImpersonate,
} from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { MutationStartImpersonationArgs } from '@signa/core/contract/resolvers';
import { impersonationReasonSchema, issuesOf } from '@signa/core/schema';
import { type Instant, trimmed } from '@signa/core/base';
import { findActorFacts } from '../../../access/find-actor-facts.js';
import { assignmentsOf, openToSupport } from '../../../access/actor.js';
import { Failure, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { insertImpersonation } from '../../../store/administration/impersonation/impersonation-store.js';
import type { Queryable } from '../../../store/statement.js';
import type { Outcome, Work } from '../../work.js';

type Started = Operations['StartImpersonation']['data']['startImpersonation'];

/** Lets a support user view the portal as another user for one hour. */
export async function startImpersonation(
  work: Work,
  { username, reason }: MutationStartImpersonationArgs,
): Promise<Outcome<Started>> {
  const { tx, now } = work;
  const supportUsername = work.actor.caller.username;
  const verdict = mayImpersonate(supportUsername, username, false);
  if (!verdict.allowed) throwRefusal(verdict);
  requireNoIssues(issuesOf(impersonationReasonSchema, { reason }));
  const start = await startOf(tx, supportUsername, username, now);
  const { locationId } = start;
  await work.enter(locationId);
  const opened = await insertImpersonation(tx, {
    supportUsername,
    username: start.username,
    locationId,
    reason: trimmed(reason),
    startedAt: now,
    expiresAt: impersonationExpiry(now),
  });
  if (!opened) throw new Failure('FORBIDDEN', impersonationTexts.nested);
  const answer = { ...start, expiresAt: opened.expiresAt };
  return { locationId, answer, subject: `impersonation:${opened.id}`, before: null, after: opened };
}

/** The impersonated user, and the locations that are open to support. */
async function startOf(
  tx: Queryable,
  supportUsername: string,
  username: string,
  now: Instant,
): Promise<NonNullable<ReturnType<typeof impersonationStart>>> {
  const facts = await findActorFacts(tx, username, null, null);
  if (facts.support !== null || !facts.person) throw noTarget;
  const { username: target, isEnabled } = facts.person;
  const startAt = (locationsUsers: ReturnType<typeof assignmentsOf>) =>
    impersonationStart({ username: target, isEnabledInOkta: isEnabled, locationsUsers });
  const assignments = assignmentsOf(facts);
  if (!startAt(assignments)) throw noTarget;
  const { consents } = await findActorFacts(tx, supportUsername, null, username);
  const start = startAt(openToSupport(assignments, consents, now));
  if (!start) throw new Failure('FORBIDDEN', consentTexts.closed);
  return start;
}

const noTarget = new Failure('BAD_USER_INPUT', impersonationTexts.target, [
  { path: 'username', code: 'not-available', message: impersonationTexts.target },
]);
