import { slipsBetween } from './nearness.js';

/** Consonants that are mistaken for one another on the phone, as Soundex groups them. */
const kinds = ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'] as const;

/** The consonants of a name by their kind, neighbors of one kind once: 'hankin' is 'mcm'. */
function soundOf(name: string): string {
  const sounds = Array.from(name, (letter) => kinds.find((kind) => kind.includes(letter))?.charAt(0) ?? ' ').join('');
  return sounds.replace(/(.)\1+/g, '$1').replaceAll(' ', '');
}

/** Consonants below which names that sound alike are too short to say so. */
const leastSound = 2;

/** A letter in so many may be another one. */
const lettersPerSlip = 3;

/**
 * Whether one last name may have been understood where the other was said: 'Hankin' and 'Hobkin', 'Kaufman' and
 * 'Coffman'. At most one letter in three differs, or all consonants sound alike. Symmetric.
 *
 * @param one - folded, as `other`
 * @see C-230, C-304
 */
export function mayBeMisheard(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (slipsBetween(one, other) * lettersPerSlip <= longer) return true;
  const sound = soundOf(one);
  return sound.length >= leastSound && sound === soundOf(other);
}
