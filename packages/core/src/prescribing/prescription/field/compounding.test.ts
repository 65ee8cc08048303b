import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { effectiveReason, needsReason, reasonForCompoundHint } from './compounding.js';
import { compound, location, officeUse, product, rvp } from '../prescription.test-data.js';

const rationale = { ...compound, hasPharmacyRationale: true };
const allergy = { reasonForCompound: 'Allergy to an ingredient' };

describe('reason for compounding', () => {
  it('P-073 is required for a compound, except in a draft, for office use, or with a pharmacy rationale', () => {
    expect(complaints({}, { product: compound })).toEqual(['reasonForCompound: This field is required']);
    expect(complaints({ reasonForCompound: ' ' }, { product: compound })).toEqual([
      'reasonForCompound: This field is required',
    ]);
    expect(draftComplaints({}, { product: compound })).toEqual([]);
    expect(
      complaints(
        { isOfficeUse: true },
        { ...officeUse, product: compound, location: location({ locationPharmacies: [rvp] }) },
      ),
    ).toEqual([]);
    expect(complaints({}, { product: rationale })).toEqual([]);
    expect(complaints({}, { product: product() })).toEqual([]);
    expect([
      needsReason(compound, false),
      needsReason(compound, true),
      needsReason(rationale, false),
      needsReason(null, false),
    ]).toEqual([true, false, false, false]);
  });

  it('P-073 must be on the list, in drafts too', () => {
    expect(complaints({ reasonForCompound: 'Needs another strength' }, { product: compound })).toEqual([]);
    expect(draftComplaints({ reasonForCompound: 'Cheaper' }, { product: compound })).toEqual([
      'reasonForCompound: Choose a reason from the list',
    ]);
    expect(complaints({ reasonForCompound: 'Pharmacy Rationale' }, { product: compound })).toEqual([
      'reasonForCompound: Choose a reason from the list',
    ]);
  });

  it("P-073 P-074 is empty without compounding, and the pharmacy's rationale where it gives one", () => {
    expect(effectiveReason('Needs another strength', product())).toBeNull();
    expect(effectiveReason('Needs another strength', product({ hasPharmacyRationale: true }))).toBeNull();
    expect(effectiveReason('Needs another strength', compound)).toBe('Needs another strength');
    expect(effectiveReason('Needs another strength', rationale)).toBe('Pharmacy Rationale');
    expect(effectiveReason(null, rationale)).toBe('Pharmacy Rationale');
  });

  it("P-073 has the FDA's hint", () => {
    expect(reasonForCompoundHint).toBe('GFI 256 requires a reason for compounding from April 1, 2023 per FDA.');
  });
});

describe('allergenic ingredient', () => {
  it('P-075 is required when the reason requires it, except in a draft', () => {
    expect(complaints(allergy, { product: compound })).toEqual(['allergicIngredient: This field is required']);
    expect(complaints({ ...allergy, allergicIngredient: ' ' }, { product: compound })).toEqual([
      'allergicIngredient: This field is required',
    ]);
    expect(draftComplaints(allergy, { product: compound })).toEqual([]);
    expect(complaints({ ...allergy, allergicIngredient: 'xylitol' }, { product: compound })).toEqual([]);
  });

  it('P-075 has at most 100 characters', () => {
    expect(draftComplaints({ ...allergy, allergicIngredient: 'x'.repeat(100) }, { product: compound })).toEqual([]);
    expect(draftComplaints({ ...allergy, allergicIngredient: 'x'.repeat(101) }, { product: compound })).toEqual([
      'allergicIngredient: Enter at most 100 characters',
    ]);
  });

  it("P-075 is rejected with another reason, with the pharmacy's rationale, and without compounding", () => {
    const refusal = ['allergicIngredient: The chosen reason does not use an allergic ingredient. Clear the ingredient'];
    expect(
      complaints({ reasonForCompound: 'Needs another strength', allergicIngredient: 'xylitol' }, { product: compound }),
    ).toEqual(refusal);
    expect(complaints({ ...allergy, allergicIngredient: 'xylitol' }, { product: rationale })).toEqual(refusal);
    expect(draftComplaints({ ...allergy, allergicIngredient: 'xylitol' }, { product: product() })).toEqual(refusal);
  });
});
