import { millisecondsOf, type Instant } from '../../base/time/index.js';

/** Minutes an impersonation lasts at most. */
export const impersonationMinutes = 60;

/** Minutes for which changes are unlocked. */
export const unlockedMinutes = 10;

/** The instant from which calls under an impersonation are refused. @see A-059 */
export function impersonationExpiry(startedAt: Instant): Instant {
  return minutesAfter(startedAt, impersonationMinutes);
}

/** Whether an impersonation has run out; its last instant no longer belongs to it, nor does one that is no instant. @see A-059, P-273 */
export function isImpersonationOver(expiresAt: Instant, now: Instant): boolean {
  const isRunning = Date.parse(now) < Date.parse(expiresAt);
  return !isRunning;
}

/**
 * Until when changes are unlocked from now on: never longer than the impersonation lasts.
 *
 * @see A-281
 */
export function unlockedUntil(now: Instant, expiresAt: Instant): Instant {
  const end = minutesAfter(now, unlockedMinutes);
  return Date.parse(end) < Date.parse(expiresAt) ? end : expiresAt;
}

/**
 * Whether changes are unlocked: not at the last instant any more, nor where the end is no instant.
 *
 * @param until - `null` while one may only look
 * @see A-281, P-273
 */
export function isUnlocked(until: Instant | null, now: Instant): boolean {
  return until !== null && Date.parse(now) < Date.parse(until);
}

/**
 * Whole seconds that are left, for the banner: the last one is 1, then 0.
 *
 * @see A-281
 */
export function secondsLeft(until: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((millisecondsOf(until) - millisecondsOf(now)) / 1000));
}

export function minutesAfter(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
