import { tooManyCallsText } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import type { Log } from '../observe/log.js';
import { actorMark } from '../observe/actor-mark.js';
import type { LimitSettings } from '../start/config.js';
import { type Allowance, openAllowance } from './allowance.js';
import { openTurns, type Turns } from './turns.js';

/** How much is answered before somebody has to wait. */
export interface Limits {
  /** By person: whoever is signed in. */
  readonly people: Allowance;
  /** What one person does at once in the database. */
  readonly turns: Turns;
  /** By address: what comes from there and is refused. A practice behind one address is not counted by it. */
  readonly strangers: Allowance;
}

const burstSeconds = 10;
/** What a page asks for when it opens is ten times less. */
const mostWaiting = 200;

export function openLimits({ callsPerSecond, queriesAtOnce, refusalsPerMinute }: LimitSettings, log: Log): Limits {
  const now = () => performance.now();
  const crowds = openAllowance({ perSecond: 1 / 60, burst: 1, now });
  return {
    people: openAllowance({
      perSecond: callsPerSecond,
      burst: callsPerSecond * burstSeconds,
      now,
      onSpent: (username) => log.warn({ actor: actorMark(username) }, 'a person calls more often than is answered'),
    }),
    turns: openTurns({
      atOnce: queriesAtOnce,
      mostWaiting,
      now,
      after: (milliseconds, act) => void setTimeout(act, milliseconds),
      onCrowd: (username) => {
        if (crowds.take(username) !== null) return;
        log.warn({ actor: actorMark(username) }, 'a person asks for more at once than waits for an answer');
      },
    }),
    strangers: openAllowance({
      perSecond: refusalsPerMinute / 60,
      burst: refusalsPerMinute,
      now,
      onSpent: (address) => log.warn({ address }, 'an address is refused more often than is answered'),
    }),
  };
}

const refusalsPerHour = 60;

/** How many refusals of one person are kept for support in an hour, all of them at once after a quiet one. */
export const refusalAllowance = (): Allowance =>
  openAllowance({ perSecond: refusalsPerHour / 3_600, burst: refusalsPerHour, now: () => performance.now() });

/**
 * Refuses who has to wait.
 *
 * @param seconds - as an allowance says; null for who has not
 * @throws Failure TOO_MANY_CALLS
 */
export function requireLeft(seconds: number | null): void {
  if (seconds !== null) throw new Failure('TOO_MANY_CALLS', tooManyCallsText(seconds), [], { retryAfter: seconds });
}
