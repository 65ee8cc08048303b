export { clientRows } from './client-rows.js';
export type { LookedUpCaretaker, LookedUpClient } from './client-rows.js';
export { patientRows } from './patient-rows.js';
export type { LookedUpPatient } from './patient-rows.js';
export type { Agreement, RecordRow } from './record-row.js';
export { shownRows, existingRows } from './existing-rows.js';
export type { ExistingRow, ComparisonWinner } from './existing-rows.js';
