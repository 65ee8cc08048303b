import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isControlled, isPrnOnly } from '../../../catalog/product/index.js';
import { checkPrescriptionForm } from './check-form.js';
import { compound, context, diet, form, product, scheduleII, scheduleIV } from '../prescription.test-data.js';
import { anyContext, anyForm } from '../prescription.arbitrary.test-data.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { settlePrescriptionForm } from './settle-form.js';

const settled = (changes: Partial<PrescriptionForm>, about: Partial<PrescriptionFormContext> = {}) =>
  settlePrescriptionForm(form(changes), context(about));

describe('normalized form', () => {
  it("P-074 has the pharmacy's rationale as reason", () => {
    expect(
      settled({ reasonForCompound: 'Needs another strength' }, { product: { ...compound, hasPharmacyRationale: true } })
        .reasonForCompound,
    ).toBe('Pharmacy Rationale');
  });

  it('P-073 P-075 has neither reason nor ingredient without compounding', () => {
    const sent = { reasonForCompound: 'Allergy to an ingredient', allergicIngredient: 'xylitol' };
    expect(settled(sent)).toMatchObject({ reasonForCompound: null, allergicIngredient: null });
    expect(settled(sent, { product: compound })).toMatchObject(sent);
  });

  it('P-077 has no note to the client where it is hidden', () => {
    expect(settled({ noteToClient: 'Keep cool.' }, { showNoteToClient: false }).noteToClient).toBeNull();
    expect(settled({ noteToClient: 'Keep cool.' }).noteToClient).toBe('Keep cool.');
  });

  it('P-076 has no days supply of 0 or less', () => {
    expect(settled({ daysSupply: 0 }).daysSupply).toBeNull();
    expect(settled({ daysSupply: 30 }).daysSupply).toBe(30);
  });

  it('P-059 has no number of refills with PRN', () => {
    expect(settled({ prnFlag: true, refills: 3 })).toMatchObject({ prnFlag: true, refills: null });
  });

  it('P-098 has no workflow fields at issue, but in a draft', () => {
    const workflow = { workflowLocationUserId: '12', currentWorkflowStatusId: '5' };
    expect(settled(workflow)).toMatchObject({ workflowLocationUserId: null, currentWorkflowStatusId: null });
    expect(settled(workflow, { mode: 'draft' })).toMatchObject(workflow);
  });

  it('P-119 has create as origin when none was sent', () => {
    expect(settled({ rxOriginCode: null }).rxOriginCode).toBe('create');
    expect(settled({ rxOriginCode: 'copy' }).rxOriginCode).toBe('copy');
  });

  it('P-052 has trimmed texts, and none for a blank one', () => {
    expect(settled({ directions: ' Give 1. ', noteToPharmacy: '  ' })).toMatchObject({
      directions: 'Give 1.',
      noteToPharmacy: null,
    });
  });

  it('P-062 has PRN for a PRN-only family', () => {
    expect(settled({ refills: 3 }, { product: diet })).toMatchObject({ prnFlag: true, refills: null });
  });

  it('P-058 P-060 never has a refill of Schedule II, or PRN of a controlled product', () => {
    expect(settled({ refills: null }, { product: scheduleII, mode: 'draft' }).refills).toBe(0);
    expect(settled({ prnFlag: true, refills: null }, { product: scheduleIV }).prnFlag).toBe(false);
    fc.assert(
      fc.property(anyForm, anyContext, (any, about) => {
        const { prnFlag, refills } = settlePrescriptionForm(any, about);
        if (about.product?.deaSchedule === 'C-II') expect(refills).toBe(0);
        if (about.product !== null && isControlled(about.product)) expect(prnFlag).toBe(false);
        if (about.product !== null && isPrnOnly(about.product)) expect(prnFlag).toBe(true);
        if (prnFlag) expect(refills).toBeNull();
      }),
    );
  });

  it('P-003 is the same after normalizing twice, and still valid if it was valid', () => {
    fc.assert(
      fc.property(anyForm, anyContext, (any, about) => {
        const once = settlePrescriptionForm(any, about);
        expect(settlePrescriptionForm(once, about)).toEqual(once);
        if (checkPrescriptionForm(any, about).length === 0) expect(checkPrescriptionForm(once, about)).toEqual([]);
      }),
    );
  });

  it('P-189 keeps every other field as sent', () => {
    expect(settled({})).toEqual(form());
    expect(settled({}, { product: product({ id: '41' }) }).productId).toBe('40');
  });
});
