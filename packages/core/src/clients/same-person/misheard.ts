import { slipsBetween } from './nearness.js';

/** Consonants that are confused on the phone, grouped as in Soundex. */
const kinds = ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'] as const;

/** The consonants of a name by group, without adjacent repetitions: 'hankin' is 'mcm'. */
function soundOf(name: string): string {
  const sounds = Array.from(name, (letter) => kinds.find((kind) => kind.includes(letter))?.charAt(0) ?? ' ').join('');
  return sounds.replace(/(.)\1+/g, '$1').replaceAll(' ', '');
}

/** Minimum number of consonants to compare names by sound. */
const leastSound = 2;

/** One letter in so many may differ. */
const lettersPerSlip = 3;

/**
 * Whether one last name may have been misheard as the other: 'Hankin' and 'Hobkin', 'Kaufman' and 'Coffman'. At most
 * one letter in three differs, or all consonants sound alike. Symmetric.
 *
 * @param one - folded, like `other`
 * @see C-230, C-304
 */
export function mayBeMisheard(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (slipsBetween(one, other) * lettersPerSlip <= longer) return true;
  const sound = soundOf(one);
  return sound.length >= leastSound && sound === soundOf(other);
}
