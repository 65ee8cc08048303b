import { type Issue, required } from '../../base/failure/index.js';
import { checkWeight, checkWeightUnit } from './weight-form.js';
import { checkPatientName } from './name.js';

/** What was typed when a weight is corrected, in the weight edit or out of a weight conflict (P-089). */
export interface WeightEdit {
  readonly name: string | null;
  /** NaN when what was typed is no number. */
  readonly weight: number | null;
  readonly weightUnit: string | null;
}

/**
 * The violations of the weight edit: name and weight are required, unlike in the patient form.
 *
 * @see C-072, P-089
 */
export function checkWeightEdit({ name, weight, weightUnit }: WeightEdit): readonly Issue[] {
  const weightIssues = weight === null ? [required('weight')] : checkWeight(weight);
  return [...checkPatientName(name), ...weightIssues, ...checkWeightUnit(weightUnit)];
}
