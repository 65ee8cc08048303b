import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { sentDaysSupply } from './days-supply.js';

it('P-076 is optional, whole, and 1 to 365 days in every form', () => {
  for (const find of [complaints, draftComplaints]) {
    expect(find({ daysSupply: null })).toEqual([]);
    expect(find({ daysSupply: 1 })).toEqual([]);
    expect(find({ daysSupply: 100 }, { entry: 'create' })).toEqual([]);
    expect(find({ daysSupply: 365 }, { entry: 'approval' })).toEqual([]);
  }
});

it.each([0, -1, 366, 1.5, Number.NaN])('P-076 rejects %d, in drafts too', (daysSupply) => {
  const refusal = ['daysSupply: Must be greater than zero & less than or equal to 365'];
  expect(complaints({ daysSupply })).toEqual(refusal);
  expect(draftComplaints({ daysSupply })).toEqual(refusal);
});

it('P-076 sends 0 or less as none', () => {
  fc.assert(
    fc.property(fc.integer(), (days) => {
      expect(sentDaysSupply(days)).toBe(days <= 0 ? null : days);
    }),
  );
  expect(sentDaysSupply(null)).toBeNull();
});
