import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDeclineForm,
  checkDeclineReason,
  checkSimpleDeclineForm,
  declineReasons,
  declineReasonSent,
  recentSupplies,
  simpleDeclineReasons,
} from './index.js';

describe('decline reasons', () => {
  it('P-167 are those of the list, in order', () => {
    expect(declineReasons.join('; ')).toBe(
      'Quantity exceeds shelf life; Product is incorrect for patient; No existing relationship with patient; Due for exam; Discontinued use; Product unavailable; Alternate product prescribed; Recently purchased; Other',
    );
  });

  it('P-117 of the simple dialog are five of them', () => {
    expect(simpleDeclineReasons.join(', ')).toBe(
      'Quantity exceeds shelf life, Product is incorrect for patient, No existing relationship with patient, Due for exam, Other',
    );
  });

  it('P-169 of a recent purchase are five supplies', () => {
    expect(recentSupplies).toEqual([
      '1 month supply',
      '3 month supply',
      '6 month supply',
      '9 month supply',
      '12 month supply',
    ]);
  });
});

describe('Decline Request dialog', () => {
  it.each([null, '', '   '])('P-167 requires a reason, and %j is none', (reason) => {
    expect(checkDeclineForm({ reason })).toEqual([
      { path: 'reason', code: 'required', message: 'This field is required' },
    ]);
  });

  it('P-167 accepts exactly the reasons of the list', () => {
    for (const reason of declineReasons) expect(checkDeclineForm({ reason, supply: '1 month supply' })).toEqual([]);
    expect(checkDeclineForm({ reason: 'No time' })).toMatchObject([{ path: 'reason', code: 'unknown' }]);
  });

  it('P-169 requires the supply of a recent purchase, and of no other reason', () => {
    expect(checkDeclineForm({ reason: 'Recently purchased' })).toEqual([
      { path: 'supply', code: 'required', message: 'This field is required' },
    ]);
    expect(checkDeclineForm({ reason: 'Due for exam', supply: null })).toEqual([]);
  });

  it('P-168 accepts 250 characters of trimmed description, and not 251', () => {
    expect(checkDeclineForm({ reason: 'Other', description: ` ${'x'.repeat(250)} ` })).toEqual([]);
    expect(checkDeclineForm({ reason: 'Other', description: 'x'.repeat(251) })).toMatchObject([
      { path: 'description', code: 'too-long' },
    ]);
    expect(checkDeclineForm({ reason: 'Due for exam', description: 'x'.repeat(251) })).toEqual([]);
  });

  it('P-117 the simple dialog accepts only its own reasons', () => {
    for (const reason of simpleDeclineReasons) expect(checkSimpleDeclineForm({ reason })).toEqual([]);
    expect(checkSimpleDeclineForm({ reason: 'Recently purchased', supply: '1 month supply' })).toMatchObject([
      { path: 'reason' },
    ]);
    expect(checkSimpleDeclineForm({ reason: '' })).toMatchObject([{ message: 'This field is required' }]);
    expect(checkSimpleDeclineForm({ reason: 'Other', description: 'x'.repeat(251) })).toMatchObject([
      { path: 'description' },
    ]);
  });
});

describe('reason as sent', () => {
  it.each([
    [{ reason: 'Due for exam' }, 'Due for exam'],
    [{ reason: 'Other', description: '  Moved away ' }, 'Moved away'],
    [{ reason: 'Other', description: '   ' }, 'Other'],
    [{ reason: 'Other' }, 'Other'],
    [{ reason: 'Recently purchased', supply: '3 month supply' }, 'Recently purchased-3 month supply'],
    [{ reason: 'Due for exam', description: 'left over', supply: '1 month supply' }, 'Due for exam'],
  ] as const)('P-168 P-169 is for %j: %s', (form, sent) => {
    expect(declineReasonSent(form)).toBe(sent);
  });

  it('P-167 P-168 P-169 of a valid form is always accepted by the server', () => {
    const form = fc.record({
      reason: fc.constantFrom(...declineReasons),
      description: fc.option(fc.string({ maxLength: 300 })),
      supply: fc.option(fc.constantFrom(...recentSupplies)),
    });
    fc.assert(
      fc.property(form, (filled) => {
        fc.pre(checkDeclineForm(filled).length === 0);
        expect(checkDeclineReason(declineReasonSent(filled))).toEqual([]);
      }),
    );
  });
});

describe('reason as received', () => {
  it.each([undefined, null, '', ' \n '])('P-167 is rejected when it is %j', (reason) => {
    expect(checkDeclineReason(reason)).toEqual([
      { path: 'actionReason', code: 'required', message: 'This field is required' },
    ]);
  });

  it('P-167 P-168 names its input field', () => {
    expect(checkDeclineReason('', 'input.declineReason')).toMatchObject([{ path: 'input.declineReason' }]);
    expect(checkDeclineReason('x'.repeat(251), 'input.declineReason')).toMatchObject([
      { path: 'input.declineReason', code: 'too-long' },
    ]);
    expect(checkDeclineReason('x'.repeat(250))).toEqual([]);
  });
});
