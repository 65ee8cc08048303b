import { trimmedOrNull } from '../../base/text/index.js';

/** The sex of a patient of a practice system as it is stored here: female, male, spayed, neutered, other (C-106 to C-108). */
export type NormalGender = 'F' | 'M' | 'S' | 'N' | 'O';

/** What a practice system says of a sex, by words that decide; those that say more come first (C-106, C-107). */
const words: readonly (readonly [NormalGender, readonly string[]])[] = [
  ['S', ['spayed']],
  ['N', ['neutered', 'castrated', 'gelding']],
  ['F', ['female', 'mare']],
  ['M', ['male', 'stallion']],
];

/**
 * The sex that a practice system tells, by whole words: 'female' contains 'male', and 'unspayed' contains 'spayed'. Bare
 * letters and everything else are other, as is a text that says both of two things.
 *
 * @param gender - its `normalizedGender`, else its `gender` (`genderTold`)
 * @see C-106, C-107, C-108
 */
export function normalGender(gender: string | null | undefined): NormalGender {
  const said = new Set((gender ?? '').toLowerCase().match(/\p{L}+/gu));
  const found = words.filter(([, ones]) => ones.some((one) => said.has(one))).map(([code]) => code);
  const [first, second] = found;
  if (first === undefined) return 'O';
  const isBoth = (first === 'S' && second === 'N') || (first === 'F' && second === 'M');
  return isBoth ? 'O' : first;
}

/** What a practice system says of a patient's sex; it may know it in words of its own and in common ones. */
export interface ToldGender {
  readonly normalizedGender: string | null;
  readonly gender: string | null;
}

/** The sex of a patient of a practice system: the text read is its common word, else its own. @see C-108 */
export function genderTold({ normalizedGender, gender }: ToldGender): NormalGender {
  return normalGender(trimmedOrNull(normalizedGender) ?? gender);
}
