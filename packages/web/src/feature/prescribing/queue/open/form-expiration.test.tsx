import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../../../testing/calendar-days';
import { practiceIn } from '../../../../testing/sample-practice';
import { draft, openRequest, product, renewal, scheduleII, scheduleIV, task } from './form.test-data';

const error = 'Please provide a valid Date';

describe('expiration of a request', () => {
  it.each([
    { what: 'a plain product', chosen: product(), latest: '11-20-2027', lastDay: '2027-11-20' },
    { what: 'a controlled product', chosen: scheduleIV, latest: '05-20-2027', lastDay: '2027-05-20' },
    { what: 'Schedule II', chosen: scheduleII, latest: '02-20-2027', lastDay: '2027-02-20' },
  ])(
    'P-064 P-065 defaults to the latest day for $what, and rejects the day after',
    async ({ chosen, latest, lastDay }) => {
      const { field, fill, says, saveDraft, hasSent } = await openRequest(task({ product: chosen }), {
        practice: practiceIn('OH'),
      });
      expect(field('Expiration').value).toBe(latest);
      expect(says('Expiration')).toBe(`From 11-20-2026 to ${latest}`);
      expect(calendarDays(field('Expiration'))).toEqual(['2026-11-20', lastDay]);
      await fill('Expiration', latest.replace('-20-', '-21-'));
      expect(says('Expiration')).toBe(error);
      await saveDraft();
      expect(hasSent()).toBe(false);
    },
  );

  it.each([
    { stored: '2026-11-19', shown: '11-20-2027', why: 'is past' },
    { stored: '2027-11-21', shown: '11-20-2027', why: 'is too late' },
    { stored: '2027-01-31', shown: '01-31-2027', why: 'still holds' },
  ])('P-064 reopens a draft whose date $why with $shown', async ({ stored, shown }) => {
    const { field } = await openRequest(task({ prescription: draft({ prescExpiryDate: stored }) }));
    expect(field('Expiration').value).toBe(shown);
  });

  it('P-065 is required to authorize, not before today, and sent as typed', async () => {
    const { fill, says, sign, hasSent, sent } = await openRequest(renewal());
    await fill('Expiration', '');
    expect(says('Expiration')).toBe(error);
    await fill('Expiration', '11-19-2026');
    expect(says('Expiration')).toBe(error);
    await sign();
    expect(hasSent()).toBe(false);
    await fill('Expiration', '11-20-2026');
    await sign();
    expect((await sent()).input.prescExpiryDate).toBe('2026-11-20');
  });

  it('P-065 can be empty in a draft', async () => {
    const { fill, saveDraft, sent } = await openRequest(task());
    await fill('Expiration', '');
    await saveDraft();
    expect((await sent()).input.prescExpiryDate).toBeNull();
  });
});
