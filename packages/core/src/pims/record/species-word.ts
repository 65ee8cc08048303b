import { speciesCodes, type SpeciesCode } from '../../base/species/index.js';

/** The words that practice systems use for species. */
const words: readonly (readonly [SpeciesCode, readonly string[]])[] = [
  ['canine', ['canine', 'dog', 'dogs', 'puppy', 'puppies', 'k9']],
  ['feline', ['feline', 'cat', 'cats', 'kitten', 'kittens']],
  ['equine', ['equine', 'horse', 'horses', 'pony', 'donkey', 'mule']],
  ['avian', ['avian', 'bird', 'birds', 'parrot', 'chicken', 'poultry', 'duck']],
  ['reptile', ['reptile', 'reptilian', 'snake', 'lizard', 'turtle', 'tortoise', 'gecko', 'iguana']],
  [
    'small_animal',
    [
      'rabbit',
      'rabbits',
      'ferret',
      'hamster',
      'gerbil',
      'guinea',
      'rat',
      'mouse',
      'chinchilla',
      'lagomorph',
      'rodent',
      'pocket',
    ],
  ],
];

/**
 * The species that a practice system's term means, by whole words: 'cattle' is not a cat.
 *
 * @returns `null` if it reports none; other for one that is not listed
 * @see C-120, C-200
 */
export function speciesOf(reported: string | null): SpeciesCode | null {
  return (reported ?? '').trim() === '' ? null : (listedSpecies(reported ?? '') ?? 'other');
}

/** Like `speciesOf`, but `null` for a term that is not listed, which a person has to decide. @see A-583 */
export function listedSpecies(reported: string): SpeciesCode | null {
  const text = reported.trim().toLowerCase();
  const code = speciesCodes.find((known) => known === text);
  if (code !== undefined) return code;
  const said = new Set(text.match(/[\p{L}\d]+/gu));
  return words.find(([, names]) => names.some((name) => said.has(name)))?.[0] ?? null;
}
