export { checkedNames } from './checked.js';
export type { CheckName } from './checked.js';
export { checkConflicts, gradeOf, needsNote } from './check-conflicts.js';
export { conflictHeading, conflictKindLabels, harmOf } from './conflict.js';
export type { Conflict, ConflictKind, ConflictReport, ConflictSign, Harm, NotChecked } from './conflict.js';
export { duplicateTherapy } from './duplicate-therapy.js';
export type { DuplicateTherapy } from './duplicate-therapy.js';
export { dayWords, duplicateWords } from './duplicate-words.js';
export type { DuplicateSetting, DuplicateWords } from './duplicate-words.js';
export { openSum } from './open-sum.js';
export type { OpenSum } from './open-sum.js';
export { previousOf } from './previous-of.js';
export { renewedHereText, therapyLines } from './therapy-lines.js';
export type { TherapyLine } from './therapy-lines.js';
export { conflictGradeLabels, conflictGrades, gravest } from '../signing/index.js';
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
} from '../signing/index.js';
export type { InteractionRule, RuleException } from './interaction-rule.js';
export { interactionRules } from './interaction-rules.js';
export { animalsMeant } from './which-animal.js';
export type { AnimalSubject, WhichAnimal } from './which-animal.js';
export { declinedBeforeText, declinedQuantityText, earlierDeclines } from './earlier-decline.js';
export { isOfDrug } from './drug-facts.js';
export type { DrugFacts } from './drug-facts.js';
