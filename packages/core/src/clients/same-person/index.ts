export {
  animalSimilarityTexts,
  animalsAlike,
  sortAnimalsBySimilarity,
  matchingPairs,
  proposedPair,
} from './animal-pair.js';
export type { AnimalSimilarity, AnimalPair } from './animal-pair.js';
export { likeliestFirst, likeliestOfReadings } from './candidates.js';
export type { ScoredCandidate } from './candidates.js';
export { caretakersInOrder, proposedClient } from './client-pair.js';
export { surnameKey } from './folded.js';
export { isAlike, isSameClient, scorePerson, samenesses } from './judge.js';
export type { Judgement, Reason, ReasonKind, Sameness } from './judge.js';
export type { Mark } from './marks.js';
export { slipsBetween } from './nearness.js';
export type { AnimalFacts, PersonFacts, StreetFacts, SurnameShare } from './person-facts.js';
export { closeMatchText, closeMatchWord, reasonText, samenessText, tellingReasons } from './text.js';
export { animalOfPatient, animalOfPims, personOfClient, personOfTyped } from './record-facts.js';
export { readingsOfSearch } from './search-readings.js';
export { surnameShare } from './surname-share.js';
export { canIdentifyClient, typedPersonIssues } from './typed-person.js';
