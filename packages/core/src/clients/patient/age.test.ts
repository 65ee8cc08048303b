import { describe, expect, it } from 'vitest';
import { patientAge } from './age.js';

const today = '2026-11-20';

describe('the age of a patient', () => {
  it.each([
    ['2020-11-20', false, '6 y'],
    ['2020-11-20', true, null],
    ['1900-01-01', false, null],
    ['2027-01-01', false, null],
    [null, false, null],
  ])('born on %s, deceased %s: %s', (birthdate, isDeceased, age) => {
    expect(patientAge({ birthdate, isDeceased }, today)).toBe(age);
  });
});
