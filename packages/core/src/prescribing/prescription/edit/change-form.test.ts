import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsOtc, isControlled, type ProductFacts } from '../../../catalog/product/index.js';
import { withPrn, withProduct, withReason } from './change-form.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import {
  compound,
  context,
  diet,
  form,
  product,
  reasons,
  scheduleII,
  scheduleIV,
  today,
} from '../prescription.test-data.js';
import type { PrescriptionForm } from '../form/form.js';
import { anyForm, anyProduct } from '../prescription.arbitrary.test-data.js';
import { overridesAfter, overridesOf } from './product-wishes.js';

/** Replaces this product with another one. */
const change =
  (previous: ProductFacts | null, next: ProductFacts, isExpirationEdited = false) =>
  (of: PrescriptionForm) =>
    withProduct(of, { product: next, wishes: overridesOf(of, previous), today, isExpirationEdited });

describe('choosing a product', () => {
  it('P-060 turns PRN off and clears more than 5 refills for a controlled one', () => {
    expect(change(product(), scheduleIV)(form({ prnFlag: true, refills: null }))).toMatchObject({
      prnFlag: false,
      refills: null,
    });
    expect(change(product(), scheduleIV)(form({ refills: 6 })).refills).toBeNull();
    expect(change(product(), scheduleIV)(form({ refills: 5 })).refills).toBe(5);
  });

  it('P-058 sets the refills of Schedule II to 0', () => {
    expect(change(product(), scheduleII)(form({ refills: 5 })).refills).toBe(0);
  });

  it('P-061 P-062 turns PRN on for an OTC or AOTC product', () => {
    expect(change(product(), product({ productApprovalType: 'OTC' }))(form())).toMatchObject({
      prnFlag: true,
      refills: null,
    });
    expect(change(product(), diet)(form())).toMatchObject({ prnFlag: true, refills: null });
    expect(change(product(), { ...scheduleIV, productApprovalType: 'OTC' })(form()).prnFlag).toBe(false);
  });

  it('P-061 turns off PRN that only an OTC product turned on, and keeps PRN that was selected', () => {
    const prn = form({ prnFlag: true, refills: null });
    expect(change(diet, product())(prn).prnFlag).toBe(false);
    expect(change(product(), product({ id: '41' }))(prn).prnFlag).toBe(true);
    expect(change(null, product())(prn).prnFlag).toBe(true);
  });

  it('P-061 P-035 keeps PRN off when it was declined, and restores hidden choices when a product allows them', () => {
    const otc = product({ productApprovalType: 'OTC' });
    expect(change(otc, { ...otc, id: '41' })(form({ refills: 3 }))).toMatchObject({ prnFlag: false, refills: 3 });
    const filled = form({ flavorId: '3', refills: 9 });
    const wishes = overridesOf(filled, product());
    const over = { wishes, today, isExpirationEdited: false };
    const hidden = withProduct(filled, { ...over, product: scheduleII });
    expect(hidden).toMatchObject({ flavorId: null, refills: 0 });
    expect(withProduct(hidden, { ...over, product: product() })).toMatchObject({ flavorId: '3', refills: 9 });
    const after = { ...hidden, refills: 0, flavorId: '4' };
    expect(overridesAfter(wishes, { before: hidden, after, product: scheduleII })).toEqual({
      ...wishes,
      flavorId: '4',
    });
  });

  it('P-064 updates the expiration with the product until it was edited', () => {
    expect(change(product(), scheduleIV)(form()).prescExpiryDate).toBe('2027-05-20');
    expect(change(product(), scheduleIV, true)(form()).prescExpiryDate).toBe('2027-02-20');
  });

  it('P-050 P-073 clears a flavor and a reason the product does not have', () => {
    const filled = form({
      flavorId: '3',
      reasonForCompound: 'Allergy to an ingredient',
      allergicIngredient: 'xylitol',
    });
    expect(change(product(), product({ hasFlavor: false }))(filled)).toMatchObject({
      flavorId: null,
      reasonForCompound: null,
      allergicIngredient: null,
    });
    expect(change(product(), compound)(filled)).toMatchObject({
      flavorId: '3',
      allergicIngredient: 'xylitol',
    });
  });

  it("P-058 P-060 P-062 never keeps PRN or refills that the new product's schedule rejects", () => {
    fc.assert(
      fc.property(anyForm, anyProduct, anyProduct, (any, previous, chosen) => {
        const changed = change(previous, chosen)(any);
        const issues = checkPrescriptionForm(changed, context({ product: chosen, mode: 'draft' }));
        expect(issues.map(({ code }) => code)).not.toContain('controlled-prn');
        expect(issues.map(({ code }) => code)).not.toContain('prn-only');
        if (isControlled(chosen)) expect(issues.map(({ code }) => code)).not.toContain('above-maximum');
        if (countsAsOtc(chosen) && overridesOf(any, previous).prnFlag !== false) expect(changed.prnFlag).toBe(true);
      }),
    );
  });
});

describe('PRN and reason', () => {
  it('P-059 clears the refills when PRN is turned on or off', () => {
    const checked = withPrn(form({ refills: 3 }), true);
    expect(checked).toMatchObject({ prnFlag: true, refills: null });
    expect(withPrn(checked, false)).toMatchObject({ prnFlag: false, refills: null });
  });

  it('P-075 clears the allergenic ingredient when another reason is chosen', () => {
    const filled = form({ reasonForCompound: 'Allergy to an ingredient', allergicIngredient: 'xylitol' });
    expect(withReason(filled, 'Needs another strength', reasons)).toMatchObject({
      reasonForCompound: 'Needs another strength',
      allergicIngredient: null,
    });
    expect(withReason(filled, 'Allergy to an ingredient', reasons).allergicIngredient).toBe('xylitol');
    expect(withReason(filled, null, reasons).allergicIngredient).toBeNull();
  });
});
