import type { ConflictGrade } from '../../signing/index.js';

/**
 * Exempts a case from a rule: a fact of the product that matches the product token, or that both drugs are the same.
 */
export type RuleException =
  | { readonly field: 'classification' | 'presentation' | 'keyword'; readonly value: string }
  | { readonly field: 'ingredient'; readonly value: 'same' };

/**
 * A row of the interaction table. It fires when the species, one product token and one patient token match.
 *
 * - `species`: any of these codes; empty means every species
 * - `product`: a keyword, an ingredient or its leading words; `*` means every product; `flavor:…` the chosen or only
 * flavor
 * - `patient`: depends on the kind. species: none. allergy: words of a recorded allergy, or `same_ingredient`.
 * condition: words of a health condition, or `juvenile` for the growth phase. breed: a breed that the recorded one
 * matches. interaction: a medication, as a product token; the rule then applies in both directions
 *
 * @see P-085
 */
export interface InteractionRule {
  readonly id: string;
  readonly kind: 'species' | 'allergy' | 'condition' | 'breed' | 'interaction';
  readonly species: readonly string[];
  readonly product: readonly string[];
  readonly patient: readonly string[];
  readonly except: RuleException | null;
  /**
   * For a rule between drugs: the washout period in days after one of them ended, or `ever`; omitted if only
   * simultaneous use matters.
   */
  readonly after?: number | 'ever';
  /** According to its source (P-231): contraindicated if the source says the animal must not get it. */
  readonly grade: ConflictGrade;
  /** At most 140 characters. */
  readonly message: string;
  readonly source: string;
}
