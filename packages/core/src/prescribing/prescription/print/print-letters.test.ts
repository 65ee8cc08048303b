import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { letterFiles } from './letters-data.js';
import { letterRuns, printedText, unprintedLetters, withLetterNote } from './print-letters.js';
import type { PrintModel } from './print-model.js';

const named = (name: string) =>
  ({
    patient: [{ label: 'Name', value: [name] }],
    authorization: [{ label: 'Directions', value: ['Give one'] }],
  }) as unknown as PrintModel;

describe('characters in the PDF', () => {
  it.each(['Kaʻiulani Kealiʻi', 'Ελένη Παπαδοπούλου', 'नेहा शर्मा', 'Žofie Đặng Иван', 'ḍǫỹ'])(
    'P-343 show %s as written',
    (name) => {
      expect(printedText(name)).toBe(name);
      expect(unprintedLetters(named(name))).toEqual([]);
      expect(withLetterNote(named(name))).toEqual(named(name));
    },
  );

  it.each([
    ['李 小龙', '[U+674E] [U+5C0F][U+9F99]', ['李', '小', '龙']],
    ['Otis 😀', 'Otis [U+1F600]', ['😀']],
    ['👩🏽‍🚀', '[U+1F469+1F3FD+1F680]', ['👩🏽‍🚀']],
    ['李李', '[U+674E][U+674E]', ['李']],
  ])('P-343 show %s as codes, with a notice', (name, shown, letters) => {
    expect(printedText(name)).toBe(shown);
    expect(unprintedLetters(named(name))).toEqual(letters);
    expect(withLetterNote(named(name)).authorization.at(-1)).toMatchObject({
      label: 'Letters',
      value: [
        expect.stringMatching(/^\[U\+.*\] and other codes in brackets stand for letters that this file cannot show/),
      ],
    });
  });

  it('P-343 replace the Rx symbol and rare hyphens and spaces by available characters', () => {
    const text = '\u211e a\u2011b\u202fc e\u0301';
    expect(printedText(text)).toBe('Rx a-b c é');
    expect(unprintedLetters(named(text))).toEqual([]);
  });

  it('P-343 keep runs of one font together, so that scripts are shaped correctly', () => {
    expect(letterRuns('Neha नेहा शर्मा.').map(({ text }) => text)).toEqual(['Neha ', 'नेहा', ' ', 'शर्मा', '.']);
  });

  const has = (file: number, point: number) =>
    (letterFiles[file]?.letters ?? '').split(' ').some((range) => {
      const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
      return point >= from && point <= to;
    });

  test.prop([
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('a', 'ने', '\u200D', '\u202E', '\u001B', '\uFE0F', '❤', 'Ε', '\n'))
        .map((all) => all.join('')),
    ),
  ])('P-343 use each font only for characters that it has', (text) => {
    for (const run of letterRuns(printedText(text)))
      for (const sign of run.text.replaceAll(/[\t\n\r]/g, ''))
        expect(has(run.file, sign.codePointAt(0) ?? 0), JSON.stringify(sign)).toBe(true);
  });

  it('P-343 omit characters without a glyph that were stored before they were rejected', () => {
    expect(printedText('Give \u202Eone\u001B tab\uFE0F')).toBe('Give one tab');
  });

  test.prop([fc.string({ unit: 'binary' })])('P-343 show every character, or its code', (text) => {
    const shown = printedText(text);
    expect(printedText(shown)).toBe(shown);
    expect(unprintedLetters(named(shown))).toEqual([]);
  });
});
