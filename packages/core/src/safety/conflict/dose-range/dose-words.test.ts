import { expect, it } from 'vitest';
import type { DoseRange } from '../../../knowledge/index.js';
import { sample } from '../conflict.test-data.js';
import { range } from './dose-range.test-data.js';
import { ageWords, briefRange, limitWords, rangeWords, rounded } from './dose-words.js';

const words = (text: string) => text.replaceAll('\u00A0', ' ');

it.each<[Partial<DoseRange>, string, string]>([
  [{}, '5–10 mg/kg every 12 hours', '5–10 mg/kg every 12 hours'],
  [{ dose: { least: 8, most: 8 }, everyHours: null }, '8 mg/kg, single dose', '8 mg/kg, single dose'],
  [
    { everyHours: { least: 504, most: 720 }, unit: 'IU/kg' },
    '5–10 units/kg every 21–30 days',
    '5–10 units/kg every 21–30 days',
  ],
  [
    { everyHours: { least: 12, most: 24 }, mostPerDay: 10 },
    '5–10 mg/kg every 12–24 hours, at most 10 mg/kg a day',
    '5–10 mg/kg, at most 10 a day',
  ],
  [{ everyHours: { least: 24, most: 24 }, mostPerDay: 10 }, '5–10 mg/kg every 24 hours', '5–10 mg/kg every 24 hours'],
])('P-401 writes a range in full, and in a line', (changes, full, brief) => {
  expect([rangeWords(range(changes)), briefRange(range(changes))].map(words)).toEqual([full, brief]);
});

it.each([
  [10, '10 days'],
  [28, '4 weeks'],
  [60, '2 months'],
  [98, '14 weeks'],
  [180, '6 months'],
  [365, '12 months'],
  [100, '100 days'],
])('P-404 writes an age of %d days as %s', (days, expected) => {
  expect(words(ageWords(days))).toBe(expected);
});

it('P-401 writes only the limits that the label states', () => {
  expect(limitWords(range())).toBeNull();
  expect(words(limitWords(range({ mostDays: 1, fromWeight: 1.81 })) ?? '')).toBe('at most 1 day, from 1.81 kg');
});

it.each([
  [0.0185, '0.018'],
  [0.25, '0.25'],
  [2.14, '2.1'],
  [13.75, '13.8'],
  [220.46, '220'],
])('P-400 writes %d without false precision, as %s', (value, expected) => {
  expect(rounded(value)).toBe(expected);
});

it('P-401 can write every range of the sample', () => {
  for (const row of sample.doses) expect(rangeWords(row)).not.toMatch(/NaN|undefined|null/);
});
