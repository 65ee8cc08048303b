import { type Issue, required } from '../failure/index.js';
import { isBlank, isTooLong } from '../text/index.js';

/** Maximum visible characters of a client's or patient's name. */
export const nameMaximum = 60;

/** Letters (accented ones too), digits, spaces and . ' - , ( ) " */
const characters = /^[\p{L}\p{M}\p{N} .'\-,()"]*$/u;

/** C-021, C-061. */
const nameCharactersText = 'Should be alphabetical characters and Space';

/**
 * The issue of a required name: of a patient or an active client.
 *
 * @param name - as typed, before it is trimmed
 * @param path - the input field
 * @see C-020, C-021, C-061, C-072
 */
export function nameIssue(name: string | null, path: string): Issue | null {
  return name === null || isBlank(name) ? required(path) : optionalNameIssue(name, path);
}

/** The issue of an optional name: of an inactive client. @see C-020, C-021 */
export function optionalNameIssue(name: string, path: string): Issue | null {
  if (isTooLong(name, nameMaximum))
    return { path, code: 'too-long', message: `Enter at most ${nameMaximum} characters` };
  return characters.test(name) ? null : { path, code: 'characters', message: nameCharactersText };
}
