import { required, type Issue } from '../../base/failure/index.js';
import { prescriptionLimits } from '../../base/limits/index.js';
import { isBlank, isTooLong, unsafeIssue, visibleLength } from '../../base/text/index.js';
import { shortcutTypes } from './location.js';

/** The form of a shortcut. */
export interface ShortcutForm {
  readonly shortcutType: string | null;
  readonly label: string;
  readonly details: string;
}

/** Limits in characters. The details of a location's own shortcut may be as long as directions. */
export const shortcutLimits = {
  labelMin: 3,
  labelMax: 30,
  details: { location: prescriptionLimits.directionsMax, global: 250 },
} as const;

export const shortcutTexts = {
  labelRequired: 'Label is required.',
  labelTooSmall: 'Label field is too small.',
} as const;

/**
 * The issues of a shortcut; label and details are counted trimmed, by visible characters, as they are stored.
 *
 * @param kind - a location's own shortcut, or a global one
 * @returns issues with the paths `shortcutType`, `label` and `details`
 * @see, P-271
 */
export function checkShortcut({ shortcutType, label, details }: ShortcutForm, kind: 'location' | 'global'): Issue[] {
  const issues: Issue[] = [];
  if (!shortcutTypes.some((known) => known === shortcutType)) issues.push(required('shortcutType'));
  const length = visibleLength(label);
  if (length === 0) issues.push({ path: 'label', code: 'required', message: shortcutTexts.labelRequired });
  else if (length < shortcutLimits.labelMin)
    issues.push({ path: 'label', code: 'too-short', message: shortcutTexts.labelTooSmall });
  else if (isTooLong(label, shortcutLimits.labelMax)) issues.push(tooLong('label', shortcutLimits.labelMax));
  const most = shortcutLimits.details[kind];
  if (isBlank(details)) issues.push(required('details'));
  else if (isTooLong(details, most)) issues.push(tooLong('details', most));
  const unsafe = [unsafeIssue(label, 'label'), unsafeIssue(details, 'details')].filter((issue) => issue !== null);
  return [...issues, ...unsafe.filter(({ path }) => issues.every((issue) => issue.path !== path))];
}

function tooLong(path: string, most: number): Issue {
  return { path, code: 'too-long', message: `Enter at most ${most} characters` };
}
