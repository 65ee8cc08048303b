import {
  canineBreedNames,
  giantBreeds,
  otherAnimalNames,
  otherCanineBreeds,
  reptileNames,
  smallAndMediumBreeds,
  smallAnimalNames,
} from '../vocabulary/breed-names.js';
import { nameLines, namesOf } from '../vocabulary/name-lines.js';
import { nearName, spelledNames, type SpelledNames } from './near-spelling.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { normaliseTerm, singular } from '../term/term.js';

interface BreedName {
  readonly words: readonly string[];
  readonly means: string;
}

interface BreedVocabulary {
  readonly names: readonly BreedName[];
  readonly words: Vocabulary;
  readonly spelled: SpelledNames;
}

const breedName = (name: string, means: string): BreedName => ({ words: name.split(' '), means });

function breedVocabulary(lines: string, others = ''): BreedVocabulary {
  const names = [
    ...nameLines(lines).flatMap(({ means, names: known }) => known.map((name) => breedName(name, means.join(' ')))),
    ...namesOf(others).map((name) => breedName(name, name)),
  ].filter(({ words: [first] }) => first !== '');
  const words: Vocabulary = new Map(names.flatMap((name) => name.words.map((word) => [word, [word]])));
  return { names, words, spelled: spelledNames(words) };
}

/** By species code; no row requires the breed of any other species. */
const vocabularies: Readonly<Partial<Record<string, BreedVocabulary>>> = {
  canine: breedVocabulary(canineBreedNames, otherCanineBreeds),
  small_animal: breedVocabulary(smallAnimalNames),
  reptile: breedVocabulary(reptileNames),
  other: breedVocabulary(otherAnimalNames),
};

const containsAll = (words: ReadonlySet<string>, asked: readonly string[]) => asked.every((word) => words.has(word));

/** A name whose words are part of another matching name is dropped: 'collie' in 'border collie'. */
function isPartOf({ words }: BreedName, other: BreedName): boolean {
  return other.words.length > words.length && words.every((word) => other.words.includes(word));
}

/** 'Shepard', 'Sheperd', 'Sheppard': the most frequently misspelled word, too often for the edit distance alone. */
const shepherds = /\bshepp?h?[ae]rd\b/g;

function namesIn(text: string, { names, words, spelled }: BreedVocabulary): readonly BreedName[] {
  const written = singular(normaliseTerm(text)).replaceAll(shepherds, 'shepherd').split(' ');
  const read = new Set(written.map((word) => (words.has(word) ? word : (nearName(word, spelled, words) ?? word))));
  const found = names.filter((name) => containsAll(read, name.words));
  return found.filter((name) => !found.some((other) => isPartOf(name, other)));
}

/** Recorded breeds that mean an unknown mix or no known breed. */
const unknownMixes: readonly string[] = ['mixed breed', 'unknown breed'];

/**
 * The breeds in a recorded text under their names in the interaction table, in any word order: both of a crossbreed,
 * and 'Mixed breed' for a mix without a listed breed.
 *
 * @param species - code
 * @returns empty if no name is known
 * @see P-322
 */
export function breedsIn(text: string, species: string | null): ReadonlySet<string> {
  const vocabulary = species === null ? undefined : vocabularies[species];
  if (!vocabulary) return new Set();
  const found = new Set(namesIn(text, vocabulary).map(({ means }) => means));
  const named = [...found].filter((breed) => !unknownMixes.includes(breed));
  return named.some((breed) => isListed(breed)) ? new Set(named) : found;
}

const listedLines = new Set(nameLines(canineBreedNames).map(({ means }) => means.join(' ')));

/** Whether a breed is listed for its MDR1 variant. */
const isListed = (breed: string) => listedLines.has(breed) && !unknownMixes.includes(breed);

const breedsOfTokens = new Map<string, ReadonlySet<string>>();

/** The breeds that a token of the interaction table stands for; cached, because every check needs the same few. */
export function breedsOfToken(token: string, species: string): ReadonlySet<string> {
  const key = `${species}\n${token}`;
  const known = breedsOfTokens.get(key);
  if (known) return known;
  const breeds = breedsIn(token, species);
  breedsOfTokens.set(key, breeds);
  return breeds;
}

const giants = new Set(namesOf(giantBreeds));
const smallAndMedium = new Set(namesOf(smallAndMediumBreeds));

/** The adult size of a dog of the given breeds: 'giant' if one of them is; `null` if none indicates it. */
export function sizeOf(breeds: ReadonlySet<string>): 'small-or-medium' | 'giant' | null {
  const all = [...breeds];
  if (all.some((breed) => giants.has(breed))) return 'giant';
  return all.length > 0 && all.every((breed) => smallAndMedium.has(breed)) ? 'small-or-medium' : null;
}
