import { judgePerson, samenesses, type Judgement } from './judge.js';
import type { PersonFacts, SurnameShare } from './person-facts.js';

/** How many candidates are shown, and the bits below which nobody is worth a look. */
export const candidateLimits = { shown: 5, leastWeight: 5 } as const;

/** A candidate with what speaks for it. */
export interface JudgedCandidate<C> {
  readonly candidate: C;
  readonly judgement: Judgement;
}

/**
 * Those of the candidates that are worth a look, the likeliest first: by answer, then by weight, then in the order given.
 *
 * @param candidates - any number; each is judged
 * @param factsOf - what one of them is compared by
 * @returns at most `candidateLimits.shown`
 * @see C-230
 */
export function likeliestFirst<C>(
  typed: PersonFacts,
  candidates: readonly C[],
  factsOf: (candidate: C) => PersonFacts,
  share: SurnameShare,
): JudgedCandidate<C>[] {
  return inOrderOfLikeness(typed, candidates, factsOf, share)
    .filter(({ judgement }) => judgement.sameness !== 'different' || judgement.weight >= candidateLimits.leastWeight)
    .slice(0, candidateLimits.shown);
}

/**
 * All who were found by other means, the likeliest first: by answer, then by weight, then in the order given. Nobody is
 * left out, since whoever searched asked for them.
 *
 * @param factsOf - what one of them is compared by
 * @see C-235, C-237
 */
export function inOrderOfLikeness<C>(
  typed: PersonFacts,
  found: readonly C[],
  factsOf: (one: C) => PersonFacts,
  share: SurnameShare,
): JudgedCandidate<C>[] {
  return found
    .map((candidate) => ({ candidate, judgement: judgePerson(typed, factsOf(candidate), share) }))
    .toSorted(({ judgement: a }, { judgement: b }) => rank(a) - rank(b) || b.weight - a.weight);
}

const rank = ({ sameness }: Judgement) => samenesses.indexOf(sameness);
