import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkShortcutPlace, mayKeepShortcut } from './shortcut-place.js';

const paths = (...place: Parameters<typeof checkShortcutPlace>) => checkShortcutPlace(...place).map(({ path }) => path);

it('A-135 asks support whether it is global, and otherwise for which location', () => {
  expect(paths({ isGlobal: null, locationId: null })).toEqual(['isGlobal']);
  expect(paths({ isGlobal: false, locationId: null })).toEqual(['locationId']);
  expect(paths({ isGlobal: true })).toEqual([]);
  expect(paths({ isGlobal: false, locationId: '1' })).toEqual([]);
  expect(paths({ locationId: '1' })).toEqual([]);
});

it('A-135 rejects one that is both global and of a location, or neither', () => {
  const place = fc.record({
    isGlobal: fc.constantFrom(true, false, null, undefined),
    locationId: fc.constantFrom('1', '', null, undefined),
  });
  fc.assert(
    fc.property(place, (one) => {
      const isGlobal = one.isGlobal === true;
      expect(checkShortcutPlace(one).length === 0).toBe(isGlobal !== Boolean(one.locationId));
    }),
  );
});

it('A-135 A-164 lets only support change a global one, and not while impersonating', () => {
  const kinds = ['practice', 'impersonating', 'support'] as const;
  expect(kinds.map((kind) => mayKeepShortcut({ isGlobal: true }, { kind }).allowed)).toEqual([false, false, true]);
  expect(kinds.map((kind) => mayKeepShortcut({ isGlobal: false }, { kind }).allowed)).toEqual([true, true, true]);
  expect(mayKeepShortcut({ isGlobal: true }, { kind: 'practice' })).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'Only Signa support can change global shortcuts.',
  });
});
