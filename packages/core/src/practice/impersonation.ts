import { allowed, isNo, isYes, refuse, type Verdict } from '../failure/index.js';
import type { Instant } from '../time/index.js';
import { selectLocation, type AssignmentFacts } from './assignment.js';
import type { StoredValue } from './switch-location.js';
import { storageOf, type StorageKey } from './storage-key.js';

/** Minutes an impersonation lasts at most. */
const impersonationMinutes = 60;

/** The texts of a start that is refused. */
export const impersonationTexts = {
  self: 'You cannot impersonate yourself',
  nested: 'You cannot impersonate further while impersonating',
  target: 'This user is disabled or has no active location, so nobody can work as them.',
} as const;

/**
 * Whether a support user may start to work as somebody: never as themselves, and never while one is open.
 *
 * @see A-056
 */
export function mayImpersonate(supportUsername: string, targetUsername: string, isImpersonating: boolean): Verdict {
  if (!isNo(isImpersonating)) return refuse('FORBIDDEN', impersonationTexts.nested);
  const isSelf = supportUsername.trim().toLowerCase() === targetUsername.trim().toLowerCase();
  return isSelf ? refuse('FORBIDDEN', impersonationTexts.self) : allowed;
}

/** What StartImpersonation answers, and what the web then keeps. */
export interface ImpersonationStart {
  readonly username: string;
  readonly locationUserId: string;
  readonly userLocationRoleId: string;
  readonly locationId: string;
}

/**
 * Where an impersonation begins: at the location the target would work in after a fresh sign-in.
 *
 * @returns `null` when the target is disabled or has no active assignment; the start is then refused
 * @see A-057
 */
export function impersonationStart(target: {
  readonly username: string;
  readonly isEnabledInOkta: boolean;
  readonly locationsUsers: readonly AssignmentFacts[];
}): ImpersonationStart | null {
  const assignment = isYes(target.isEnabledInOkta) ? selectLocation(target.locationsUsers, null) : null;
  if (!assignment) return null;
  const { id, locationId, role } = assignment;
  return { username: target.username, locationUserId: id, userLocationRoleId: role.id, locationId };
}

/** What the browser keeps when an impersonation starts; then it goes to `/`. @see A-058 */
export function impersonationStorage(start: ImpersonationStart): StoredValue[] {
  const kept = (key: StorageKey, value: string): StoredValue => ({ key, value, place: storageOf(key, true) });
  return [
    kept('username', start.username),
    kept('isImpersonation', 'true'),
    kept('locationUserId', start.locationUserId),
    kept('userLocationRoleId', start.userLocationRoleId),
    kept('selectedLocationId', start.locationId),
  ];
}

/**
 * What the browser does when an impersonation ends, after ExitImpersonation has answered: it also clears all of the tab's
 * session storage and what it cached.
 */
export interface ImpersonationExit {
  readonly store: readonly StoredValue[];
  readonly remove: readonly StorageKey[];
  readonly goTo: '/support';
}

/**
 * The way back to the support user.
 *
 * @param supportUsername - from the token: it is not among the stored keys
 * @see
 */
export function impersonationExit(supportUsername: string): ImpersonationExit {
  return {
    store: [
      { key: 'username', value: supportUsername, place: 'local' },
      { key: 'isImpersonation', value: 'false', place: 'local' },
    ],
    remove: ['userLocationRoleId', 'locationUserId'],
    goTo: '/support',
  };
}

/** The instant from which calls under an impersonation are refused. @see A-059 */
export function impersonationExpiry(startedAt: Instant): Instant {
  return new Date(Date.parse(startedAt) + impersonationMinutes * 60_000).toISOString();
}

/** Whether an impersonation has run out; its last instant no longer belongs to it, nor does one that is no instant. @see A-059, P-273 */
export function isImpersonationOver(expiresAt: Instant, now: Instant): boolean {
  const isRunning = Date.parse(now) < Date.parse(expiresAt);
  return !isRunning;
}
