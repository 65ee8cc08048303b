import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortened } from './card.js';
import { markdownText } from './markdown.js';

it('P-413 a text from outside never becomes a mark, a link or HTML', () => {
  const hostile = fc.constantFrom(
    '<b>',
    '[x](http://a)',
    '![](x)',
    '**',
    '`',
    '\\',
    'www.a.b',
    '&amp;',
    '\n\n# ',
    '1. ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string()), { maxLength: 8 }), (parts) => {
      const written = markdownText(parts.join(''));
      const plain = written.replaceAll(/\\[!-/:-@[-`{-~]/g, '');
      expect(plain).not.toMatch(/[\\`*_{}[\]<>#|~&!@]|:\/\/|www\.|[\r\n]/i);
      // Without the escapes, it is what was sent.
      expect(written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(parts.join('').replaceAll(/\s+/g, ' ').trim());
    }),
  );
});

it('P-413 a long text is cut between words, and never longer than allowed', () => {
  expect(shortened('one two three', 8)).toBe('one two…');
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 5, max: 200 }), (text, most) => {
      expect(shortened(text, most).length).toBeLessThanOrEqual(most);
    }),
  );
});
