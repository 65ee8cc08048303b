import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, comparePlainDates } from '../../base/time/index.js';
import { taskStatuses } from '../task/index.js';
import {
  checkExamText,
  checkSnooze,
  deadlineText,
  examNotice,
  examTextMaxLength,
  lastSnoozeDay,
  longestSnoozeDays,
  proposedExamText,
  requestDeadline,
  snoozeChoices,
  snoozedCountText,
  snoozedNotice,
  snoozeReasonMaxLength,
  snoozeState,
  summaryParts,
  summaryStart,
  summaryText,
} from './index.js';

const today = '2026-11-20';
const day = fc.integer({ min: -200, max: 200 }).map((days) => addDays(today, days));
const messages = (until: string | null, deadline: string | null, reason: string | null = null) =>
  checkSnooze({ until, reason }, { today, deadline }).map(({ message }) => message);

describe('a snooze', () => {
  it('P-515 ends on the day the request is due at the latest, or within 60 days', () => {
    expect(messages('2026-11-21', null)).toEqual([]);
    expect(messages('2026-12-05', '2026-12-05')).toEqual([]);
    expect(messages('2026-12-06', '2026-12-05')).toEqual([
      'The request is due on 12-05-2026. Choose that day or an earlier one.',
    ]);
    expect(messages(addDays(today, longestSnoozeDays), null)).toEqual([]);
    expect(messages(addDays(today, longestSnoozeDays + 1), null)).toEqual(['Choose 01-19-2027 or an earlier day.']);
    expect(messages(today, null)).toEqual(['Choose a day after today.']);
    for (const empty of [null, '', 'soon'])
      expect(messages(empty, null)).toEqual(['Choose the day on which the request comes back.']);
    expect(messages('2026-11-21', today)).toEqual([
      'This request was due on 11-20-2026 and cannot be snoozed. Answer it or assign it to a colleague.',
    ]);
    expect(messages('2026-11-21', null, 'x'.repeat(snoozeReasonMaxLength + 1))).toEqual([
      'A reason can have at most 200 characters',
    ]);
  });

  it('P-515 the deadline is the earliest due date of every request on the card', () => {
    const request = (nextOrderDate: string | null, expirationDate: string | null) => ({
      createdTimestamp: '2026-11-24T04:30:00.000Z',
      nextOrderDate,
      expirationDate,
    });
    const zone = 'America/Chicago';
    expect(requestDeadline([request(null, null)], zone)).toBeNull();
    expect(requestDeadline([request('2026-12-09', null), request('2026-12-11', '2026-12-05')], zone)).toBe(
      '2026-12-05',
    );
    // What had expired by the time it arrived is due on that day, as in the queue.
    expect(requestDeadline([request('2026-12-09', '2026-10-01')], zone)).toBe('2026-11-23');
    expect(deadlineText('2026-12-05')).toBe('Due 12-05-2026');
  });

  it('P-515 a request is never snoozed on the day it is due, or later', () => {
    fc.assert(
      fc.property(day, fc.option(day), day, fc.constantFrom(...taskStatuses), (until, deadline, later, status) => {
        const isAccepted = checkSnooze({ until, reason: null }, { today, deadline }).length === 0;
        if (!isAccepted || deadline === null || comparePlainDates(later, deadline) < 0) return;
        expect(snoozeState({ status, snooze: { until } }, later)).not.toBe('snoozed');
      }),
    );
  });

  it('P-514 P-516 a request is always either listed or snoozed, and wakes on its day by itself', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom(...taskStatuses), (until, now, status) => {
        const state = snoozeState({ status, snooze: { until } }, now);
        const isAsleep = status === 'PENDING' && now < until;
        expect(state === 'snoozed').toBe(isAsleep);
        expect(state === 'back').toBe(status === 'PENDING' && !isAsleep);
        expect(snoozeState({ status, snooze: null }, now)).toBe('listed');
      }),
    );
  });

  it('P-515 offers only days that are accepted, each once, with the last possible one', () => {
    fc.assert(
      fc.property(fc.option(day), (deadline) => {
        const offered = snoozeChoices({ today, deadline });
        for (const { until } of offered) expect(messages(until, deadline)).toEqual([]);
        expect(new Set(offered.map(({ until }) => until)).size).toBe(offered.length);
        expect(offered.length === 0).toBe(lastSnoozeDay({ today, deadline }) === null);
      }),
    );
    expect(snoozeChoices({ today, deadline: '2026-11-27' }).map(({ label }) => label)).toEqual([
      'Tomorrow',
      'In 3 days',
      'On the day it is due',
    ]);
  });

  it('P-514 P-516 says what happened', () => {
    expect(snoozedNotice('2026-12-01').title).toBe('Snoozed until 12-01-2026');
    expect(snoozedNotice(null).title).toBe('Back in the list');
    expect(snoozedCountText(3)).toBe('3 snoozed');
  });
});

describe('an exam first', () => {
  it('P-518 proposes a text for the client, with what is known', () => {
    const facts = {
      patientName: 'Otis',
      productName: 'Galliprant Tablets',
      practiceName: 'Wren Street Animal Hospital',
      deadline: '2026-12-05',
    };
    expect(proposedExamText(facts)).toBe(
      'Otis needs an exam before we can renew Galliprant Tablets. Please call Wren Street Animal Hospital by 12-05-2026 to schedule one.',
    );
    expect(proposedExamText({ ...facts, patientName: null, productName: null, deadline: null })).toBe(
      'Your pet needs an exam before we can renew this prescription. Please call Wren Street Animal Hospital to schedule one.',
    );
    expect(examNotice(true).description).toBe('Tell the client: Signa sends no message.');
    expect(examNotice(false).title).toBe('No longer waiting for an exam');
  });

  it('P-518 needs a text of at most 500 characters', () => {
    expect(checkExamText('Please call us.')).toEqual([]);
    expect(checkExamText(' ')).toMatchObject([{ path: 'clientText', code: 'required' }]);
    expect(checkExamText('x'.repeat(examTextMaxLength))).toEqual([]);
    expect(checkExamText('x'.repeat(examTextMaxLength + 1))).toMatchObject([{ code: 'too-long' }]);
  });
});

describe('the summary of a session', () => {
  const none = { signed: 0, declined: 0, exams: 0, handedOff: 0, snoozed: 0 };

  it('P-520 names what was done, without zeros', () => {
    expect(summaryText({ ...none, signed: 14, declined: 2, exams: 3 })).toBe('14 signed, 2 declined, 3 need a call');
    expect(summaryText({ ...none, exams: 1, handedOff: 4, snoozed: 5 })).toBe(
      '1 needs a call, 4 handed off, 5 snoozed',
    );
    expect(summaryText(none)).toBe('Nothing signed or handed off yet');
    expect(summaryParts({ ...none, declined: 2 })).toEqual([{ of: 'declined', text: '2 declined' }]);
  });

  it('P-520 begins with the sign-in, but not before the day at the location', () => {
    const start = (signedInAt: string | null) => summaryStart(signedInAt, today, 'America/New_York');
    expect(start('2026-11-20T14:30:00.000Z')).toBe('2026-11-20T14:30:00.000Z');
    expect(start('2026-11-19T14:30:00.000Z')).toBe('2026-11-20T05:00:00.000Z');
    expect(start(null)).toBe('2026-11-20T05:00:00.000Z');
  });
});
