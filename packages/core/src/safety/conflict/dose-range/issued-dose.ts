import type { StoredWeight } from '../../../clients/patient/index.js';
import { kilogramsOf } from '../../dose/kilograms.js';
import { readDirections } from '../../dose/read-directions.js';
import type { ConflictProduct, Dosing } from '../../signing/index.js';
import { activeIngredients } from '../drug/drug.js';
import { doseRoutesOf, type RoutedForm } from './dose-routes.js';
import { doseWords } from './dose-words.js';
import { typedDose } from './typed-dose.js';

/** A prescription as it was issued. */
export interface IssuedDose {
  readonly product: RoutedForm & Pick<ConflictProduct, 'ingredients'> & Pick<Dosing, 'strengthDisplay' | 'unit'>;
  readonly patient: StoredWeight;
  readonly directions: string | null;
}

/**
 * The dose of an issued prescription by the weight at issue: '2.1 mg/kg every 12 hours'. What the label stated then is
 * among the recorded findings.
 *
 * @returns `null` if it can't be computed
 * @see P-405
 */
export function issuedDoseText({ product, patient, directions }: IssuedDose): string | null {
  const [reading, kilograms] = [readDirections(directions), kilogramsOf(patient)];
  if (reading === null || kilograms === null || doseRoutesOf(product, directions).size === 0) return null;
  const typed = typedDose(null, { reading, dosing: product, kilograms, ingredients: activeIngredients(product) });
  return typed && doseWords(typed, reading);
}
