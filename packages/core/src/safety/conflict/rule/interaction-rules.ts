import { allergyClassRules } from './allergy-class-rules.js';
import { allergyFoodRules } from './allergy-food-rules.js';
import { allergyRules } from './allergy-rules.js';
import { breedRules } from './breed-rules.js';
import { classDuplicateRules } from './class-duplicate-rules.js';
import { conditionRules } from './condition-rules.js';
import type { InteractionRule } from './interaction-rule.js';
import { medicationRules } from './medication-rules.js';
import { speciesRules } from './species-rules.js';

/**
 * The interaction table: facts from the public sources given in each row, in our own words. Sample data, not complete,
 * not for clinical use.
 *
 * @see P-085
 */
export const interactionRules: readonly InteractionRule[] = [
  ...speciesRules,
  ...breedRules,
  ...allergyRules,
  ...allergyClassRules,
  ...allergyFoodRules,
  ...conditionRules,
  ...medicationRules,
  ...classDuplicateRules,
];
