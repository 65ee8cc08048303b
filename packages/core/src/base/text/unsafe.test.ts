import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { printable, trimmed, unsafeIssue, withoutUnsafe } from './index.js';

const turning = ['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'];
const steering = ['\u0000', '\u0007', '\u0008', '\u001B', '\u007F', '\u0085', '\u009B'];
const harmful = fc.constantFrom(...turning, ...steering);
const text = fc
  .array(fc.oneof(harmful, fc.constantFrom('a', 'Zoë', ' ', '\n', '\t', '\r', '👩🏽‍🚀', 'ʻ', '李', '"', '\\')))
  .map((pieces) => pieces.join(''));

describe('invisible characters that affect the text around them', () => {
  it.each([...turning, ...steering])(
    'C-286 %j inside a text is rejected, and the message says where it is',
    (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
      expect(unsafeIssue(`Give one tablet${character} daily`, 'directions')).toEqual({
        path: 'directions',
        code: 'unsafe-character',
        message: `Delete the invisible character U+${code} after “e one tablet”: it can make this text read as something else`,
      });
    },
  );

  it.each(['Zoë', 'Kaʻiulani', '李 小龙', 'محمد علي', 'नेहा शर्मा', '👩🏽‍🚀 and ❤️', 'two\nlines\tand a tab\r\n', '', null])(
    'C-286 %j is accepted',
    (good) => expect(unsafeIssue(good, 'name')).toBeNull(),
  );

  it('C-286 around a text they are no issue, because they are not stored', () => {
    expect(unsafeIssue('\u202A518 555 0100\u202C', 'name')).toBeNull();
    expect(trimmed('\u202A518 555 0100\u202C')).toBe('518 555 0100');
  });

  test.prop([text])('C-286 a cleaned text contains none', (given) => {
    const clean = withoutUnsafe(given);
    expect(unsafeIssue(`x${clean}x`, 'name')).toBeNull();
    expect(withoutUnsafe(clean)).toBe(clean);
  });

  test.prop([text])('C-287 none is printed to a terminal, and JSON keeps its value', (given) => {
    const shown = printable(given);
    expect(shown).not.toMatch(/(?![\t\n\r])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\r(?!\n)/u);
    expect(JSON.parse(printable(JSON.stringify({ given })))).toEqual({ given });
  });

  it('C-287 shows the escaped character, and keeps line breaks', () => {
    expect(printable('a\u001B[2Jb\u202Ec\nd\te\rf\r\ng')).toBe('a\\u001b[2Jb\\u202ec\nd\te\\u000df\r\ng');
  });
});
