export { batchText, checkRenewalBatch, maxRenewalsTogether, mayAuthorizeTogether, renewalPageSize } from './batch.js';
export type { NamedRenewal, RenewalDecision } from './batch.js';
export { isClean, mainReason, reasonCounts, renewalGateLabels, renewalGateNames } from './gate.js';
export type { RenewalGate, RenewalGateName, RenewalReason } from './gate.js';
export {
  checkPracticeGates,
  defaultPracticeGates,
  practiceGateLabels,
  practiceGateLimits,
  renewalFloorText,
  renewalsOffText,
} from './practice-gates.js';
export type { PracticeGateNumber, PracticeGates } from './practice-gates.js';
export { changedSinceShown, renewalContent } from './renewal-content.js';
export type { RenewalLine, ShownLine } from './renewal-content.js';
export { renewalGates } from './renewal-gates.js';
export type { RenewalParties, RenewalRequest, RenewalSource } from './renewal-source.js';
