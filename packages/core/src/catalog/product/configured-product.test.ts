import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byClassificationAndStrength, isConfigured, type ProductConfiguration } from './index.js';
import { anyProduct, product } from './search.test-data.js';

describe('the choice within a family', () => {
  const open: ProductConfiguration = {
    flavorIds: [],
    rxDeliveryDaysFilter: null,
    selectedStrength: null,
    minProductWeight: null,
    maxProductWeight: null,
  };
  const tablet = { ...product, strengthDisplay: '5 mg', classification: 'Medication' };

  it('P-202 P-199 P-033 includes active products with the default times to ship', () => {
    expect(isConfigured(tablet, open, false)).toBe(true);
    expect(isConfigured({ ...tablet, isActive: false }, open, false)).toBe(false);
    expect(isConfigured({ ...tablet, rxDeliveryDays: { min: 5, max: 7 } }, open, false)).toBe(false);
    expect(isConfigured({ ...tablet, rxDeliveryDays: null }, { ...open, rxDeliveryDaysFilter: ['5+'] }, false)).toBe(
      true,
    );
    expect(isConfigured(tablet, open, true)).toBe(false);
    expect(isConfigured({ ...tablet, isOfficeUse: true }, { ...open, rxDeliveryDaysFilter: ['2-3'] }, true)).toBe(true);
  });

  it('P-202 includes products of the selected flavor, strength and weight range', () => {
    const beef = { ...tablet, productFlavors: [{ flavorId: '1', flavor: 'Beef' }], weightMin: 10, weightMax: 20 };
    expect(isConfigured(beef, { ...open, flavorIds: ['1', '2'] }, false)).toBe(true);
    expect(isConfigured(beef, { ...open, flavorIds: ['2'] }, false)).toBe(false);
    expect(isConfigured(beef, { ...open, selectedStrength: '5 mg' }, false)).toBe(true);
    expect(isConfigured(beef, { ...open, selectedStrength: '10 mg' }, false)).toBe(false);
    expect(isConfigured({ ...beef, strengthDisplay: null }, { ...open, selectedStrength: '' }, false)).toBe(true);
    expect(isConfigured(beef, { ...open, minProductWeight: 20 }, false)).toBe(true);
    expect(isConfigured(beef, { ...open, minProductWeight: 21 }, false)).toBe(false);
    expect(isConfigured(beef, { ...open, maxProductWeight: 9.9 }, false)).toBe(false);
  });

  it('P-202 P-193 groups by classification and strength, without duplicates, in the original order', () => {
    const groups = byClassificationAndStrength([
      tablet,
      { ...tablet, strengthDisplay: '10 mg' },
      { ...tablet, classification: 'Compound', strengthDisplay: null },
      tablet,
    ]);
    expect(
      groups.map((group) => [
        group.classification,
        group.strengthProductMap.map((s) => [s.strength, s.products.length]),
      ]),
    ).toEqual([
      [
        'Medication',
        [
          ['5 mg', 2],
          ['10 mg', 1],
        ],
      ],
      ['Compound', [['', 1]]],
    ]);
    const withStrength = anyProduct.map((one) => ({
      ...one,
      strengthDisplay: one.title,
      classification: one.productFamily,
    }));
    fc.assert(
      fc.property(fc.array(withStrength), (products) => {
        const all = byClassificationAndStrength(products).flatMap((g) =>
          g.strengthProductMap.flatMap((s) => s.products),
        );
        expect(all).toHaveLength(products.length);
        expect(new Set(all)).toEqual(new Set(products));
      }),
    );
  });
});
