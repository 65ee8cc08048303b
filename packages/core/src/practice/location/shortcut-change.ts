import type { Issue } from '../../base/failure/index.js';
import { trimmed } from '../../base/text/index.js';
import type { ShortcutType } from './location.js';
import { checkShortcut, type ShortcutForm } from './shortcut.js';

export const shortcutChangeTexts = {
  typeStays: 'The type of a shortcut cannot be changed.',
  changedMeanwhile:
    'Someone else changed this shortcut while you were editing. Load the latest version, then save again.',
} as const;

/** The issue of a label that another active shortcut of the same location and type has. @see A-468 */
export function takenLabelIssue(type: ShortcutType, label: string): Issue {
  const message = `A ${type} shortcut with the label '${trimmed(label)}' already exists here. Choose another label.`;
  return { path: 'label', code: 'taken', message };
}

/** A stored shortcut. */
export interface ShortcutBefore {
  readonly type: ShortcutType;
  readonly details: string;
  readonly isGlobal: boolean;
}

/** The issue of a changed type; a missing type keeps the stored one. @see A-136 */
export function shortcutTypeIssue(stored: ShortcutBefore, sent: string | null | undefined): Issue | null {
  if (sent == null || sent === stored.type) return null;
  return { path: 'shortcutType', code: 'fixed', message: shortcutChangeTexts.typeStays };
}

/**
 * The issues of a changed shortcut in the form of a practice, or in that of support with its shorter limit for details.
 * Unchanged details may exceed it, so that support can correct a label without shortening a location's directions.
 *
 * @returns issues with the paths `shortcutType`, `label` and `details`
 * @see
 */
export function checkShortcutChange(form: ShortcutForm, stored: ShortcutBefore, area: 'practice' | 'support'): Issue[] {
  const kind = area === 'support' && form.details !== stored.details ? 'global' : 'location';
  return checkShortcut(form, stored.isGlobal ? 'global' : kind);
}
