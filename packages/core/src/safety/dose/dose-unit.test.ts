import { expect, it } from 'vitest';
import { doseUnitOf, doseUnits, isMeasured } from './dose-unit.js';

it('P-241 knows units that measure a substance from things that are counted', () => {
  const measured = doseUnits.filter(isMeasured);
  expect(measured).toEqual(['mL', 'g', 'mg', 'mcg', 'units', 'mEq']);
});

it.each(doseUnits.filter((unit) => unit !== 'each'))('P-241 knows %s by its name, however it is written', (unit) => {
  expect(doseUnitOf(unit)).toBe(unit);
  expect(doseUnitOf(` ${unit.toUpperCase()} `)).toBe(unit);
  expect(doseUnitOf(`${unit}x`)).toBeNull();
});

it('P-241 counts each thing that is given whole in one unit', () => {
  for (const name of ['tablet', 'Capsules', 'chew', 'PILL', 'vials']) expect(doseUnitOf(name)).toBe('each');
  expect(doseUnitOf('each')).toBeNull();
});
