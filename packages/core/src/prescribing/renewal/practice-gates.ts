import type { Issue } from '../../base/failure/index.js';

/** The gates for renewals that a practice sets for itself. Field names are those of the API. @see P-463 */
export interface PracticeGates {
  /** Whether renewals may be authorized together at all. */
  readonly isAllowed: boolean;
  /** Months within which the patient's last exam must be. */
  readonly examMonths: number;
  /** Months within which the weight must have been recorded. */
  readonly weightMonths: number;
  /** Percent by which the weight may differ from the one at the last prescription. */
  readonly weightPercent: number;
}

/** Bounds of each number: the upper one is the loosest that any practice can set. @see P-463 */
export const practiceGateLimits = {
  examMonths: { min: 1, max: 12 },
  weightMonths: { min: 1, max: 12 },
  weightPercent: { min: 0, max: 10 },
} as const;

export type PracticeGateNumber = keyof typeof practiceGateLimits;
const numbers = Object.keys(practiceGateLimits) as PracticeGateNumber[];

/** The gates of a practice that has set none: the loosest ones. */
export const defaultPracticeGates: PracticeGates = {
  isAllowed: true,
  examMonths: practiceGateLimits.examMonths.max,
  weightMonths: practiceGateLimits.weightMonths.max,
  weightPercent: practiceGateLimits.weightPercent.max,
};

/** The labels of the fields. */
export const practiceGateLabels: Readonly<Record<keyof PracticeGates, string>> = {
  isAllowed: 'Allow authorizing clean renewals together',
  examMonths: 'Last exam within (months)',
  weightMonths: 'Weight recorded within (months)',
  weightPercent: 'Weight change up to (percent)',
};

/** What no practice can switch off, for the settings page. @see P-463 */
export const renewalFloorText =
  'These settings can only make the view stricter. Always left out: controlled products, prescriptions that state law or the issue rules refuse, warnings above Worth knowing, checks that could not run, values that differ from last time, and patients of vets who have not delegated access.';

/** @see P-460 */
export const renewalsOffText =
  'This practice does not authorize renewals together. Answer each request by itself, or ask an administrator to allow it in Practice Settings.';

/**
 * The issues of the gates of a practice: each number is whole and within its bounds.
 *
 * @see P-463
 */
export function checkPracticeGates(gates: PracticeGates): readonly Issue[] {
  return numbers.flatMap((path) => {
    const { min, max } = practiceGateLimits[path];
    const value = gates[path];
    if (Number.isInteger(value) && value >= min && value <= max) return [];
    return [{ path, code: 'out-of-range', message: `Enter a whole number from ${min} to ${max}.` }];
  });
}

/**
 * The gates in effect: a number outside of its bounds counts as the strictest one, so that no stored value is looser
 * than the floor.
 */
export function gatesInEffect(gates: PracticeGates): PracticeGates {
  const wrong = new Set(checkPracticeGates(gates).map(({ path }) => path));
  const inEffect = (path: PracticeGateNumber) => (wrong.has(path) ? practiceGateLimits[path].min : gates[path]);
  return {
    isAllowed: gates.isAllowed,
    examMonths: inEffect('examMonths'),
    weightMonths: inEffect('weightMonths'),
    weightPercent: inEffect('weightPercent'),
  };
}
