import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { historyViewLabels, historyViewRule, historyViews, rxStatusFilters } from '../index.js';

const today = '2026-11-22';

describe('the views of the history', () => {
  it('P-262 have names', () => {
    expect(historyViews.map((view) => historyViewLabels[view])).toEqual([
      'Issued by me today',
      'My drafts',
      'Waits for the pharmacy',
      'Expires within 30 days',
      'Controlled',
    ]);
  });

  it('P-262 P-304 what I issued today is under my license, issued this day, whatever became of it', () => {
    const { statuses, ...rule } = historyViewRule('IssuedByMeToday', today, '7');
    expect(statuses?.toSorted()).toEqual(
      rxStatusFilters.filter((status) => !['DRAFT', 'REJECTED_DRAFT', 'ISSUED_ELSEWHERE'].includes(status)).toSorted(),
    );
    expect(rule).toEqual({
      vetId: '7',
      issuedOn: today,
      expires: null,
      onlyControlled: false,
      leavesArchivedOut: false,
    });
  });

  it('P-262 my drafts are those that I am to authorize', () => {
    expect(historyViewRule('MyDrafts', today, '7')).toMatchObject({
      statuses: ['DRAFT'],
      vetId: '7',
      leavesArchivedOut: true,
    });
  });

  it('P-262 with the pharmacy is what was sent to it and not answered', () => {
    expect(historyViewRule('WaitsForPharmacy', today, '7')).toMatchObject({
      statuses: ['SENT_TO_PHARMACY', 'FAXED', 'MAILED', 'RECEIVED_BY_PHARMACY'],
      vetId: null,
      leavesArchivedOut: true,
    });
  });

  it('P-262 P-304 what expires within 30 days is in force, today and the thirtieth day included', () => {
    const rule = historyViewRule('ExpiresSoon', today, '7');
    expect(rule).toMatchObject({ expires: { from: today, to: '2026-12-22' }, leavesArchivedOut: true });
    expect(rule.statuses).toContain('ISSUED_ELSEWHERE');
    expect(rule.statuses).not.toContain('DRAFT');
    expect(rule.statuses).not.toContain('DECLINED');
  });

  it('P-262 controlled is of every status', () => {
    expect(historyViewRule('Controlled', today, '7')).toMatchObject({ statuses: null, onlyControlled: true });
  });

  test.prop([fc.constantFrom(...historyViews)])('P-262 who is nobody here has issued and drafted nothing', (view) => {
    const own = historyViewRule(view, today, '7').vetId !== null;
    expect(historyViewRule(view, today, null).vetId).toBe(own ? '0' : null);
  });
});
