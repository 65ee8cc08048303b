import { expect, it } from 'vitest';
import { conflictGrades, isGrave } from './grade.js';

it('P-231 only contraindicated and serious findings require something', () => {
  expect(conflictGrades.filter(isGrave)).toEqual(['contraindicated', 'serious']);
  expect(isGrave(null)).toBe(false);
});
