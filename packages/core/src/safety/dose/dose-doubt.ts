import type { ConflictSubject } from '../signing/index.js';
import { daysSupplyDoubt } from './days-supply-doubt.js';
import { shortDirectionsDoubt } from './directions-doubt.js';
import type { DoseDoubt } from './doubt.js';
import { lastDose } from './last-dose.js';
import { tenFoldQuantityDoubt } from './quantity-doubt.js';
import { tenFoldStrengthDoubt } from './strength-doubt.js';
import { tenFoldDoseDoubt } from './ten-fold-dose-doubt.js';
import { weightDoubt } from './weight-doubt.js';

/**
 * Warnings about contradictions between directions, strength, quantity, days supply and weight, or with usual values,
 * the serious ones first. They compare typed values only; a value that cannot be parsed causes none.
 *
 * @see P-241 to P-243, P-315 to P-317, P-319
 */
export function doseDoubts(subject: ConflictSubject): readonly DoseDoubt[] {
  const pair = lastDose(subject);
  const dose = tenFoldDoseDoubt(subject, pair);
  const [slip] = dose;
  const lastDirections = slip?.fix?.change.field === 'directions' ? slip.fix.change.value : null;
  const doubts = [
    ...dose,
    ...tenFoldStrengthDoubt(subject, pair),
    ...tenFoldQuantityDoubt(subject),
    ...weightDoubt(subject),
    ...daysSupplyDoubt(subject, lastDirections),
    ...shortDirectionsDoubt(subject),
  ];
  const isSerious = ({ grade }: DoseDoubt) => grade === 'serious';
  return [...doubts.filter(isSerious), ...doubts.filter((doubt) => !isSerious(doubt))];
}
