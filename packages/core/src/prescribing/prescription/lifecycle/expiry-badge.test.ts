import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import { expiryBadge, expiryOfTask } from './expiry-badge.js';
import { today } from '../prescription.test-data.js';

const urgencies = ['far', 'near', 'expired'];

describe('expiration badge', () => {
  it('P-139 is absent without a date', () => expect(expiryBadge(null, today)).toBeNull());

  it('P-139 is expired the day after the last one', () => {
    expect(expiryBadge('2026-11-19', today)).toEqual({
      urgency: 'expired',
      label: 'Expired Date',
      tooltip: 'Expired on 11-19-2026',
      tone: 'error',
    });
    expect(expiryBadge('2026-11-20', today)?.urgency).toBe('near');
  });

  it('P-139 is near from one calendar month before', () => {
    expect(expiryBadge('2026-12-20', today)).toEqual({
      urgency: 'near',
      label: 'Near To Expire',
      tooltip: 'Expires on 12-20-2026',
      tone: 'warning',
    });
    expect(expiryBadge('2026-12-21', today)).toEqual({
      urgency: 'far',
      label: 'Far To Expire',
      tooltip: 'Expires on 12-21-2026',
      tone: 'neutral',
    });
  });

  it('P-009 P-139 counts the month back to the last day of a shorter one', () => {
    expect(expiryBadge('2027-03-31', '2027-02-28')?.urgency).toBe('near');
    expect(expiryBadge('2027-03-31', '2027-02-27')?.urgency).toBe('far');
  });

  it('P-139 never becomes less urgent with time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(400), (distance, days) => {
        const expiry = addDays(today, distance);
        const [now, later] = [today, addDays(today, days)].map((day) =>
          urgencies.indexOf(expiryBadge(expiry, day)!.urgency),
        );
        expect(later!).toBeGreaterThanOrEqual(now!);
      }),
    );
  });

  it('P-139 rejects an impossible date rather than reporting it as far', () => {
    expect(() => expiryBadge('2026-02-31', today)).toThrow(RangeError);
    expect(() => expiryBadge('2027-02-01', '2026-13-01')).toThrow(RangeError);
  });

  it("P-139 of a task uses its prescription's date, else its next order date", () => {
    expect(expiryOfTask({ prescription: { prescExpiryDate: '2027-01-01' }, nextOrderDate: '2026-12-01' })).toBe(
      '2027-01-01',
    );
    expect(expiryOfTask({ prescription: { prescExpiryDate: null }, nextOrderDate: '2026-12-01' })).toBe('2026-12-01');
    expect(expiryOfTask({ prescription: null, nextOrderDate: '2026-12-01' })).toBe('2026-12-01');
  });
});
