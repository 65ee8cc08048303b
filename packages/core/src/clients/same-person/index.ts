export {
  animalLikenessTexts,
  animalsAlike,
  animalsInOrderOfLikeness,
  matchingPairs,
  proposedPair,
} from './animal-pair.js';
export type { AnimalLikeness, AnimalPair } from './animal-pair.js';
export { likeliestFirst, likeliestOfReadings } from './candidates.js';
export type { JudgedCandidate } from './candidates.js';
export { caretakersInOrder, proposedClient } from './client-pair.js';
export { surnameKey } from './folded.js';
export { isAlike, isSameClient, judgePerson, samenesses } from './judge.js';
export type { Judgement, Reason, ReasonKind, Sameness } from './judge.js';
export type { Mark } from './marks.js';
export type { AnimalFacts, PersonFacts, StreetFacts, SurnameShare } from './person-facts.js';
export { closeMatchText, closeMatchWord, reasonText, samenessText, tellingReasons } from './text.js';
export { animalOfPatient, animalOfPims, personOfClient, personOfTyped } from './record-facts.js';
export { readingsOfSearch } from './search-readings.js';
export { surnameShare } from './surname-share.js';
export { canIdentifyClient, typedPersonIssues } from './typed-person.js';
