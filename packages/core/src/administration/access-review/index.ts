export { accessEffect } from './access-effect.js';
export type { AccessEffect, PersonEffect } from './access-effect.js';
export { authorizingRights } from './authorizing-right.js';
export type { AuthorizingRight, ReviewPerson } from './authorizing-right.js';
export { whyNotRemove } from './removal.js';
export type { RemovedRight } from './removal.js';
export { isFinished, reviewDays, reviewProgress, reviewStatus } from './review-status.js';
export type { ReviewedRight, ReviewProgress, ReviewStatus } from './review-status.js';
export {
  accessEffectTexts,
  pendingOfText,
  accessReviewTexts,
  finishedText,
  licenseText,
  progressText,
  removalText,
  reviewConcerns,
  signInText,
  sinceText,
  reviewStatusText,
  strandedHereText,
  lastUseText,
  grantText,
} from './text.js';
export type { RightUse, DescribedRight } from './text.js';
export { lastAuthorizerIssues, lastAuthorizers, lastAuthorizerText, unconfirmedLocations } from './last-authorizer.js';
export type { LeftLocation } from './last-authorizer.js';
