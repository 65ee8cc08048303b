import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeQueryValue } from './query-value.js';

it('P-011 encodes a value as base64 of its UTF-8, escaped for a URL', () => {
  expect(encodeQueryValue('31')).toBe('MzE%3D');
  expect(encodeQueryValue('\uD800')).toBe(encodeQueryValue('\uFFFD'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(Buffer.from(decodeURIComponent(encodeQueryValue(text)), 'base64').toString('utf8')).toBe(text);
    }),
  );
});
