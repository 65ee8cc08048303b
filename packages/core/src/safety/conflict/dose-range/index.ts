export { courseConflict } from './course-conflict.js';
export { doseConflict } from './dose-conflicts.js';
export { issuedDoseText } from './issued-dose.js';
export type { IssuedDose } from './issued-dose.js';
export { kindOfLimit, limitName, limitsOf, rangeSubject } from './limit-words.js';
export { minimumConflicts } from './minimum-conflicts.js';
export { weightDose } from './weight-dose.js';
export type { ShownRange, UnreadDose, WeightDose } from './weight-dose.js';
