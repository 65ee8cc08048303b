import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doseLimits, gradeOfLimit, limitId, publishedGrade } from './dose-limit.js';
import { warningGrades } from './warning-row.js';
import { sampleKnowledge } from './sample-knowledge.test-data.js';
import { readOverrides, withOverrides } from './override.js';

const sample = sampleKnowledge();
const rowIds = sample.warnings.map(({ id }) => id);
const overrides = fc.uniqueArray(
  fc.record({ rowId: fc.constantFrom(...rowIds, 'GONE'), grade: fc.constantFrom(...warningGrades, null) }),
  { selector: ({ rowId }) => rowId, maxLength: 20 },
);

it('P-410 an override changes the grade of its row or removes it, and no other row', () => {
  fc.assert(
    fc.property(overrides, (changes) => {
      const { warnings } = withOverrides(sample, changes);
      const gradeOf = new Map(changes.map(({ rowId, grade }) => [rowId, grade]));
      const left = sample.warnings.filter(({ id }) => gradeOf.get(id) !== null);
      expect(warnings.length).toBe(left.length);
      const wrong = left.filter((row, at) => {
        const grade = gradeOf.get(row.id);
        return grade == null
          ? warnings[at] !== row
          : warnings[at]?.id !== row.id || warnings[at].grade !== grade || warnings[at].message !== row.message;
      });
      expect(wrong).toEqual([]);
    }),
  );
});

const limitIds = sample.doses.slice(0, 6).flatMap((range) => doseLimits.map((limit) => limitId(range, limit)));

it('P-440 an override changes the grade of its limit, and of no other limit, range or warning', () => {
  const changes = fc.uniqueArray(
    fc.record({ rowId: fc.constantFrom(...limitIds, 'D001.gone'), grade: fc.constantFrom(...warningGrades, null) }),
    { selector: ({ rowId }) => rowId, minLength: 1 },
  );
  fc.assert(
    fc.property(changes, (list) => {
      const changed = withOverrides(sample, list);
      const gradeOf = new Map(list.map(({ rowId, grade }) => [rowId, grade]));
      expect(changed.warnings).toEqual(sample.warnings);
      expect(changed.doses.map(({ grades: _, ...range }) => range)).toEqual(sample.doses);
      for (const range of changed.doses.slice(0, 8))
        for (const limit of doseLimits) {
          const own = gradeOf.get(limitId(range, limit));
          expect(gradeOfLimit(range, limit)).toBe(own === undefined ? publishedGrade(limit) : own);
        }
    }),
    { numRuns: 30 },
  );
});

it('P-410 a package without overrides stays the same object', () => {
  expect(withOverrides(sample, [])).toBe(sample);
});

it('P-410 an override with an unknown grade silences nothing', () => {
  const sent = [
    { rowId: 'S01', grade: 'fatal' },
    { rowId: 'S02', grade: 'serious' },
    { rowId: 'S03', grade: null },
  ];
  expect(readOverrides(sent)).toEqual([
    { rowId: 'S02', grade: 'serious' },
    { rowId: 'S03', grade: null },
  ]);
});
