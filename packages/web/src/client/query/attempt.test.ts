import { failure } from '@signa/core/base';
import { unavailable } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { isSettledBy, sentText } from './attempt';

const failed = (code: Parameters<typeof failure>[0]) => ({ ok: false, failure: failure(code) }) as const;
const unanswered = { ok: false, failure: unavailable() } as const;
const answered = { ok: true, data: { exitImpersonation: { wasOpen: true } } } as const;

describe('what was sent', () => {
  it('A-017 is the same in whatever order it was written down, and another with one word changed', () => {
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

describe('what became of an act', () => {
  it('A-017 is known from every answer to the first try, and from none that did not come', () => {
    expect(isSettledBy(answered, false)).toBe(true);
    expect(isSettledBy(failed('BAD_USER_INPUT'), false)).toBe(true);
    expect(isSettledBy(failed('UNAUTHENTICATED'), false)).toBe(true);
    expect(isSettledBy(unanswered, false)).toBe(false);
  });

  it('A-017 is not known from a repeat that was turned away before anybody looked for the first try', () => {
    expect(isSettledBy(answered, true)).toBe(true);
    expect(isSettledBy(failed('BAD_USER_INPUT'), true)).toBe(true);
    for (const code of ['UNAUTHENTICATED', 'FORBIDDEN', 'IMPERSONATION_EXPIRED', 'CONFLICT'] as const)
      expect([code, isSettledBy(failed(code), true)]).toEqual([code, false]);
    expect(isSettledBy(unanswered, true)).toBe(false);
  });
});
