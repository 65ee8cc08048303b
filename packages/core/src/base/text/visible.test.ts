import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, isTooLong, visibleText, shortened, trimmed, trimmedOrNull, visibleLength } from './index.js';

const invisible = ['\u200B', '\u2060', '\u200D', '\u00AD', '\u2800', '\u3164', '\u180E', '\uFEFF', '\uFFA0', '\u2063'];
const isInvisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\p{M}\s]$/u;
const everyCodePoint = Array.from({ length: 0x110000 }, (_, point) => point).filter((p) => p < 0xd800 || p > 0xdfff);

const hidden = fc.constantFrom(...invisible, ' ', '\n', '\t', '\u00A0', '\u0301', '\uFE0F', '\u{E0041}');
const hiddenText = fc.string({ unit: hidden, maxLength: 20 });
/** Visible characters that count as one each. */
const sign = fc.constantFrom('a', 'Z', '7', '.', 'é', 'e\u0301', '犬', '😀', '👍🏽', '❤️', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇨🇭', '🏴\u{E0067}\u{E0062}\u{E007F}', '각', '1️⃣', 'ก็', 'नि'); // prettier-ignore
const seenText = fc.array(sign, { minLength: 1, maxLength: 30 });

describe('the visible part of a text', () => {
  it.each(invisible)('P-271 treats %j as blank, alone and repeated', (character) => {
    expect(isBlank(character)).toBe(true);
    expect(isBlank(` ${character.repeat(20)}\n`)).toBe(true);
    expect(trimmed(character)).toBe('');
    expect(trimmedOrNull(character)).toBeNull();
    expect(trimmed(`${character}as needed${character}`)).toBe('as needed');
  });

  it('P-271 treats every Unicode ignorable, format, control, mark or space character as blank', () => {
    const seen = everyCodePoint.map((p) => String.fromCodePoint(p)).filter((c) => isInvisible.test(c) && !isBlank(c));
    expect(seen).toEqual([]);
  });

  it('P-271 handles plain text like any other', () => {
    const plain = fc.string({ unit: fc.constantFrom(' ', '!', 'a', 'Z', '0', '9', '.', ',', '-', '~') });
    fc.assert(
      fc.property(plain, (text) => {
        expect(visibleText(text)).toBe(visibleText(`${text}\u200B`));
      }),
    );
  });

  it('P-271 treats letters, digits, symbols and emoji as visible', () => {
    const plain = /^[\p{L}\p{N}\p{P}\p{S}]$/u;
    const gaps = /^[\p{Default_Ignorable_Code_Point}\u1160-\u11FF\uD7B0-\uD7FF\u2800\u{1D159}\u{13441}\u{13442}]$/u;
    const unseen = everyCodePoint
      .map((p) => String.fromCodePoint(p))
      .filter((c) => plain.test(c) && !gaps.test(c) && visibleLength(c) !== 1);
    expect(unseen).toEqual([]);
  });

  it.each([
    ['', 0],
    [null, 0],
    [undefined, 0],
    ['  as needed  ', 9],
    ['a\u200Bb\u00ADc', 3],
    ['two  blanks', 11],
    ['one\r\ntwo', 7],
    ['\uD83D', 1],
    ['\u200D😀', 1],
    ['a\u200D😀', 2],
  ])('P-271 counts %j as %i', (text, count) => {
    expect(visibleLength(text)).toBe(count);
  });

  it('P-271 counts a letter with its marks, an emoji and a flag once, and ignores hidden characters', () => {
    fc.assert(
      fc.property(seenText, hiddenText, hiddenText, (signs, before, after) => {
        expect(visibleLength(signs.join(''))).toBe(signs.length);
        expect(visibleLength(`${before}${signs.join('')}${after}`)).toBe(signs.length);
      }),
    );
  });

  it('P-271 counts like Intl.Segmenter', () => {
    const segmenter = new Intl.Segmenter('en');
    fc.assert(
      fc.property(seenText, (signs) => {
        expect(visibleLength(signs.join(''))).toBe([...segmenter.segment(signs.join(''))].length);
      }),
    );
  });

  it('P-271 trims to the visible part, is idempotent, and splits no character', () => {
    fc.assert(
      fc.property(seenText, hiddenText, (signs, around) => {
        const whole = signs.join('');
        const stored = trimmed(`${around.replaceAll(/[\u0301\uFE0F\u{E0041}]/gu, '')}${whole}`);
        expect(stored).toBe(whole);
        expect(trimmed(`${whole}${around}`).startsWith(whole)).toBe(true);
        expect(trimmed(trimmed(`${whole}${around}`))).toBe(trimmed(`${whole}${around}`));
        expect(visibleLength(trimmed(`${around}${whole}${around}`))).toBe(signs.length);
      }),
    );
  });

  it('P-271 compares the limit with visible characters, not with code units', () => {
    expect(isTooLong('👨‍👩‍👧‍👦'.repeat(100), 100)).toBe(false);
    expect(isTooLong(`${' '.repeat(50)}${'e\u0301'.repeat(100)}${'\u200B'.repeat(50)}`, 100)).toBe(false);
    expect(isTooLong('a'.repeat(101), 100)).toBe(true);
    expect(isTooLong('😀'.repeat(101), 100)).toBe(true);
    expect(isTooLong(null, 0)).toBe(false);
  });

  it('P-271 is over the limit with an unlimited number of combining marks', () => {
    expect(isTooLong(`a${'\u0301'.repeat(1599)}`, 100)).toBe(false);
    expect(isTooLong(`a${'\u0301'.repeat(1600)}`, 100)).toBe(true);
    expect(isTooLong(`a${'\u200B'.repeat(1600)}b`, 100)).toBe(true);
  });

  it('P-271 shortens to a number of characters, and splits none', () => {
    expect(shortened('abc', 3)).toBe('abc');
    expect(shortened('abc ', 3)).toBe('abc ');
    fc.assert(
      fc.property(seenText, fc.integer({ min: 1, max: 40 }), (signs, max) => {
        expect(shortened(signs.join(''), max)).toBe(signs.slice(0, max).join(''));
      }),
    );
  });

  // A quadratic algorithm would take minutes here.
  it('P-274 reads 200,000 characters in linear time', { timeout: 30_000 }, () => {
    const texts = [' '.repeat(2e5), `a${' '.repeat(2e5)}b`, `a${'\u200B'.repeat(2e5)}b`, '🇨🇭'.repeat(5e4)];
    expect(texts.map((text) => isTooLong(text, 620))).toEqual([false, true, true, true]);
  });
});
