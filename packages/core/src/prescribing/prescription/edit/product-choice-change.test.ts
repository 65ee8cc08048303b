import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrescriptionForm } from '../save/check-form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { anyLocation, anyProduct } from '../prescription.arbitrary.test-data.js';
import { brava, context, diet, form, location, product, scheduleIV, today } from '../prescription.test-data.js';
import type { LocationFacts } from '../../../practice/location/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import type { PrescriptionForm } from '../form/form.js';
import { overridesOf } from './product-wishes.js';
import {
  productForQuantity,
  selectionOf,
  withFamily,
  withPresentation,
  withQuantity,
  withStrength,
  type FormChoice,
} from './product-choice-change.js';

const selection = selectionOf(product());
const choice = (of: PrescriptionForm, from: ProductFacts | null = product()): FormChoice => ({
  form: of,
  selection,
  product: from,
  wishes: overridesOf(of, from),
});
const chosen = choice(form());
const stronger = { productClassification: 'Compound', strengthDisplay: '100 mg' };
const [thirty, sixty] = [product({ id: '39', packsizeQty: 30 }), product({ packsizeQty: 60 })];
const signa = location();
const change = {
  products: [thirty, sixty],
  location: signa,
  entry: 'create',
  today,
  isExpirationEdited: false,
} as const;

describe('changing form and strength', () => {
  it('P-035 clears strength, quantity, and product when the form changes', () => {
    expect(withPresentation(chosen, '8')).toEqual({
      form: form({ productId: null, unitPerFill: null }),
      selection: {
        productFamily: 'Gabapentin',
        productPresentationId: '8',
        productClassification: null,
        strengthDisplay: null,
      },
      product: null,
      wishes: chosen.wishes,
    });
  });

  it('P-035 clears product and quantity when the strength changes', () => {
    expect(withStrength(chosen, stronger)).toEqual({
      form: form({ productId: null, unitPerFill: null }),
      selection: { ...selection, ...stronger },
      product: null,
      wishes: chosen.wishes,
    });
  });

  it('P-035 P-061 turns off PRN that only the cleared product turned on', () => {
    const prn = form({ prnFlag: true, refills: null });
    expect(withStrength(choice(prn, diet), stronger).form.prnFlag).toBe(false);
    expect(withStrength(choice(prn), stronger).form.prnFlag).toBe(true);
  });

  it('P-042 P-155 another family clears form, strength, quantity, and product', () => {
    expect(withFamily(chosen, 'Tramadol')).toMatchObject({
      selection: {
        productFamily: 'Tramadol',
        productPresentationId: null,
        productClassification: null,
        strengthDisplay: null,
      },
      product: null,
      form: { productId: null, unitPerFill: null },
    });
  });

  it('P-035 keeps typed text', () => {
    const typed = choice(form({ directions: 'Give one.', noteToClient: 'With food.', refills: 4 }));
    for (const after of [withFamily(typed, 'Tramadol'), withPresentation(typed, '8'), withStrength(typed, stronger)])
      expect(after.form).toMatchObject({ directions: 'Give one.', noteToClient: 'With food.', refills: 4 });
  });
});

const writing = (location: LocationFacts) => ({ location, entry: 'create' }) as const;

describe('changing the quantity', () => {
  it.each([
    ['P-036 picks the pack of that size in signa', 30, sixty, signa, '39'],
    ['P-036 picks the pack of that size in brava', 30, sixty, brava, '39'],
    ['P-036 picks the pack of that size when none is selected', 60, null, brava, '40'],
    ['P-036 takes the first in signa when no pack matches', 45, sixty, signa, '39'],
    ['P-036 takes the first when none is selected and no pack matches', 45, null, brava, '39'],
    ['P-036 lets the selected one stay elsewhere when no pack matches', 45, sixty, brava, '40'],
  ] as const)('%s', (_, quantity, selected, at, id) => {
    expect(productForQuantity(quantity, [thirty, sixty], selected, writing(at))?.id).toBe(id);
  });

  it("P-036 P-155 keeps a request's product when no package matches, and selects the package that does", () => {
    for (const location of [signa, brava]) {
      const answering = { location, entry: 'approval' } as const;
      expect(productForQuantity(45, [thirty, sixty], sixty, answering)).toBe(sixty);
      expect(productForQuantity(30, [thirty, sixty], sixty, answering)?.id).toBe('39');
      expect(productForQuantity(45, [thirty, sixty], null, answering)?.id).toBe('39');
      const typed = { ...change, ...answering, quantity: 45, products: [thirty] };
      expect(withQuantity(chosen, typed).product).toBe(chosen.product);
    }
  });

  it('P-036 keeps the selected one when several have that package', () => {
    const twin = { ...sixty, id: '41' };
    expect(productForQuantity(60, [thirty, sixty, twin], twin, writing(signa))).toBe(twin);
    expect(productForQuantity(60, [thirty, sixty, twin], { ...twin, isActive: false }, writing(signa))?.id).toBe('40');
  });

  it('P-036 P-046 never selects an inactive product', () => {
    const inactive = { ...thirty, isActive: false };
    expect(productForQuantity(30, [inactive, sixty], null, writing(signa))?.id).toBe('40');
    expect(productForQuantity(30, [inactive], null, writing(signa))).toBeNull();
  });

  it('P-036 P-060 updates the form with the product', () => {
    const controlled = { ...scheduleIV, id: '39', packsizeQty: 30 };
    const after = withQuantity(choice(form({ refills: 9 })), { ...change, quantity: 30, products: [controlled] });
    expect(after.product).toBe(controlled);
    expect(after.form).toMatchObject({ productId: '39', unitPerFill: 30, refills: null });
  });

  it('P-036 changes only the quantity when the product stays', () => {
    expect(withQuantity(chosen, { ...change, quantity: 45, location: brava })).toEqual({
      ...chosen,
      form: form({ unitPerFill: 45 }),
    });
  });

  it('P-036 selects nothing while the field is empty or not a number', () => {
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

  it('P-036 always selects an active product of the strength, or keeps the selected one', () => {
    fc.assert(
      fc.property(
        anyProducts,
        fc.option(fc.nat(3), { nil: null }),
        fc.constantFrom(1, 2.5, 30, 60),
        fc.boolean(),
        (products, index, quantity, isSigna) => {
          const selected = index === null ? null : (products[index] ?? null);
          const picked = productForQuantity(quantity, products, selected, writing(isSigna ? signa : brava));
          const offered = products.filter(({ isActive }) => isActive);
          if (picked !== selected) expect(offered).toContain(picked);
          if (offered.some(({ packsizeQty }) => packsizeQty === quantity)) expect(picked?.packsizeQty).toBe(quantity);
        },
      ),
    );
  });

  it('P-035 P-036 never keeps a product of another strength, for any sequence of changes', () => {
    const step = fc.oneof(
      fc.record({ family: fc.constantFrom('Gabapentin', 'Tramadol') }),
      fc.record({ presentation: fc.constantFrom('7', '8', null) }),
      fc.record({ strength: fc.constantFrom('50 mg', '100 mg') }),
      fc.record({ quantity: fc.constantFrom(30, 45, 60, null, Number.NaN) }),
    );
    const offeredAt = ({ productFamily, productPresentationId, strengthDisplay }: FormChoice['selection']) =>
      productFamily === null || productPresentationId === null || strengthDisplay === null
        ? []
        : [30, 60].map((packsizeQty) =>
            product({
              id: `${productFamily}${productPresentationId}${strengthDisplay}${packsizeQty}`,
              productFamily,
              productPresentation: { id: productPresentationId, description: 'Tablet' },
              strengthDisplay,
              packsizeQty,
            }),
          );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = choice(form({ productId: null }), null);
        for (const each of steps) {
          if ('family' in each) now = withFamily(now, each.family);
          else if ('presentation' in each) now = withPresentation(now, each.presentation);
          else if ('strength' in each) now = withStrength(now, { ...stronger, strengthDisplay: each.strength });
          else now = withQuantity(now, { ...change, quantity: each.quantity, products: offeredAt(now.selection) });
          expect(now.form.productId).toBe(now.product?.id ?? null);
          if (now.product === null) continue;
          expect(now.product.productFamily).toBe(now.selection.productFamily);
          expect(now.product.strengthDisplay).toBe(now.selection.strengthDisplay);
          expect(now.product.productPresentation?.id).toBe(now.selection.productPresentationId);
        }
      }),
    );
  });

  it('P-035 P-036 P-045 reaches no form in which the choices and the product are validated differently', () => {
    const step = fc.oneof(
      fc.record({ presentation: fc.constantFrom('7', '8') }),
      fc.record({ strength: fc.constantFrom('50 mg', '100 mg', '') }),
      fc.record({ quantity: fc.constantFrom(30, 45, 60, 0, null, Number.NaN) }),
    );
    const packs = fc.array(fc.tuple(anyProduct, fc.constantFrom(30, 60)), { maxLength: 3 });
    const opened = fc.option(anyProduct, { nil: null });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), packs, opened, anyLocation, (steps, offered, first, at) => {
        let now = choice(form({ productId: first?.id ?? null }), first);
        for (const each of steps) {
          const { productPresentationId, strengthDisplay } = now.selection;
          const products =
            productPresentationId === null || strengthDisplay === null
              ? []
              : offered.map(([any, packsizeQty], index) => ({
                  ...any,
                  id: `${productPresentationId}/${strengthDisplay}/${index}`,
                  productPresentation: { id: productPresentationId, description: 'Tablet' },
                  strengthDisplay,
                  packsizeQty,
                }));
          if ('presentation' in each) now = withPresentation(now, each.presentation);
          else if ('strength' in each) now = withStrength(now, { ...stronger, strengthDisplay: each.strength });
          else now = withQuantity(now, { ...change, quantity: each.quantity, products, location: at });
          const { form: reached, product: found, selection: stands } = now;
          for (const mode of ['issue', 'draft'] as const) {
            const about = context({ mode, product: found, location: at });
            const isRight = (of: PrescriptionFormContext) => checkPrescriptionForm(reached, of).length === 0;
            expect(isRight({ ...about, selection: stands })).toBe(isRight(about));
          }
        }
      }),
    );
  });
});
