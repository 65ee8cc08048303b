export { conflictGradeLabels, conflictGrades, mostSevere, isSevere } from './grade.js';
export type { ConflictGrade } from './grade.js';
export type {
  ActiveTherapyFacts,
  EarlierDeclineFacts,
  IssuedTherapyFacts,
  OtherAnimalFacts,
  RecordedWeightFacts,
  SigningFacts,
  TherapyProductFacts,
} from './signing-facts.js';
export type { NotChecked } from './not-checked.js';
export { conflictPatientFields, conflictProductFields, flavorOf } from './subject.js';
export type { ConflictPatient, ConflictProduct, ConflictSubject, Dosing } from './subject.js';
export { perSubject } from './per-subject.js';
