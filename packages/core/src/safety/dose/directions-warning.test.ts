import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions, said, subject } from './dose.test-data.js';
import { doseWarnings } from './index.js';

const of = (text: string) => doseWarnings(subject(directions(text)));
const isShort = (text: string) => of(text).some(({ kind }) => kind === 'short-directions');

describe('directions without content', () => {
  it('P-319 require one confirmation', () => {
    expect(of('x').map(said)).toEqual([
      [
        'worth-knowing',
        'Directions are incomplete',
        "The label would say only 'x'.",
        '',
        null,
        "Keep 'x'",
        "'x' as directions?",
      ],
    ]);
  });

  it.each(['x', '1', '.', '...', 'xx', 'ab', 'aaaaaaa', '1 1 1', ' x\u200B '])('P-319 include %j', (text) => {
    expect(isShort(text)).toBe(true);
  });

  it.each(['Use as directed', 'PRN', '1 PO BID', 'Give 1 tablet daily', '每日一次', '', '  '])(
    'P-319 do not include %j',
    (text) => {
      expect(isShort(text)).toBe(false);
    },
  );

  it('P-319 include one letter, however often it is repeated', () => {
    const letter = fc.constantFrom('a', 'b', 'x', 'z', '1', '9', '.');
    fc.assert(
      fc.property(letter, fc.integer({ min: 1, max: 50 }), (one, count) => {
        expect(isShort(one.repeat(count))).toBe(true);
      }),
    );
  });
});
