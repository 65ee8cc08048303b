import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  countOfKinds,
  gradeOf,
  isExactHit,
  isWholeNumber,
  namedHits,
  paletteGroups,
  paletteKey,
  paletteKinds,
  rankHits,
  type FoundKinds,
  type PaletteHit,
} from './index.js';

const hit = (id: string, ...names: string[]): PaletteHit => ({ kind: 'client', id, names });
const rx = (id: string, rxNumber: string | null, name = 'Selegiline'): PaletteHit => ({
  kind: 'prescription',
  id,
  names: [name],
  rxNumber,
});
const ids = (hits: readonly PaletteHit[]) => hits.map(({ id }) => id).join(' ');

describe('how well a text matches a name', () => {
  it.each([
    ['beatrix lindgren', 'exact'],
    ['  BEATRIX   lindgren ', 'exact'],
    ['beat', 'prefix'],
    ['lind', 'words'],
    ['lind bea', 'words'],
    ['trix', 'contained'],
    ['lindgrens', null],
    ['', null],
    ['-', null],
  ])('P-288 grades %j', (text, grade) => expect(gradeOf(text, 'Beatrix Lindgren')).toBe(grade));

  it('P-288 treats each part of a name as a word, and a curly apostrophe as a straight one', () => {
    expect(gradeOf('ling', 'Mei-Ling Zhao')).toBe('words');
    expect(gradeOf('o’neil', "O'Neil")).toBe('exact');
  });

  it.each([
    ['26-105544', true],
    ['26105544', true],
    ['105544', true],
    ['Rx# 26-105544', true],
    ['26 105544', true],
    ['10554', false],
    ['26-10554', false],
    ['25-105544', false],
    ['105544 otis', false],
    ['', false],
    ['lin', false],
  ])('P-288 %j is the complete number: %s', (text, is) => {
    expect(isWholeNumber(text, '26-105544')).toBe(is);
    expect(isWholeNumber(text, null)).toBe(false);
  });
});

describe('the order of results', () => {
  const hits = [
    hit('elsewhere', 'Otis'),
    hit('contained', 'Collin Wu'),
    hit('words', 'Beatrix Lindgren'),
    hit('prefix', 'Linda Wu'),
    hit('late', 'Wu Otis'),
    hit('latest', 'Carlin Otis'),
    hit('exact', 'Lin'),
  ];

  it('P-288 begins with exact matches, then recent records, then better matches', () => {
    expect(ids(rankHits(hits, 'lin', ['client/latest', 'product/prefix', 'client/late']))).toBe(
      'exact latest late prefix words contained elsewhere',
    );
  });

  it('P-288 puts a complete number before recent records', () => {
    expect(ids(rankHits([rx('1', '26-1055440'), rx('2', '26-105544')], '105544', ['prescription/1']))).toBe('2 1');
  });

  it('P-287 finds by any of the names', () => {
    const action: PaletteHit = { kind: 'action', id: 'rx', names: ['Create Rx', 'new prescription'] };
    expect(namedHits([action, hit('1', 'Otis')], 'new pres')).toEqual([action]);
    expect(namedHits([rx('1', '26-105544')], '105544')).toHaveLength(1);
    expect(namedHits([action], 'otis')).toEqual([]);
  });

  const anyName = fc.constantFrom('Lin', 'Linda Wu', 'Beatrix Lindgren', 'Collin', 'Otis', 'lin wu');
  const anyHit = fc.record({
    kind: fc.constantFrom(...paletteKinds),
    id: fc.uuid(),
    names: fc.array(anyName, { minLength: 1, maxLength: 2 }),
    rxNumber: fc.option(fc.constantFrom('26-105544', '25-105544', '26-1055441')),
  });
  const anyHits = fc.uniqueArray(anyHit, { selector: paletteKey });
  const anyText = fc.oneof(anyName, fc.constantFrom('lin', '105544', '26-105544', ''), fc.string());
  const anyCase = fc.tuple(anyHits, anyText).chain(([hits, text]) =>
    fc.record({
      hits: fc.constant(hits),
      text: fc.constant(text),
      opened: fc.subarray(hits.map(paletteKey)),
    }),
  );

  test.prop([anyCase])('P-288 keeps every result once, and is stable when sorted again', ({ hits, text, opened }) => {
    const ranked = rankHits(hits, text, opened);
    expect(new Set(ranked)).toEqual(new Set(hits));
    expect(ranked).toHaveLength(hits.length);
    expect(rankHits(ranked, text, opened)).toEqual(ranked);
  });

  test.prop([anyCase])('P-288 always begins with an exact match', ({ hits, text, opened }) => {
    const is = rankHits(hits, text, opened).map((one) => isExactHit(text, one));
    expect(is).toEqual(is.toSorted((one, other) => Number(other) - Number(one)));
  });

  test.prop([anyCase, fc.nat()])(
    'P-288 another result does not change the order of the others',
    ({ hits, text, opened }, at) => {
      const [left] = hits.slice(at % (hits.length || 1), (at % (hits.length || 1)) + 1);
      const others = hits.filter((one) => one !== left);
      expect(rankHits(hits, text, opened).filter((one) => one !== left)).toEqual(rankHits(others, text, opened));
    },
  );

  test.prop([anyHits, fc.constantFrom('26-105544', '105544')])(
    'P-288 a complete number is always the first result of the first group',
    (hits, text) => {
      const found: FoundKinds<PaletteHit> = Object.fromEntries(
        paletteKinds.map((kind) => {
          const own = rankHits(
            hits.filter((one) => one.kind === kind && kind !== 'client'),
            text,
            [],
          );
          return [kind, { hits: own, total: own.length, isMore: false }];
        }),
      );
      const has = hits.some((one) => one.kind === 'prescription' && isWholeNumber(text, one.rxNumber));
      const [first] = paletteGroups(found, paletteKinds, text);
      if (has) expect(isWholeNumber(text, first?.hits[0]?.rxNumber ?? null)).toBe(true);
    },
  );
});

describe('groups', () => {
  const of = (kind: PaletteHit['kind'], count: number, name = 'Lindgren') => ({
    hits: Array.from({ length: count }, (_, index): PaletteHit => ({ kind, id: String(index), names: [name] })),
    total: count,
    isMore: false,
  });
  const found = {
    client: of('client', 3),
    product: of('product', 10),
    screen: of('screen', 1, 'Link'),
    patient: of('patient', 0),
  };
  const shown = (text: string, kinds = paletteKinds as readonly PaletteHit['kind'][]) =>
    paletteGroups(found, kinds, text).map(({ kind, hits }) => `${kind} ${hits.length}`);

  it('P-293 show two of each kind, eight of two kinds, all of one, and none that is empty', () => {
    expect(shown('lin')).toEqual(['client 2', 'product 2', 'screen 1']);
    expect(shown('lin', ['client', 'product'])).toEqual(['client 3', 'product 8']);
    expect(shown('lin', ['product'])).toEqual(['product 10']);
    expect(shown('lin', ['patient'])).toEqual([]);
  });

  it('P-288 begin with the one that contains an exact match', () => {
    expect(shown('link')).toEqual(['screen 1', 'client 2', 'product 2']);
  });

  it('P-293 count several kinds together, with more when not all were loaded', () => {
    const [some, many] = [
      { total: 51, isMore: false },
      { total: 20, isMore: true },
    ];
    expect(countOfKinds([some, some])).toEqual({ total: 102, isMore: false });
    expect(countOfKinds([some, many])).toEqual({ total: 71, isMore: true });
    expect(countOfKinds([])).toEqual({ total: 0, isMore: false });
  });
});
