import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitParts, intactParts, isMisspelt, isMisspelledPrefix, misspellings, spelled } from './index.js';

const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdelmnprst')), minLength: 6, maxLength: 14 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

/** One typing error: a different, additional, missing or swapped letter. */
const slip = (text: string) =>
  fc
    .tuple(
      fc.nat({ max: text.length - 1 }),
      fc.constantFrom('change', 'add', 'drop', 'swap'),
      fc.constantFrom('x', 'y', 'z'),
    )
    .map(([at, kind, letter]) => {
      if (kind === 'change') return text.slice(0, at) + letter + text.slice(at + 1);
      if (kind === 'add') return text.slice(0, at) + letter + text.slice(at);
      if (kind === 'drop') return text.slice(0, at) + text.slice(at + 1);
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
    });

/** Implements LIKE. */
function fits(text: string, pattern: string): boolean {
  const source = pattern.replace(/\\?[\s\S]/gu, (sign) => {
    if (sign === '%') return '[\\s\\S]*';
    if (sign === '_') return '[\\s\\S]';
    return (sign.length > 1 && sign.startsWith('\\') ? sign.slice(1) : sign).replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
  });
  return new RegExp(`^${source}$`, 'u').test(text);
}

describe('one typing error', () => {
  it('P-023 is accepted in any position', () => {
    fc.assert(
      fc.property(
        name.chain((text) => fc.tuple(fc.constant(text), slip(text))),
        ([right, wrong]) => {
          expect(isMisspelt(wrong, right)).toBe(true);
          expect(isMisspelledPrefix(wrong.trim(), right)).toBe(true);
        },
      ),
    );
  });

  it('P-023 two are not', () => {
    expect(isMisspelt('gxllxprant', 'Galliprant')).toBe(false);
    expect(isMisspelt('galprant', 'Galliprant')).toBe(false);
    expect(isMisspelt('lagliprant', 'Galliprant')).toBe(false);
  });

  it('P-023 is not accepted in a short text', () => {
    expect([isMisspelt('abx', 'abc'), isMisspelt('abcx', 'abcd')]).toEqual([false, true]);
    expect([isMisspelledPrefix('abcx', 'abcdef'), isMisspelledPrefix('abcdx', 'abcdef')]).toEqual([false, true]);
  });

  it('P-023 is accepted in the prefix of a later word', () => {
    expect(isMisspelledPrefix('ophtalm', 'Prednisolone Ophthalmic')).toBe(true);
    expect(isMisspelledPrefix('thalmik', 'Prednisolone Ophthalmic')).toBe(false);
  });

  it('P-023 punctuation and case are ignored', () => {
    expect(spelled(' Heartgard-Plus (Chew) ')).toBe('heartgard plus chew');
    expect(isMisspelt('HEARTGARD PLUS', 'Heartgard-Plus')).toBe(true);
  });

  it('P-023 the database patterns accept exactly what the rule accepts', () => {
    const texts = fc.oneof(
      name,
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('a', '%', '_', '\\', 'é') }),
    );
    const pair = fc.oneof(
      fc.tuple(texts, texts),
      name.chain((text) => fc.tuple(slip(text), fc.constant(text))),
    );
    fc.assert(
      fc.property(pair, ([text, other]) => {
        const target = spelled(other);
        expect(misspellings(text, 4).some((pattern) => fits(target, pattern))).toBe(isMisspelt(text, other));
        const beginnings = misspellings(text, 5).map((pattern) => `% ${pattern}%`);
        expect(beginnings.some((pattern) => fits(` ${target}`, pattern))).toBe(isMisspelledPrefix(text, other));
      }),
    );
  });

  it('P-023 leaves one of two parts of the text unchanged', () => {
    fc.assert(
      fc.property(
        name.chain((text) => fc.tuple(slip(text), fc.constant(text))),
        ([wrong, right]) => {
          expect(intactParts(wrong).some((part) => spelled(right).includes(part))).toBe(true);
        },
      ),
    );
  });
});

describe('highlighted parts of a result', () => {
  it('P-023 are the search text wherever it occurs, otherwise each of its words', () => {
    expect(hitParts('Methylprednisolone', ' PRED ')).toEqual([
      { text: 'Methyl', isHit: false },
      { text: 'pred', isHit: true },
      { text: 'nisolone', isHit: false },
    ]);
    expect(
      hitParts('Prednisolone Gel', 'gel pred')
        .filter(({ isHit }) => isHit)
        .map(({ text }) => text),
    ).toEqual(['Pred', 'Gel']);
    expect(hitParts('Carprofen', 'pred')).toEqual([{ text: 'Carprofen', isHit: false }]);
    expect(hitParts('', 'pred')).toEqual([]);
  });

  it('P-023 all parts together are the text, and a hit is never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
        const parts = hitParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        if (typed.trim() === '') expect(parts.some(({ isHit }) => isHit)).toBe(false);
      }),
    );
  });
});
