import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containsWords } from './index.js';

it('A-450 finds a name by words in any order, ignoring case and accents', () => {
  const name = 'Portland Pet Care Center 3';
  expect(['', ' ', 'pet', 'CARE port', 'center 3', '  3 '].map((typed) => containsWords(name, typed))).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  expect(['pets', 'port 4', 'austin'].map((typed) => containsWords(name, typed))).toEqual([false, false, false]);
  expect(containsWords('Clínica São Tomé', 'clinica sao')).toBe(true);
  expect(containsWords('Clinica Sao Tome', 'São')).toBe(true);
});

it('A-450 always finds a name by each of its own words', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ0-9']{1,12}$/), { minLength: 1, maxLength: 5 }), (words) => {
      expect(words.every((word) => containsWords(words.join(' '), word))).toBe(true);
      expect(containsWords(words.join(' '), words.toReversed().join('  '))).toBe(true);
    }),
  );
});
