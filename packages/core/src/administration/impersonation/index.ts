export {
  checkSupportConsent,
  consentEnd,
  consentPage,
  consentTexts,
  isOpenToSupport,
  maxConsentDays,
} from './consent.js';
export type { SupportConsent, SupportConsentForm } from './consent.js';
export {
  impersonationExpiry,
  impersonationMinutes,
  isImpersonationOver,
  isUnlocked,
  secondsLeft,
  unlockedMinutes,
  unlockedUntil,
} from './duration.js';
export {
  checkImpersonationReason,
  impersonationReasonLimits,
  impersonationStart,
  impersonationTexts,
  mayImpersonate,
} from './start.js';
export type { ImpersonationStart } from './start.js';
export { fewLocations, firstAssignments, personRead } from './first-assignments.js';
export type { StoredLocationChoice } from './first-assignments.js';
export { impersonatedLocation, impersonationExit, impersonationStorage } from './storage.js';
export type { ImpersonationExit } from './storage.js';
export {
  isSupportLookUp,
  lookUpExpiry,
  lookUpMinutes,
  lookUpState,
  clientSearchIssues,
  mostFoundClients,
  recordedOnce,
  supportReads,
  supportSearches,
  reasonNeededText,
  supportLookUps,
} from './look-up.js';
export type { LookUpState, SupportAccess, SupportLookUp } from './look-up.js';
export { mayWhileLooking, viewOnlyText } from './view-only.js';
export { impersonationSummary } from './described-entry.js';
export type { DescribedEntry } from './described-entry.js';
