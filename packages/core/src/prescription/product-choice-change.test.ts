import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brava, diet, form, location, product, scheduleIV, today } from './prescription.test-data.js';
import {
  productForQuantity,
  withPresentation,
  withQuantity,
  withStrength,
  type FormChoice,
} from './product-choice-change.js';

const selection = { productFamily: 'Gabapentin', productPresentationId: '7', strengthDisplay: '50 mg' };
const chosen: FormChoice = { form: form(), selection, product: product() };
const [thirty, sixty] = [product({ id: '39', packsizeQty: 30 }), product({ packsizeQty: 60 })];
const signa = location();
const change = { products: [thirty, sixty], location: signa, today, isExpirationEdited: false };

describe('changing form and strength', () => {
  it('P-035 clears strength, quantity and product when the form changes', () => {
    expect(withPresentation(chosen, '8')).toEqual({
      form: form({ productId: null, unitPerFill: null }),
      selection: { productFamily: 'Gabapentin', productPresentationId: '8', strengthDisplay: null },
      product: null,
    });
  });

  it('P-035 clears product and quantity when the strength changes', () => {
    expect(withStrength(chosen, '100 mg')).toEqual({
      form: form({ productId: null, unitPerFill: null }),
      selection: { ...selection, strengthDisplay: '100 mg' },
      product: null,
    });
  });

  it('P-035 P-061 takes PRN away that only the cleared product brought', () => {
    const prn = { ...chosen, form: form({ prnFlag: true, refills: null }) };
    expect(withStrength({ ...prn, product: diet }, '100 mg').form.prnFlag).toBe(false);
    expect(withStrength(prn, '100 mg').form.prnFlag).toBe(true);
  });

  it('P-035 keeps what was typed', () => {
    const typed = { ...chosen, form: form({ directions: 'Give one.', noteToClient: 'With food.', refills: 4 }) };
    for (const after of [withPresentation(typed, '8'), withStrength(typed, '100 mg')])
      expect(after.form).toMatchObject({ directions: 'Give one.', noteToClient: 'With food.', refills: 4 });
  });
});

describe('changing the quantity', () => {
  it.each([
    ['P-036 picks the pack of that size in signa', 30, sixty, signa, '39'],
    ['P-036 picks the pack of that size in brava', 30, sixty, brava, '39'],
    ['P-036 picks the pack of that size when none is selected', 60, null, brava, '40'],
    ['P-036 takes the first in signa when no pack matches', 45, sixty, signa, '39'],
    ['P-036 takes the first when none is selected and no pack matches', 45, null, brava, '39'],
    ['P-036 lets the selected one stay elsewhere when no pack matches', 45, sixty, brava, '40'],
  ] as const)('%s', (_, quantity, selected, at, id) => {
    expect(productForQuantity(quantity, [thirty, sixty], selected, at)?.id).toBe(id);
  });

  it('P-036 P-046 never picks an inactive product', () => {
    const inactive = { ...thirty, isActive: false };
    expect(productForQuantity(30, [inactive, sixty], null, signa)?.id).toBe('40');
    expect(productForQuantity(30, [inactive], null, signa)).toBeNull();
  });

  it('P-036 P-060 changes the form with the product', () => {
    const controlled = { ...scheduleIV, id: '39', packsizeQty: 30 };
    const after = withQuantity(
      { ...chosen, form: form({ refills: 9 }) },
      { ...change, quantity: 30, products: [controlled] },
    );
    expect(after.product).toBe(controlled);
    expect(after.form).toMatchObject({ productId: '39', unitPerFill: 30, refills: null });
  });

  it('P-036 changes the quantity alone when the product stays', () => {
    expect(withQuantity(chosen, { ...change, quantity: 45, location: brava })).toEqual({
      ...chosen,
      form: form({ unitPerFill: 45 }),
    });
  });

  it('P-036 picks nothing while the field is empty or names no number', () => {
    for (const quantity of [null, Number.NaN]) {
      const after = withQuantity(chosen, { ...change, quantity });
      expect(after.product).toBe(chosen.product);
      expect(after.form).toEqual(form({ unitPerFill: quantity }));
      expect(withQuantity({ ...chosen, product: null }, { ...change, quantity }).product).toBeNull();
    }
  });

  const anyProducts = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('1', '2', '3', '4'),
      packsizeQty: fc.constantFrom(null, 1, 30, 60),
      isActive: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );

  it('P-036 always picks an active product of the strength, or leaves the selected one', () => {
    fc.assert(
      fc.property(
        anyProducts,
        fc.option(fc.nat(3), { nil: null }),
        fc.constantFrom(1, 2.5, 30, 60),
        fc.boolean(),
        (products, index, quantity, isSigna) => {
          const selected = index === null ? null : (products[index] ?? null);
          const picked = productForQuantity(quantity, products, selected, isSigna ? signa : brava);
          const offered = products.filter(({ isActive }) => isActive);
          if (picked !== selected) expect(offered).toContain(picked);
          if (offered.some(({ packsizeQty }) => packsizeQty === quantity)) expect(picked?.packsizeQty).toBe(quantity);
        },
      ),
    );
  });

  it('P-035 P-036 never leaves a product of another strength, whatever is changed in whatever order', () => {
    const step = fc.oneof(
      fc.record({ presentation: fc.constantFrom('7', '8', null) }),
      fc.record({ strength: fc.constantFrom('50 mg', '100 mg', null) }),
      fc.record({ quantity: fc.constantFrom(30, 45, 60, null, Number.NaN) }),
    );
    const offeredAt = ({ productPresentationId, strengthDisplay }: FormChoice['selection']) =>
      productPresentationId === null || strengthDisplay === null
        ? []
        : [30, 60].map((packsizeQty) =>
            product({
              id: `${productPresentationId}${strengthDisplay}${packsizeQty}`,
              productPresentation: { id: productPresentationId, description: 'Tablet' },
              strengthDisplay,
              packsizeQty,
            }),
          );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now: FormChoice = { form: form({ productId: null }), selection, product: null };
        for (const each of steps) {
          if ('presentation' in each) now = withPresentation(now, each.presentation);
          else if ('strength' in each) now = withStrength(now, each.strength);
          else now = withQuantity(now, { ...change, quantity: each.quantity, products: offeredAt(now.selection) });
          expect(now.form.productId).toBe(now.product?.id ?? null);
          if (now.product === null) continue;
          expect(now.product.strengthDisplay).toBe(now.selection.strengthDisplay);
          expect(now.product.productPresentation?.id).toBe(now.selection.productPresentationId);
        }
      }),
    );
  });
});
