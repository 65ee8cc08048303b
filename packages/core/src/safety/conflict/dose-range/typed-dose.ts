import type { DoseRange, DoseUnit } from '../../../knowledge/index.js';
import {
  type DosedProduct,
  type Range,
  type Substance,
  type SubstanceRange,
  substancesEachTime,
} from '../../dose/dose-in-units.js';
import { type DirectionsReading, timesADay } from '../../dose/read-directions.js';
import { isSameSubstance } from '../drug/substance.js';
import { wordsOfToken } from '../term/term.js';

/** What a range counts, and how often its unit goes into one of it. */
const counted: Readonly<Record<DoseUnit, { readonly unit: Substance['unit'] | 'mL'; readonly times: number }>> = {
  'mg/kg': { unit: 'mg', times: 1 },
  'mcg/kg': { unit: 'mg', times: 1000 },
  'IU/kg': { unit: 'units', times: 1 },
  'mL/kg': { unit: 'mL', times: 1 },
  'mEq/kg': { unit: 'mEq', times: 1 },
};

const unitOf: Readonly<Record<Substance['unit'], DoseUnit>> = { mg: 'mg/kg', units: 'IU/kg', mEq: 'mEq/kg' };

/** What was typed, per kilogram of the patient. */
export interface TypedDose {
  /** One dose, at all sites. */
  readonly each: Range;
  /** `null` if the directions don't say how often. */
  readonly perDay: Range | null;
  readonly unit: DoseUnit;
  /** The amount that is divided by the weight. */
  readonly amount: Range;
  readonly amountUnit: Substance['unit'] | 'mL';
  /** The ingredient of a combination that is counted; `null` for the only one, or for all of them. */
  readonly of: string | null;
}

export interface TypedInput {
  readonly reading: DirectionsReading;
  readonly dosing: DosedProduct;
  readonly kilograms: number;
  /** The active ingredients in the order of the catalog. */
  readonly ingredients: readonly string[];
}

interface Counted extends Range {
  readonly unit: Substance['unit'] | 'mL';
  readonly of: string | null;
}

/** The part of a combination that an ingredient is; `null` if the strength doesn't state one for each. */
function partOf(parts: readonly SubstanceRange[], ingredients: readonly string[], name: string): Counted | null {
  const at = ingredients.findIndex((ingredient) => isSameSubstance(wordsOfToken(name), ingredient));
  const part = parts.length === ingredients.length ? parts[at] : undefined;
  return part === undefined ? null : { ...part, of: name };
}

function sumOf(parts: readonly SubstanceRange[]): Counted | null {
  const [first] = parts;
  if (first === undefined || parts.some(({ unit }) => unit !== first.unit)) return null;
  return {
    least: parts.reduce((sum, { least }) => sum + least, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
    unit: first.unit,
    of: null,
  };
}

/** What a range counts of one dose; without a range, the only ingredient or the first of a combination. */
function amountOf(range: DoseRange | null, { reading, dosing, ingredients }: TypedInput): Counted | null {
  const { amount } = reading;
  if (range?.unit === 'mL/kg') return amount.unit === 'mL' ? { ...amount, unit: 'mL', of: null } : null;
  const parts = substancesEachTime(reading, dosing);
  if (parts === null) return null;
  if (ingredients.length < 2) return parts.length === 1 ? sumOf(parts) : null;
  if (range === null) return partOf(parts, ingredients, ingredients[0] ?? '');
  return range.doseOf === null ? sumOf(parts) : partOf(parts, ingredients, range.doseOf);
}

/**
 * What was typed, per kilogram and in the unit of a range.
 *
 * @param range - `null` to compute it without one
 * @returns `null` if directions and strength don't determine it
 * @see P-400
 */
export function typedDose(range: DoseRange | null, input: TypedInput): TypedDose | null {
  const { reading, kilograms } = input;
  const amount = amountOf(range, input);
  if (amount === null) return null;
  const unit = range?.unit ?? (amount.unit === 'mL' ? 'mL/kg' : unitOf[amount.unit]);
  if (counted[unit].unit !== amount.unit) return null;
  const given = { least: amount.least * reading.places, most: amount.most * reading.places };
  const factor = counted[unit].times / kilograms;
  const each = { least: given.least * factor, most: given.most * factor };
  const times = timesADay(reading);
  return {
    each,
    perDay: times === null ? null : { least: each.least * times, most: each.most * times },
    unit,
    amount: given,
    amountUnit: amount.unit,
    of: amount.of,
  };
}
