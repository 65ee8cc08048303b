import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declineReasons } from './decline-reason.js';
import { reasonLetters } from './reason-letter.js';

describe('shortcut letters of the decline reasons', () => {
  it('P-264 are the first letters if available, else another letter of the reason', () => {
    const letters = reasonLetters(declineReasons);
    expect([...letters.keys()].toSorted()).toEqual([...declineReasons].toSorted());
    const of = (reason: string) => letters.get(reason);
    expect(of('Quantity exceeds shelf life')).toBe('Q');
    expect(of('Product is incorrect for patient')).toBe('P');
    expect(of('Due for exam')).toBe('D');
    expect(of('Recently purchased')).toBe('R');
    expect(of('Other')).toBe('O');
    expect(of('Discontinued use')).toBe('U');
  });

  it('P-264 are unique, and always letters of their own reason', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (reasons) => {
        const letters = reasonLetters(reasons);
        expect(new Set(letters.values()).size).toBe(letters.size);
        for (const [reason, letter] of letters) {
          expect(letter).toMatch(/^[A-Z]$/);
          expect(reason.toUpperCase()).toContain(letter);
        }
      }),
    );
  });
});
