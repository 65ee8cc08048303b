import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf } from '../../base/decimal/index.js';
import { computeDose } from './computed-dose.js';
import { type DoseFormula, doseSteps, readFormula } from './formula.js';

function formulaOf(text: string): DoseFormula {
  const formula = readFormula(text);
  if ('fault' in formula) throw new Error(formula.fault);
  return formula;
}
const half = formulaOf('weight kg * 2.2 mg / 50 mg to half');
const kg = (weight: number | null) => ({ weight, weightUnit: 'kg' as const });
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const said = (of: ReturnType<typeof computeDose>) => ('reason' in of ? plain(of.reason) : [of.text, plain(of.sum)]);

describe('a computed dose', () => {
  it('P-493 shows the exact result, and to what it was rounded', () => {
    expect(said(computeDose(half, kg(36)))).toEqual([
      '1.5',
      '36 kg × 2.2 mg/kg ÷ 50 mg = 1.584, rounded to half units: 1.5',
    ]);
    expect(said(computeDose(half, kg(25)))).toEqual(['1', '25 kg × 2.2 mg/kg ÷ 50 mg = 1.1, rounded to half units: 1']);
    const exact = formulaOf('weight kg * 2 mg / 40 mg to half');
    expect(said(computeDose(exact, kg(30)))).toEqual(['1.5', '30 kg × 2 mg/kg ÷ 40 mg = 1.5']);
  });

  it('P-493 converts by the exact pound, in both directions, and shows the conversion', () => {
    expect(said(computeDose(half, { weight: 79.4, weightUnit: 'lbs' }))).toEqual([
      '1.5',
      '79.4 lb ≈ 36.02 kg; 36.02 kg × 2.2 mg/kg ÷ 50 mg ≈ 1.585, rounded to half units: 1.5',
    ]);
    const pounds = formulaOf('weight lb * 1 mg / 75 mg to half');
    expect(said(computeDose(pounds, kg(36)))).toEqual([
      '1',
      '36 kg ≈ 79.37 lb; 79.37 lb × 1 mg/lb ÷ 75 mg ≈ 1.058, rounded to half units: 1',
    ]);
    // A weight without a unit is in pounds (P-083).
    expect(computeDose(pounds, { weight: 75, weightUnit: null })).toMatchObject({ text: '1' });
  });

  it('P-493 has no result without a weight in a known unit', () => {
    for (const weight of [null, 0, -3, Number.NaN])
      expect(computeDose(half, kg(weight))).toEqual({ reason: 'The weight is unknown.' });
    expect(computeDose(half, { weight: 5, weightUnit: 'stone' as never })).toEqual({
      reason: 'The weight is unknown.',
    });
  });

  it('P-493 has no result if rounding changes the dose by more than a quarter', () => {
    const small = computeDose(half, kg(4));
    expect(said(small)).toBe(
      '4 kg × 2.2 mg/kg ÷ 50 mg = 0.176, rounded to half units: 0. Rounding would change the dose by more than a quarter.',
    );
    const whole = formulaOf('weight kg * 1 mg / 10 mg to whole');
    expect(computeDose(whole, kg(8))).toMatchObject({ text: '1' });
    expect(computeDose(whole, kg(7.99))).toHaveProperty('reason');
  });

  it('P-493 rounds what is measured in mL to tenths', () => {
    const drops = formulaOf('weight kg * 0.1 mg / 1.5 mg to tenth');
    expect(said(computeDose(drops, kg(4.2)))).toEqual([
      '0.3',
      '4.2 kg × 0.1 mg/kg ÷ 1.5 mg = 0.28, rounded to tenths: 0.3',
    ]);
  });

  const amount = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100);
  const anyFormula: fc.Arbitrary<DoseFormula> = fc.record({
    weightUnit: fc.constantFrom('kg', 'lbs'),
    perWeight: amount.map(decimalOf),
    perUnit: amount.map(decimalOf),
    unit: fc.constantFrom('mg', 'mL'),
    step: fc.constantFrom(...doseSteps),
  });
  const anyWeight = fc.record({ weight: amount, weightUnit: fc.constantFrom('kg', 'lbs') });
  const parts = { whole: 1, half: 2, tenth: 10 } as const;
  const number = ({ digits, scale }: { digits: bigint; scale: number }) => Number(digits) / 10 ** scale;

  it('P-493 is always above 0, on a step, within a quarter of the exact dose, and the same for the same input', () => {
    fc.assert(
      fc.property(anyFormula, anyWeight, (formula, stored) => {
        const dose = computeDose(formula, stored);
        expect(computeDose(formula, stored)).toEqual(dose);
        if ('reason' in dose) return;
        const value = Number(dose.text);
        expect(value).toBeGreaterThan(0);
        expect(dose.text).toBe(String(value));
        expect(Math.round(value * parts[formula.step]) / parts[formula.step]).toBe(value);
        const pound = 0.45359237;
        const weight =
          stored.weightUnit === formula.weightUnit
            ? stored.weight
            : formula.weightUnit === 'kg'
              ? stored.weight * pound
              : stored.weight / pound;
        const exact = (weight * number(formula.perWeight)) / number(formula.perUnit);
        expect(Math.abs(value - exact)).toBeLessThanOrEqual(exact * 0.25 * (1 + 1e-9));
        expect(Math.abs(value - exact)).toBeLessThanOrEqual((0.5 / parts[formula.step]) * (1 + 1e-9));
      }),
    );
  });

  it('P-493 never decreases when the same animal is heavier', () => {
    fc.assert(
      fc.property(anyFormula, anyWeight, amount, (formula, stored, more) => {
        const [lighter, heavier] = [
          computeDose(formula, stored),
          computeDose(formula, { ...stored, weight: stored.weight + more }),
        ];
        if ('text' in lighter && 'text' in heavier)
          expect(Number(heavier.text)).toBeGreaterThanOrEqual(Number(lighter.text));
      }),
    );
  });
});
