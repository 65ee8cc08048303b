import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../prescription/prescription.test-data.js';
import {
  choiceOfProduct,
  focusedChoice,
  isEarlier,
  choiceUpTo,
  nothingChosen,
  selectionSteps,
  settleChoice,
  stepOf,
  type ProductChoice,
} from './choice.js';

const orNull = (...texts: string[]) => fc.constantFrom(null, ...texts);
const anyChoice: fc.Arbitrary<ProductChoice> = fc.record({
  productFamily: orNull('Gabapentin', 'Simparica'),
  productPresentationId: orNull('7', '8'),
  productClassification: orNull('Medication', 'Preventative'),
  productStrength: orNull('', '50 mg'),
});
const numberOf = (choice: ProductChoice) => selectionSteps.indexOf(stepOf(choice));
const full: ProductChoice = {
  productFamily: 'Gabapentin',
  productPresentationId: '7',
  productClassification: 'Medication',
  productStrength: '50 mg',
};

describe('furthest step', () => {
  it.each([
    [0, {}],
    [0, { productPresentationId: '7', productClassification: 'Medication', productStrength: '50 mg' }],
    [1, { productFamily: 'Gabapentin' }],
    [1, { productFamily: 'Gabapentin', productClassification: 'Medication', productStrength: '50 mg' }],
    [2, { productFamily: 'Gabapentin', productPresentationId: '7' }],
    [2, { ...full, productClassification: null }],
    [2, { ...full, productStrength: null }],
    [3, full],
    [3, { ...full, productStrength: '' }],
  ])('P-026 P-028 is %i for %j', (step, choice) => {
    expect(numberOf({ ...nothingChosen, ...choice })).toBe(step);
  });

  it('P-028 is monotone: adding never leads less far, and removing never further', () => {
    const key = fc.constantFrom(...(Object.keys(nothingChosen) as (keyof ProductChoice)[]));
    fc.assert(
      fc.property(anyChoice, key, (choice, name) => {
        const step = numberOf(choice);
        expect(numberOf({ ...choice, [name]: 'x' })).toBeGreaterThanOrEqual(step);
        expect(numberOf({ ...choice, [name]: null })).toBeLessThanOrEqual(step);
      }),
    );
  });

  it('P-027 P-028 is where a selection is cut off, with nothing after it', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...selectionSteps), (any, step) => {
        const choice = settleChoice(any);
        expect(settleChoice(choice)).toEqual(choice);
        const kept = settleChoice(choiceUpTo(step, choice));
        expect(stepOf(kept)).toBe(isEarlier(step, stepOf(choice)) ? step : stepOf(choice));
        for (const [name, value] of Object.entries(kept))
          expect([null, choice[name as keyof ProductChoice]]).toContain(value);
      }),
    );
  });
});

describe('selection that leads to a product', () => {
  it("P-034 uses the product's own fields", () => {
    expect(choiceOfProduct(product())).toEqual(full);
    expect(choiceOfProduct(product({ strengthDisplay: null })).productStrength).toBe('');
    expect(choiceOfProduct(product({ productPresentation: null }))).toEqual({
      ...nothingChosen,
      productFamily: 'Gabapentin',
    });
  });
});

it('P-026 focuses the only choice of a step without selecting it', () => {
  expect(focusedChoice(['7'])).toBe('7');
  expect(focusedChoice(['7', '8'])).toBeNull();
  expect(focusedChoice([])).toBeNull();
});
