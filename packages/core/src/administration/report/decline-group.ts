import { automaticDeclineReasons } from '../../clients/patient/index.js';
import { declineReasons } from '../../prescribing/task/index.js';
import { trimmed } from '../../base/text/index.js';

/** Under what declines are counted: the reasons that are offered, and those of automatic declines; the rest is 'Other'. */
export const declineGroups: readonly string[] = [
  ...declineReasons.filter((reason) => reason !== 'Other'),
  ...Object.values(automaticDeclineReasons),
  'Other',
];

/**
 * Under what a stored reason is counted: 'Recently purchased-3 month supply' under what was chosen, a text that somebody
 * typed under 'Other', so that no report spreads what was said of one patient.
 *
 * @see A-291, P-168, P-169
 */
export function declineGroupOf(reason: string | null): string {
  const text = trimmed(reason);
  const chosen = text.startsWith(`${recent}-`) ? recent : text;
  return declineGroups.includes(chosen) ? chosen : 'Other';
}

const recent = 'Recently purchased';
