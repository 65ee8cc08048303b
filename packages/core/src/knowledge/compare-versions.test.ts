import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.js';

const versions = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));

it('P-406 versions are compared by number, not as text', () => {
  expect(compareVersions('2026.11.2', '2026.11.10')).toBeLessThan(0);
  expect(compareVersions('2026.12', '2026.11.10')).toBeGreaterThan(0);
  expect(compareVersions('2026.11', '2026.11.0')).toBe(0);
});

it('P-406 versions have one order', () => {
  fc.assert(
    fc.property(versions, versions, versions, (a, b, c) => {
      expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
      if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
        expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});
