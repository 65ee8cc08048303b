import { checkWeight, weightInExactPounds, type WeightUnit } from '../../clients/patient/index.js';
import type { Note } from './left-out.js';
import type { ReportedPatient } from './reported-record.js';

/** A weight in its own unit and in pounds, each with two decimals; all `null` if unknown. */
export interface WeightRecord {
  readonly currentWeight: number | null;
  readonly currentWeightUnit: WeightUnit | null;
  readonly currentWeightInPounds: number | null;
}

const noWeight: WeightRecord = { currentWeight: null, currentWeightUnit: null, currentWeightInPounds: null };

/** The units of systems, converted to ours; the smallest patients have grams and ounces. */
export const unitWords: Readonly<Record<string, { readonly unit: WeightUnit; readonly of: number }>> = {
  lb: { unit: 'lbs', of: 1 },
  lbs: { unit: 'lbs', of: 1 },
  pound: { unit: 'lbs', of: 1 },
  pounds: { unit: 'lbs', of: 1 },
  oz: { unit: 'lbs', of: 1 / 16 },
  ounces: { unit: 'lbs', of: 1 / 16 },
  kg: { unit: 'kg', of: 1 },
  kgs: { unit: 'kg', of: 1 },
  kilogram: { unit: 'kg', of: 1 },
  kilograms: { unit: 'kg', of: 1 },
  g: { unit: 'kg', of: 1 / 1000 },
  gram: { unit: 'kg', of: 1 / 1000 },
  grams: { unit: 'kg', of: 1 / 1000 },
};

/**
 * The reported weight: in pounds if available, else from the weight and its unit. A weight with an unknown unit is
 * ignored: read as pounds it could match a label.
 *
 * @see C-102, C-197
 */
export function readWeight(reported: ReportedPatient, note: Note): WeightRecord {
  const amount = readAmount(reported.currentWeight, 'currentWeight', note);
  const pounds = roundedOrNone(readAmount(reported.currentWeightInPounds, 'currentWeightInPounds', note));
  if (amount === null) return pounds === null ? noWeight : { ...noWeight, currentWeightInPounds: pounds };
  const known = unitWords[wordOf(reported.currentWeightUnit)];
  if (known === undefined) {
    note('currentWeight', 'Skipped: its unit is unknown.');
    return { ...noWeight, currentWeightInPounds: pounds };
  }
  const weight = roundedOrNone(amount * known.of);
  const exact = weightInExactPounds({ weight: amount * known.of, weightUnit: known.unit });
  return {
    currentWeight: weight,
    currentWeightUnit: weight === null ? null : known.unit,
    currentWeightInPounds: pounds ?? (checkWeight(exact).length === 0 ? roundedOrNone(exact) : null),
  };
}

const wordOf = (reported: unknown) =>
  typeof reported === 'string' ? reported.trim().toLowerCase().replace(/\.$/, '') : '';

const rounded = (amount: number) => Math.round(amount * 100) / 100;
/** Two decimals; a smaller amount is missing. */
const roundedOrNone = (amount: number | null) => (amount === null ? null : rounded(amount) || null);

/** An amount with two decimals; 0 counts as missing, because no living patient weighs 0. */
function readAmount(reported: unknown, field: string, note: Note): number | null {
  const text = typeof reported === 'string' ? reported.trim() : reported;
  if (text === null || text === undefined || text === '') return null;
  const amount = typeof text === 'string' || typeof text === 'number' ? Number(text) : NaN;
  if (amount === 0) return null;
  if (checkWeight(rounded(amount)).length === 0 && amount > 0) return amount;
  note(field, 'Skipped: it is not a possible weight.');
  return null;
}
