import { type Issue, required } from '../failure/index.js';
import { isBlank } from '../text/index.js';

/** Letters (accented ones too), digits, spaces and . ' - , ( ) " as in client names (C-021, C-061). */
const characters = /^[\p{L}\p{M}\p{N} .'\-,()"]*$/u;

/** C-021, C-061. */
export const nameCharactersText = 'Should be alphabetical characters and Space';

/**
 * The violations of a patient's name: required, not blank, and of the same characters as a client's.
 *
 * @see C-061, C-072
 */
export function checkPatientName(name: string | null, path = 'name'): readonly Issue[] {
  if (name === null || isBlank(name)) return [required(path)];
  return characters.test(name) ? [] : [{ path, code: 'characters', message: nameCharactersText }];
}
