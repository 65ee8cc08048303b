import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { checkBirthdate, checkDeceasedDate, lifespanIssues, isBirthdateKnown, lifeStateAfter } from './index.js';

const today = '2026-11-20';

describe('a birthdate', () => {
  it.each(['1900-01-01', '2026-11-20', '2023-07-14'])('C-065 C-066 %s is valid', (birthdate) => {
    expect(checkBirthdate(birthdate, today)).toEqual([]);
  });

  it.each([
    [null, 'Please select a birth date.'],
    ['', 'Please select a birth date.'],
    ['2026-02-31', 'Please select a birth date.'],
    ['1899-12-31', 'The birthday cannot be before 1900.'],
    ['2026-11-21', 'The birthday cannot be in the future.'],
  ])('C-065 C-066 %s is invalid: %s', (birthdate, message) => {
    expect(checkBirthdate(birthdate, today)).toMatchObject([{ path: 'birthdate', message }]);
  });

  it('P-105 C-073 of 1900 or earlier, or not in the calendar, is unknown', () => {
    expect(['1900-12-31', '1899-01-01', '2026-02-31', '', null].map(isBirthdateKnown)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isBirthdateKnown('1901-01-01')).toBe(true);
  });
});

describe('birthdate and deceased date', () => {
  const day = fc
    .date({ min: new Date('1901-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const maybe = fc.option(day, { nil: null });

  test.prop([maybe, maybe])(
    'P-337 a death never precedes the birth, unless one date is unknown',
    (birthdate, deceasedDate) => {
      const isWrong = birthdate !== null && deceasedDate !== null && deceasedDate < birthdate;
      expect(lifespanIssues({ birthdate, deceasedDate }, null).length).toBe(isWrong ? 1 : 0);
      expect(lifespanIssues({ birthdate, deceasedDate }, { birthdate, deceasedDate })).toEqual([]);
    },
  );

  it('P-337 the issue is reported at the date that changed', () => {
    const after = { birthdate: '2020-01-02', deceasedDate: '2020-01-01' };
    const pathsAfter = (stored: { birthdate: string | null; deceasedDate: string | null }) =>
      lifespanIssues(after, stored).map(({ path }) => path);
    expect(pathsAfter({ birthdate: '2020-01-02', deceasedDate: null })).toEqual(['deceasedDate']);
    expect(pathsAfter({ birthdate: null, deceasedDate: '2020-01-01' })).toEqual(['birthdate']);
  });

  it('P-337 the placeholder of an import is not a birthdate', () => {
    expect(lifespanIssues({ birthdate: '1900-06-01', deceasedDate: '1900-01-01' }, null)).toEqual([]);
  });
});

describe('a deceased date', () => {
  it('C-068 is optional, and not in the future', () => {
    expect([checkDeceasedDate(null, today), checkDeceasedDate(today, today)]).toEqual([[], []]);
    expect(checkDeceasedDate('2026-11-21', today)).toMatchObject([
      { path: 'deceasedDate', message: 'The deceased date cannot be in the future.' },
    ]);
    expect(checkDeceasedDate('2026-02-31', today)).toMatchObject([{ path: 'deceasedDate' }]);
  });

  const alive = { isActive: true, isDeceased: false, deceasedDate: null };
  const dead = { isActive: true, isDeceased: true, deceasedDate: '2026-01-02' };

  it('C-068 never contradicts the flag, and does not change whether the patient is active', () => {
    expect(lifeStateAfter(alive, { deceasedDate: '2026-11-01' })).toEqual({
      isActive: true,
      isDeceased: true,
      deceasedDate: '2026-11-01',
    });
    expect(lifeStateAfter(alive, { deceasedDate: '2026-11-01', isDeceased: false }).isDeceased).toBe(true);
    expect(lifeStateAfter(dead, { deceasedDate: null })).toEqual(alive);
    expect(lifeStateAfter(dead, { isDeceased: false })).toEqual(alive);
    expect(lifeStateAfter(alive, { isDeceased: true })).toEqual({
      isActive: true,
      isDeceased: true,
      deceasedDate: null,
    });
    expect(lifeStateAfter(dead, { isActive: false })).toEqual({ ...dead, isActive: false });
    expect(lifeStateAfter(dead, {})).toEqual(dead);
  });
});
