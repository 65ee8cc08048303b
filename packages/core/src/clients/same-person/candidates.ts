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
 * @see C-230, C-304
 */
export function likeliestFirst<C>(
  typed: PersonFacts,
  candidates: readonly C[],
  factsOf: (candidate: C) => PersonFacts,
  share: SurnameShare,
): JudgedCandidate<C>[] {
  return likeliestOfReadings([typed], candidates, factsOf, share);
}

/**
 * The same for a text that can be read as more than one person: each candidate is judged by the reading that says most.
 *
 * @see C-305
 */
export function likeliestOfReadings<C>(
  readings: readonly PersonFacts[],
  candidates: readonly C[],
  factsOf: (candidate: C) => PersonFacts,
  share: SurnameShare,
): JudgedCandidate<C>[] {
  return candidates
    .flatMap((candidate) => {
      const facts = factsOf(candidate);
      const [best] = readings.map((typed) => judgePerson(typed, facts, share)).toSorted(byLikeness);
      return best ? [{ candidate, judgement: best }] : [];
    })
    .filter(({ judgement }) => isWorthALook(judgement))
    .toSorted((one, other) => byLikeness(one.judgement, other.judgement))
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
    .toSorted((one, other) => byLikeness(one.judgement, other.judgement));
}

const rank = ({ sameness }: Judgement) => samenesses.indexOf(sameness);
const byLikeness = (one: Judgement, other: Judgement) => rank(one) - rank(other) || other.weight - one.weight;

/** A first and a last name that are both near are enough, however common, and so is a near last name with an animal. */
function isWorthALook({ sameness, weight, reasons }: Judgement): boolean {
  const agrees = (field: (typeof reasons)[number]['field']) => reasons.some((reason) => reason.field === field);
  const isClose = agrees('name') || (agrees('surname') && agrees('patient'));
  return sameness !== 'different' || weight >= candidateLimits.leastWeight || isClose;
}
