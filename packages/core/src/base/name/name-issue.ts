import { type Issue, required } from '../failure/index.js';
import { isBlank, isTooLong } from '../text/index.js';

/** Characters of the name of a client or a patient, counted as a person sees them. */
export const nameMaximum = 60;

/** Letters (accented ones too), digits, spaces and . ' - , ( ) " */
const characters = /^[\p{L}\p{M}\p{N} .'\-,()"]*$/u;

/** C-021, C-061. */
const nameCharactersText = 'Should be alphabetical characters and Space';

/**
 * The violation of a name that somebody must have: of a patient, and of an active client.
 *
 * @param name - as typed, before it is trimmed
 * @param path - the input field
 * @see C-020, C-021, C-061, C-072
 */
export function nameIssue(name: string | null, path: string): Issue | null {
  return name === null || isBlank(name) ? required(path) : optionalNameIssue(name, path);
}

/** The violation of a name that may be left out: of a client who is not active. @see C-020, C-021 */
export function optionalNameIssue(name: string, path: string): Issue | null {
  if (isTooLong(name, nameMaximum))
    return { path, code: 'too-long', message: `Please use at most ${nameMaximum} characters` };
  return characters.test(name) ? null : { path, code: 'characters', message: nameCharactersText };
}
