import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { answersRequest, isProductOut, requestedOf, requestedProducts } from './product-of-task.js';
import { product } from '../prescription.test-data.js';

const asked = product();
const of = (changes: Partial<ProductFacts>) => ({ product: product(changes) });
const task = (changes: Partial<Parameters<typeof requestedProducts>[0]> = {}) => ({
  product: asked,
  previousPrescription: null,
  prescription: null,
  ...changes,
});
const brava = { locationPortalType: { code: 'brava' } } as const;
const signa = { locationPortalType: { code: 'signa' } } as const;

describe('product of an answer', () => {
  it('P-155 is the requested one, or another package of it', () => {
    expect(answersRequest(asked, [asked])).toBe(true);
    expect(answersRequest(product({ id: '41', packsizeQty: 90, title: 'In a larger bottle' }), [asked])).toBe(true);
    expect(answersRequest(product({ id: '41' }), null)).toBe(true);
    expect(answersRequest(asked, [])).toBe(false);
  });

  it.each([
    ['another drug', { productFamily: 'Tramadol' }],
    ['another form', { productPresentation: { id: '8', description: 'Capsule' } }],
    ['another strength', { strengthDisplay: '100 mg' }],
    ['another classification', { classification: 'Compound' }],
    ['a form that is not known', { productPresentation: null }],
    ['a strength that is not known', { strengthDisplay: null }],
  ])('P-155 is never %s', (_, changes) => {
    const other = product({ id: '41', ...changes });
    expect(answersRequest(other, [asked])).toBe(false);
    expect(answersRequest(asked, [other])).toBe(false);
  });

  it('P-155 must be the same product when its strength is unknown, because packages and strengths cannot be distinguished', () => {
    for (const strengthDisplay of [null, '', ' ']) {
      const one = product({ strengthDisplay });
      expect(answersRequest(one, [one])).toBe(true);
      expect(answersRequest(product({ id: '41', strengthDisplay }), [one])).toBe(false);
    }
  });

  it('P-155 has the requested family, form, classification, and strength', () => {
    const choice = fc.record({
      id: fc.constantFrom('1', '2', '3'),
      productFamily: fc.constantFrom('Gabapentin', 'Tramadol', ''),
      productPresentation: fc.constantFrom(
        null,
        { id: '7', description: 'Tablet' },
        { id: '8', description: 'Capsule' },
      ),
      classification: fc.constantFrom('Medication', 'Compound'),
      strengthDisplay: fc.constantFrom(null, '50 mg', '100 mg'),
    });
    const facets = ({ productFamily, productPresentation, classification, strengthDisplay }: ProductFacts) => [
      productFamily,
      productPresentation?.id,
      classification,
      strengthDisplay,
    ];
    fc.assert(
      fc.property(choice, choice, (one, other) => {
        const [given, requested] = [product(one), product(other)];
        if (!answersRequest(given, [requested])) return;
        expect(given.id === requested.id || JSON.stringify(facets(given)) === JSON.stringify(facets(requested))).toBe(
          true,
        );
      }),
    );
  });
});

describe('a request with an unavailable product', () => {
  it.each([
    ['out of stock', { isOutOfStock: true }],
    ['gone', { isActive: false }],
  ])('P-155 accepts any product while its own is %s', (_, changes) => {
    expect(requestedProducts(task({ product: product(changes) }))).toBeNull();
    expect(requestedProducts(task({ product: null, previousPrescription: of(changes) }))).toBeNull();
    // A draft saved with another product does not restore the original one.
    expect(requestedProducts(task({ product: product(changes), prescription: of({ id: '41' }) }))).toBeNull();
    expect(requestedProducts(task({ prescription: of({ id: '41', ...changes }) }))).toBeNull();
  });

  it("P-155 is limited to its form's product when only another one is unavailable", () => {
    const out = product({ id: '42', isActive: false });
    const before = of({ id: '41', strengthDisplay: '100 mg' });
    expect(requestedProducts(task({ product: out, previousPrescription: before }))).not.toBeNull();
    expect(requestedProducts(task())).toEqual([asked]);
  });

  it('P-155 P-273 treats a product as unavailable only if its data says so', () => {
    const unknown = (value: unknown) => value as boolean;
    expect(isProductOut({ isActive: unknown(undefined), isOutOfStock: unknown('true') })).toBe(false);
    expect(isProductOut({ isActive: unknown(null), isOutOfStock: unknown(1) })).toBe(false);
    expect(isProductOut(asked)).toBe(false);
  });
});

describe('requested quantity', () => {
  const request = (quantityRequested: number | null) => ({
    product: product({ packsizeQty: 30 }),
    previousPrescription: null,
    quantityRequested,
  });
  const pack = (packsizeQty: number | null) => product({ id: '41', packsizeQty });

  it('P-048 P-155 converts packages of another size by units, rounded up', () => {
    expect(requestedOf(request(3), pack(60), brava)).toBe(2);
    expect(requestedOf(request(2), pack(60), brava)).toBe(1);
    expect(requestedOf(request(1), pack(7.5), brava)).toBe(4);
    expect(requestedOf(request(3), request(3).product, brava)).toBe(3);
  });

  it('P-048 P-155 keeps dispensing units, and packages of unknown size', () => {
    expect(requestedOf(request(90), pack(60), signa)).toBe(90);
    expect(requestedOf(request(3), pack(null), brava)).toBe(3);
    expect(requestedOf(request(-3), pack(60), brava)).toBe(-3);
    expect(requestedOf(request(null), pack(60), brava)).toBeNull();
    expect(requestedOf(request(3), null, brava)).toBe(3);
    expect(requestedOf({ ...request(3), product: null }, pack(60), brava)).toBe(3);
  });

  it('P-048 P-057 P-155 is null for another product', () => {
    const syrup = product({ id: '43', productFamily: 'Tramadol', packsizeQty: 120 });
    expect(requestedOf(request(900), syrup, signa)).toBeNull();
    expect(requestedOf(request(3), syrup, brava)).toBeNull();
    expect(requestedOf({ ...request(3), previousPrescription: { product: syrup } }, syrup, brava)).toBe(3);
  });

  it('P-048 P-155 never has fewer units than requested, and exceeds them by less than a package', () => {
    const sizes = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), sizes, sizes, (packs, from, to) => {
        const given = requestedOf({ ...request(packs), product: product({ packsizeQty: from }) }, pack(to), brava) ?? 0;
        expect(given * to).toBeGreaterThanOrEqual(packs * from);
        expect((given - 1) * to).toBeLessThan(packs * from);
      }),
    );
  });
});
