import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { brava, product } from '../prescription.test-data.js';
import { isQuantity } from './quantity.js';
import { quantityStepper, renewedQuantityOf, requestedMoreNotice, stepsOf, unitPerFillOf } from './quantity-stepper.js';
import { requestedFills } from './requested-fills.js';
import { totalQuantity } from './total-quantity.js';

const outOfRange = ['unitPerFill: Must be greater than zero & less than 10000'];

const counted = (unit: string) => product({ unitMeasure: { description: unit } });

describe('quantity', () => {
  it('P-045 is required, in drafts too', () => {
    expect(complaints({ unitPerFill: null })).toEqual(['unitPerFill: This field is required']);
    expect(draftComplaints({ unitPerFill: null })).toEqual(['unitPerFill: This field is required']);
  });

  it.each([0, -1, 0.99, 9999.01, 10_000, 2.555, 30.000000005, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    'P-047 rejects %d, in drafts too',
    (unitPerFill) => {
      expect(complaints({ unitPerFill })).toEqual(outOfRange);
      expect(draftComplaints({ unitPerFill })).toEqual(outOfRange);
    },
  );

  it.each([1, 2.5, 2.55, 30, 1.1, 9999])('P-047 accepts %d mL', (unitPerFill) => {
    expect(complaints({ unitPerFill }, { product: counted('mL') })).toEqual([]);
  });

  it.each([
    ['mL', 0.6, []],
    ['g', 0.01, []],
    ['mL', 0.001, outOfRange],
    ['mL', 0, outOfRange],
    ['capsules', 30, []],
    ['capsules', 0.6, outOfRange],
    ['capsules', 30.55, ['unitPerFill: Enter whole capsules']],
    ['chews', 2.5, ['unitPerFill: Enter whole chews']],
    ['vials', 1.5, ['unitPerFill: Enter whole vials']],
    ['tablets', 7.5, []],
    ['tablets', 7.25, []],
    ['caplets', 7.75, []],
    ['tablets', 0.5, outOfRange],
    ['tablets', 30.55, ['unitPerFill: Enter whole, half or quarter tablets']],
    ['Tablets ', 30.55, ['unitPerFill: Enter whole, half or quarter Tablets ']],
  ] as const)('P-318 checks what can be dispensed: %s, %d', (unit, unitPerFill, expected) => {
    expect(complaints({ unitPerFill }, { product: counted(unit) })).toEqual(expected);
    expect(draftComplaints({ unitPerFill }, { product: counted(unit) })).toEqual(expected);
  });

  it('P-318 checks only the range of a product whose unit is unknown', () => {
    expect(complaints({ unitPerFill: 30.55 }, { product: product({ unitMeasure: null }) })).toEqual([]);
    expect(complaints({ unitPerFill: 0.6 }, { product: product({ unitMeasure: null }) })).toEqual(outOfRange);
  });

  it('P-318 accepts whole numbers of every unit, and hundredths of measured units only', () => {
    const units = fc.constantFrom('capsules', 'chews', 'packets', 'syringes', 'applicators', 'mL', 'g');
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 999_900 }), (unit, hundredths) => {
        const isMeasured = unit === 'mL' || unit === 'g';
        const isTaken = complaints({ unitPerFill: hundredths / 100 }, { product: counted(unit) }).length === 0;
        expect(isTaken).toBe(isMeasured || hundredths % 100 === 0);
      }),
    );
  });

  it('P-047 P-272 accepts no number with more than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 9999, noNaN: true }), (value) => {
        expect(isQuantity(value)).toBe(/^\d+(\.\d{1,2})?$/.test(String(value)));
      }),
    );
  });

  it('P-047 P-318 can be every number of hundredths up to 9999 and no thousandth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_900 }), fc.integer({ min: 1, max: 9 }), (hundredths, thousandth) => {
        expect(isQuantity(hundredths / 100)).toBe(true);
        expect(isQuantity((hundredths * 10 + thousandth) / 1000)).toBe(false);
      }),
    );
  });
});

describe('quantity stepper', () => {
  const pack = product({ packsizeQty: 30 });

  it('P-048 exists only at a location of portal type brava', () => {
    expect(quantityStepper(pack, { locationPortalType: { code: 'signa' } }, 3)).toBeNull();
    expect(quantityStepper(pack, brava, null)).toEqual({ min: 1, step: 1, packSize: 30 });
  });

  it('P-048 starts at the requested quantity', () => {
    expect(quantityStepper(pack, brava, 3)?.min).toBe(3);
    expect(quantityStepper(pack, brava, 2.5)?.min).toBe(3);
  });

  it('P-048 counts packages there and rejects partial packages', () => {
    const there = { location: brava, product: pack };
    expect(complaints({ unitPerFill: 90 }, there)).toEqual([]);
    expect(complaints({ unitPerFill: 45 }, there)).toEqual(['unitPerFill: Choose whole packs of 30']);
    expect(complaints({ unitPerFill: 45 }, { product: pack })).toEqual([]);
  });

  it('P-048 rejects an approval below the requested quantity', () => {
    const there = { location: brava, product: pack, requestedQuantity: 3 };
    expect(complaints({ unitPerFill: 60 }, { ...there, entry: 'approval' })).toEqual([
      'unitPerFill: Choose at least the requested quantity of 3',
    ]);
    expect(complaints({ unitPerFill: 90 }, { ...there, entry: 'approval' })).toEqual([]);
    expect(complaints({ unitPerFill: 60 }, { ...there, entry: 'create' })).toEqual([]);
  });

  it('P-048 multiplies packages without binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 10_000 }), (steps, hundredths) => {
        const sized = { packsizeQty: hundredths / 100 };
        expect(unitPerFillOf(steps, sized)).toBe((steps * hundredths) / 100);
        expect(stepsOf(unitPerFillOf(steps, sized), sized)).toBe(steps);
      }),
    );
    expect(unitPerFillOf(3, { packsizeQty: 0.1 })).toBe(0.3);
    expect(unitPerFillOf(4, { packsizeQty: null })).toBe(4);
  });

  it('P-048 P-272 accepts three packages of 1.1 when requested', () => {
    const there = { location: brava, product: product({ packsizeQty: 1.1 }), requestedQuantity: 3 };
    expect(unitPerFillOf(3, { packsizeQty: 1.1 })).toBe(3.3);
    expect(complaints({ unitPerFill: 3.3 }, { ...there, entry: 'approval' })).toEqual([]);
  });

  it('P-048 P-272 accepts every number of packages of any size, and nothing between', () => {
    const size = fc.integer({ min: 1, max: 99_999 }).map((count) => ({ count, packsizeQty: count / 1000 }));
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 40 }), ({ count, packsizeQty }, packs) => {
        const there = { location: brava, product: product({ packsizeQty }), requestedQuantity: packs };
        const unitPerFill = unitPerFillOf(packs, { packsizeQty });
        fc.pre(isQuantity(unitPerFill));
        expect(complaints({ unitPerFill }, { ...there, entry: 'approval' })).toEqual([]);
        fc.pre(count > 10 && isQuantity(unitPerFill + 0.01));
        expect(complaints({ unitPerFill: Number((unitPerFill + 0.01).toFixed(2)) }, there)).toHaveLength(1);
      }),
    );
  });

  it('P-048 a renewal requests the filled packages where packages are counted, otherwise the quantity', () => {
    const at = (code: string) => ({ locationPortalType: { code } });
    expect(renewedQuantityOf(90, { packsizeQty: 90 }, at('brava'))).toBe(1);
    expect(renewedQuantityOf(12, { packsizeQty: 6 }, at('brava'))).toBe(2);
    expect(renewedQuantityOf(90, { packsizeQty: 90 }, at('signa'))).toBe(90);
  });
});

describe('requested fills', () => {
  const at = (code: string) => ({ locationPortalType: { code } });

  it('P-048 P-057 P-164 are the packages of a request, rounded up, where it counts units', () => {
    expect(requestedFills(237, { packsizeQty: 237 }, at('signa'))).toBe(1);
    expect(requestedFills(90, { packsizeQty: 30 }, at('signa'))).toBe(3);
    expect(requestedFills(91, { packsizeQty: 30 }, at('signa'))).toBe(4);
    expect(requestedFills(3.3, { packsizeQty: 1.1 }, at('signa'))).toBe(3);
  });

  it('P-048 are the number itself, rounded up, in the brand portal', () => {
    expect(requestedFills(3, { packsizeQty: 30 }, at('brava'))).toBe(3);
    expect(requestedFills(2.5, null, at('brava'))).toBe(3);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -3, 0])('P-273 are one for %j', (requested) => {
    expect(requestedFills(requested, { packsizeQty: 1 }, at('signa'))).toBe(1);
    expect(requestedFills(requested, { packsizeQty: 1 }, at('brava'))).toBe(1);
  });

  it.each([null, 0, -1, Number.NaN])(
    'P-273 are one for a package of %j, and count units at an unknown portal',
    (size) => {
      expect(requestedFills(90, { packsizeQty: size }, at('signa'))).toBe(1);
      expect(requestedFills(90, null, at('signa'))).toBe(1);
      expect(requestedFills(90, { packsizeQty: 30 }, at('BRAVA '))).toBe(3);
    },
  );
});

describe('total of all fills', () => {
  it('P-272 is exact', () => {
    expect(totalQuantity({ unitPerFill: 1.1, refills: 2, prnFlag: false })).toBe(3.3);
    expect(totalQuantity({ unitPerFill: 90, refills: 1, prnFlag: false })).toBe(180);
  });

  it('P-272 P-273 is null without a number of fills', () => {
    const form = { unitPerFill: 30, refills: 2, prnFlag: false };
    expect(totalQuantity({ ...form, prnFlag: true })).toBeNull();
    expect(totalQuantity({ ...form, refills: 0 })).toBeNull();
    expect(totalQuantity({ ...form, refills: null })).toBeNull();
    expect(totalQuantity({ ...form, unitPerFill: Number.NaN })).toBeNull();
    expect(totalQuantity({ ...form, unitPerFill: null })).toBeNull();
  });
});

describe('a larger order', () => {
  it('P-049 is reported when more was requested than remains', () => {
    expect(requestedMoreNotice({ quantityRequested: 3, remainingQty: 2 })).toBe(
      'The client ordered more than is currently authorized. Please authorize the new quantity, or decline and copy.',
    );
  });

  it('P-049 is not reported when enough remains or either is unknown', () => {
    expect(requestedMoreNotice({ quantityRequested: 2, remainingQty: 2 })).toBeNull();
    expect(requestedMoreNotice({ quantityRequested: null, remainingQty: 2 })).toBeNull();
    expect(requestedMoreNotice({ quantityRequested: 2, remainingQty: null })).toBeNull();
  });
});
