import { required, type Issue } from '../../base/failure/index.js';
import { checkShortcut, shortcutLimits, type ShortcutForm } from './shortcut.js';

/** Characters of the details in the Add Shortcut modal; the page of all shortcuts allows more (P-054, A-137). */
export const addShortcutDetailsMax = shortcutLimits.details.global;

/**
 * The violations in the Add Shortcut modal: those of every shortcut, details at most 250, and an empty label with the
 * text of every other empty field.
 *
 * @returns issues with the paths `shortcutType`, `label` and `details`
 * @see P-054, A-136
 */
export function checkAddShortcut(form: ShortcutForm): Issue[] {
  return checkShortcut(form, 'global').map((issue) => (issue.code === 'required' ? required(issue.path) : issue));
}
