export { failureCodes } from './failure-code.js';
export type { FailureCode } from './failure-code.js';
export type { Issue } from './issue.js';
export { allowed, refuse } from './verdict.js';
export type { Refusal, Verdict } from './verdict.js';
