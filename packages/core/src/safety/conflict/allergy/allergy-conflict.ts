import { namesAllergen, holdsToken, recordedAllergies, type RecordedAllergy } from './allergy-reading.js';
import type { Conflict } from '../shown/conflict.js';
import { type Drug, drugOfProduct, matchesOf } from '../drug/drug.js';
import { conflictGrades, type ConflictSubject } from '../../signing/index.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import { interactionRules } from '../rule/interaction-rules.js';
import { keywordConflict, termsOfProduct } from './keyword-conflict.js';
import { distinct } from '../term/distinct.js';
import { asRead } from '../reading/read-names.js';
import { isOfSpecies, knownSpecies } from '../record/species.js';

/** A patient token that means the allergy names an ingredient of the product. */
const sameIngredient = 'same_ingredient';

/** The rows about allergies, the gravest first, else as they stand in the table. */
const allergyRules = interactionRules
  .filter(({ kind }) => kind === 'allergy')
  .toSorted((a, b) => conflictGrades.indexOf(a.grade) - conflictGrades.indexOf(b.grade));

/** What of the product a recorded allergy meets by a row. */
function meetingTerms(allergy: RecordedAllergy, rule: InteractionRule, drug: Drug): readonly string[] {
  const named = rule.patient.includes(sameIngredient)
    ? drug.ingredients.filter((ingredient) => namesAllergen(allergy, ingredient))
    : [];
  const found = rule.patient.some((token) => token !== sameIngredient && holdsToken(allergy, token));
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
 * What recorded allergies say against a product, each once: by the gravest row of the table that it meets, as an Allergy;
 * else, where only a text of the product names it, as a Keyword.
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
