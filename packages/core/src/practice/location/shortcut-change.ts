import type { Issue } from '../../base/failure/index.js';
import { trimmed } from '../../base/text/index.js';
import type { ShortcutType } from './location.js';
import { checkShortcut, type ShortcutForm } from './shortcut.js';

export const shortcutChangeTexts = {
  typeStays: 'The type of a shortcut stays as it was added.',
  changedMeanwhile: 'Somebody else changed this shortcut meanwhile. Load it again, then save.',
} as const;

/** What another active shortcut of the same location and type has already. @see A-468 */
export function takenLabelIssue(type: ShortcutType, label: string): Issue {
  const message = `There is a ${type} shortcut with the label '${trimmed(label)}' here already. Choose another label.`;
  return { path: 'label', code: 'taken', message };
}

/** A shortcut as it is stored. */
export interface KeptShortcut {
  readonly type: ShortcutType;
  readonly details: string;
  readonly isGlobal: boolean;
}

/** Another type than the stored one; one that is not sent stays. @see A-136 */
export function shortcutTypeIssue(stored: KeptShortcut, sent: string | null | undefined): Issue | null {
  if (sent == null || sent === stored.type) return null;
  return { path: 'shortcutType', code: 'fixed', message: shortcutChangeTexts.typeStays };
}

/**
 * The violations of a changed shortcut in the form of a practice or in that of support, whose details are shorter. What
 * a location stored itself may stay as it is: support, who corrects the label, does not cut the directions.
 *
 * @returns issues with the paths `shortcutType`, `label` and `details`
 * @see
 */
export function checkShortcutChange(form: ShortcutForm, stored: KeptShortcut, area: 'practice' | 'support'): Issue[] {
  const kind = area === 'support' && form.details !== stored.details ? 'global' : 'location';
  return checkShortcut(form, stored.isGlobal ? 'global' : kind);
}
