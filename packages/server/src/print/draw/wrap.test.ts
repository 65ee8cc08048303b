import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.js';

/** One unit per character. */
const measure = (text: string): number => Array.from(text).length;
const bare = (text: string) => text.replaceAll(/\s+/g, '');

describe('wrap', () => {
  it('P-108 breaks between words, after a hyphen where a word is too wide, and anywhere as a last resort', () => {
    expect(wrap('Give 1 tablet by mouth', 10, measure)).toEqual(['Give 1', 'tablet by', 'mouth']);
    expect(wrap('Maximiliane-Friederike', 15, measure)).toEqual(['Maximiliane-', 'Friederike']);
    expect(wrap('abcdefgh', 3, measure)).toEqual(['abc', 'def', 'gh']);
  });

  it('P-108 keeps existing line breaks', () => {
    expect(wrap('one\ntwo', 10, measure)).toEqual(['one', 'two']);
  });

  const words = fc.string({ unit: fc.constantFrom('a', 'é', '-', '/', ' ', '\n', '1'), maxLength: 620 });

  test.prop([words, fc.integer({ min: 1, max: 80 })])('P-108 never loses or adds a character', (text, width) => {
    expect(bare(wrap(text, width, measure).join(''))).toBe(bare(text));
  });

  test.prop([words, fc.integer({ min: 1, max: 80 })])('P-108 never exceeds the width', (text, width) => {
    for (const line of wrap(text, width, measure)) expect(measure(line)).toBeLessThanOrEqual(width);
  });
});
