import { animalEvidence } from './patient-evidence.js';
import type { AnimalFacts } from './person-facts.js';

/**
 * How alike two animals are: by name and species, by name when a species is unknown, or by a name with a typing error.
 */
export type AnimalSimilarity = 'same' | 'sameName' | 'similarName' | 'different';

/** Descriptions of each likeness (C-238, C-239); none for different animals. */
export const animalSimilarityTexts = {
  same: 'same name and species',
  sameName: 'same name',
  similarName: 'similar name',
} as const satisfies Partial<Record<AnimalSimilarity, string>>;

/** An animal with the likeness to the one it was compared with. */
export interface AnimalPair<A> {
  readonly animal: A;
  readonly likeness: AnimalSimilarity;
}

const likenesses: readonly AnimalSimilarity[] = ['same', 'sameName', 'similarName', 'different'];

function similarityOf(one: AnimalFacts, other: AnimalFacts): AnimalSimilarity {
  const evidence = animalEvidence(one, other);
  if (evidence?.agreement === 'similar') return 'similarName';
  if (evidence?.agreement !== 'same') return 'different';
  const isKnown = [one, other].every(({ speciesCode }) => speciesCode && speciesCode !== 'unknown');
  return isKnown ? 'same' : 'sameName';
}

/**
 * Animals compared with one, likeliest first, then in the given order. The rule is the same as for the animals of two
 * clients.
 *
 * @param factsOf - returns the compared facts of an animal
 * @see C-238, C-239
 */
export function sortAnimalsBySimilarity<A>(
  one: AnimalFacts,
  others: readonly A[],
  factsOf: (animal: A) => AnimalFacts,
): AnimalPair<A>[] {
  return others
    .map((animal) => ({ animal, likeness: similarityOf(one, factsOf(animal)) }))
    .toSorted((a, b) => likenesses.indexOf(a.likeness) - likenesses.indexOf(b.likeness));
}

/**
 * The animal proposed as the match of another; nothing is paired automatically (C-113).
 *
 * @returns `null` when none is alike, or two equally, so that a user compares their numbers
 * @see C-238, C-239
 */
export function proposedPair<A>(
  one: AnimalFacts,
  others: readonly A[],
  factsOf: (animal: A) => AnimalFacts,
): (AnimalPair<A> & { readonly likeness: Exclude<AnimalSimilarity, 'different'> }) | null {
  const [first, second] = sortAnimalsBySimilarity(one, others, factsOf);
  if (!first || first.likeness === 'different' || second?.likeness === first.likeness) return null;
  return { animal: first.animal, likeness: first.likeness };
}

/**
 * The pairs to create in one step: each animal in Signa with the only one in the practice system of the same name and
 * species. One that two animals in Signa would match is left to the user.
 *
 * @returns the ID in the practice system by ID in Signa
 * @see C-300
 */
export function matchingPairs<H extends { readonly id: string }, T extends { readonly id: string }>(
  here: readonly H[],
  there: readonly T[],
  {
    factsHere,
    factsThere,
  }: { readonly factsHere: (animal: H) => AnimalFacts; readonly factsThere: (animal: T) => AnimalFacts },
): ReadonlyMap<string, string> {
  const proposed = here.flatMap((animal): [string, string][] => {
    const pair = proposedPair(factsHere(animal), there, factsThere);
    return pair?.likeness === 'same' ? [[animal.id, pair.animal.id]] : [];
  });
  const isTakenOnce = (theirId: string) => proposed.filter(([, other]) => other === theirId).length === 1;
  return new Map(proposed.filter(([, theirId]) => isTakenOnce(theirId)));
}

/**
 * The animals of a client that a new one may duplicate: with its name or a typing error in it, and not of another
 * species.
 *
 * @see C-301
 */
export function animalsAlike<A>(one: AnimalFacts, others: readonly A[], factsOf: (animal: A) => AnimalFacts): A[] {
  return sortAnimalsBySimilarity(one, others, factsOf)
    .filter(({ likeness }) => likeness !== 'different')
    .map(({ animal }) => animal);
}
