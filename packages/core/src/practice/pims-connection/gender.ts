import { trimmedOrNull } from '../../base/text/index.js';

/** The stored sex of a patient from a practice system: female, male, spayed, neutered, other (C-106 to C-108). */
export type NormalGender = 'F' | 'M' | 'S' | 'N' | 'O';

/** Words that decide the sex, the most specific ones first (C-106, C-107). */
const words: readonly (readonly [NormalGender, readonly string[]])[] = [
  ['S', ['spayed']],
  ['N', ['neutered', 'castrated', 'gelding']],
  ['F', ['female', 'mare']],
  ['M', ['male', 'stallion']],
];

/**
 * The sex reported by a practice system, matched by whole words: 'female' contains 'male', and 'unspayed' contains
 * 'spayed'. Single letters, contradictory texts and everything else are other.
 *
 * @param gender - its `normalizedGender`, else its `gender` (`reportedGender`)
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

/** The sex of a patient as reported by a practice system, in its own text and a normalized one. */
export interface ReportedGender {
  readonly normalizedGender: string | null;
  readonly gender: string | null;
}

/** The reported text of a patient's sex: the normalized one, else the system's own. @see C-108 */
export function reportedGender({ normalizedGender, gender }: ReportedGender): NormalGender {
  return normalGender(trimmedOrNull(normalizedGender) ?? gender);
}
