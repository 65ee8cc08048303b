import { speciesCodes, type SpeciesCode } from '../../base/species/index.js';

/** Words that practice systems call species by. */
const words: readonly (readonly [SpeciesCode, readonly string[]])[] = [
  ['canine', ['canine', 'dog', 'dogs', 'puppy', 'k9']],
  ['feline', ['feline', 'cat', 'cats', 'kitten']],
  ['equine', ['equine', 'horse', 'pony', 'donkey', 'mule']],
  ['avian', ['avian', 'bird', 'parrot', 'chicken', 'poultry', 'duck']],
  ['reptile', ['reptile', 'reptilian', 'snake', 'lizard', 'turtle', 'tortoise', 'gecko', 'iguana']],
  [
    'small_animal',
    ['rabbit', 'ferret', 'hamster', 'gerbil', 'guinea', 'rat', 'mouse', 'chinchilla', 'lagomorph', 'rodent', 'pocket'],
  ],
];

/**
 * The species that a word of a practice system means, by whole words: 'cattle' is no cat.
 *
 * @returns `null` where it tells none; other for one that is not listed
 * @see C-120, C-200
 */
export function speciesOf(told: string | null): SpeciesCode | null {
  const text = (told ?? '').trim().toLowerCase();
  if (text === '') return null;
  const code = speciesCodes.find((known) => known === text);
  if (code !== undefined) return code;
  const said = new Set(text.match(/[\p{L}\d]+/gu));
  return words.find(([, names]) => names.some((name) => said.has(name)))?.[0] ?? 'other';
}
