import { animalEvidence } from './patient-evidence.js';
import type { AnimalFacts } from './person-facts.js';

/** How much two animals are alike: by name and species, by name where a species is not known, by a name with a slip. */
export type AnimalLikeness = 'same' | 'sameName' | 'similarName' | 'different';

/** What is said of it (C-238, C-239); of animals that are different nothing. */
export const animalLikenessTexts = {
  same: 'same name and species',
  sameName: 'same name',
  similarName: 'similar name',
} as const satisfies Partial<Record<AnimalLikeness, string>>;

/** An animal beside the one that it was compared with. */
export interface AnimalPair<A> {
  readonly animal: A;
  readonly likeness: AnimalLikeness;
}

const likenesses: readonly AnimalLikeness[] = ['same', 'sameName', 'similarName', 'different'];

function likenessOf(one: AnimalFacts, other: AnimalFacts): AnimalLikeness {
  const evidence = animalEvidence(one, other);
  if (evidence?.agreement === 'similar') return 'similarName';
  if (evidence?.agreement !== 'same') return 'different';
  const isKnown = [one, other].every(({ speciesCode }) => speciesCode && speciesCode !== 'unknown');
  return isKnown ? 'same' : 'sameName';
}

/**
 * Animals beside one, the likeliest first, then in the order given. By the same rule as the animals of two people.
 *
 * @param factsOf - what one of them is compared by
 * @see C-238, C-239
 */
export function animalsInOrderOfLikeness<A>(
  one: AnimalFacts,
  others: readonly A[],
  factsOf: (animal: A) => AnimalFacts,
): AnimalPair<A>[] {
  return others
    .map((animal) => ({ animal, likeness: likenessOf(one, factsOf(animal)) }))
    .toSorted((a, b) => likenesses.indexOf(a.likeness) - likenesses.indexOf(b.likeness));
}

/**
 * The one animal that is proposed as the pair of another; nobody is paired by it (C-113).
 *
 * @returns `null` where none is alike, and where two are as much: then a person looks at their numbers
 * @see C-238, C-239
 */
export function proposedPair<A>(
  one: AnimalFacts,
  others: readonly A[],
  factsOf: (animal: A) => AnimalFacts,
): (AnimalPair<A> & { readonly likeness: Exclude<AnimalLikeness, 'different'> }) | null {
  const [first, second] = animalsInOrderOfLikeness(one, others, factsOf);
  if (!first || first.likeness === 'different' || second?.likeness === first.likeness) return null;
  return { animal: first.animal, likeness: first.likeness };
}

/**
 * The pairs that one press makes: each animal here with the only one there that has its name and species. One there that
 * two here would take is left to a person.
 *
 * @returns by the id here, the id there
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
 * The animals of a client whom a new one may be: of its name or one with a slip, and of no other species.
 *
 * @see C-301
 */
export function animalsAlike<A>(one: AnimalFacts, others: readonly A[], factsOf: (animal: A) => AnimalFacts): A[] {
  return animalsInOrderOfLikeness(one, others, factsOf)
    .filter(({ likeness }) => likeness !== 'different')
    .map(({ animal }) => animal);
}
