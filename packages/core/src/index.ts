/**
 * The most used exports, and the map of all other entry points. A page with a size budget imports from the entry point
 * itself, such as `@signa/core/safety`.
 *
 * @see A-360
 */
export { mayArchive } from './prescribing/archive/index.js';
export type { ArchiveLine, ArchiveLines } from './prescribing/archive/index.js';
export { checkConflicts, gradeOf, needsNote } from './safety/conflict/index.js';
export type { Conflict, ConflictReport, ConflictSubject } from './safety/conflict/index.js';
export type { FailureCode, Issue, Refusal, Verdict } from './base/failure/index.js';
export { buildCall, readAnswer } from './contract/index.js';
export type { Answer, CallBody } from './contract/index.js';
export { nextPrescriptionStatus, prescriptionLifecycle } from './prescribing/prescription/change/index.js';
export type { PrescriptionStatusFacts, PrescriptionStep } from './prescribing/prescription/change/index.js';
export {
  checkPrescriptionForm,
  expiryBadge,
  mayIssue,
  normalizePrescriptionForm,
  grantsToIssue,
} from './prescribing/prescription/index.js';
export type {
  ExpiryBadge,
  IssueAuthority,
  IssueGrant,
  PrescriptionForm,
  PrescriptionFormContext,
} from './prescribing/prescription/index.js';
export { printModel } from './prescribing/prescription/print/index.js';
export type { PrintFacts, PrintModel } from './prescribing/prescription/print/index.js';
export { entryPoints } from './entry-points.js';
export type { EntryPoint } from './entry-points.js';
export { nextTaskStatus, taskLifecycle } from './prescribing/task/index.js';
export type { TaskEvent, TaskStep } from './prescribing/task/index.js';
export type { Instant, PlainDate } from './base/time/index.js';
