import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { paletteKinds, paletteSigns, readTyped, searchesRecords } from './index.js';

describe('what is typed into the palette', () => {
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
  ])('P-287 reads %j', (typed, text, kinds) => expect(readTyped(typed)).toEqual({ text, kinds }));

  it('P-287 says what each sign asks for', () => {
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

  test.prop([fc.string()])('P-287 keeps what was typed, but for a sign and the space around it', (typed) => {
    expect(typed).toContain(readTyped(typed).text);
  });
});
