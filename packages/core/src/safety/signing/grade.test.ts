import { expect, it } from 'vitest';
import { conflictGrades, isSevere } from './grade.js';

it('P-231 only contraindicated and serious findings require something', () => {
  expect(conflictGrades.filter(isSevere)).toEqual(['contraindicated', 'serious']);
  expect(isSevere(null)).toBe(false);
});
