import { required, type Issue } from '../../base/failure/index.js';
import { isBlank, isTooLong, trimmed } from '../../base/text/index.js';
import { userLimits } from './limits.js';
import { userTexts } from './text.js';

/** Letters (accented ones too), digits, spaces and . ' - , ( ) " */
const ofForm = /^[\p{L}\p{M}\p{N} .'\-,()"]*$/u;
/** Letters (accented ones too), spaces and . ' - */
const ofAccount = /^[\p{L}\p{M} .'-]*$/u;

/**
 * The issue of a first or last name in the Add/Edit User form.
 *
 * @see A-094
 */
export function userNameIssue(name: string, path: string): Issue | null {
  return nameIssueOf(name, path, userLimits.name, ofForm);
}

/**
 * The issue of a first or last name in the account form, which allows fewer characters. A stored name that another user
 * entered is valid unchanged.
 *
 * @param stored - the current name
 * @see A-095
 */
export function accountNameIssue(name: string, path: string, stored: string): Issue | null {
  return trimmed(name) === stored && !isBlank(stored) ? null : nameIssueOf(name, path, userLimits.name, ofAccount);
}

/** The issue of the display name at a location. @see A-098 */
export function displayNameIssue(name: string, path: string): Issue | null {
  return nameIssueOf(name, path, userLimits.displayName, ofAccount);
}

function nameIssueOf(name: string, path: string, max: number, characters: RegExp): Issue | null {
  if (isBlank(name)) return required(path);
  if (isTooLong(name, max)) return { path, code: 'too-long', message: `Enter at most ${max} characters` };
  return characters.test(name) ? null : { path, code: 'characters', message: userTexts.nameCharacters };
}
