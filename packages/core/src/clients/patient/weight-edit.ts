import { type Issue, required } from '../../base/failure/index.js';
import { checkWeight, checkWeightUnit } from './weight-form.js';
import { checkPatientName } from './name.js';

/** The form to correct a weight, opened from the patient or from a weight conflict (P-089). */
export interface WeightEdit {
  readonly name: string | null;
  /** NaN when the typed text is not a number. */
  readonly weight: number | null;
  readonly weightUnit: string | null;
}

/**
 * The issues of the weight form, in which name and weight are required, unlike in the patient form.
 *
 * @see C-072, P-089
 */
export function checkWeightEdit({ name, weight, weightUnit }: WeightEdit): readonly Issue[] {
  const weightIssues = weight === null ? [required('weight')] : checkWeight(weight);
  return [...checkPatientName(name), ...weightIssues, ...checkWeightUnit(weightUnit)];
}
