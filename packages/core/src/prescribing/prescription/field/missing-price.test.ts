import { expect, it } from 'vitest';
import { missingPriceText } from './missing-price.js';

it('P-184 explains why a quantity between packages has no price', () => {
  expect(missingPriceText(90, [30, 100, 500])).toBe('No price: priced per pack of 30, 100 or 500');
  expect(missingPriceText(90, [30, 100])).toBe('No price: priced per pack of 30 or 100');
  expect(missingPriceText(90, [30])).toBe('No price: priced per pack of 30');
});

it('P-184 is null for a package, without a quantity, and without a package', () => {
  expect(missingPriceText(30, [30, 100])).toBeNull();
  expect(missingPriceText(null, [30])).toBeNull();
  expect(missingPriceText(Number.NaN, [30])).toBeNull();
  expect(missingPriceText(90, [])).toBeNull();
});
