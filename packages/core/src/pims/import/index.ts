export type {
  BuiltOn,
  ClientValues,
  ImportedClient,
  ImportedName,
  ImportedNoun,
  ImportedPatient,
  PatientLink,
  PatientValues,
  PimsImport,
} from './imported-record.js';
export {
  importedNameText,
  importFinishedNotice,
  importNamesText,
  importStaleText,
  importUndoneNotice,
  importUndoneText,
  noImportsText,
  nothingGoesText,
} from './text.js';
export { planPrescriptionUndo } from './prescription-undo.js';
export type { ImportedPrescription, PrescriptionUndo, StayingPrescription } from './prescription-undo.js';
export { planImportUndo } from './undo-plan.js';
export type { ImportUndo, Staying } from './undo-plan.js';
