import { type Decimal, decimalOf, type Fraction, rounded, times } from '../../base/decimal/index.js';
import { isWeightKnown, type StoredWeight, weightInKilograms, type WeightUnit } from '../../clients/patient/index.js';
import type { DoseFormula, DoseStep } from './formula.js';

/** The parts into which a rounded unit is divided. */
const partsOfUnit: Readonly<Record<DoseStep, bigint>> = { whole: 1n, half: 2n, tenth: 10n };

const stepWords: Readonly<Record<DoseStep, string>> = {
  whole: 'to whole units',
  half: 'to half units',
  tenth: 'to tenths',
};

/** 1 lb = 0.45359237 kg exactly (P-083). */
const kilogramsPerPound = { over: 45_359_237n, under: 100_000_000n } as const;

/** A dose computed from a weight, with the arithmetic that is shown before it is signed. */
export interface ComputedDose {
  /** Dispensing units after rounding, above 0: '1.5', '0.3', '2'; no trailing zeros, and a zero before the point. */
  readonly text: string;
  /** '36 kg × 2.2 mg/kg ÷ 50 mg = 1.584, rounded to half units: 1.5'. */
  readonly sum: string;
}

/** Why a calculation has no result: a sentence for the screen. */
export interface NotComputed {
  readonly reason: string;
}

/** By at most what part of itself rounding may change a dose. Beyond it, a vet decides (P-493). */
const mostRounding = { over: 1n, under: 4n } as const;

/** '0.5 mL', with a no-break space. */
const withUnit = (value: number, unit: string) => `${value}\u00A0${unit}`;

const weightUnitWords = (unit: WeightUnit) => (unit === 'kg' ? 'kg' : 'lb');

/** A weight in the unit of a formula, as an exact fraction. */
function weightIn({ weight, weightUnit }: { weight: Decimal; weightUnit: WeightUnit }, unit: WeightUnit): Fraction {
  const plain = { over: weight.digits, under: 10n ** BigInt(weight.scale) };
  if (weightUnit === unit) return plain;
  const { over, under } = kilogramsPerPound;
  return unit === 'kg'
    ? { over: plain.over * over, under: plain.under * under }
    : { over: plain.over * under, under: plain.under * over };
}

/** A fraction with at most `places` decimals, half up. */
const decimals = ({ over, under }: Fraction, places: number): number =>
  rounded({ digits: (2n * over * 10n ** BigInt(places) + under) / (2n * under), scale: places }, places);

const isExact = ({ over, under }: Fraction, places: number) => (over * 10n ** BigInt(places)) % under === 0n;

/** '= 1.584', or '≈ 1.333' for what has more decimals. */
const equals = (value: Fraction) => `${isExact(value, 3) ? '=' : '≈'} ${decimals(value, 3)}`;

/** '79.4 lb = 36.02 kg, then ' where a weight was converted. */
function conversionWords(stored: { weight: number; weightUnit: WeightUnit }, unit: WeightUnit, converted: Fraction) {
  if (stored.weightUnit === unit) return '';
  const sign = isExact(converted, 2) ? '=' : '≈';
  return `${withUnit(stored.weight, weightUnitWords(stored.weightUnit))} ${sign} ${withUnit(decimals(converted, 2), weightUnitWords(unit))}; `;
}

/**
 * Computes a dose in dispensing units, exactly: the weight is converted by the exact pound, and rounding happens once,
 * half up, to the step that the formula states. The result is always above 0.
 *
 * @param stored - the patient's weight in lbs or kg
 * @returns the dose with its arithmetic, or the reason why there is none: the weight is unknown, or rounding would
 *   change the dose by more than a quarter
 * @see P-493
 */
export function computeDose(formula: DoseFormula, stored: StoredWeight): ComputedDose | NotComputed {
  const { weight, weightUnit } = stored;
  if (!isWeightKnown(weight) || weightInKilograms(stored) === null) return { reason: 'The weight is unknown.' };
  const known = { weight, weightUnit: weightUnit ?? 'lbs' };
  const inUnit = weightIn({ ...known, weight: decimalOf(weight) }, formula.weightUnit);
  const { digits, scale } = formula.perWeight;
  const strength = formula.perUnit;
  const exact: Fraction = {
    over: inUnit.over * digits * 10n ** BigInt(strength.scale),
    under: inUnit.under * 10n ** BigInt(scale) * strength.digits,
  };
  const parts = partsOfUnit[formula.step];
  const count = (2n * exact.over * parts + exact.under) / (2n * exact.under);
  const result = decimals({ over: count, under: parts }, 1);
  // |count / parts - exact| > exact * mostRounding, in whole numbers.
  const off = count * exact.under - exact.over * parts;
  const sum = sumOf(formula, known, { inUnit, exact, result: off === 0n ? null : result });
  const isFar = (off < 0n ? -off : off) * mostRounding.under > exact.over * parts * mostRounding.over;
  if (count <= 0n || isFar) return { reason: `${sum}. Rounding would change the dose by more than a quarter.` };
  return { text: String(result), sum };
}

interface Worked {
  readonly inUnit: Fraction;
  readonly exact: Fraction;
  /** After rounding; `null` if nothing was rounded. */
  readonly result: number | null;
}

function sumOf(
  formula: DoseFormula,
  known: { weight: number; weightUnit: WeightUnit },
  { inUnit, exact, result }: Worked,
): string {
  const { unit, weightUnit, step } = formula;
  const shown = weightUnitWords(weightUnit);
  const dose = rounded(formula.perWeight, 4);
  const calculation = `${withUnit(decimals(inUnit, 2), shown)} × ${dose} ${unit}/${shown} ÷ ${rounded(formula.perUnit, 4)} ${unit}`;
  const ending = result === null ? '' : `, rounded ${stepWords[step]}: ${result}`;
  return `${conversionWords(known, weightUnit, inUnit)}${calculation} ${equals(exact)}${ending}`;
}

/** Substance in one dispensing unit, exactly, in the unit of the catalog's strength: mcg and g as mg. */
export function strengthInCatalogUnit({ perUnit, unit }: Pick<DoseFormula, 'perUnit' | 'unit'>): Decimal {
  if (unit === 'g') return times(perUnit, decimalOf(1000));
  return unit === 'mcg' ? { digits: perUnit.digits, scale: perUnit.scale + 3 } : perUnit;
}
