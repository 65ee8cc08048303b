import { describe, expect, it } from 'vitest';
import { checkConflicts } from '../index.js';
import { subject } from '../conflict.test-data.js';

const quinolone = { ingredients: ['enrofloxacin'], keywords: ['fluoroquinolone'] };
const gradeOf = (breed: string | null, birthdate: string, weight = 20) => {
  const { conflicts, advisories } = checkConflicts(
    subject(quinolone, { breed: breed === null ? null : { code: 'x', name: breed }, birthdate, weight }),
  );
  return [...conflicts, ...advisories].find(({ ruleId }) => ruleId === 'C03')?.grade ?? null;
};

describe('the growth phase of a dog', () => {
  // Today is November 20, 2026.
  it.each([
    ['Chihuahua', '2026-03-21', 'contraindicated'],
    ['Chihuahua', '2026-03-20', 'worth-knowing'],
    ['Chihuahua', '2025-11-21', 'worth-knowing'],
    ['Chihuahua', '2025-11-20', null],
    ['Labrador Retriever', '2025-11-21', 'contraindicated'],
    ['Labrador Retriever', '2025-11-20', null],
    ['Great Dane', '2025-05-21', 'contraindicated'],
    ['Great Dane', '2025-05-20', null],
    [null, '2025-11-21', 'contraindicated'],
    [null, '2025-11-20', null],
  ] as const)('P-323 of a %s born on %s is determined as %s', (breed, birthdate, grade) => {
    expect(gradeOf(breed, birthdate)).toBe(grade);
  });

  it('P-323 of a breed of unknown size depends on the weight', () => {
    expect(gradeOf('Mixed Breed', '2025-06-20', 99)).toBeNull();
    expect(gradeOf('Mixed Breed', '2025-06-20', 99.3)).toBe('contraindicated');
    expect(gradeOf('Chihuahua', '2026-03-20', 120)).toBe('worth-knowing');
  });

  it('P-323 shows the age as before, and requests an unknown birthdate', () => {
    const { conflicts } = checkConflicts(subject(quinolone, { birthdate: '2026-04-20' }));
    expect(conflicts).toMatchObject([{ ruleId: 'C03', patientValue: '7 mo old' }]);
    expect(checkConflicts(subject(quinolone, { birthdate: null })).notChecked).toMatchObject([{ kind: 'birthdate' }]);
  });
});
