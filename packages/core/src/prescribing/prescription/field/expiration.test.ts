import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import { defaultExpiration, isExpirationAllowed, latestExpiration, reopenedExpiration } from './expiration.js';
import { product, scheduleII, scheduleIV, today } from '../prescription.test-data.js';
import { anyContext, anyForm, anyProduct } from '../prescription.arbitrary.test-data.js';

const invalid = ['prescExpiryDate: Please provide a valid Date'];

describe('expiration', () => {
  it('P-064 defaults to 3 months for Schedule II, 6 for another controlled product, 12 otherwise', () => {
    expect(defaultExpiration(scheduleII, today)).toBe('2027-02-20');
    expect(defaultExpiration(scheduleIV, today)).toBe('2027-05-20');
    expect(defaultExpiration(product({ isControlled: true }), today)).toBe('2027-05-20');
    expect(defaultExpiration(product(), today)).toBe('2027-11-20');
    expect(defaultExpiration(null, today)).toBe('2027-11-20');
  });

  it('P-009 P-064 is the last day of a shorter month', () => {
    expect(defaultExpiration(scheduleIV, '2026-08-31')).toBe('2027-02-28');
    expect(defaultExpiration(scheduleII, '2027-11-30')).toBe('2028-02-29');
  });

  it('P-065 is required except in a draft', () => {
    expect(complaints({ prescExpiryDate: null })).toEqual(invalid);
    expect(draftComplaints({ prescExpiryDate: null })).toEqual([]);
  });

  it('P-065 is today at the earliest and the default at the latest, in drafts too', () => {
    for (const find of [complaints, draftComplaints]) {
      expect(find({ prescExpiryDate: today })).toEqual([]);
      expect(find({ prescExpiryDate: '2026-11-19' })).toEqual(invalid);
      expect(find({ prescExpiryDate: '2027-11-20' })).toEqual([]);
      expect(find({ prescExpiryDate: '2027-11-21' })).toEqual(invalid);
      expect(find({ prescExpiryDate: '2027-02-20', refills: 0 }, { product: scheduleII })).toEqual([]);
      expect(find({ prescExpiryDate: '2027-02-21', refills: 0 }, { product: scheduleII })).toEqual(invalid);
    }
  });

  it.each(['2026-02-31', '20261120', 'soon'])('P-065 rejects %s, which is not a date', (prescExpiryDate) => {
    expect(complaints({ prescExpiryDate })).toEqual(invalid);
  });

  it('P-065 is never accepted before today or beyond the months of P-064', () => {
    const months = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(anyForm, anyContext, anyProduct, months, fc.boolean(), (any, about, chosen, days, isLate) => {
        const prescExpiryDate = isLate ? addDays(latestExpiration(chosen, today), days) : addDays(today, -days);
        const issues = checkPrescriptionForm({ ...any, prescExpiryDate }, { ...about, product: chosen });
        expect(issues.map(({ path }) => path)).toContain('prescExpiryDate');
      }),
    );
  });

  it('P-064 of a reopened draft stays while it is allowed, and otherwise becomes the default', () => {
    expect(reopenedExpiration('2027-01-15', scheduleII, today)).toBe('2027-01-15');
    expect(reopenedExpiration('2026-11-19', scheduleII, today)).toBe('2027-02-20');
    expect(reopenedExpiration('2027-02-21', scheduleII, today)).toBe('2027-02-20');
    expect(reopenedExpiration(null, scheduleII, today)).toBe('2027-02-20');
  });

  it('P-064 P-065 of a reopened draft is always allowed', () => {
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: -500, max: 500 }), (chosen, days) => {
        expect(isExpirationAllowed(reopenedExpiration(addDays(today, days), chosen, today), chosen, today)).toBe(true);
      }),
    );
  });
});
