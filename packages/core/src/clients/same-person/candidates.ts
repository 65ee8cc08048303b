import { scorePerson, samenesses, type Judgement } from './judge.js';
import type { PersonFacts, SurnameShare } from './person-facts.js';

/** Maximum number of candidates shown, and the minimum weight of a candidate in bits. */
export const candidateLimits = { shown: 5, leastWeight: 5 } as const;

/** A candidate with the reasons for it. */
export interface ScoredCandidate<C> {
  readonly candidate: C;
  readonly judgement: Judgement;
}

/**
 * The candidates worth showing, likeliest first: by sameness, then by weight, then in the given order.
 *
 * @param candidates - any number; each is judged
 * @param factsOf - returns the compared facts of a candidate
 * @returns at most `candidateLimits.shown`
 * @see C-230, C-304
 */
export function likeliestFirst<C>(
  typed: PersonFacts,
  candidates: readonly C[],
  factsOf: (candidate: C) => PersonFacts,
  share: SurnameShare,
): ScoredCandidate<C>[] {
  return likeliestOfReadings([typed], candidates, factsOf, share);
}

/**
 * The same for a text that can be read as more than one person: each candidate is judged by its best reading.
 *
 * @see C-305
 */
export function likeliestOfReadings<C>(
  readings: readonly PersonFacts[],
  candidates: readonly C[],
  factsOf: (candidate: C) => PersonFacts,
  share: SurnameShare,
): ScoredCandidate<C>[] {
  return candidates
    .flatMap((candidate) => {
      const facts = factsOf(candidate);
      const [best] = readings.map((typed) => scorePerson(typed, facts, share)).toSorted(bySimilarity);
      return best ? [{ candidate, judgement: best }] : [];
    })
    .filter(({ judgement }) => isPlausible(judgement))
    .toSorted((one, other) => bySimilarity(one.judgement, other.judgement))
    .slice(0, candidateLimits.shown);
}

/**
 * All records found by other means, likeliest first: by sameness, then by weight, then in the given order. None is
 * omitted, because the user searched for them.
 *
 * @param factsOf - returns the compared facts of a record
 * @see C-235, C-237
 */
export function sortBySimilarity<C>(
  typed: PersonFacts,
  found: readonly C[],
  factsOf: (one: C) => PersonFacts,
  share: SurnameShare,
): ScoredCandidate<C>[] {
  return found
    .map((candidate) => ({ candidate, judgement: scorePerson(typed, factsOf(candidate), share) }))
    .toSorted((one, other) => bySimilarity(one.judgement, other.judgement));
}

const rank = ({ sameness }: Judgement) => samenesses.indexOf(sameness);
const bySimilarity = (one: Judgement, other: Judgement) => rank(one) - rank(other) || other.weight - one.weight;

/** Similar first and last names are enough, however common, and so is a similar last name with an animal. */
function isPlausible({ sameness, weight, reasons }: Judgement): boolean {
  const agrees = (field: (typeof reasons)[number]['field']) => reasons.some((reason) => reason.field === field);
  const isClose = agrees('name') || (agrees('surname') && agrees('patient'));
  return sameness !== 'different' || weight >= candidateLimits.leastWeight || isClose;
}
