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
 * @returns at most `candidateLimits.shown`
 * @see C-230
 */
export function likeliestFirst<C extends PersonFacts>(
  typed: PersonFacts,
  candidates: readonly C[],
  share: SurnameShare,
): JudgedCandidate<C>[] {
  return candidates
    .map((candidate) => ({ candidate, judgement: judgePerson(typed, candidate, share) }))
    .filter(({ judgement }) => judgement.sameness !== 'different' || judgement.weight >= candidateLimits.leastWeight)
    .toSorted(({ judgement: a }, { judgement: b }) => rank(a) - rank(b) || b.weight - a.weight)
    .slice(0, candidateLimits.shown);
}

const rank = ({ sameness }: Judgement) => samenesses.indexOf(sameness);
