import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../base/time/index.js';
import { lastExamSource, lastExamTexts } from './index.js';
import { checkLastExam } from './last-exam.js';

const today = '2026-11-20';
const check = (date: string | null, birthdate: string | null = '2020-05-01') =>
  checkLastExam(date, { today, birthdate }, 'lastExamDate');

it('C-350 accepts a day up to today, and none', () => {
  for (const date of [null, today, '2020-05-01', '2025-02-28']) expect(check(date)).toEqual([]);
});

it('C-350 refuses a date in the future, before the birth date, or that is no date', () => {
  expect(check('2026-11-21')).toEqual([{ path: 'lastExamDate', code: 'future', message: lastExamTexts.future }]);
  expect(check('2020-04-30')).toEqual([
    { path: 'lastExamDate', code: 'before-birth', message: lastExamTexts.beforeBirth },
  ]);
  for (const date of ['2026-02-31', 'yesterday', ''])
    expect(check(date)).toEqual([{ path: 'lastExamDate', code: 'invalid-date', message: lastExamTexts.invalid }]);
});

it('C-350 an unknown or impossible birth date refuses nothing', () => {
  for (const birthdate of [null, '1900-01-01', '2999-01-01']) expect(check('2019-01-01', birthdate)).toEqual([]);
});

it('C-350 never accepts a future day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4_000 }), (days) => {
      expect(check(addDays(today, days))).toHaveLength(1);
      expect(check(addDays(today, -days), null)).toEqual([]);
    }),
  );
});

it('C-351 names who entered the date, and the day', () => {
  expect(lastExamSource('Luis Ferreira', '2026-11-19')).toBe('Entered by Luis Ferreira on 11-19-2026');
  expect(lastExamSource('Priya Natarajan', '2026-03-01')).toBe('Entered by Priya Natarajan on 03-01-2026');
});
