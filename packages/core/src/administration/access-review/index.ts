export { accessEffect } from './access-effect.js';
export type { AccessEffect, PersonEffect } from './access-effect.js';
export { authorizingRights } from './authorizing-right.js';
export type { AuthorizingRight, ReviewPerson } from './authorizing-right.js';
export { whyNotRemove } from './removal.js';
export type { RemovedRight } from './removal.js';
export { isFinished, reviewDays, reviewProgress, reviewStanding } from './standing.js';
export type { KeptRight, ReviewProgress, ReviewStanding } from './standing.js';
export {
  accessEffectTexts,
  pendingOfText,
  accessReviewTexts,
  finishedText,
  licenseText,
  progressText,
  removalText,
  rightDoubts,
  signInText,
  sinceText,
  standingText,
  strandedHereText,
  lastUseText,
  wayText,
} from './text.js';
export type { RightUse, ToldRight } from './text.js';
export { lastAuthorizerIssues, lastAuthorizers, lastAuthorizerText, unconfirmedLocations } from './last-authorizer.js';
export type { LeftLocation } from './last-authorizer.js';
