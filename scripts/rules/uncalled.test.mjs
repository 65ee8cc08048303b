import { describe, expect, it } from 'vitest';
import { faultsOf, uncalled } from './uncalled.mjs';

const rule = (text) => ({ path: 'packages/core/src/base/time/day.ts', text });
const index = { path: 'packages/core/src/base/time/index.ts', text: "export { nextDay } from './day.js';" };

describe('rules that nothing calls', () => {
  it('include one that only its index and its test name', () => {
    const test = { path: 'packages/core/src/base/time/day.test.ts', text: 'expect(nextDay(1)).toBe(2)' };
    const journey = { path: 'journeys/day.e2e.ts', text: 'nextDay(1)' };
    expect(uncalled([rule('export function nextDay() {}'), index, test, journey])).toEqual([
      { path: 'packages/core/src/base/time/day.ts', name: 'nextDay' },
    ]);
  });

  it.each([
    ['another package', [rule('export const nextDay = 1;'), { path: 'packages/web/src/a.tsx', text: 'nextDay' }]],
    [
      'another file of core',
      [rule('export type nextDay = 1;'), { path: 'packages/core/src/base/time/b.ts', text: 'nextDay' }],
    ],
    ['its own file', [rule('export function nextDay() {}\nexport const days = [nextDay]; days;')]],
  ])('exclude those that %s calls', (_, sources) => {
    expect(uncalled(sources)).toEqual([]);
  });

  it('must be planned, and plans for called or removed rules are rejected', () => {
    const found = [{ path: 'a.ts', name: 'nextDay' }];
    expect(faultsOf(found, { orders: ['nextDay'] })).toEqual([]);
    expect(faultsOf(found, {})).toEqual([expect.stringContaining('a.ts: nothing calls nextDay')]);
    expect(faultsOf([], { orders: ['nextDay'] })).toEqual([expect.stringContaining('nextDay is called now, or gone')]);
  });
});
