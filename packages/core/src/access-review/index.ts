export { authorizingRights } from './authorizing-right.js';
export type { AuthorizingRight, ReviewPerson } from './authorizing-right.js';
export { whyNotRemove } from './removal.js';
export type { RemovedRight } from './removal.js';
export { isFinished, reviewDays, reviewProgress, reviewStanding } from './standing.js';
export type { KeptRight, ReviewProgress, ReviewStanding } from './standing.js';
export {
  accessReviewTexts,
  licenseText,
  progressText,
  rightDoubts,
  signInText,
  sinceText,
  standingText,
  useText,
  wayText,
} from './text.js';
export type { RightUse, ToldRight } from './text.js';
