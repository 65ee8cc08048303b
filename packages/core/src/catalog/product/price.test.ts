import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoshipPrice } from './autoship-price.js';
import { formatPrice, packPriceLabel, priceLabel, priceOf } from './price.js';

const priced = (caretakerPrice: number | null, veterinarianPrice: number | null = null) => ({
  priceBooks: [
    { name: 'MVP', caretakerPrice: 1, veterinarianPrice: 1 },
    { name: 'Generic', caretakerPrice, veterinarianPrice },
  ],
});
const generic = { priceBookType: 'Generic', isOfficeUse: false };

describe('price', () => {
  it("P-183 is read from the location's price book, for office use at the veterinarian's price", () => {
    expect(priceOf(priced(12.5, 9), generic)).toBe(12.5);
    expect(priceOf(priced(12.5, 9), { ...generic, isOfficeUse: true })).toBe(9);
    expect(priceOf(priced(12.5, 9), { ...generic, priceBookType: 'MVP' })).toBe(1);
  });

  it('P-183 is null when the book has none', () => {
    expect(priceOf(priced(null, 9), generic)).toBeNull();
    expect(priceOf(priced(12.5), { ...generic, isOfficeUse: true })).toBeNull();
    expect(priceOf({ priceBooks: [] }, generic)).toBeNull();
    expect(priceLabel([priced(null)], generic)).toBeNull();
    expect(priceLabel([], generic)).toBeNull();
  });

  it('P-183 shows in dollars with two decimals', () => {
    expect([formatPrice(12.5), formatPrice(0), formatPrice(1234.5)]).toEqual(['$12.50', '$0.00', '$1,234.50']);
    expect(priceLabel([priced(12.5)], generic)).toBe('$12.50');
  });

  it('P-183 of several products is lowest to highest, without those that have no price', () => {
    expect(priceLabel([priced(20), priced(null), priced(12.5), priced(15)], generic)).toBe('$12.50 - $20.00');
    expect(priceLabel([priced(20), priced(20)], generic)).toBe('$20.00');
  });

  it('P-184 is shown only when the quantity is exactly one pack', () => {
    const pack = { ...priced(12.5), packsizeQty: 30 };
    expect(packPriceLabel(pack, 30, generic)).toBe('$12.50');
    expect(packPriceLabel(pack, 60, generic)).toBeNull();
    expect(packPriceLabel(pack, null, generic)).toBeNull();
    expect(packPriceLabel({ ...pack, packsizeQty: null }, null, generic)).toBeNull();
  });
});

describe('autoship price', () => {
  const discount = (subscriptionDiscountAmount: number | null, subscriptionDiscountPercent: number | null) => ({
    subscriptionDiscountAmount,
    subscriptionDiscountPercent,
  });

  it('P-185 subtracts the amount, or without an amount the percentage', () => {
    expect(autoshipPrice(20, discount(3, 50))).toBe(17);
    expect(autoshipPrice(20, discount(null, 15))).toBe(17);
    expect(autoshipPrice(20, discount(null, null))).toBe(20);
    expect(autoshipPrice(20, discount(0, 50))).toBe(20);
  });

  it('P-185 is never below 0', () => {
    expect(autoshipPrice(20, discount(25, null))).toBe(0);
    expect(autoshipPrice(20, discount(null, 120))).toBe(0);
  });

  it('P-185 rounds half up to cents', () => {
    expect(autoshipPrice(10.05, discount(null, 10))).toBe(9.05);
    expect(autoshipPrice(1.15, discount(null, 50))).toBe(0.58);
    expect(autoshipPrice(0.3, discount(0.1, null))).toBe(0.2);
  });

  it('P-185 is in whole cents, not negative and never above the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
        fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
        (cents, amount, percent) => {
          const price = autoshipPrice(cents / 100, discount(amount && amount / 100, percent && percent / 100));
          expect(Math.abs(price * 100 - Math.round(price * 100))).toBeLessThan(1e-6);
          expect(price).toBeGreaterThanOrEqual(0);
          expect(price).toBeLessThanOrEqual(cents / 100);
        },
      ),
    );
  });
});
