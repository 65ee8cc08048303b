import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { capitalized, nameIssue, optionalNameIssue } from './index.js';

const messageOf = (name: string | null) => nameIssue(name, 'firstName')?.message ?? null;

describe('the name of a client or patient', () => {
  it.each(['Anna', 'José', 'Ægir Ó Súilleabháin', 'O\'Neil-Smith, Jr. (2) "Bo"', 'Zoë', 'Łukasz', '7 of 9', ' Anna '])(
    'C-021 C-061 %s is valid',
    (name) => {
      expect(messageOf(name)).toBeNull();
    },
  );

  it.each(['Anna_', 'Bo😀', 'a@b', 'A&B', 'A\tB', 'A\nB', 'Bo!', 'A/B', 'O’Neil'])(
    'C-021 C-061 %j is invalid',
    (name) => {
      expect(messageOf(name)).toBe('Should be alphabetical characters and Space');
      expect(optionalNameIssue(name, 'firstName')?.path).toBe('firstName');
    },
  );

  it.each([null, '', '   '])('C-020 C-061 %j is empty, which is invalid where a name is required', (name) => {
    expect(messageOf(name)).toBe('This field is required');
  });

  it('C-020 may be missing where it is optional', () => {
    for (const name of ['', '  ']) expect(optionalNameIssue(name, 'lastName')).toBeNull();
  });

  it('C-020 C-061 has at most 60 visible characters', () => {
    const accented = 'e\u0301'.repeat(60);
    for (const name of ['x'.repeat(60), ` ${'x'.repeat(60)} `, accented]) expect(messageOf(name)).toBeNull();
    for (const name of ['x'.repeat(61), `${accented}x`]) expect(messageOf(name)).toBe('Enter at most 60 characters');
  });
});

describe('a name while it is typed', () => {
  it.each([
    ['mcDonald', 'McDonald'],
    ['anna  maria', 'Anna  Maria'],
    ['élodie', 'Élodie'],
    ["o'neil", "O'neil"],
    ['mary-ann', 'Mary-ann'],
    ['ßen', 'ßen'],
    [' anna', ' Anna'],
    ['', ''],
  ])('C-019 %s becomes %s', (typed, shown) => {
    expect(capitalized(typed)).toBe(shown);
  });

  test.prop([fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '-', "'", 'ß', '1', '😀') })])(
    'C-019 keeps its length, and every letter that does not begin a word',
    (typed) => {
      const shown = capitalized(typed);
      expect(shown).toHaveLength(typed.length);
      expect(shown.toLowerCase()).toBe(typed.toLowerCase());
      for (let at = 1; at < typed.length; at += 1) if (typed[at - 1] !== ' ') expect(shown[at]).toBe(typed[at]);
      expect(capitalized(shown)).toBe(shown);
    },
  );
});
