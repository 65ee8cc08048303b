export { checkedNames } from './checked.js';
export type { CheckName } from './checked.js';
export { checkConflicts, contraindications, gradeOf, severeFindings, needsNote } from './check-conflicts.js';
export { conflictHeading, conflictKindLabels, harmOf, readAsText } from './shown/conflict.js';
export type { Conflict, ConflictKind, ConflictSign, Harm, ReadAs } from './shown/conflict.js';
export type { ConflictReport } from './report.js';
export { duplicateTherapy } from './therapy/duplicate-therapy.js';
export type { DuplicateTherapy } from './therapy/duplicate-therapy.js';
export { dayWords, duplicateWords, therapyName } from './therapy/duplicate-words.js';
export type { DuplicateSetting, DuplicateWords } from './therapy/duplicate-words.js';
export { openSum } from './therapy/open-sum.js';
export type { OpenSum } from './therapy/open-sum.js';
export { previousOf } from './therapy/previous-of.js';
export { isRenewedSince } from './therapy/renewed-since.js';
export type { RenewableFacts } from './therapy/renewed-since.js';
export { withReadMedications } from './reading/resolved-by-name.js';
export { renewedHereText, therapyLines } from './therapy/therapy-lines.js';
export type { TherapyLine } from './therapy/therapy-lines.js';
export { conflictGradeLabels, conflictGrades, mostSevere, isSevere } from '../signing/index.js';
export type {
  ConflictGrade,
  ActiveTherapyFacts,
  EarlierDeclineFacts,
  IssuedTherapyFacts,
  OtherAnimalFacts,
  RecordedWeightFacts,
  SigningFacts,
  TherapyProductFacts,
  ConflictPatient,
  ConflictProduct,
  ConflictSubject,
  Dosing,
  NotChecked,
} from '../signing/index.js';
export { animalQuestion } from './animal/which-animal.js';
export type { AnimalSubject, WhichAnimal } from './animal/which-animal.js';
export { declinedBeforeText, declinedQuantityText, earlierDeclines } from './therapy/earlier-decline.js';
export { comparedWords } from './compared-words.js';
export type { ComparedWords } from './compared-words.js';
export { readMedication } from './reading/read-medication.js';
export type { MedicationReading } from './reading/read-medication.js';
export { issuedDoseText, kindOfLimit, limitName, limitsOf, rangeSubject, weightDose } from './dose-range/index.js';
export type { IssuedDose, ShownRange, UnreadDose, WeightDose } from './dose-range/index.js';
export { isOfDrug } from './drug/drug-facts.js';
export type { DrugFacts } from './drug/drug-facts.js';
