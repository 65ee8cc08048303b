import type { KnowledgeRow } from './knowledge-row.js';

/** The kinds of warning rows. */
export const warningKinds = ['species', 'age', 'breed', 'condition', 'allergy', 'interaction'] as const;
export type WarningKind = (typeof warningKinds)[number];

/** The grades of a warning, the most severe first (P-231). */
export const warningGrades = ['contraindicated', 'serious', 'worth-knowing'] as const;
export type WarningGrade = (typeof warningGrades)[number];

/** Whether a text is a grade. */
export const isWarningGrade = (text: string): text is WarningGrade =>
  (warningGrades as readonly string[]).includes(text);

/**
 * Exempts a case from a row: a fact of the product that matches the product token, or that both drugs are the same.
 */
export type RowException =
  | { readonly field: 'classification' | 'presentation' | 'keyword'; readonly value: string }
  | { readonly field: 'ingredient'; readonly value: 'same' };

/** Days of age; one bound at least is set. */
export interface AgeBounds {
  /** The row applies to animals younger than this. */
  readonly below: number | null;
  /** The row applies to animals of at least this age. */
  readonly from: number | null;
}

/**
 * A warning against giving a drug to an animal. It applies when the species, one product token and one patient token
 * match.
 *
 * - `species`: any of these codes; empty means every species
 * - `product`: a keyword, a class, an ingredient or its leading words; `*` means every product; `flavor:…` the chosen or
 * only flavor
 * - `patient`: depends on the kind. species and age: none. allergy: words of a recorded allergy, or `same_ingredient`.
 * condition: words of a health condition, or `juvenile` for the growth phase. breed: a breed or a group of breeds.
 * interaction: a medication, as a product token; the row then applies in both directions
 *
 * @see P-085
 */
export interface WarningRow extends KnowledgeRow {
  readonly kind: WarningKind;
  readonly species: readonly string[];
  readonly product: readonly string[];
  readonly patient: readonly string[];
  readonly except: RowException | null;
  /** Only for kind `age`. */
  readonly age: AgeBounds | null;
  /**
   * For two drugs: the washout period in days after one of them ended, or `ever`; `null` if only simultaneous use
   * matters.
   */
  readonly washout: number | 'ever' | null;
  /** By the words of the source: contraindicated if it says that the animal must not get the drug. */
  readonly grade: WarningGrade;
  /** The harm in the first sentence, then what to do; at most 140 characters. */
  readonly message: string;
}
