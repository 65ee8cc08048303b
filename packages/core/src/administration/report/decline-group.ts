import { automaticDeclineReasons } from '../../clients/patient/index.js';
import { declineReasons } from '../../prescribing/task/index.js';
import { trimmed } from '../../base/text/index.js';

/** The groups of the decline report: the selectable reasons, those of automatic declines, and 'Other' for the rest. */
export const declineGroups: readonly string[] = [
  ...declineReasons.filter((reason) => reason !== 'Other'),
  ...Object.values(automaticDeclineReasons),
  'Other',
];

/**
 * The group of a stored reason: 'Recently purchased-3 month supply' is grouped by its selected reason, typed text under
 * 'Other', so that no report reveals what was written about a patient.
 *
 * @see A-291, P-168, P-169
 */
export function declineGroupOf(reason: string | null): string {
  const text = trimmed(reason);
  const chosen = text.startsWith(`${recent}-`) ? recent : text;
  return declineGroups.includes(chosen) ? chosen : 'Other';
}

const recent = 'Recently purchased';
