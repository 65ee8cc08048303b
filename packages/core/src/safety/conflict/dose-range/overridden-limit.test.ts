import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DoseRange, type LimitGrades, warningGrades } from '../../../knowledge/index.js';
import { checkConflicts } from '../index.js';
import { ofInvented, range } from './dose-range.test-data.js';

const shown = (subject: Parameters<typeof checkConflicts>[0]) => {
  const { conflicts, advisories } = checkConflicts(subject);
  return [...conflicts, ...advisories].flatMap(({ ruleId, grade }) => (ruleId === null ? [] : [`${ruleId} ${grade}`]));
};
/** The dog weighs 10 kg, and the label allows 10 mg/kg every 12 hours. */
const of = (milligrams: number, grades: LimitGrades, more: Partial<DoseRange> = {}) =>
  shown(ofInvented([range({ grades, ...more })], `Give ${milligrams} mg by mouth every 12 hours.`));

describe('a limit of a dose range that a practice changed', () => {
  it('P-440 is not shown, lowered or raised', () => {
    expect(of(200, {})).toEqual(['D901 worth-knowing']);
    expect(of(200, { dose: null })).toEqual([]);
    expect(of(200, { dose: 'contraindicated' })).toEqual(['D901 contraindicated']);
    expect(of(600, {})).toEqual(['D901.far-above serious']);
    expect(of(600, { 'far-above': 'contraindicated' })).toEqual(['D901.far-above contraindicated']);
  });

  it('P-440 that hides doses above the label still shows those far above it', () => {
    expect(of(600, { dose: null })).toEqual(['D901.far-above serious']);
    expect(of(600, { 'far-above': null })).toEqual(['D901 worth-knowing']);
    expect(of(600, { dose: null, 'far-above': null })).toEqual([]);
    expect(of(600, { dose: 'contraindicated' })).toEqual(['D901 contraindicated']);
  });

  it('P-440 is one of age, weight or course, each by itself', () => {
    const limits = { fromAge: 84, fromWeight: 12, mostDays: 7 };
    const all = (grades: LimitGrades) =>
      shown(
        ofInvented([range({ grades, ...limits })], 'Give 100 mg by mouth every 12 hours.', {
          patient: { birthdate: '2026-10-01' },
          rest: { daysSupply: 8 },
        }),
      );
    expect(all({})).toEqual(['D901.weight worth-knowing', 'D901.age worth-knowing', 'D901.course worth-knowing']);
    expect(all({ age: null })).toEqual(['D901.weight worth-knowing', 'D901.course worth-knowing']);
    expect(all({ weight: 'serious', course: null })).toEqual(['D901.weight serious', 'D901.age worth-knowing']);
    expect(all({ age: null, weight: null, course: null })).toEqual([]);
  });

  it('P-440 never makes a larger dose milder', () => {
    const grade = fc.option(fc.constantFrom(...warningGrades), { nil: null });
    const severity = (found: readonly string[]) =>
      found.length === 0 ? warningGrades.length : warningGrades.findIndex((one) => found[0]?.endsWith(` ${one}`));
    fc.assert(
      fc.property(
        fc.record({ dose: grade, 'far-above': grade }),
        fc.integer({ min: 1, max: 1500 }),
        fc.integer({ min: 1, max: 1500 }),
        (grades, one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          expect(severity(of(more, grades))).toBeLessThanOrEqual(severity(of(less, grades)));
        },
      ),
    );
  });
});
