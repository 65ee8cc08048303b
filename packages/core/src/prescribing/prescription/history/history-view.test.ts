import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { historyViewLabels, historyViewRule, historyViews, rxStatusFilters } from '../index.js';

const today = '2026-11-22';

describe('history views', () => {
  it('P-262 have names', () => {
    expect(historyViews.map((view) => historyViewLabels[view])).toEqual([
      'Issued by me today',
      'My drafts',
      'Waiting for the pharmacy',
      'Expires within 30 days',
      'Controlled',
    ]);
  });

  it('P-262 P-304 P-487 issued by me today contains what was issued today under my license and not undone', () => {
    const { statuses, ...rule } = historyViewRule('IssuedByMeToday', today, '7');
    expect(statuses?.toSorted()).toEqual(
      rxStatusFilters
        .filter((status) => !['DRAFT', 'REJECTED_DRAFT', 'ISSUED_ELSEWHERE', 'UNDONE'].includes(status))
        .toSorted(),
    );
    expect(rule).toEqual({
      vetId: '7',
      issuedOn: today,
      expires: null,
      onlyControlled: false,
      leavesArchivedOut: false,
    });
  });

  it('P-262 my drafts contains those that I am to authorize', () => {
    expect(historyViewRule('MyDrafts', today, '7')).toMatchObject({
      statuses: ['DRAFT'],
      vetId: '7',
      leavesArchivedOut: true,
    });
  });

  it('P-262 waiting for the pharmacy contains what was sent to it and not answered', () => {
    expect(historyViewRule('WaitsForPharmacy', today, '7')).toMatchObject({
      statuses: ['SENT_TO_PHARMACY', 'FAXED', 'MAILED', 'RECEIVED_BY_PHARMACY'],
      vetId: null,
      leavesArchivedOut: true,
    });
  });

  it('P-262 P-304 expiring within 30 days contains active ones, from today through the thirtieth day', () => {
    const rule = historyViewRule('ExpiresSoon', today, '7');
    expect(rule).toMatchObject({ expires: { from: today, to: '2026-12-22' }, leavesArchivedOut: true });
    expect(rule.statuses).toContain('ISSUED_ELSEWHERE');
    expect(rule.statuses).not.toContain('DRAFT');
    expect(rule.statuses).not.toContain('DECLINED');
  });

  it('P-262 controlled contains every status', () => {
    expect(historyViewRule('Controlled', today, '7')).toMatchObject({ statuses: null, onlyControlled: true });
  });

  test.prop([fc.constantFrom(...historyViews)])('P-262 are empty for a user without a location user', (view) => {
    const own = historyViewRule(view, today, '7').vetId !== null;
    expect(historyViewRule(view, today, null).vetId).toBe(own ? '0' : null);
  });
});
