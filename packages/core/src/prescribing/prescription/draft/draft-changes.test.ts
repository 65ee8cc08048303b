import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftChanges, type DraftFacts, emptyPrescriptionForm } from '../index.js';

const draft: DraftFacts = {
  ...emptyPrescriptionForm,
  product: { id: '5' },
  unitPerFill: 30,
  flavorId: null,
  directions: 'Give 1 tablet.',
  prnFlag: false,
  refills: 2,
  prescExpiryDate: '2027-11-20',
  authorizingVet: '11',
  workflowLocationUserId: null,
  currentWorkflowStatusId: null,
  reasonForCompound: null,
  allergicIngredient: null,
  daysSupply: null,
  noteToPharmacy: null,
  noteToClient: null,
  notifyClientDate: null,
  pimsConsultId: null,
  autoShipPrompt: false,
  locationClientId: '3',
  locationPatientId: '4',
};

describe("changes by another user's save", () => {
  it("P-007 P-152 are named by the form's fields, in its order", () => {
    expect(draftChanges(draft, { ...draft, directions: 'Give 2 tablets.', unitPerFill: 60 })).toEqual([
      'Quantity',
      'Directions',
    ]);
    expect(draftChanges(draft, { ...draft, product: { id: '6' }, autoShipPrompt: true })).toEqual([
      'Product',
      'AutoShip',
    ]);
  });

  it('P-007 P-152 are the visible ones: PRN hides a number, and blanks are nothing', () => {
    expect(draftChanges({ ...draft, prnFlag: true }, { ...draft, prnFlag: true, refills: null })).toEqual([]);
    expect(draftChanges(draft, { ...draft, prnFlag: true })).toEqual(['Refills']);
    expect(draftChanges(draft, { ...draft, noteToClient: '  ' })).toEqual([]);
  });

  it('P-152 include every changed field once, symmetrically', () => {
    const other: { readonly [K in keyof DraftFacts]: DraftFacts[K] } = {
      product: { id: '6' },
      unitPerFill: 31,
      flavorId: '1',
      directions: 'Other',
      prnFlag: true,
      refills: 3,
      prescExpiryDate: '2027-11-21',
      authorizingVet: '12',
      workflowLocationUserId: '1',
      currentWorkflowStatusId: '1',
      reasonForCompound: 'Other',
      allergicIngredient: 'Other',
      daysSupply: 3,
      noteToPharmacy: 'Other',
      noteToClient: 'Other',
      notifyClientDate: '2027-01-01',
      pimsConsultId: '1',
      autoShipPrompt: true,
      locationClientId: '9',
      locationPatientId: '9',
    };
    const keys = Object.keys(other) as (keyof DraftFacts)[];
    fc.assert(
      fc.property(fc.subarray(keys), (changed) => {
        const saved: DraftFacts = { ...draft, ...Object.fromEntries(changed.map((key) => [key, other[key]])) };
        const named = draftChanges(draft, saved);
        const refills = changed.filter((key) => key === 'refills' || key === 'prnFlag').length;
        expect(named).toHaveLength(changed.length - Math.max(refills - 1, 0));
        expect(new Set(named).size).toBe(named.length);
        expect(draftChanges(saved, draft)).toEqual(named);
        expect(draftChanges(saved, saved)).toEqual([]);
      }),
    );
  });
});
