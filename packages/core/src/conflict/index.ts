export { checkConflicts, needsNote } from './check-conflicts.js';
export { conflictHeading, conflictKindLabels } from './conflict.js';
export type { Conflict, ConflictKind, ConflictReport, ConflictSign, NotChecked } from './conflict.js';
export type { InteractionRule, RuleException } from './interaction-rule.js';
export { interactionRules } from './interaction-rules.js';
export type { ConflictPatient, ConflictProduct, ConflictSubject } from './subject.js';
