import { namesAllergen, containsToken, recordedAllergies, type RecordedAllergy } from './allergy-reading.js';
import type { Conflict } from '../shown/conflict.js';
import { type Drug, drugOfProduct, matchesOf } from '../drug/drug.js';
import { conflictGrades, type ConflictSubject } from '../../signing/index.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import { interactionRules } from '../rule/interaction-rules.js';
import { keywordConflict, termsOfProduct } from './keyword-conflict.js';
import { distinct } from '../term/distinct.js';
import { asRead } from '../reading/read-names.js';
import { isOfSpecies, knownSpecies } from '../record/species.js';

/** The patient token of rules that fire when the allergy matches an ingredient of the product. */
const sameIngredient = 'same_ingredient';

/** The allergy rules, the most severe first, otherwise in table order. */
const allergyRules = interactionRules
  .filter(({ kind }) => kind === 'allergy')
  .toSorted((a, b) => conflictGrades.indexOf(a.grade) - conflictGrades.indexOf(b.grade));

/** The terms of the product that a rule matches for a recorded allergy. */
function meetingTerms(allergy: RecordedAllergy, rule: InteractionRule, drug: Drug): readonly string[] {
  const named = rule.patient.includes(sameIngredient)
    ? drug.ingredients.filter((ingredient) => namesAllergen(allergy, ingredient))
    : [];
  const found = rule.patient.some((token) => token !== sameIngredient && containsToken(allergy, token));
  return distinct(found ? [...named, ...matchesOf(drug, rule.product)] : named);
}

function byRule(allergy: RecordedAllergy, rules: readonly InteractionRule[], drug: Drug): Conflict | null {
  for (const rule of rules) {
    const terms = meetingTerms(allergy, rule, drug);
    if (terms.length === 0) continue;
    return {
      kind: 'allergy',
      grade: rule.grade,
      patientValue: asRead(allergy.name, allergy.reading.readAs),
      sign: '=',
      productValue: terms.join(', '),
      reason: rule.message,
      source: rule.source,
      ruleId: rule.id,
    };
  }
  return null;
}

/**
 * The conflicts of recorded allergies with a product, one per allergy: of kind Allergy by the most severe matching rule
 * of the table; otherwise, if only a text of the product matches, of kind Keyword.
 *
 * @see P-085, P-086, P-234
 */
export function allergyConflicts(subject: ConflictSubject): readonly Conflict[] {
  const allergies = recordedAllergies(subject.patient);
  if (allergies.length === 0) return [];
  const drug = drugOfProduct(subject);
  const species = knownSpecies(subject.patient);
  const rules = allergyRules.filter((rule) => isOfSpecies(rule, species));
  const product = termsOfProduct(subject);
  return allergies.flatMap((allergy) => {
    const found = byRule(allergy, rules, drug) ?? keywordConflict(allergy, product);
    return found === null ? [] : [found];
  });
}
