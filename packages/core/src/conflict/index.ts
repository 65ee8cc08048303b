export { checkConflicts, gradeOf, needsNote } from './check-conflicts.js';
export { conflictHeading, conflictKindLabels } from './conflict.js';
export type { Conflict, ConflictKind, ConflictReport, ConflictSign, NotChecked } from './conflict.js';
export type { DuplicateTherapy } from './duplicate-therapy.js';
export { conflictGradeLabels, conflictGrades, gravest } from './grade.js';
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
export type { InteractionRule, RuleException } from './interaction-rule.js';
export { interactionRules } from './interaction-rules.js';
export type { ConflictPatient, ConflictProduct, ConflictSubject, Dosing } from './subject.js';
