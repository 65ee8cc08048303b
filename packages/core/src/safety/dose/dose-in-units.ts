import { type DoseUnit, doseUnitOf, isMeasured } from './dose-unit.js';
import { type DirectionsReading, timesADay } from './read-directions.js';
import { readStrength, type Strength } from './read-strength.js';

/** The unit and strength of a product. */
export interface DosedProduct {
  readonly strengthDisplay: string | null;
  /** 'tablets', 'mL': the unit of a quantity. */
  readonly unit: string | null;
}

/** An amount of substance: 25 mg, 2 units. */
export interface Substance {
  readonly value: number;
  readonly unit: 'mg' | 'units' | 'mEq';
}

/** A minimum and a maximum. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A mass in milligrams, units and mEq unchanged; `null` for countable things. */
function substanceOf(value: number, unit: DoseUnit): Substance | null {
  if (unit === 'mg') return { value, unit };
  if (unit === 'mcg') return { value: value / 1000, unit: 'mg' };
  return unit === 'units' || unit === 'mEq' ? { value, unit } : null;
}

/** A strength per item applies to every countable unit, but not to volumes and drops. */
function fits(per: Strength['per'], unit: DoseUnit): boolean {
  if (per.unit === unit) return true;
  return per.unit === 'each' && !isMeasured(unit) && unit !== 'drop' && unit !== 'teaspoon' && unit !== 'tablespoon';
}

/**
 * The maximum substance of one dose at one site; for a combination that of its first ingredient.
 *
 * @returns `null` if strength or unit do not determine it: drops, a percentage, milliliters of a tablet
 * @see P-242
 */
export function substanceEachTime({ amount }: DirectionsReading, product: DosedProduct): Substance | null {
  const direct = substanceOf(amount.most, amount.unit);
  if (direct !== null) return direct;
  const strength = readStrength(product.strengthDisplay);
  const part = strength?.parts[0];
  if (!strength || !part || part.unit === '%' || !fits(strength.per, amount.unit)) return null;
  return { value: (amount.most * part.value) / strength.per.value, unit: part.unit };
}

/** The least and the most of a substance that one dose contains. */
export interface SubstanceRange extends Range {
  readonly unit: Substance['unit'];
}

/**
 * What one dose contains, in the order of the strength. A mass that was typed is the only part.
 *
 * @returns `null` if strength or unit do not determine it: drops, a percentage, milliliters of a tablet
 * @see P-400
 */
export function substancesEachTime(
  { amount }: DirectionsReading,
  product: DosedProduct,
): readonly SubstanceRange[] | null {
  const [least, most] = [substanceOf(amount.least, amount.unit), substanceOf(amount.most, amount.unit)];
  if (least !== null && most !== null) return [{ least: least.value, most: most.value, unit: most.unit }];
  const strength = readStrength(product.strengthDisplay);
  if (!strength || !fits(strength.per, amount.unit)) return null;
  const units = { least: amount.least / strength.per.value, most: amount.most / strength.per.value };
  const parts = strength.parts.flatMap(({ value, unit }) =>
    unit === '%' ? [] : [{ least: units.least * value, most: units.most * value, unit }],
  );
  return parts.length === strength.parts.length ? parts : null;
}

/**
 * Dispensing units used per day.
 *
 * @returns `null` if directions, unit or strength do not determine it
 * @see P-241
 */
export function unitsADay(reading: DirectionsReading, product: DosedProduct): Range | null {
  const times = timesADay(reading);
  const each = unitsEachTime(reading, product);
  if (times === null || each === null) return null;
  const uses = times * reading.places;
  return { least: each.least * uses, most: each.most * uses };
}

function unitsEachTime({ amount }: DirectionsReading, { strengthDisplay, unit }: DosedProduct): Range | null {
  const counted = doseUnitOf(unit ?? '');
  if (counted === null) return null;
  if (amount.unit === counted) return amount;
  const strength = readStrength(strengthDisplay);
  const [part, ...others] = strength?.parts ?? [];
  const [least, most] = [substanceOf(amount.least, amount.unit), substanceOf(amount.most, amount.unit)];
  if (!strength || !part || others.length > 0 || !least || !most) return null;
  if (part.unit !== most.unit || !fits(strength.per, counted)) return null;
  const units = (substance: Substance) => (substance.value / part.value) * strength.per.value;
  return { least: units(least), most: units(most) };
}
