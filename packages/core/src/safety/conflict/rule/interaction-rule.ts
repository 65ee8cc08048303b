import type { ConflictGrade } from '../../signing/index.js';

/** What lets a rule pass by: a fact of the product that carries the product token, or both drugs being the same one. */
export type RuleException =
  | { readonly field: 'classification' | 'presentation' | 'keyword'; readonly value: string }
  | { readonly field: 'ingredient'; readonly value: 'same' };

/**
 * A row of the interaction table. It fires when the species, one product token and one patient token match.
 *
 * - `species`: codes, any of; empty is every species
 * - `product`: a keyword, an ingredient or its leading words; `*` is every product; `flavor:…` the chosen or only flavor
 * - `patient`: by kind. species: none. allergy: words of a recorded allergy, or `same_ingredient`. condition: words of a
 *   health condition, or `juvenile`, in its growth phase. breed: a breed that the recorded one names. interaction: a
 *   medication, as a product token; then the rule holds in both directions
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
   * Of a rule between drugs: for how many days after the end of the one the other must not follow, or `ever`; left out
   * where only both at once matter.
   */
  readonly after?: number | 'ever';
  /** By its source (P-231): contraindicated where the source says that the animal must not get it. */
  readonly grade: ConflictGrade;
  /** At most 140 characters. */
  readonly message: string;
  readonly source: string;
}
