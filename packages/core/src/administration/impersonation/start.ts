import { allowed, isNo, isYes, refuse, type Issue, type Verdict } from '../../base/failure/index.js';
import { selectLocation, type AssignmentFacts } from '../../practice/location/index.js';
import { isTooLong, unsafeIssue, visibleLength } from '../../base/text/index.js';

/** Limits in characters of the reason for an impersonation, a ticket number or a text. */
export const impersonationReasonLimits = { least: 3, most: 200 } as const;

/** The texts of a refused start. */
export const impersonationTexts = {
  self: 'You cannot impersonate yourself',
  nested: 'You cannot impersonate further while impersonating',
  target: 'This user is disabled or has no active location, so nobody can impersonate them.',
  reasonRequired: 'Enter a reason: a ticket number or a few words. The practice can read it.',
  reasonTooShort: `Enter at least ${impersonationReasonLimits.least} characters`,
  reasonTooLong: `Enter at most ${impersonationReasonLimits.most} characters`,
} as const;

/**
 * Whether a support user may start to impersonate a user: never themselves, and never while an impersonation is active.
 *
 * @see A-056
 */
export function mayImpersonate(supportUsername: string, targetUsername: string, isImpersonating: boolean): Verdict {
  if (!isNo(isImpersonating)) return refuse('FORBIDDEN', impersonationTexts.nested);
  const isSelf = supportUsername.trim().toLowerCase() === targetUsername.trim().toLowerCase();
  return isSelf ? refuse('FORBIDDEN', impersonationTexts.self) : allowed;
}

/**
 * The issues of the reason, which the practice can read.
 *
 * @returns issues with the path `reason`
 * @see A-280
 */
export function checkImpersonationReason(reason: string): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'reason', code, message }];
  const length = visibleLength(reason);
  if (length === 0) return issue('required', impersonationTexts.reasonRequired);
  if (length < impersonationReasonLimits.least) return issue('too-short', impersonationTexts.reasonTooShort);
  if (isTooLong(reason, impersonationReasonLimits.most)) return issue('too-long', impersonationTexts.reasonTooLong);
  const unsafe = unsafeIssue(reason, 'reason');
  return unsafe === null ? [] : [unsafe];
}

/** The result of StartImpersonation, which the web stores. */
export interface ImpersonationStart {
  readonly username: string;
  readonly locationUserId: string;
  readonly userLocationRoleId: string;
  readonly locationId: string;
}

/**
 * The start of an impersonation: the location the target would have after a new sign-in.
 *
 * @param target - with the assignments that are open to support
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
