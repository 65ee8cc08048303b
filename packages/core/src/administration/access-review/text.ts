import { licenseStatus, type VetLicenseFacts } from '../../practice/location/index.js';
import { isBlank } from '../../base/text/index.js';
import { daysBetween, formatDate, type PlainDate } from '../../base/time/index.js';
import { reviewDays, type ReviewProgress, type ReviewStatus } from './review-status.js';

export const accessReviewTexts = {
  changed: 'This right changed after you loaded it. Review it again.',
  open: 'Some rights have not been reviewed yet.',
  done: 'This review is finished. You can review a right again after it changes.',
  none: 'Nobody can authorize at this location.',
} as const;

/** A right as it is displayed; field names are those of the API (A-250). */
export interface DescribedRight {
  readonly way: 'role' | 'delegation';
  readonly displayName: string;
  readonly roleName: string;
  readonly vetName: string;
  /** The last day of a delegation; `null` if it is open-ended. */
  readonly lastDay: PlainDate | null;
}

/** The source of a right: 'By the role VET', 'For Dr. Maya Okafor, through 11-20-2026'. @see A-250 */
export function grantText({ way, roleName, vetName, lastDay }: DescribedRight): string {
  if (way === 'role') return `By the role ${roleName}`;
  return `For ${vetName}, ${lastDay === null ? 'without an end date' : `through ${formatDate(lastDay)}`}`;
}

/** The license that is used: 'License NY-4711, through 06-30-2027'. @see A-250 */
export function licenseText(license: VetLicenseFacts, today: PlainDate): string {
  const { vetLicenseNumber, vetLicenseState, vetLicenseExpiration: on } = license;
  const status = licenseStatus(license, today);
  if (status.kind === 'missing') return 'No license on record';
  const name = ['License', vetLicenseState, vetLicenseNumber].filter((part) => !isBlank(part)).join(' ');
  if (on == null) return `${name}, no expiration date`;
  return `${name}, ${status.kind === 'expired' ? 'expired on' : 'through'} ${formatDate(on)}`;
}

/** When a right was used. */
export interface RightUse {
  /** The day of the last prescription authorized by it. */
  readonly lastUsedOn: PlainDate | null;
  /** The day of the last sign-in, at any location. */
  readonly lastSignInOn: PlainDate | null;
  /** The day since which it is unchanged; `null` if that was before these days were recorded. */
  readonly since: PlainDate | null;
}

/** 'Last used on 11-20-2026'. @see A-251 */
export const lastUseText = ({ lastUsedOn }: Pick<RightUse, 'lastUsedOn'>): string =>
  lastUsedOn === null ? 'Never used' : `Last used on ${formatDate(lastUsedOn)}`;

/** 'Last sign-in on 11-20-2026'. @see A-251 */
export const signInText = ({ lastSignInOn }: Pick<RightUse, 'lastSignInOn'>): string =>
  lastSignInOn === null ? 'No sign-in recorded' : `Last sign-in on ${formatDate(lastSignInOn)}`;

/** 'Since 11-20-2026'. @see A-251 */
export const sinceText = ({ since }: Pick<RightUse, 'since'>): string | null =>
  since === null ? null : `Since ${formatDate(since)}`;

/**
 * Reasons to remove a right, for a quick review: it was unused for as long as an answer is valid, or it is a delegation
 * without an end. A more recent right is not reported as unused.
 *
 * @see A-251
 */
export function reviewConcerns(
  { way, lastDay }: Pick<DescribedRight, 'way' | 'lastDay'>,
  { lastUsedOn, since }: RightUse,
  today: PlainDate,
): string[] {
  const isLong = (day: PlainDate | null) => day === null || daysBetween(day, today) > reviewDays;
  return [
    ...(isLong(lastUsedOn) && isLong(since)
      ? [lastUsedOn === null ? 'Never used' : `Not used for ${daysBetween(lastUsedOn, today)} days`]
      : []),
    ...(way === 'delegation' && lastDay === null ? ['No end'] : []),
  ];
}

/** The review status of a right as text. @see A-252 */
export function reviewStatusText(
  status: ReviewStatus,
  kept: { readonly on: PlainDate; readonly by: string } | null,
): string {
  if (kept === null) return 'Not reviewed';
  const when = `${kept.by} on ${formatDate(kept.on)}`;
  if (status === 'reviewed') return `Kept by ${when}`;
  return status === 'changed' ? `Changed since it was kept by ${when}` : `Kept by ${when}; review again`;
}

/** '3 of 7 reviewed'. @see A-252 */
export const progressText = ({ reviewed, all }: Pick<ReviewProgress, 'reviewed' | 'all'>): string =>
  `${reviewed} of ${all} reviewed`;

/** When a review was last finished, and how long its answers are valid. @see A-254 */
export function finishedText(
  completed: { readonly on: PlainDate; readonly by: string } | null,
  goodThrough: PlainDate | null,
): string {
  if (completed === null) return 'Not finished yet.';
  const end = goodThrough === null ? '' : ` It is valid through ${formatDate(goodThrough)}.`;
  return `Last finished on ${formatDate(completed.on)} by ${completed.by}.${end}`;
}

/** The effect of removing a right. @see A-253 */
export function removalText(
  { way, displayName, vetName }: Pick<DescribedRight, 'way' | 'displayName' | 'vetName'>,
  locationName: string,
): string {
  if (way === 'delegation') return `${displayName} can no longer sign for ${vetName} at ${locationName}.`;
  return `${displayName} can no longer work at ${locationName}. The assignment stays on record and can be activated again.`;
}

/** '12 pending requests are assigned to Dr. Maya Okafor.' @see A-456 */
export const pendingOfText = (requests: number, name: string): string =>
  requests === 1
    ? `1 pending request is assigned to ${name}.`
    : `${requests} pending requests are assigned to ${name}.`;

export const accessEffectTexts = { failed: "We couldn't determine who gains or loses access." } as const;

/** '4 requests are pending here, and nobody could approve them anymore.' @see A-277 */
export const strandedHereText = (requests: number): string =>
  requests === 1
    ? '1 request is pending here, and nobody could approve it anymore.'
    : `${requests} requests are pending here, and nobody could approve them anymore.`;
