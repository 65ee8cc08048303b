import type { Issue } from '../failure/index.js';
import type { PlainDate } from '../time/index.js';
import { checkBirthdate, checkDeceasedDate } from './birthdate.js';
import type { PatientLife } from './automatic-decline.js';
import { checkWeight, checkWeightUnit } from './weight-form.js';

/** What UpdateLocationPatient sends; a field left out (`undefined`) stays as stored (C-071). */
export interface PatientUpdate {
  readonly birthdate?: string | null;
  readonly weight?: number | null;
  readonly weightUnit?: string | null;
  readonly isActive?: boolean | null;
  readonly isDeceased?: boolean | null;
  readonly deceasedDate?: string | null;
}

/**
 * The violations of the fields sent: a birth date cannot be emptied, a weight can.
 *
 * @param today - the calendar day at the location
 * @see C-071, C-065, C-067, C-068
 */
export function checkPatientUpdate(
  { birthdate, weight, weightUnit, deceasedDate }: PatientUpdate,
  today: PlainDate,
): readonly Issue[] {
  return [
    ...(birthdate === undefined ? [] : checkBirthdate(birthdate, today)),
    ...(weight === undefined ? [] : checkWeight(weight)),
    ...(weightUnit === undefined ? [] : checkWeightUnit(weightUnit)),
    ...(deceasedDate === undefined ? [] : checkDeceasedDate(deceasedDate, today)),
  ];
}

/**
 * Whether a patient lives and is active after an update: a deceased date sets `isDeceased`, clearing it clears the flag,
 * and the flag cleared alone takes the date with it, so the two never contradict; `isActive` changes only when sent.
 *
 * @see C-068
 */
export function lifeStateAfter(
  stored: PatientLife,
  { isActive, isDeceased, deceasedDate }: PatientUpdate,
): PatientLife {
  const active = isActive ?? stored.isActive;
  if (deceasedDate !== undefined) return { isActive: active, isDeceased: deceasedDate !== null, deceasedDate };
  const deceased = isDeceased ?? stored.isDeceased;
  return { isActive: active, isDeceased: deceased, deceasedDate: deceased ? stored.deceasedDate : null };
}
