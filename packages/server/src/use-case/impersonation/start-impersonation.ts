import type { Operations } from '@signa/core/operation';
import { impersonationMinutes, impersonationStart, impersonationTexts, mayImpersonate } from '@signa/core/practice';
import type { Instant } from '@signa/core/time';
import { findActorFacts } from '../../access/find-actor-facts.js';
import { assignmentsOf } from '../../access/actor.js';
import { type Context, read } from '../../api/context.js';
import { Failure, throwRefusal } from '../../failure/failure.js';
import { insertImpersonation } from '../../store/practice/impersonation-store.js';
import { mutate } from '../mutate.js';
import { recordExpiry } from './record-expiry.js';

type Started = Operations['StartImpersonation']['data']['startImpersonation'];

/** Lets a support user work as somebody for an hour. */
export async function startImpersonation(context: Context, username: string): Promise<Started> {
  const { actor, clock, database } = context;
  const supportUsername = actor.caller.username;
  const verdict = mayImpersonate(supportUsername, username, false);
  if (!verdict.allowed) throwRefusal(verdict);
  await recordExpiry(database, supportUsername, clock.now());
  const facts = await read(context, (sql) => findActorFacts(sql, username, null, null));
  const start =
    facts.support === null && facts.person
      ? impersonationStart({
          username: facts.person.username,
          isEnabledInOkta: facts.person.isEnabled,
          locationsUsers: assignmentsOf(facts),
        })
      : null;
  if (!start) throw noTarget;
  return await mutate(
    context,
    async ({ tx, now }) => {
      const { locationId } = start;
      const opened = await insertImpersonation(tx, {
        supportUsername,
        username: start.username,
        locationId,
        startedAt: now,
        expiresAt: hourAfter(now),
      });
      if (!opened) throw new Failure('FORBIDDEN', impersonationTexts.nested);
      const answer = { ...start, expiresAt: opened.expiresAt };
      return { locationId, answer, subject: `impersonation:${opened.id}`, before: null, after: opened };
    },
    [start.locationId],
  );
}

const noTarget = new Failure('BAD_USER_INPUT', impersonationTexts.target, [
  { path: 'username', code: 'not-available', message: impersonationTexts.target },
]);

function hourAfter(now: Instant): Instant {
  return new Date(Date.parse(now) + impersonationMinutes * 60_000).toISOString();
}
