import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { folded } from './index.js';

describe('a folded text', () => {
  it.each([
    ['José Peña', 'jose pena'],
    ['André Nuñez', 'andre nunez'],
    ['Müller Groß', 'muller gross'],
    ['MÜLLER GROẞ', 'muller gross'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Siobhán Ó Súilleabháin', 'siobhan o suilleabhain'],
    ['Øyvind Ærø', 'oyvind aero'],
    ['İpek ıssız', 'ipek issiz'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ελένη', 'ελενη'],
    ['Þór Guðmundsson', 'thor gudmundsson'],
    ['李 小龙', '李 小龙'],
    ['नेहा शर्मा', 'नेहा शर्मा'],
    ['가나', '가나'],
    ['ガード', 'ガード'],
  ])('C-290 of %s is %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
    expect(folded(text.normalize('NFD'))).toBe(expected);
  });

  it.each(['O‘Brien', 'O’Brien', 'Oʻbrien', 'Oʼbrien', 'O´Brien', 'O`Brien', 'O′Brien'])(
    'C-290 C-021 has a straight apostrophe for %s',
    (text) => {
      expect(folded(text)).toBe("o'brien");
    },
  );

  test.prop([fc.string({ unit: 'binary' })])(
    'C-290 does not change when folded again, in any normalization form or case',
    (text) => {
      expect(folded(folded(text))).toBe(folded(text));
      expect(folded(text.normalize('NFC'))).toBe(folded(text));
      expect(folded(text.normalize('NFD'))).toBe(folded(text));
    },
  );

  test.prop([fc.string(), fc.string(), fc.string()])(
    'C-290 contains the folded form of each of its parts',
    (before, part, after) => {
      expect(folded(before + part + after)).toContain(folded(part));
    },
  );
});
