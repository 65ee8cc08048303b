import { describe, expect, it } from 'vitest';
import { type OrderQuantityFacts, orderQuantitiesText } from './order-quantities.js';

const product = { packsizeQty: 30, unitMeasure: { description: 'tablets' } };
const elsewhere = { locationPortalType: { code: 'rvp', description: 'RVP' } };
const brava = { locationPortalType: { code: 'brava', description: 'Brava' } };
const text = (over: Partial<OrderQuantityFacts> = {}) =>
  orderQuantitiesText({
    task: { quantityRequested: 180, remainingQty: 120 },
    form: { unitPerFill: 60, refills: 5, prnFlag: false },
    product,
    location: elsewhere,
    ...over,
  });

describe('order quantities', () => {
  it('P-353 show what was ordered, what is left, and what the form authorizes', () => {
    expect(text()).toBe(
      'Ordered: 180 tablets. Left: 120 tablets. This form: 60 tablets per fill, 360 tablets in total, enough for the order.',
    );
    expect(text({ form: { unitPerFill: 60, refills: 1, prnFlag: false } })).toMatch(/120 tablets in total, less than/);
    expect(text({ form: { unitPerFill: 60, refills: 2, prnFlag: false } })).toMatch(/180 tablets in total, enough/);
    expect(text({ form: { unitPerFill: 60, refills: 0, prnFlag: false } })).toMatch(/60 tablets per fill, less than/);
    expect(text({ form: { unitPerFill: 60, refills: null, prnFlag: true } })).toMatch(/60 tablets per fill, enough/);
    expect(text({ task: { quantityRequested: 1, remainingQty: null } })).toMatch(/^Ordered: 1 tablet\. This form:/);
  });

  it('P-353 P-048 count packages like a request', () => {
    expect(
      text({
        task: { quantityRequested: 5, remainingQty: 1 },
        form: { unitPerFill: 60, refills: 1, prnFlag: false },
        location: brava,
      }),
    ).toBe('Ordered: 5 packs. Left: 1 pack. This form: 2 packs per fill, 4 packs in total, less than the order.');
  });

  it('P-353 are null while a quantity is unknown', () => {
    expect(text({ task: { quantityRequested: null, remainingQty: 120 } })).toBeNull();
    expect(text({ form: { unitPerFill: null, refills: 5, prnFlag: false } })).toBeNull();
    expect(text({ form: { unitPerFill: Number.NaN, refills: 5, prnFlag: false } })).toBeNull();
  });
});
