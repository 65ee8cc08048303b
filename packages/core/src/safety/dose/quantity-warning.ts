import type { ConflictSubject, Dosing } from '../signing/index.js';
import { agrees, daysOfQuantity } from './days-of-quantity.js';
import type { DoseWarning } from './dose-warning.js';
import { isAlike, isDecimalPoint, tenFoldQuantity, tenFoldTitle } from './factor.js';
import { issuedOfDrug } from './last-dose.js';
import { strong } from './sum.js';
import { onPrescription } from './ten-fold-dose-warning.js';
import { counted, figure, quotient } from './words.js';

/** Minimum number of prescriptions to compute a product's usual quantity. */
const enough = 5;

interface Usual {
  readonly value: number;
  readonly what: string;
  readonly sentence: string;
}

/** The patient's last quantity of the same strength. */
function lastQuantity(subject: ConflictSubject, dosing: Dosing, unit: string): Usual | null {
  const last = issuedOfDrug(subject).find(
    ({ product }) =>
      product.unit === unit &&
      (product.id === subject.product.id || product.strengthDisplay === dosing.strengthDisplay),
  );
  if (!last) return null;
  const sentence = onPrescription(counted(last.quantity, unit), last, subject.timeZone);
  return { value: last.quantity, what: 'last quantity', sentence };
}

function usualQuantity({ facts }: ConflictSubject, unit: string): Usual | null {
  const { count, median } = facts?.usage ?? { count: 0, median: null };
  if (median === null || count < enough) return null;
  return {
    value: median,
    what: 'usual quantity',
    sentence: `usually ${counted(median, unit)}, of ${count} prescriptions`,
  };
}

/** Whether the typed days supply agrees with the quantity: two consistent numbers are not a typing error. */
function isMeant({ daysSupply }: ConflictSubject, dosing: Dosing): boolean {
  const days = daysOfQuantity(dosing.unitPerFill, dosing.directions, dosing);
  return daysSupply !== null && days !== null && days.most <= 366 && agrees(daysSupply, days);
}

/**
 * A quantity ten times or a tenth of the patient's last quantity of the same strength, or of the product's usual
 * quantity. It is not reported if the days supply confirms it, unless it is exactly one decimal place off the patient's
 * last one.
 *
 * @see P-242
 */
export function tenFoldQuantityWarning(subject: ConflictSubject): readonly DoseWarning[] {
  const { dosing } = subject;
  const [quantity, unit] = [dosing?.unitPerFill ?? null, dosing?.unit ?? null];
  if (!dosing || quantity === null || unit === null) return [];
  const last = lastQuantity(subject, dosing, unit);
  const usual = usualQuantity(subject, unit);
  if (
    last &&
    tenFoldQuantity(quantity, last.value) &&
    (isDecimalPoint(quantity, last.value) || !isMeant(subject, dosing))
  )
    return [quantityWarningOf(quantity, unit, last)];
  if (last && isAlike(quantity, last.value)) return [];
  return usual && tenFoldQuantity(quantity, usual.value) && !isMeant(subject, dosing)
    ? [quantityWarningOf(quantity, unit, usual)]
    : [];
}

function quantityWarningOf(quantity: number, unit: string, { value, what, sentence }: Usual): DoseWarning {
  const [now, then] = [counted(quantity, unit), counted(value, unit)];
  return {
    kind: 'ten-fold-quantity',
    grade: 'serious',
    title: tenFoldTitle(quantity, value, what),
    sentence: `${now}; ${sentence}.`,
    sum: [strong(`${figure(quantity)} ÷ ${figure(value)} = ${quotient(quantity / value)}`)],
    fix: { label: `Use ${then}`, change: { field: 'unitPerFill', value } },
    keepLabel: `Keep ${now}`,
    short: `${now} or ${then}`,
  };
}
