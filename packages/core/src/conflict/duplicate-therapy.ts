import type { ConflictGrade } from './grade.js';
import type { ActiveTherapyFacts } from './signing-facts.js';
import type { ConflictSubject } from './subject.js';

/** Something active that the product would double. */
export interface DuplicateTherapy {
  readonly grade: ConflictGrade;
  readonly by: 'ingredient' | 'class';
  /** What both have in common: an ingredient, or the class by the interaction table. */
  readonly shared: string;
  readonly therapy: ActiveTherapyFacts;
}

/**
 * What of the patient's active therapy the product would double.
 *
 * @see P-236
 */
export function duplicateTherapy(_subject: ConflictSubject): readonly DuplicateTherapy[] {
  return [];
}
