export { readCaretaker } from './caretaker-record.js';
export type { CaretakerRecord } from './caretaker-record.js';
export type { LeftOut } from './left-out.js';
export { pimsRecordLimits } from './limits.js';
export { onceEach } from './once-each.js';
export { readPatient } from './patient-record.js';
export type { PatientRecord } from './patient-record.js';
export { speciesOf } from './species-word.js';
export type { ToldAddress, ToldCaretaker, ToldPatient, ToldPhone } from './told.js';
