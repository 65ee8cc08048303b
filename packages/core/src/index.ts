/**
 * What most callers begin with, and the map of all other entries. A page that counts its bytes imports from the entry
 * itself, such as `@signa/core/conflict`.
 *
 * @see A-360
 */
export { mayArchive } from './archive/index.js';
export type { ArchiveLine, ArchiveLines } from './archive/index.js';
export { checkConflicts, gradeOf, needsNote } from './conflict/index.js';
export type { Conflict, ConflictReport, ConflictSubject } from './conflict/index.js';
export type { FailureCode, Issue, Refusal, Verdict } from './failure/index.js';
export { buildCall, readAnswer } from './operation/index.js';
export type { Answer, CallBody } from './operation/index.js';
export { nextPrescriptionStatus, prescriptionLifecycle } from './prescription/change/index.js';
export type { PrescriptionStatusFacts, PrescriptionStep } from './prescription/change/index.js';
export {
  checkPrescriptionForm,
  expiryBadge,
  mayIssue,
  normalizePrescriptionForm,
  waysToIssue,
} from './prescription/index.js';
export type {
  ExpiryBadge,
  IssueAuthority,
  IssueWay,
  PrescriptionForm,
  PrescriptionFormContext,
} from './prescription/index.js';
export { printModel } from './prescription/print/index.js';
export type { PrintFacts, PrintModel } from './prescription/print/index.js';
export { rooms } from './room/index.js';
export type { Room } from './room/index.js';
export { nextTaskStatus, taskLifecycle } from './task/index.js';
export type { TaskEvent, TaskStep } from './task/index.js';
export type { Instant, PlainDate } from './time/index.js';
