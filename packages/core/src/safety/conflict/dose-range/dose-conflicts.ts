import { sourceText } from '../../../knowledge/index.js';
import { quotient } from '../../dose/words.js';
import type { ConflictSubject } from '../../signing/index.js';
import type { Conflict } from '../shown/conflict.js';
import { compareDose } from './compare-dose.js';
import { atMost, perKilogram } from './dose-words.js';
import type { Compared } from './range-limit.js';
import { nearestOf } from './weight-dose.js';

/**
 * Times the labeled maximum from which a dose is serious. Labels are tested for safety at one, three and five times the
 * dose (VICH GL43), so nothing is known beyond; and a ten-fold error of a dose in a range whose maximum is at most twice
 * its minimum is always beyond.
 */
const farAbove = 5;

/** The range that a dose exceeds least, and how far; `null` if it is within one of them, or nothing can be computed. */
function exceeded(subject: ConflictSubject): { readonly by: Compared; readonly isFar: boolean } | null {
  const dose = compareDose(subject);
  if (dose === null || 'reason' in dose || dose.compared.some(({ status }) => status !== 'above')) return null;
  const by = nearestOf(dose.compared, 'above');
  if (by === null) return null;
  const isFar = by.excess > farAbove;
  // Starting doses are adjusted to the patient.
  return isFar || dose.compared.every(({ hasMaximum }) => hasMaximum) ? { by, isFar } : null;
}

/**
 * A dose above what the label allows for the drug, the species and the route: worth knowing, and serious far above. A
 * dose below it is shown without a warning.
 *
 * @see P-402, P-403
 */
export function doseConflict(subject: ConflictSubject): readonly Conflict[] {
  const found = exceeded(subject);
  if (found === null) return [];
  const { range, typed, excess, by, limit, hasMaximum } = found.by;
  const often = by === 'day' ? 'a day' : 'each time';
  const what = hasMaximum ? 'labeled maximum' : 'labeled starting dose';
  return [
    {
      kind: 'dose',
      grade: found.isFar ? 'serious' : 'worth-knowing',
      patientValue: `${perKilogram((by === 'day' ? typed.perDay : null) ?? typed.each, typed.unit)} ${often}`,
      sign: '>',
      productValue: `${hasMaximum ? 'at most' : 'starting dose'} ${atMost(limit, range.unit)} ${often}`,
      reason: found.isFar
        ? `${quotient(excess)} times the ${what}. Check the amount, the strength and the weight.`
        : `${quotient(excess)} times the ${what}.`,
      source: sourceText(range, subject.knowledge),
      ruleId: range.id,
    },
  ];
}
