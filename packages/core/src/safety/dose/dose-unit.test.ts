import { expect, it } from 'vitest';
import { doseUnitOf, doseUnits, isMeasured } from './dose-unit.js';

it('P-241 distinguishes units that measure a substance from countable ones', () => {
  const measured = doseUnits.filter(isMeasured);
  expect(measured).toEqual(['mL', 'g', 'mg', 'mcg', 'units', 'mEq']);
});

it.each(doseUnits.filter((unit) => unit !== 'each'))('P-241 recognizes %s by its name, in every spelling', (unit) => {
  expect(doseUnitOf(unit)).toBe(unit);
  expect(doseUnitOf(` ${unit.toUpperCase()} `)).toBe(unit);
  expect(doseUnitOf(`${unit}x`)).toBeNull();
});

it('P-241 uses one unit for all countable forms', () => {
  for (const name of ['tablet', 'Capsules', 'chew', 'PILL', 'vials']) expect(doseUnitOf(name)).toBe('each');
  expect(doseUnitOf('each')).toBeNull();
});
