import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { paletteKinds, paletteSigns, readTyped, searchesRecords } from './index.js';

describe('the text typed into the palette', () => {
  it.each([
    ['lin', 'lin', paletteKinds],
    ['  lin  ', 'lin', paletteKinds],
    ['#26-1055', '26-1055', ['prescription']],
    [' # 26-1055', '26-1055', ['prescription']],
    ['@lin', 'lin', ['client', 'patient']],
    ['> cre', 'cre', ['action']],
    ['a#1', 'a#1', paletteKinds],
    ['#', '', ['prescription']],
    ['', '', paletteKinds],
  ])('P-287 parses %j', (typed, text, kinds) => expect(readTyped(typed)).toEqual({ text, kinds }));

  it('P-287 describes what each prefix character selects', () => {
    expect(paletteSigns.map(({ sign, asksFor }) => `${sign} ${asksFor}`)).toEqual([
      '# Rx number',
      '@ client or patient',
      '> action',
    ]);
  });

  it.each([
    ['', false],
    ['li', false],
    ['l\u200bi', false],
    ['lin', true],
  ])('P-287 searches records by %j: %s', (text, is) => expect(searchesRecords(text)).toBe(is));

  test.prop([fc.string()])('P-287 is kept, except for a prefix character and surrounding spaces', (typed) => {
    expect(typed).toContain(readTyped(typed).text);
  });
});
