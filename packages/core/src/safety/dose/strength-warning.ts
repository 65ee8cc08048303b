import type { ConflictSubject } from '../signing/index.js';
import type { DoseWarning } from './dose-warning.js';
import { tenFoldDose, tenFoldTitle } from './factor.js';
import { hasLabelBand } from './label-band.js';
import { type DosePair, issuedOfDrug } from './last-dose.js';
import { readStrength } from './read-strength.js';
import { strong } from './sum.js';
import { onPrescription } from './ten-fold-dose-warning.js';
import { figure, quotient } from './words.js';

/** The content of the first ingredient in one unit, if the strength is known. */
function contentOf(display: string | null): { readonly value: number; readonly unit: string } | null {
  const strength = readStrength(display);
  if (!strength) return null;
  const [part] = strength.parts;
  return { value: part.value / strength.per.value, unit: `${part.unit} per ${strength.per.unit}` };
}

/**
 * A strength ten times or a tenth of the last one of the same drug, if the directions do not determine the dose: with
 * the same number of units it is a different dose. If the dose can be parsed, it is compared instead, and a count that
 * was adjusted to the strength causes no warning.
 *
 * @param pair - `lastDose` of the subject
 * @see P-242
 */
export function tenFoldStrengthWarning(subject: ConflictSubject, pair: DosePair | null): readonly DoseWarning[] {
  const { dosing } = subject;
  const [last] = issuedOfDrug(subject);
  if (!dosing?.strengthDisplay || !last || last.product.id === subject.product.id || pair) return [];
  if (hasLabelBand(subject.product)) return [];
  const [now, then] = [contentOf(dosing.strengthDisplay), contentOf(last.product.strengthDisplay)];
  if (!now || now.unit !== then?.unit || tenFoldDose(now.value, then.value) === null) return [];
  const units = dosing.unitPerFill === null ? 1 : dosing.unitPerFill / last.quantity;
  if (tenFoldDose(now.value * units, then.value) === null) return [];
  const lastStrength = last.product.strengthDisplay ?? '';
  return [
    {
      kind: 'ten-fold-strength',
      grade: 'serious',
      title: tenFoldTitle(now.value, then.value, 'last strength'),
      sentence: `${dosing.strengthDisplay}; ${onPrescription(lastStrength, last, subject.timeZone)}.`,
      sum: [strong(`${figure(now.value)} ÷ ${figure(then.value)} = ${quotient(now.value / then.value)}`)],
      fix: null,
      keepLabel: `Keep ${dosing.strengthDisplay}`,
      short: `${dosing.strengthDisplay} or ${lastStrength}`,
    },
  ];
}
