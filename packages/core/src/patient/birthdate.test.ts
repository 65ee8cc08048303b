import { describe, expect, it } from 'vitest';
import { checkBirthdate, checkDeceasedDate, isBirthdateKnown, lifeStateAfter } from './index.js';

const today = '2026-11-20';

describe('a birth date', () => {
  it.each(['1900-01-01', '2026-11-20', '2023-07-14'])('C-065 C-066 %s passes', (birthdate) => {
    expect(checkBirthdate(birthdate, today)).toEqual([]);
  });

  it.each([
    [null, 'Please select a birth date.'],
    ['', 'Please select a birth date.'],
    ['2026-02-31', 'Please select a birth date.'],
    ['1899-12-31', 'The birthday cannot be before 1900.'],
    ['2026-11-21', 'The birthday cannot be in the future.'],
  ])('C-065 C-066 %s is refused: %s', (birthdate, message) => {
    expect(checkBirthdate(birthdate, today)).toMatchObject([{ path: 'birthdate', message }]);
  });

  it('P-105 C-073 of 1900 or earlier, or of no calendar, is not known', () => {
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

describe('a deceased date', () => {
  it('C-068 is none, or not after today', () => {
    expect([checkDeceasedDate(null, today), checkDeceasedDate(today, today)]).toEqual([[], []]);
    expect(checkDeceasedDate('2026-11-21', today)).toMatchObject([
      { path: 'deceasedDate', message: 'The deceased date cannot be in the future.' },
    ]);
    expect(checkDeceasedDate('2026-02-31', today)).toMatchObject([{ path: 'deceasedDate' }]);
  });

  const alive = { isActive: true, isDeceased: false, deceasedDate: null };
  const dead = { isActive: true, isDeceased: true, deceasedDate: '2026-01-02' };

  it('C-068 never contradicts the flag, and leaves the activity alone', () => {
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
