import type { Issue } from '../../../base/failure/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import { prescriptionLimits } from '../../../base/limits/index.js';

/** P-076. */
export const daysSupplyText = `Must be greater than zero & less than or equal to ${prescriptionLimits.daysSupplyMax}`;

/** Optional, a whole number of days from 1 to 365, in every form (P-076, README ruling 11). */
export function checkDaysSupply({ daysSupply }: PrescriptionForm, issues: Issue[]): void {
  if (daysSupply === null) return;
  const { daysSupplyMin, daysSupplyMax } = prescriptionLimits;
  const isFine = Number.isInteger(daysSupply) && daysSupply >= daysSupplyMin && daysSupply <= daysSupplyMax;
  if (!isFine) issues.push(issueAt('daysSupply', 'out-of-range', daysSupplyText));
}

/** The days supply to send: 0 or less is none (P-076). */
export function sentDaysSupply(daysSupply: number | null): number | null {
  return daysSupply !== null && daysSupply <= 0 ? null : daysSupply;
}
