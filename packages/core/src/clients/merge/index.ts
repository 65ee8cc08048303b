export { planClientMerge } from './client-merge.js';
export type { ClientMerge, MergedClient } from './client-merge.js';
export type { MergedAddress, MergedPhone } from './contact-join.js';
export type { MergeAnswer, MergedField, MergeSide } from './field-choice.js';
export type { MergedRecord, MergeNoun, MergePlan } from './merge-plan.js';
export type { MergedLink } from './moved-links.js';
export type { MovedPrescription, MovedRequest } from './moved-rows.js';
export { planPatientMerge } from './patient-merge.js';
export type { MergedPatient, PatientMerge } from './patient-merge.js';
export { takesRecord } from './record-link.js';
export { inverseOf, nameOf, rowsAfter } from './row-change.js';
export type { MergedRowKind, RowChange, RowValues, ExistingRow } from './row-change.js';
export {
  hiddenValueText,
  redirectedNotice,
  mergedNotice,
  mergedText,
  mergeFieldLabel,
  mergeMovesText,
  mergeOpenText,
  mergeStaleText,
  notMergedText,
  unmergedNotice,
} from './text.js';
export { undoRefusals } from './undo.js';
export type { SinceMerge } from './undo.js';
