import { tooManyCallsText } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import type { Log } from '../observe/log.js';
import { actorMark } from '../observe/actor-mark.js';
import type { LimitSettings } from '../start/config.js';
import { type Allowance, openAllowance } from './allowance.js';
import { openTurns, type Turns } from './turns.js';

/** Rate limits. */
export interface Limits {
  /** Per user, for signed-in users. */
  readonly people: Allowance;
  /** Concurrent database work per user. */
  readonly turns: Turns;
  /** Per address, for rejected calls from it. A practice behind one address is not limited by it. */
  readonly strangers: Allowance;
  /** Per key of another program, all of a minute at once after an idle one. */
  readonly programs: Allowance;
}

const burstSeconds = 10;
/** Ten times what a page requests when it opens. */
const mostWaiting = 200;

export function openLimits(
  { callsPerSecond, queriesAtOnce, refusalsPerMinute, programCallsPerMinute }: LimitSettings,
  log: Log,
): Limits {
  const now = () => performance.now();
  const crowds = openAllowance({ perSecond: 1 / 60, burst: 1, now });
  return {
    people: openAllowance({
      perSecond: callsPerSecond,
      burst: callsPerSecond * burstSeconds,
      now,
      onSpent: (username) => log.warn({ actor: actorMark(username) }, 'a user calls more often than allowed'),
    }),
    turns: openTurns({
      atOnce: queriesAtOnce,
      mostWaiting,
      now,
      after: (milliseconds, act) => void setTimeout(act, milliseconds),
      onCrowd: (username) => {
        if (crowds.take(username) !== null) return;
        log.warn({ actor: actorMark(username) }, 'a user has more concurrent calls than the queue accepts');
      },
    }),
    strangers: openAllowance({
      perSecond: refusalsPerMinute / 60,
      burst: refusalsPerMinute,
      now,
      onSpent: (address) => log.warn({ address }, 'an address is rejected more often than allowed'),
    }),
    programs: openAllowance({ perSecond: programCallsPerMinute / 60, burst: programCallsPerMinute, now }),
  };
}

const refusalsPerHour = 60;

/**
 * Number of rejected calls per user stored for support within an hour, all of them at once after an idle hour.
 */
export const refusalAllowance = (): Allowance =>
  openAllowance({ perSecond: refusalsPerHour / 3_600, burst: refusalsPerHour, now: () => performance.now() });

/**
 * Rejects a caller who has to wait.
 *
 * @param seconds - as returned by an allowance; null for no wait
 * @throws Failure TOO_MANY_CALLS
 */
export function requireLeft(seconds: number | null): void {
  if (seconds !== null) throw new Failure('TOO_MANY_CALLS', tooManyCallsText(seconds), [], { retryAfter: seconds });
}
