import { isYes, type Issue } from '../../base/failure/index.js';
import type { ProductApprovalType } from '../../catalog/product/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { checkBirthdate, isBirthdateKnown } from './birthdate.js';
import type { WeightUnit } from './patient.js';
import { isWeightKnown } from './weight.js';
import { checkWeight, checkWeightUnit, defaultWeightUnit } from './weight-form.js';

/** The text of the prompt for weight and birthdate (P-106). */
export const patientPromptText =
  'Patient information is required. If left blank, we will make pet owner and/or clinic outreach to avoid delays in fulfillment.';

/** The product to be issued. */
export interface PromptProduct {
  readonly productApprovalType: ProductApprovalType;
  readonly isOfficeUse: boolean;
}

/**
 * Whether issuing opens the prompt for weight and birthdate: for an Rx product, not for office use, when the weight is
 * missing (`null` or 0) or the birthdate is missing, invalid, or of 1900 or earlier.
 *
 * @see P-105, C-073
 */
export function patientPromptNeeded(
  { productApprovalType, isOfficeUse }: PromptProduct,
  patient: { readonly weight: number | null; readonly birthdate: string | null },
): boolean {
  const isOverTheCounter = productApprovalType === 'OTC' || productApprovalType === 'AOTC';
  if (isOverTheCounter || isYes(isOfficeUse)) return false;
  return !isWeightKnown(patient.weight) || !isBirthdateKnown(patient.birthdate);
}

/** The values of the prompt; `null` for a blank field. */
export interface PatientPrompt {
  /** NaN when the typed text is not a number. */
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
  readonly birthdate: string | null;
}

/**
 * The issues of the prompt: both fields are optional and otherwise validated as in the patient form.
 *
 * @param today - the calendar day at the location
 * @see P-106, C-065, C-067
 */
export function checkPatientPrompt(
  { weight, weightUnit, birthdate }: PatientPrompt,
  today: PlainDate,
): readonly Issue[] {
  const unitIssues = weight === null ? [] : checkWeightUnit(weightUnit);
  const birthdateIssues = birthdate === null ? [] : checkBirthdate(birthdate, today);
  return [...checkWeight(weight), ...unitIssues, ...birthdateIssues];
}

/** The answers to store with UpdateLocationPatient. */
export interface PromptAnswers {
  readonly weight?: number;
  readonly weightUnit?: WeightUnit;
  readonly birthdate?: PlainDate;
}

/**
 * The filled fields of a valid prompt.
 *
 * @returns `null` when both are blank: issuing continues without saving
 * @see P-106, P-107
 */
export function promptAnswers({ weight, weightUnit, birthdate }: PatientPrompt): PromptAnswers | null {
  if (weight === null && birthdate === null) return null;
  return {
    ...(weight === null ? {} : { weight, weightUnit: weightUnit ?? defaultWeightUnit }),
    ...(birthdate === null ? {} : { birthdate }),
  };
}
