import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsTerm, normaliseTerm, singular, termsOf } from './term.js';

/** As a keyword is compared with a text: in the singular, either containing the other. */
function eitherContains(a: string, b: string): boolean {
  const [one, other] = [singular(a), singular(b)];
  return containsTerm(one, other) || containsTerm(other, one);
}

describe('terms', () => {
  it('P-086 are split at comma, semicolon and line break, lowercase, without accents and punctuation', () => {
    expect(termsOf('Chicken,  Liver;Crème-Brûlée\r\nFish/Oil (wild)')).toEqual([
      'chicken',
      'liver',
      'creme brulee',
      'fish oil wild',
    ]);
  });

  it.each(['none', 'None', 'OTHER', 'unknown', 'N/A', 'n.a.', 'No known allergies', 'ab', 'B12', '12345', '', ' - '])(
    'P-086 %j never matches',
    (text) => {
      expect(termsOf(text)).toEqual([]);
    },
  );

  it.each([
    ['chicken', 'chicken'],
    ['chicken', 'chicken liver'],
    ['fresh chicken liver', 'chicken'],
    ['vitamin b12', 'vitamin'],
    ['nsaids', 'nsaid'],
    ['cephalosporins', 'cephalosporin'],
    ['chicken livers', 'chicken liver'],
    ['eggs', 'egg'],
    ['peas', 'split pea'],
  ])('P-086 %s matches %s', (a, b) => {
    expect(eitherContains(a, b)).toBe(true);
  });

  it.each([
    ['pen', 'penicillin'],
    ['renal', 'adrenal'],
    ['chicken liver', 'chicken heart'],
    ['fish oil', 'oil fish'],
    ['abscess', 'absces'],
    ['pens', 'penicillin'],
  ])('P-086 %s does not match %s', (a, b) => {
    expect(eitherContains(a, b)).toBe(false);
  });

  it('P-086 normalizing twice changes nothing, and leaves only words and single spaces', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const term = normaliseTerm(text);
        expect(normaliseTerm(term)).toBe(term);
        expect(term).not.toMatch(/^ | $| {2}|[A-Z,;()-]/);
      }),
    );
  });

  it('P-086 a term always contains itself and each of its words', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, (list) => {
        for (const word of list) expect(containsTerm(list.join(' '), word)).toBe(true);
        expect(containsTerm(list.join(' '), list.join(' '))).toBe(true);
      }),
    );
  });
});
