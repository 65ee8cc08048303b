import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { notificationDate, notificationOptionOf, reopenedNotification } from './client-notification.js';
import { notificationOptions } from '../form/notification-option.js';
import { today } from '../prescription.test-data.js';

describe('client notification', () => {
  it('P-078 offers seven options', () => {
    expect(notificationOptions.map(({ label }) => label)).toEqual([
      'None',
      'Today',
      '30 Days',
      '60 Days',
      '90 Days',
      '6 Months',
      'Select Date',
    ]);
  });

  it('P-078 counts days from today, with 6 months as 183', () => {
    expect(notificationOptions.map(({ code }) => notificationDate(code, today, '2027-03-03'))).toEqual([
      null,
      '2026-11-20',
      '2026-12-20',
      '2027-01-19',
      '2027-02-18',
      '2027-05-22',
      '2027-03-03',
    ]);
  });

  it('P-079 shows a stored date as the option it equals, none as None, any other as Select Date', () => {
    expect(notificationOptionOf(null, today)).toBe('none');
    expect(notificationOptionOf('2027-05-22', today)).toBe('6-months');
    expect(notificationOptionOf('2027-05-23', today)).toBe('select-date');
  });

  it('P-078 P-079 shows every option as itself again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...notificationOptions), fc.integer({ min: 0, max: 4000 }), ({ code }, days) => {
        fc.pre(code !== 'select-date');
        const then = addDays(today, days);
        expect(notificationOptionOf(notificationDate(code, then), then)).toBe(code);
      }),
    );
  });

  it('P-079 changes a past date of a reopened draft to today and keeps any other', () => {
    expect(reopenedNotification('2026-11-19', today)).toBe(today);
    expect(reopenedNotification('2026-12-01', today)).toBe('2026-12-01');
    expect(reopenedNotification(null, today)).toBeNull();
  });

  it('P-079 is not earlier than today, in drafts too', () => {
    for (const find of [complaints, draftComplaints]) {
      expect(find({ notifyClientDate: null })).toEqual([]);
      expect(find({ notifyClientDate: today })).toEqual([]);
      expect(find({ notifyClientDate: '2026-11-19' })).toEqual(['notifyClientDate: Please provide a valid Date']);
      expect(find({ notifyClientDate: '2026-02-31' })).toEqual(['notifyClientDate: Please provide a valid Date']);
    }
  });

  it('P-078 requires the date for Select Date', () => {
    expect(complaints({ notifyClientDate: null }, { notification: 'select-date' })).toEqual([
      'notifyClientDate: Please provide a valid Date',
    ]);
    expect(complaints({ notifyClientDate: null }, { notification: 'none' })).toEqual([]);
  });
});
