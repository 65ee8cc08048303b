import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  historySearchIssues,
  historyWords,
  isInHistorySearch,
  markedInRow,
  type SearchedPrescription,
} from '../index.js';

const clementine: SearchedPrescription = {
  rxNumber: '26-120001',
  locationClient: { firstName: 'Eleanor', lastName: "O'Neil-Castellanos" },
  locationPatient: { name: 'Clementine' },
  product: {
    title: 'Gabapentin Mini Tablets',
    productFamily: 'Gabapentin Compound',
    strengthDisplay: '50 mg',
    ingredients: ['gabapentin', 'taurine'],
  },
};
const finds = (search: string) => isInHistorySearch(search, clementine);

describe('history search', () => {
  it.each([
    'clem',
    'ELEANOR',
    'o’neil',
    'castellanos eleanor',
    'gabap',
    'compound',
    'TAURINE',
    'gabap 50 mg',
    'clementine gabapentin eleanor 120001',
    'Gabapentin, Clementine',
    '26-120001',
    '26120001',
    '26 120001',
    '26 - 120001',
    'gabap 50 120001',
    '120001',
    '#120001',
    'Rx# 26-120001',
    'rx 120001',
    'Rx#26-1200',
    '1200',
    '26–120001',
    '',
    ' - # ',
  ])('P-262 finds by patient, client, drug, and number: %j', (search) => expect(finds(search)).toBe(true));

  it.each([
    'otis',
    'clementine otis',
    '20001',
    '25-120001',
    '25120001',
    '120002',
    '%',
    'gaba_entin',
    'eleanoro',
    '26-1200010',
  ])('P-262 does not find by %j', (search) => expect(finds(search)).toBe(false));

  it('P-262 treats four digits of the sequence number as a number, and fewer as text', () => {
    expect(historyWords('120 1200 26-120 26-1200 261200 50mg').map(({ number }) => number)).toEqual([
      null,
      '1200',
      null,
      '261200',
      '261200',
      null,
    ]);
    expect(finds('120')).toBe(false);
  });

  it('P-262 finds a draft, which has no number, by its texts only', () => {
    expect(isInHistorySearch('clem', { ...clementine, rxNumber: null })).toBe(true);
    expect(isInHistorySearch('120001', { ...clementine, rxNumber: null })).toBe(false);
    expect(isInHistorySearch('120001', { ...clementine, rxNumber: '120001' })).toBe(true);
  });

  it('P-306 finds an external prescription by the beginning of its number as written', () => {
    const elsewhere = { ...clementine, rxNumber: null, elsewhere: { number: 'VN-88123' } };
    for (const search of ['vn-88123', 'VN-8', 'vn clem']) expect(isInHistorySearch(search, elsewhere)).toBe(true);
    for (const search of ['88123', 'vn-9', 'vn-88 pepper']) expect(isInHistorySearch(search, elsewhere)).toBe(false);
    expect(isInHistorySearch('vn', { ...elsewhere, elsewhere: { number: null } })).toBe(false);
    expect(isInHistorySearch('x', { ...clementine, locationClient: null, locationPatient: null })).toBe(false);
  });

  it('P-262 accepts 100 characters, trimmed', () => {
    expect(historySearchIssues(` ${'a'.repeat(100)} `)).toEqual([]);
    expect(historySearchIssues('a'.repeat(101))).toEqual([
      { path: 'search', code: 'too-long', message: 'Search text must be at most 100 characters' },
    ]);
  });

  it('P-262 highlights the words and the matching part of the number', () => {
    expect(markedInRow('Gabap 261200', '26-120001')).toEqual(['gabap', '261200', '26-1200']);
    expect(markedInRow('1200', '26-120001')).toEqual(['1200']);
    expect(markedInRow('1200', '25-990001')).toEqual(['1200']);
    expect(markedInRow('Rx# 120001', '26-120001')).toEqual(['120001']);
    expect(markedInRow('', null)).toEqual([]);
  });

  const word = fc.constantFrom('clem', 'eleanor', 'gabapentin', '120001', '26-1200', 'otis', 'mg', 'rx# 120001');
  test.prop([fc.array(word), fc.array(word)])('P-262 another word always narrows the result', (some, more) => {
    const both = finds([...some, ...more].join(' '));
    expect(both).toBe(finds(some.join(' ')) && finds(more.join(' ')));
  });

  test.prop([fc.stringMatching(/^\d{2}$/), fc.stringMatching(/^\d{6}$/), fc.integer({ min: 4, max: 6 })])(
    'P-262 always finds a number by its beginning, with or without the year, and highlights it as written',
    (year, running, length) => {
      const given = { ...clementine, rxNumber: `${year}-${running}` };
      const part = running.slice(0, length);
      for (const search of [part, `${year}-${part}`, year + part, `Rx# ${year}-${part}`])
        expect(isInHistorySearch(search, given)).toBe(true);
      for (const marked of markedInRow(`${year}${part}`, given.rxNumber).slice(1))
        expect(given.rxNumber).toContain(marked);
    },
  );

  test.prop([fc.string()])('P-262 ignores case', (search) => {
    expect(finds(search.toUpperCase())).toBe(finds(search.toLowerCase()));
  });

  // Parsing in quadratic time would take minutes here.
  it('P-262 P-274 parses the longest text immediately', { timeout: 30_000 }, () => {
    for (const sign of ['rx ', ' ', '#', 'rx#', 'a', '-', '1'])
      expect(() => historyWords(sign.repeat(16_000))).not.toThrow();
    expect(historyWords('rx'.repeat(100_000) + ' '.repeat(200_000))).toHaveLength(1);
  });
});
