import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf } from '../../base/decimal/index.js';
import { doseSteps, formulaTexts, readFormula, readTemplate } from './formula.js';

const two = decimalOf(2.2);

describe('a calculation', () => {
  it('P-492 multiplies a weight by a dose, divides by a strength, and says to what it is rounded', () => {
    expect(readFormula('weight kg * 2.2 mg / 50 mg to half')).toEqual({
      weightUnit: 'kg',
      perWeight: two,
      perUnit: decimalOf(50),
      unit: 'mg',
      step: 'half',
    });
    expect(readFormula(' weight lb × 1 mg/lb ÷ 25 mg to whole ')).toMatchObject({ weightUnit: 'lbs', step: 'whole' });
    expect(readFormula('Weight LBS*0.05 mL/1 mL to tenth')).toMatchObject({ weightUnit: 'lbs', unit: 'mL' });
  });

  it.each([
    ['2.2 mg / 50 mg to half', formulaTexts.weight],
    ['weight * 2.2 mg / 50 mg to half', formulaTexts.weight],
    ['weight kg 2.2 mg / 50 mg to half', formulaTexts.dose],
    ['weight kg * 2,2 mg / 50 mg to half', formulaTexts.dose],
    ['weight kg * -2 mg / 50 mg to half', formulaTexts.dose],
    ['weight kg * 2.2 tablets / 50 mg to half', formulaTexts.dose],
    ['weight kg * 2.2 mg to half', formulaTexts.strength],
    ['weight kg * 2.2 mg / 50 tablets to half', formulaTexts.strength],
    ['weight kg * 2.2 mg / 50 mg', formulaTexts.step],
    ['weight kg * 2.2 mg / 50 mg to third', formulaTexts.step],
    ['weight kg * 2.2 mg / 50 mg to half + 1', formulaTexts.rest],
    ['weight kg * 2.2 mg / 50 mcg to half', formulaTexts.units],
    ['weight kg * 2.2 mg/lb / 50 mg to half', formulaTexts.weights],
    ['weight kg * 0 mg / 50 mg to half', formulaTexts.zero],
    ['weight kg * 2.2 mg / 0 mg to half', formulaTexts.zero],
  ])('P-492 %s is refused with what to write', (text, fault) => {
    expect(readFormula(text)).toEqual({ fault });
  });

  it('P-492 is between braces in a text, which stays as it is around it', () => {
    const parts = readTemplate(
      'Give {weight kg * 2.2 mg / 50 mg to half} tablets, then {weight kg * 1 mg / 50 mg to whole}.',
    );
    expect(parts).toMatchObject([
      { text: 'Give ' },
      { formula: { step: 'half' } },
      { text: ' tablets, then ' },
      { formula: { step: 'whole' } },
      { text: '.' },
    ]);
    for (const text of ['Give {weight', 'Give weight}', 'Give } and {', '{'])
      expect(readTemplate(text)).toEqual({ fault: formulaTexts.braces });
    expect(readTemplate('Give {one} tablet')).toEqual({ fault: formulaTexts.weight });
  });

  it('P-492 what is accepted is read as written, and any other text never throws', () => {
    const number = fc.integer({ min: 1, max: 99_999 }).map((value) => value / 100);
    const unit = fc.constantFrom('mg', 'mcg', 'g', 'units', 'mEq', 'mL');
    const given = fc.record({
      weight: fc.constantFrom('kg', 'lb'),
      dose: number,
      strength: number,
      unit,
      step: fc.constantFrom(...doseSteps),
    });
    fc.assert(
      fc.property(given, ({ weight, dose, strength, unit: of, step }) => {
        expect(readFormula(`weight ${weight} * ${dose} ${of} / ${strength} ${of} to ${step}`)).toEqual({
          weightUnit: weight === 'kg' ? 'kg' : 'lbs',
          perWeight: decimalOf(dose),
          perUnit: decimalOf(strength),
          unit: of,
          step,
        });
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', 'weight kg', ' ', '*', '/', '2', 'mg', 'to half') }),
        (text) => {
          const parts = readTemplate(text);
          expect('fault' in parts || parts.length >= 0).toBe(true);
        },
      ),
    );
  });
});
