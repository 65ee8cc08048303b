import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { folded, foldedPlaces } from './index.js';

const marked = (text: string, ...terms: string[]) =>
  foldedPlaces(text, terms).map(({ from, to }) => text.slice(from, to));

describe('matches of search terms in a text', () => {
  it.each<[string, string[], string[]]>([
    ['Jose Nuñez', ['nun'], ['Nuñ']],
    ['Jose Nuñez'.normalize('NFD'), ['nun'], ['Nuñ'.normalize('NFD')]],
    ['Müller Groß', ['gross', 'mu'], ['Mü', 'Groß']],
    ['O’Brien', ["o'b"], ['O’B']],
    ['Ærø', ['aero'], ['Ærø']],
    ['Ærø', ['a'], []],
    ['Max and Maximilian', ['max', 'maxim'], ['Max', 'Maxim']],
    ['banana', ['ana'], ['ana']],
    ['Rex', ['', 'x+'], []],
  ])('C-290 C-016 in %s for %j are %j', (text, terms, expected) => {
    expect(marked(text, ...terms)).toEqual(expected);
  });

  const letter = fc.constantFrom(...Array.from('abAB ñÑßÆø’'), '\u0301');
  const text = fc.string({ unit: letter });

  test.prop([text, fc.array(text, { maxLength: 3 })])(
    'C-290 each match folds to one of the terms; matches are in order and do not overlap',
    (written, terms) => {
      const places = foldedPlaces(written, terms);
      const wanted = terms.map(folded);
      places.forEach(({ from, to }, index) => {
        expect(wanted).toContain(folded(written.slice(from, to)));
        expect(from).toBeGreaterThanOrEqual(places[index - 1]?.to ?? 0);
      });
    },
  );
});
