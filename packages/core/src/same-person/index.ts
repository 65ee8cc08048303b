export { candidateLimits, likeliestFirst } from './candidates.js';
export type { JudgedCandidate } from './candidates.js';
export { surnameKey } from './folded.js';
export { judgePerson, samenesses } from './judge.js';
export type { Judgement, Reason, ReasonKind, Sameness } from './judge.js';
export type { Mark } from './marks.js';
export type { AnimalFacts, PersonFacts, StreetFacts, SurnameShare } from './person-facts.js';
export { reasonText, samenessTexts } from './text.js';
