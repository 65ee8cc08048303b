import { type KnowledgePackage, type NameRow, perKnowledge } from '../../../knowledge/index.js';
import { nameLine, plainName } from '../vocabulary/name-lines.js';
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

function breedVocabulary(rows: readonly NameRow[]): BreedVocabulary {
  const names = rows
    .map(nameLine)
    .flatMap(({ means, names: known }) => known.map((name) => breedName(name, plainName(means.join(' ')))));
  const words: Vocabulary = new Map(names.flatMap((name) => name.words.map((word) => [word, [word]])));
  return { names, words, spelled: spelledNames(words) };
}

/** By species code; no row requires the breed of a species without names. */
const breedVocabularies = perKnowledge(
  ({ vocabularies }) =>
    new Map(Object.entries(vocabularies.breeds).map(([species, rows]) => [species, breedVocabulary(rows)])),
);

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

/** The breeds that a text names, mixes included. */
function namedBreeds(text: string, species: string | null, knowledge: KnowledgePackage): ReadonlySet<string> {
  const vocabulary = species === null ? undefined : breedVocabularies(knowledge).get(species);
  return new Set(vocabulary ? namesIn(text, vocabulary).map(({ means }) => means) : []);
}

/** A group of breeds, by the names under which `breedsIn` returns them. */
interface ReadGroup {
  readonly species: string;
  readonly isNamedInMixes: boolean;
  readonly breeds: ReadonlySet<string>;
}

const breedGroups = perKnowledge(
  (knowledge): ReadonlyMap<string, ReadGroup> =>
    new Map(
      knowledge.vocabularies.breedGroups.map(({ name, species, isNamedInMixes, breeds }) => [
        name,
        {
          species,
          isNamedInMixes,
          breeds: new Set(breeds.flatMap((breed) => [...namedBreeds(breed.name, species, knowledge)])),
        },
      ]),
    ),
);

function isNamedInMixes(breed: string, species: string | null, knowledge: KnowledgePackage): boolean {
  return [...breedGroups(knowledge).values()].some(
    (group) => group.isNamedInMixes && group.species === species && group.breeds.has(breed),
  );
}

/**
 * The breeds in a recorded text under their names in the knowledge, in any word order: both of a crossbreed, and 'mixed
 * breed' for a mix, unless it is one of a breed that is named in mixes.
 *
 * @param species - code
 * @returns empty if no name is known
 * @see P-322
 */
export function breedsIn(text: string, species: string | null, knowledge: KnowledgePackage): ReadonlySet<string> {
  const found = namedBreeds(text, species, knowledge);
  const named = [...found].filter((breed) => !unknownMixes.includes(breed));
  return named.some((breed) => isNamedInMixes(breed, species, knowledge)) ? new Set(named) : found;
}

const breedsByToken = perKnowledge(() => new Map<string, ReadonlySet<string>>());

/** The breeds that a token of a row stands for: those of a group, or those it names. */
export function breedsOfToken(token: string, species: string, knowledge: KnowledgePackage): ReadonlySet<string> {
  const cached = breedsByToken(knowledge);
  const key = `${species}\n${token}`;
  const group = breedGroups(knowledge).get(token);
  const breeds = cached.get(key) ?? (group?.species === species ? group.breeds : breedsIn(token, species, knowledge));
  cached.set(key, breeds);
  return breeds;
}

/** The groups of dog breeds by adult size. */
const sizeGroups = { giant: 'giant breeds', smallAndMedium: 'small and medium breeds' } as const;

/** The adult size of a dog of the given breeds: 'giant' if one of them is; `null` if none indicates it. */
export function sizeOf(breeds: ReadonlySet<string>, knowledge: KnowledgePackage): 'small-or-medium' | 'giant' | null {
  const isOf = (group: string, breed: string) => breedGroups(knowledge).get(group)?.breeds.has(breed) ?? false;
  const all = [...breeds];
  if (all.some((breed) => isOf(sizeGroups.giant, breed))) return 'giant';
  return all.length > 0 && all.every((breed) => isOf(sizeGroups.smallAndMedium, breed)) ? 'small-or-medium' : null;
}
