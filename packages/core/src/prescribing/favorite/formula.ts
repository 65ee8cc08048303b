import { type Decimal, decimalOf } from '../../base/decimal/index.js';
import { type DoseUnit, doseUnitOf } from '../../safety/index.js';

/** To what the number of dispensing units is rounded. Tenths are only for what is measured in mL (P-493). */
export const doseSteps = ['whole', 'half', 'tenth'] as const;
export type DoseStep = (typeof doseSteps)[number];

/** The units of a dose and of a strength in a calculation. */
const substanceUnits = ['mg', 'mcg', 'g', 'units', 'mEq', 'mL'] as const satisfies readonly DoseUnit[];
export type SubstanceUnit = (typeof substanceUnits)[number];

/** '{weight kg * 2.2 mg / 50 mg to half}': a dose by weight, in dispensing units. */
export interface DoseFormula {
  readonly weightUnit: 'kg' | 'lbs';
  /** Substance per `weightUnit`, in `unit`; above 0. */
  readonly perWeight: Decimal;
  /** Substance in one dispensing unit, in `unit`; above 0. */
  readonly perUnit: Decimal;
  readonly unit: SubstanceUnit;
  readonly step: DoseStep;
}

/** Why a calculation can't be read: a sentence that says what to write. */
export interface FormulaFault {
  readonly fault: string;
}

const example = '{weight kg * 2.2 mg / 50 mg to half}';

export const formulaTexts = {
  braces: `Write a calculation between { and }, for example ${example}.`,
  weight: `Begin a calculation with 'weight kg' or 'weight lb', for example ${example}.`,
  dose: `After the weight, write the dose for each kg or lb, for example * 2.2 mg.`,
  strength: `After the dose, divide by the strength of one unit, for example / 50 mg.`,
  step: `End a calculation with 'to half', 'to whole' or 'to tenth', which says how its result is rounded.`,
  rest: `Nothing can follow the rounding, for example ${example}.`,
  units: 'Write the dose and the strength in the same unit.',
  weights: 'The dose is for another unit of weight than the calculation begins with. Use kg or lb for both.',
  zero: 'Write the dose and the strength as numbers above 0.',
} as const;

const numberText = String.raw`(\d{1,6}(?:\.\d{1,4})?)`;
const patterns = {
  weight: /^\s*weight\s+(kg|lbs?)\b/i,
  dose: new RegExp(String.raw`^\s*[*×]\s*${numberText}\s*([a-z]+)(?:\s*/\s*(kg|lbs?)\b)?`, 'i'),
  strength: new RegExp(String.raw`^\s*[/÷]\s*${numberText}\s*([a-z]+)`, 'i'),
  step: /^\s*to\s+(whole|half|tenth)\b/i,
} as const;

const weightUnitOf = (text: string) => (text.toLowerCase() === 'kg' ? 'kg' : 'lbs');

function substanceUnitOf(text: string): SubstanceUnit | null {
  const unit = doseUnitOf(text);
  return substanceUnits.find((known) => known === unit) ?? null;
}

/** The parts of a calculation as written, or the first of them that can't be read. */
function partsOf(text: string) {
  let rest = text;
  const take = (pattern: RegExp): readonly string[] | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found && [...found];
  };
  const weight = take(patterns.weight);
  if (!weight) return formulaTexts.weight;
  const dose = take(patterns.dose);
  if (!dose) return formulaTexts.dose;
  const strength = take(patterns.strength);
  if (!strength) return formulaTexts.strength;
  const step = take(patterns.step);
  if (!step) return formulaTexts.step;
  return rest.trim() === '' ? { weight, dose, strength, step } : formulaTexts.rest;
}

/**
 * Reads one calculation, without its braces. The grammar is closed: a weight in kg or lb, times a dose, divided by the
 * strength of one dispensing unit, rounded as stated. A dose may repeat the unit of weight ('2.2 mg/kg').
 *
 * @returns the formula, or a sentence that says what to write
 * @see P-492
 */
export function readFormula(text: string): DoseFormula | FormulaFault {
  const parts = partsOf(text);
  if (typeof parts === 'string') return { fault: parts };
  const { weight, dose, strength, step } = parts;
  const weightUnit = weightUnitOf(weight[1] ?? '');
  if (dose[3] && weightUnitOf(dose[3]) !== weightUnit) return { fault: formulaTexts.weights };
  const [unit, strengthUnit] = [substanceUnitOf(dose[2] ?? ''), substanceUnitOf(strength[2] ?? '')];
  if (unit === null) return { fault: formulaTexts.dose };
  if (strengthUnit === null) return { fault: formulaTexts.strength };
  if (unit !== strengthUnit) return { fault: formulaTexts.units };
  const [perWeight, perUnit] = [decimalOf(Number(dose[1])), decimalOf(Number(strength[1]))];
  if (perWeight.digits <= 0n || perUnit.digits <= 0n) return { fault: formulaTexts.zero };
  const rounding = doseSteps.find((known) => known === step[1]?.toLowerCase()) ?? 'whole';
  return { weightUnit, perWeight, perUnit, unit, step: rounding };
}

/** A text with calculations, in order: what is written, and what is computed. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly formula: DoseFormula };

/**
 * Divides directions into texts and calculations.
 *
 * @returns the parts, or the fault of the first calculation that can't be read
 * @see P-492
 */
export function readTemplate(directions: string): readonly TextPart[] | FormulaFault {
  const parts: TextPart[] = [];
  let rest = directions;
  for (;;) {
    const [open, close] = [rest.indexOf('{'), rest.indexOf('}')];
    if (open < 0 && close < 0) return rest === '' ? parts : [...parts, { kind: 'text', text: rest }];
    if (open < 0 || close < open) return { fault: formulaTexts.braces };
    const formula = readFormula(rest.slice(open + 1, close));
    if ('fault' in formula) return formula;
    if (open > 0) parts.push({ kind: 'text', text: rest.slice(0, open) });
    parts.push({ kind: 'formula', formula });
    rest = rest.slice(close + 1);
  }
}

/** Whether directions contain a calculation, readable or not. */
export const hasFormula = (directions: string | null): boolean => /[{}]/.test(directions ?? '');
