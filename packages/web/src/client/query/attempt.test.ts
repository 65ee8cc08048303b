import { failure } from '@signa/core/base';
import { unavailable } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { isSettledBy, sentText } from './attempt';

const failed = (code: Parameters<typeof failure>[0]) => ({ ok: false, failure: failure(code) }) as const;
const unanswered = { ok: false, failure: unavailable() } as const;
const answered = { ok: true, data: { exitImpersonation: { wasOpen: true } } } as const;

describe('the content of an attempt', () => {
  it('A-017 is the same in any property order and differs when one word changes', () => {
    const sent = sentText('AddShortcut', {
      input: { label: 'bid', details: 'twice daily', shortcutType: 'SIG', locationId: '1' },
    });
    expect(
      sentText('AddShortcut', {
        input: { locationId: '1', shortcutType: 'SIG', details: 'twice daily', label: 'bid' },
      }),
    ).toBe(sent);
    expect(
      sentText('AddShortcut', {
        input: { label: 'bid', details: 'twice a day', shortcutType: 'SIG', locationId: '1' },
      }),
    ).not.toBe(sent);
  });
});

describe('the outcome of an attempt', () => {
  it('A-017 is known after any response to the first try, and unknown without a response', () => {
    expect(isSettledBy(answered, false)).toBe(true);
    expect(isSettledBy(failed('BAD_USER_INPUT'), false)).toBe(true);
    expect(isSettledBy(failed('UNAUTHENTICATED'), false)).toBe(true);
    expect(isSettledBy(unanswered, false)).toBe(false);
  });

  it('A-017 stays unknown when a retry is rejected before the server looks up the first try', () => {
    expect(isSettledBy(answered, true)).toBe(true);
    expect(isSettledBy(failed('BAD_USER_INPUT'), true)).toBe(true);
    for (const code of ['UNAUTHENTICATED', 'FORBIDDEN', 'IMPERSONATION_EXPIRED', 'CONFLICT'] as const)
      expect([code, isSettledBy(failed(code), true)]).toEqual([code, false]);
    expect(isSettledBy(unanswered, true)).toBe(false);
  });
});
