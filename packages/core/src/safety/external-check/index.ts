export {
  cardAnswerText,
  cardCommentMax,
  cardKey,
  carriedAnswers,
  cardFeedback,
  checkCardAnswer,
  isAnswerable,
} from './card-answer.js';
export type { CardAnswer, CardFeedback } from './card-answer.js';
export { externalCardLimits, gradeOfIndicator, indicatorLabels, readCards } from './external-card.js';
export type {
  ExternalCard,
  ExternalLink,
  ExternalSuggestion,
  OverrideCoding,
  ReadCards,
  SentCard,
} from './external-card.js';
export {
  answeredResult,
  checkedByText,
  externalCheckTimeout,
  notAnsweredReasons,
  notAnsweredResult,
  notAskedResult,
  notAwaitedResult,
  notCheckedLines,
} from './external-check.js';
export type { ExternalResult, NotAnsweredReason } from './external-check.js';
export { hookRequest } from './hook-request.js';
export type { DiscoveredService, ExternalOrder, HookRequest } from './hook-request.js';
export { plainText } from './plain-text.js';
export { prefetchFor } from './prefetch.js';
export type { SentPrefetch } from './prefetch.js';
export type { SentResource } from './resource/fhir-json.js';
