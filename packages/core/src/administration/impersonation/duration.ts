import { millisecondsOf, type Instant } from '../../base/time/index.js';

/** Maximum duration of an impersonation in minutes. */
export const impersonationMinutes = 60;

/** Minutes for which changes are unlocked. */
export const unlockedMinutes = 10;

/** The instant from which calls of an impersonation are refused. @see A-059 */
export function impersonationExpiry(startedAt: Instant): Instant {
  return minutesAfter(startedAt, impersonationMinutes);
}

/** Whether an impersonation has ended, which it has at its last instant and with an invalid one. @see A-059, P-273 */
export function isImpersonationOver(expiresAt: Instant, now: Instant): boolean {
  const isRunning = Date.parse(now) < Date.parse(expiresAt);
  return !isRunning;
}

/**
 * The end of unlocking changes now: at most that of the impersonation.
 *
 * @see A-281
 */
export function unlockedUntil(now: Instant, expiresAt: Instant): Instant {
  const end = minutesAfter(now, unlockedMinutes);
  return Date.parse(end) < Date.parse(expiresAt) ? end : expiresAt;
}

/**
 * Whether changes are unlocked: not at the last instant anymore, nor with an invalid one.
 *
 * @param until - `null` in view-only mode
 * @see A-281, P-273
 */
export function isUnlocked(until: Instant | null, now: Instant): boolean {
  return until !== null && Date.parse(now) < Date.parse(until);
}

/**
 * The remaining time in whole seconds, for the banner: 1 during the last second, then 0.
 *
 * @see A-281
 */
export function secondsLeft(until: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((millisecondsOf(until) - millisecondsOf(now)) / 1000));
}

export function minutesAfter(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
