import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsOtc, isControlled } from '../product/index.js';
import { withPrn, withProduct, withReason } from './change-form.js';
import { checkPrescriptionForm } from './check-form.js';
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
} from './prescription.test-data.js';
import { anyForm, anyProduct } from './prescription.arbitrary.test-data.js';

const change = { previous: product(), today, isExpirationEdited: false };

describe('choosing a product', () => {
  it('P-060 turns PRN off and clears more than 5 refills for a controlled one', () => {
    expect(withProduct(form({ prnFlag: true, refills: null }), { ...change, product: scheduleIV })).toMatchObject({
      prnFlag: false,
      refills: null,
    });
    expect(withProduct(form({ refills: 6 }), { ...change, product: scheduleIV }).refills).toBeNull();
    expect(withProduct(form({ refills: 5 }), { ...change, product: scheduleIV }).refills).toBe(5);
  });

  it('P-058 forces the refills of Schedule II to 0', () => {
    expect(withProduct(form({ refills: 5 }), { ...change, product: scheduleII }).refills).toBe(0);
  });

  it('P-061 P-062 turns PRN on for an OTC or AOTC product', () => {
    expect(withProduct(form(), { ...change, product: product({ productApprovalType: 'OTC' }) })).toMatchObject({
      prnFlag: true,
      refills: null,
    });
    expect(withProduct(form(), { ...change, product: diet })).toMatchObject({ prnFlag: true, refills: null });
    expect(withProduct(form(), { ...change, product: { ...scheduleIV, productApprovalType: 'OTC' } }).prnFlag).toBe(
      false,
    );
  });

  it('P-061 takes PRN away again that only an OTC product brought, and keeps PRN that was chosen', () => {
    const prn = form({ prnFlag: true, refills: null });
    expect(withProduct(prn, { ...change, previous: diet, product: product() }).prnFlag).toBe(false);
    expect(withProduct(prn, { ...change, previous: product(), product: product({ id: '41' }) }).prnFlag).toBe(true);
    expect(withProduct(prn, { ...change, previous: null, product: product() }).prnFlag).toBe(true);
  });

  it('P-064 moves the expiration with the product until it was edited', () => {
    expect(withProduct(form(), { ...change, product: scheduleIV }).prescExpiryDate).toBe('2027-05-20');
    expect(withProduct(form(), { ...change, product: scheduleIV, isExpirationEdited: true }).prescExpiryDate).toBe(
      '2027-02-20',
    );
  });

  it('P-050 P-073 clears a flavor and a reason the product does not have', () => {
    const filled = form({
      flavorId: '3',
      reasonForCompound: 'Allergy to an ingredient',
      allergicIngredient: 'xylitol',
    });
    expect(withProduct(filled, { ...change, product: product({ hasFlavor: false }) })).toMatchObject({
      flavorId: null,
      reasonForCompound: null,
      allergicIngredient: null,
    });
    expect(withProduct(filled, { ...change, product: compound })).toMatchObject({
      flavorId: '3',
      allergicIngredient: 'xylitol',
    });
  });

  it('P-058 P-060 P-062 never leaves PRN or refills that the new product refuses by its schedule', () => {
    fc.assert(
      fc.property(anyForm, anyProduct, anyProduct, (any, previous, chosen) => {
        const changed = withProduct(any, { ...change, previous, product: chosen });
        const issues = checkPrescriptionForm(changed, context({ product: chosen, mode: 'draft' }));
        expect(issues.map(({ code }) => code)).not.toContain('controlled-prn');
        expect(issues.map(({ code }) => code)).not.toContain('prn-only');
        if (isControlled(chosen)) expect(issues.map(({ code }) => code)).not.toContain('above-maximum');
        if (countsAsOtc(chosen)) expect(changed.prnFlag).toBe(true);
      }),
    );
  });
});

describe('PRN and reason', () => {
  it('P-059 clears the refills when PRN is checked and when it is unchecked', () => {
    const checked = withPrn(form({ refills: 3 }), true);
    expect(checked).toMatchObject({ prnFlag: true, refills: null });
    expect(withPrn(checked, false)).toMatchObject({ prnFlag: false, refills: null });
  });

  it('P-075 clears the allergic ingredient when another reason is chosen', () => {
    const filled = form({ reasonForCompound: 'Allergy to an ingredient', allergicIngredient: 'xylitol' });
    expect(withReason(filled, 'Needs another strength', reasons)).toMatchObject({
      reasonForCompound: 'Needs another strength',
      allergicIngredient: null,
    });
    expect(withReason(filled, 'Allergy to an ingredient', reasons).allergicIngredient).toBe('xylitol');
    expect(withReason(filled, null, reasons).allergicIngredient).toBeNull();
  });
});
