import type { ConflictSubject } from '../signing/index.js';
import { daysSupplyWarning } from './days-supply-warning.js';
import { shortDirectionsWarning } from './directions-warning.js';
import type { DoseWarning } from './dose-warning.js';
import { lastDose } from './last-dose.js';
import { tenFoldQuantityWarning } from './quantity-warning.js';
import { tenFoldStrengthWarning } from './strength-warning.js';
import { tenFoldDoseWarning } from './ten-fold-dose-warning.js';
import { weightWarning } from './weight-warning.js';

/**
 * Warnings about contradictions between directions, strength, quantity, days supply and weight, or with usual values,
 * the serious ones first. They compare typed values only; a value that cannot be parsed causes none.
 *
 * @see P-241 to P-243, P-315 to P-317, P-319
 */
export function doseWarnings(subject: ConflictSubject): readonly DoseWarning[] {
  const pair = lastDose(subject);
  const dose = tenFoldDoseWarning(subject, pair);
  const [slip] = dose;
  const lastDirections = slip?.fix?.change.field === 'directions' ? slip.fix.change.value : null;
  const warnings = [
    ...dose,
    ...tenFoldStrengthWarning(subject, pair),
    ...tenFoldQuantityWarning(subject),
    ...weightWarning(subject),
    ...daysSupplyWarning(subject, lastDirections),
    ...shortDirectionsWarning(subject),
  ];
  const isSerious = ({ grade }: DoseWarning) => grade === 'serious';
  return [...warnings.filter(isSerious), ...warnings.filter((warning) => !isSerious(warning))];
}
