import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medicationNames } from './medication-names.js';

const med = (name: string, ...ingredients: string[]) => ({ name, ingredients });
const names = (recorded: ReturnType<typeof med>[], prescribed: ReturnType<typeof med>[] = []) =>
  medicationNames({ currentMeds: recorded, activePrescriptions: prescribed });

it('C-058 P-104 lists a medicine once that is both recorded and prescribed', () => {
  expect(names([med('Galliprant', 'grapiprant')], [med('Galliprant Tablets', 'grapiprant')])).toEqual([
    'Galliprant Tablets',
  ]);
  expect(names([med('prednisone ', 'prednisone')], [med('Prednisone', 'prednisone')])).toEqual(['prednisone']);
});

it('C-058 P-104 lists products separately that differ in ingredients or are unknown to the catalog', () => {
  const plus = [med('Simparica', 'sarolaner'), med('Simparica Trio', 'sarolaner', 'moxidectin', 'pyrantel')];
  expect(names(plus)).toEqual(['Simparica', 'Simparica Trio']);
  expect(names([med('Vitamin'), med('Vitamin B')])).toEqual(['Vitamin', 'Vitamin B']);
});

it('C-058 P-104 never omits a name unless a listed name begins with it', () => {
  const any = fc.record({
    name: fc.constantFrom('A', 'a', 'A Tablets', 'A Tablets Mini', 'B', ' '),
    ingredients: fc.subarray(['x', 'y']),
  });
  fc.assert(
    fc.property(fc.array(any), fc.array(any), (recorded, prescribed) => {
      const shown = names(recorded, prescribed).map((name) => name.toLowerCase());
      expect(new Set(shown).size).toBe(shown.length);
      for (const { name } of [...recorded, ...prescribed])
        expect(shown.some((other) => `${other} `.startsWith(name.trim().toLowerCase()))).toBe(
          name.trim() !== '' || shown.length > 0,
        );
    }),
  );
});
