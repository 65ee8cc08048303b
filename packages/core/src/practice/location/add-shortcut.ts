import { required, type Issue } from '../../base/failure/index.js';
import { checkShortcut, shortcutLimits, type ShortcutForm } from './shortcut.js';

/** Maximum length of the details in the Add Shortcut modal; the shortcuts page allows more (P-054, A-137). */
export const addShortcutDetailsMax = shortcutLimits.details.global;

/**
 * The issues in the Add Shortcut modal: those of every shortcut, but with details of at most 250 characters, and an
 * empty label gets the text of any other empty field.
 *
 * @returns issues with the paths `shortcutType`, `label` and `details`
 * @see P-054, A-136
 */
export function checkAddShortcut(form: ShortcutForm): Issue[] {
  return checkShortcut(form, 'global').map((issue) => (issue.code === 'required' ? required(issue.path) : issue));
}
