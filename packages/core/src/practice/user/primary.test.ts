import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { mayChangeOwn, ownAssignmentTexts, primaryAfter } from './index.js';

const held = (id: string, isActive = true, isPrimary = false) => ({ id, isActive, isPrimary });

it('A-089 is the chosen one, else the current one, else the active one with the lowest ID', () => {
  const assignments = [held('9', true, true), held('10'), held('2', false)];
  expect(primaryAfter(assignments, '10')).toBe('10');
  expect(primaryAfter(assignments, '2')).toBe('9');
  expect(primaryAfter(assignments, null)).toBe('9');
  expect(primaryAfter([held('9', false, true), held('10'), held('11')], null)).toBe('10');
  expect(primaryAfter([held('10'), held('9')], null)).toBe('9');
});

it('A-089 A-090 is null when none is active, and the first one activated becomes primary', () => {
  expect(primaryAfter([held('1', false, true)], '1')).toBeNull();
  expect(primaryAfter([held('1', false), held('2')], null)).toBe('2');
});

test.prop([
  fc.uniqueArray(fc.record({ id: fc.nat(20).map(String), isActive: fc.boolean(), isPrimary: fc.boolean() }), {
    selector: ({ id }) => id,
  }),
  fc.option(fc.nat(20).map(String)),
])('A-089 A-109 is an active assignment exactly when there is one, and is stable', (assignments, chosen) => {
  const primary = primaryAfter(assignments, chosen);
  const active = assignments.filter(({ isActive }) => isActive).map(({ id }) => id);
  if (primary === null) expect(active).toEqual([]);
  else expect(active).toContain(primary);
  const after = assignments.map((one) => ({ ...one, isPrimary: one.id === primary }));
  expect(primaryAfter(after, null)).toBe(primary);
});

it('A-088 users cannot deactivate themselves or change their own role', () => {
  const own = { roleId: '3', isActive: true };
  const refused = (reason: string) => ({ allowed: false, code: 'FORBIDDEN', reason });
  expect(mayChangeOwn(own, own)).toEqual({ allowed: true });
  expect(mayChangeOwn({ ...own, isActive: false }, own)).toEqual({ allowed: true });
  expect(mayChangeOwn(own, { ...own, isActive: false })).toEqual(refused(ownAssignmentTexts.active));
  expect(mayChangeOwn(own, { ...own, roleId: '4' })).toEqual(refused(ownAssignmentTexts.role));
});
