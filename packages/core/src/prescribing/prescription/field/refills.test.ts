import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import { brava, diet, location, officeUse, product, rvp, scheduleII, scheduleIV } from '../prescription.test-data.js';
import { anyContext, anyForm } from '../prescription.arbitrary.test-data.js';
import { maxRefills, refillChoices } from './refills.js';

const atRvp = location({ locationPharmacies: [rvp] });
const here = { isOfficeUse: false, location: location(), requestedQuantity: null, product: product() };

describe('refills', () => {
  it('P-056 are required, except in a draft and with PRN', () => {
    expect(complaints({ refills: null })).toEqual(['refills: This field is required']);
    expect(draftComplaints({ refills: null })).toEqual([]);
    expect(complaints({ refills: null, prnFlag: true })).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN])('P-056 reject %d, in drafts too', (refills) => {
    expect(complaints({ refills })).toEqual(['refills: Just positive numbers are allowed']);
    expect(draftComplaints({ refills })).toEqual(['refills: Just positive numbers are allowed']);
  });

  it('P-057 can be 0 to 11', () => {
    expect(refillChoices(here)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(complaints({ refills: 11 })).toEqual([]);
    expect(complaints({ refills: 12 })).toEqual(['refills: Choose at most 11 refills']);
    expect(draftComplaints({ refills: 12 })).toHaveLength(1);
  });

  it('P-057 go up to the requested packages minus 1 in the brand portal when that is more', () => {
    const most = (requestedQuantity: number) => maxRefills({ product: product(), location: brava, requestedQuantity });
    expect([most(1), most(12), most(20), most(19.5)]).toEqual([11, 11, 19, 19]);
    const there = { location: brava, requestedQuantity: 20 };
    expect(complaints({ refills: 19 }, there)).toEqual([]);
    expect(complaints({ refills: 20 }, there)).toEqual(['refills: Choose at most 19 refills']);
  });

  it('P-048 P-057 count other requests in packages, rounded up', () => {
    const most = (requestedQuantity: number, packsizeQty: number | null) =>
      refillChoices({ ...here, product: product({ packsizeQty }), requestedQuantity }).at(-1);
    expect(most(237, 237)).toBe(11);
    expect(most(90, 90)).toBe(11);
    expect(most(90, 5)).toBe(17);
    expect(most(90.5, 5)).toBe(18);
    expect(most(90, null)).toBe(11);
    expect(complaints({ refills: 12 }, { requestedQuantity: 90 })).toEqual(['refills: Choose at most 11 refills']);
  });

  it('P-057 never exceed the requested packages, in any unit', () => {
    const pack = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(pack, fc.integer({ min: 1, max: 40 }), fc.constantFrom(brava, location()), (cents, packs, at) => {
        const asked = at === brava ? packs : (cents * packs) / 100;
        const most = maxRefills({
          product: product({ packsizeQty: cents / 100 }),
          location: at,
          requestedQuantity: asked,
        });
        expect(most).toBe(Math.max(packs - 1, 11));
      }),
    );
  });

  it('P-057 of a controlled product stay at 0 to 5, whatever was requested', () => {
    expect(refillChoices({ ...here, product: scheduleIV, location: brava, requestedQuantity: 20 })).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(complaints({ refills: 5 }, { product: scheduleIV, location: brava, requestedQuantity: 20 })).toEqual([]);
    expect(complaints({ refills: 6 }, { product: scheduleIV, location: brava, requestedQuantity: 20 })).toEqual([
      'refills: A controlled substance can be refilled at most 5 times',
    ]);
  });

  it('P-058 of Schedule II are 0, in drafts too', () => {
    expect(refillChoices({ ...here, product: scheduleII })).toEqual([0]);
    expect(complaints({ refills: 0 }, { product: scheduleII })).toEqual([]);
    for (const find of [complaints, draftComplaints]) {
      expect(find({ refills: 1 }, { product: scheduleII })).toEqual([
        'refills: A Schedule II controlled substance cannot be refilled. Choose 0 refills',
      ]);
    }
  });

  it('P-058 reject a refill of Schedule II, whatever else is sent', () => {
    fc.assert(
      fc.property(anyForm, anyContext, fc.integer({ min: 1, max: 999 }), (any, about, refills) => {
        const issues = checkPrescriptionForm({ ...any, refills, prnFlag: false }, { ...about, product: scheduleII });
        expect(issues.map(({ path }) => path)).toContain('refills');
      }),
    );
  });

  it('P-059 P-060 reject PRN for a controlled product, drafts included', () => {
    fc.assert(
      fc.property(
        anyForm,
        anyContext,
        fc.constantFrom(scheduleII, scheduleIV, product({ isControlled: true, isPrnOnlyFamily: true })),
        (any, about, controlled) => {
          const issues = checkPrescriptionForm({ ...any, prnFlag: true }, { ...about, product: controlled });
          expect(issues.map(({ path }) => path)).toContain('prnFlag');
        },
      ),
    );
  });

  it('P-062 reject PRN off for a PRN-only family, drafts included', () => {
    for (const find of [complaints, draftComplaints]) {
      expect(find({ prnFlag: false }, { product: diet })).toEqual(['prnFlag: This product is always PRN. Turn PRN on']);
      expect(find({ prnFlag: true, refills: null }, { product: diet })).toEqual([]);
    }
  });

  it('P-062 do not lock PRN for a controlled product of a PRN-only family', () => {
    expect(complaints({ prnFlag: false }, { product: { ...scheduleIV, isPrnOnlyFamily: true } })).toEqual([]);
  });
});

describe('refills of office use', () => {
  const sent = { isOfficeUse: true, refills: 999 };

  it('P-063 A-143 can be 999 at a location with pharmacy RVP', () => {
    expect(complaints(sent, { ...officeUse, location: atRvp })).toEqual([]);
    expect(refillChoices({ ...here, isOfficeUse: true, location: atRvp }).at(-1)).toBe(999);
  });

  it('P-063 A-143 can be 999 nowhere else', () => {
    expect(complaints(sent, officeUse)).toEqual(['refills: Choose at most 11 refills']);
    expect(complaints({ refills: 999 }, { location: atRvp })).toEqual(['refills: Choose at most 11 refills']);
    expect(refillChoices({ ...here, location: atRvp })).not.toContain(999);
    expect(complaints({ ...sent, refills: 998 }, { ...officeUse, location: atRvp })).toHaveLength(1);
  });

  it('P-057 P-063 never exceed 5 for a controlled product', () => {
    expect(refillChoices({ ...here, isOfficeUse: true, location: atRvp, product: scheduleIV })).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(draftComplaints(sent, { ...officeUse, location: atRvp, product: scheduleIV })).toEqual([
      'refills: A controlled substance can be refilled at most 5 times',
    ]);
  });
});
