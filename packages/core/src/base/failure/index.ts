export { isFailureCode, toExtensions } from './extension.js';
export type { FailureExtensions } from './extension.js';
export { failure, failureOf, invalidInput } from './failure.js';
export type { Failure } from './failure.js';
export { failureCodes } from './failure-code.js';
export type { FailureCode } from './failure-code.js';
export { failureTexts, largeAnswerText, tooManyCallsText, unavailableTexts } from './failure-text.js';
export type { Issue } from './issue.js';
export {
  errorNotice,
  forwardToLoginAfter,
  impersonationSigningOut,
  notLoggedIn,
  sessionEndedText,
  signedOutWhileTyping,
  signingYouOut,
  signInFailed,
  signInUnknown,
  userNotRetrieved,
} from './notice.js';
export type { Notice } from './notice.js';
export { isNo, isYes } from './known.js';
export { noticeStay } from './notice-stay.js';
export type { NoticeArea } from './notice-stay.js';
export { required, requiredText } from './required.js';
export { allowed, refuse } from './verdict.js';
export { isOpen, unless } from './permission-grant.js';
export type { Missing, PermissionGrant } from './permission-grant.js';
export type { Refusal, Verdict } from './verdict.js';
