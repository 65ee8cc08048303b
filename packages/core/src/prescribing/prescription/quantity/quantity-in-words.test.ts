import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityInWords, printedQuantity } from './quantity-in-words.js';

it.each([
  [30, '30 (thirty)'],
  [9999, '9999 (nine thousand nine hundred ninety-nine)'],
  [2.5, '2.5 (two point five)'],
  [1, '1 (one)'],
  [13, '13 (thirteen)'],
  [21, '21 (twenty-one)'],
  [100, '100 (one hundred)'],
  [105, '105 (one hundred five)'],
  [1000, '1000 (one thousand)'],
  [2010.05, '2010.05 (two thousand ten point zero five)'],
])('P-110 prints %d as %s', (quantity, text) => expect(quantityInWords(quantity)).toBe(text));

it('P-110 has distinct words for every quantity', () => {
  const all = Array.from({ length: 9999 }, (_, index) => quantityInWords(index + 1).replace(/^\d+ /, ''));
  expect(new Set(all).size).toBe(9999);
});

it('P-110 prints the number itself, with words made of letters only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_900 }), (hundredths) => {
      const [, number, words] = /^(\S+) \((.+)\)$/.exec(quantityInWords(hundredths / 100))!;
      expect(Number(number)).toBe(hundredths / 100);
      expect(words).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/);
    }),
  );
});

it.each([-1, 2.555, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('P-110 prints nothing for %d', (quantity) => {
  expect(() => quantityInWords(quantity)).toThrow(RangeError);
});

it.each([
  [120, 'mL', '120 (one hundred twenty) mL'],
  [30, 'tablets', '30 (thirty) tablets'],
  [1, 'tablets', '1 (one) tablet'],
  [1, 'mL', '1 (one) mL'],
  [30, null, '30 (thirty)'],
  [30, ' ', '30 (thirty)'],
])('P-110 adds the unit after the words: %d %s', (quantity, unit, text) =>
  expect(printedQuantity(quantity, unit)).toBe(text),
);
