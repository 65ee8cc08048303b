import { namesAllergen, containsToken, recordedAllergies, type RecordedAllergy } from './allergy-reading.js';
import type { Conflict } from '../shown/conflict.js';
import { type Drug, drugOfProduct, matchesOf } from '../drug/drug.js';
import type { ConflictSubject } from '../../signing/index.js';
import { isInEffect, type KnowledgePackage, sourceText, type WarningRow } from '../../../knowledge/index.js';
import { rowsAboutAllergy, sameIngredient } from './allergy-rows.js';
import { keywordConflict, termsOfProduct } from './keyword-conflict.js';
import { distinct } from '../term/distinct.js';
import { asRead } from '../reading/read-names.js';
import { isOfSpecies, knownSpecies } from '../record/species.js';

/** The terms of the product that a rule matches for a recorded allergy. */
function meetingTerms(allergy: RecordedAllergy, rule: WarningRow, drug: Drug): readonly string[] {
  const named = rule.patient.includes(sameIngredient)
    ? drug.ingredients.filter((ingredient) => namesAllergen(allergy, ingredient))
    : [];
  const found = rule.patient.some((token) => token !== sameIngredient && containsToken(allergy, token));
  return distinct(found ? [...named, ...matchesOf(drug, rule.product)] : named);
}

function byRule(
  allergy: RecordedAllergy,
  rules: readonly WarningRow[],
  drug: Drug,
  knowledge: KnowledgePackage,
): Conflict | null {
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
      source: sourceText(rule, knowledge),
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
  const allergies = recordedAllergies(subject);
  if (allergies.length === 0) return [];
  const { knowledge, today } = subject;
  const drug = drugOfProduct(subject);
  const species = knownSpecies(subject.patient);
  const isAsked = (row: WarningRow) => isInEffect(row, today) && isOfSpecies(row, species);
  const product = termsOfProduct(subject);
  return allergies.flatMap((allergy) => {
    const rows = rowsAboutAllergy(allergy, knowledge).filter(isAsked);
    const found = byRule(allergy, rows, drug, knowledge) ?? keywordConflict(allergy, product);
    return found === null ? [] : [found];
  });
}
