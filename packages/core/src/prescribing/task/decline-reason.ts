import { type Issue, required } from '../../base/failure/index.js';
import { isBlank, isTooLong, unsafeIssue } from '../../base/text/index.js';

/** The reasons of the Decline Request dialog, in order (P-167). */
export const declineReasons = [
  'Quantity exceeds shelf life',
  'Product is incorrect for patient',
  'No existing relationship with patient',
  'Due for exam',
  'Discontinued use',
  'Product unavailable',
  'Alternate product prescribed',
  'Recently purchased',
  'Other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The reasons of the simple Decline or Delete RX dialog (P-117). */
export const simpleDeclineReasons = [
  'Quantity exceeds shelf life',
  'Product is incorrect for patient',
  'No existing relationship with patient',
  'Due for exam',
  'Other',
] as const satisfies readonly DeclineReason[];

/** The supply that 'Recently purchased' requires (P-169). */
export const recentSupplies = [
  '1 month supply',
  '3 month supply',
  '6 month supply',
  '9 month supply',
  '12 month supply',
] as const;
export type RecentSupply = (typeof recentSupplies)[number];

/** Maximum characters of a stored reason, and of the description of 'Other' (P-168). */
export const declineReasonMaxLength = 250;

/**
 * The violations of a reason received by the server, in `actionReason` or `declineReason`: blank, or over 250
 * characters.
 *
 * @param path - its input field
 * @see P-167, P-168
 */
export function checkDeclineReason(reason: string | null | undefined, path = 'actionReason'): readonly Issue[] {
  if (isBlank(reason)) return [required(path)];
  const unsafe = unsafeIssue(reason, path);
  if (!isTooLong(reason, declineReasonMaxLength)) return unsafe === null ? [] : [unsafe];
  return [{ path, code: 'too-long', message: `A reason can have at most ${declineReasonMaxLength} characters` }];
}
