import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { product, scheduleIV } from '../prescription.test-data.js';
import type { RequestedProduct } from '../form/form-context.js';

const chosen = { productFamily: 'Gabapentin', productPresentationId: '7', strengthDisplay: '50 mg' };

describe('product, form, strength, and quantity', () => {
  it('P-045 require a product, in drafts too', () => {
    expect(complaints({ productId: null }, { product: null })).toEqual(['productId: This field is required']);
    expect(draftComplaints({ productId: null }, { product: null })).toEqual(['productId: This field is required']);
  });

  it('P-045 require name, form, and strength of a selection, in drafts too', () => {
    for (const find of [complaints, draftComplaints]) {
      expect(find({}, { selection: chosen })).toEqual([]);
      expect(
        find(
          { productId: null },
          { product: null, selection: { productFamily: ' ', productPresentationId: null, strengthDisplay: null } },
        ),
      ).toEqual([
        'productId: This field is required',
        'productPresentationId: This field is required',
        'strengthDisplay: This field is required',
      ]);
    }
  });

  it('P-045 require the quantity when everything else was chosen, because it selects the product', () => {
    expect(complaints({ productId: null }, { product: null, selection: chosen })).toEqual([
      'unitPerFill: This field is required',
    ]);
  });

  it('P-045 allow the strength of a controlled product to be missing', () => {
    const selection = { ...chosen, strengthDisplay: null };
    expect(complaints({}, { product: scheduleIV, selection })).toEqual([]);
    expect(complaints({}, { product: product(), selection })).toEqual(['strengthDisplay: This field is required']);
    expect(complaints({}, { product: { ...scheduleIV, strengthDisplay: null } })).toEqual([]);
    expect(complaints({}, { product: product({ strengthDisplay: ' ' }) })).toEqual([
      'productId: This field is required',
    ]);
  });

  it('P-046 reject issuing an inactive product and allow saving a draft of it', () => {
    const inactive = product({ isActive: false });
    expect(complaints({}, { product: inactive })).toEqual([
      'productId: This product is not available, please reselect',
    ]);
    expect(draftComplaints({}, { product: inactive })).toEqual([]);
  });

  it('P-046 reject a product that does not exist, in drafts too', () => {
    expect(draftComplaints({ productId: '999' }, { product: null })).toEqual([
      'productId: This product is not available, please reselect',
    ]);
  });

  it('P-155 P-164 answer a request only with the requested product or another package of it, in drafts too', () => {
    const refused = [
      'productId: This request is for another product. Keep the product of the request, in this pack or another, or decline it and prescribe this one.',
    ];
    const another = product({ id: '41', strengthDisplay: '5 mg' });
    for (const find of [complaints, draftComplaints]) {
      const answering = (...requested: RequestedProduct[]) =>
        find({}, { entry: 'approval', requestedProducts: requested });
      expect(answering(another, product())).toEqual([]);
      expect(answering(product({ id: '42', packsizeQty: 90 }))).toEqual([]);
      expect(answering(another)).toEqual(refused);
      expect(answering()).toEqual(refused);
      expect(find({}, { requestedProducts: null })).toEqual([]);
    }
  });

  it('P-051 allow issuing an out-of-stock product', () => {
    expect(complaints({}, { product: product({ isOutOfStock: true }) })).toEqual([]);
  });
});
