import { expect, it } from 'vitest';
import { doseLimits, limitId, withOverrides } from '../../knowledge/index.js';
import { sampleKnowledge } from '../../knowledge/sample-knowledge.test-data.js';
import { overridableWarning, overridableWarnings } from './index.js';

const sample = sampleKnowledge();
const words = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

it('P-440 lists every warning, and every limit that a dose range has, once', () => {
  const ids = overridableWarnings(sample).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const limits = sample.doses.flatMap((range) => {
    const { fromAge, fromWeight, mostDays } = range;
    const isStated = { dose: null, 'far-above': true, age: fromAge, weight: fromWeight, course: mostDays };
    return doseLimits
      .filter((limit) => limit !== 'dose' && isStated[limit] !== null)
      .map((limit) => limitId(range, limit));
  });
  const withoutDoses = ids.filter((id) => !sample.doses.some((range) => range.id === id));
  expect(withoutDoses.toSorted()).toEqual([...sample.warnings.map(({ id }) => id), ...limits].toSorted());
});

it.each([
  [
    'D001',
    'carprofen, canine, oral',
    'dose',
    'worth-knowing',
    'Above the labeled dose: 2.2–4.4 mg/kg every 12–24 hours, at most 4.4 mg/kg a day.',
    null,
  ],
  [
    'D001.far-above',
    'carprofen, canine, oral',
    'dose',
    'serious',
    'More than 5 times the labeled dose: 2.2–4.4 mg/kg every 12–24 hours, at most 4.4 mg/kg a day.',
    'far-above',
  ],
  [
    'D050.course',
    'clindamycin, feline, oral',
    'course',
    'worth-knowing',
    'Longer than labeled: at most 14 days.',
    null,
  ],
])('P-440 says what is beyond the limit %s', (id, about, kind, grade, message, guard) => {
  const found = overridableWarning(sample, id);
  expect(words(found?.summary)).toBe(`${about}: ${message}`);
  expect({ ...found, message: words(found?.message) }).toEqual({
    summary: found?.summary,
    id,
    about,
    kind,
    grade,
    message,
    guard,
    source: found?.source,
  });
  expect(found?.source).not.toBe('');
});

it('P-440 has no limit above a starting dose, which is adjusted to the patient, but one far above it', () => {
  const start = sample.doses.find(({ use, mostPerDay }) => use?.includes('starting dose') && mostPerDay === null);
  if (!start) throw new RangeError('The sample has no starting dose.');
  expect(overridableWarning(sample, start.id)).toBeUndefined();
  expect(overridableWarning(sample, limitId(start, 'far-above'))?.message).toContain('times the labeled starting dose');
});

it('P-420 P-440 guards contraindications, and doses far above the label', () => {
  expect(overridableWarning(sample, 'S01')?.guard).toBe('contraindication');
  expect(overridableWarning(sample, 'B03')).toMatchObject({ grade: 'worth-knowing', guard: null });
  expect(overridableWarning(sample, 'GONE')).toBeUndefined();
});

it('P-440 states the grade of the package, whatever a practice made of it', () => {
  const changed = withOverrides(sample, [{ rowId: 'D001', grade: null }]);
  expect(overridableWarning(changed, 'D001')).toEqual(overridableWarning(sample, 'D001'));
});
