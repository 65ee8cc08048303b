import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openAllowance } from './allowance.js';

function start(perSecond: number, burst: number) {
  let now = 0;
  const spent: string[] = [];
  const allowance = openAllowance({ perSecond, burst, now: () => now, onSpent: (key) => void spent.push(key) });
  return { allowance, spent, pass: (seconds: number) => void (now += seconds * 1000) };
}

const takes = (count: number, take: () => number | null) =>
  Array.from({ length: count }, take).filter((seconds) => seconds === null).length;

it('A-207 allows a burst, then the rate at which it refills', () => {
  const { allowance, pass } = start(2, 10);
  expect(takes(15, () => allowance.take('a'))).toBe(10);
  expect(allowance.take('a')).toBe(1);
  pass(1);
  expect(takes(5, () => allowance.take('a'))).toBe(2);
  pass(3_600);
  expect(takes(15, () => allowance.take('a'))).toBe(10);
});

it('A-207 reports the wait time, after which one call is allowed', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 100, noNaN: true }),
      fc.integer({ min: 1, max: 50 }),
      (perSecond, burst) => {
        const { allowance, pass } = start(perSecond, burst);
        takes(burst, () => allowance.take('a'));
        const seconds = allowance.take('a');
        expect(seconds).toBeGreaterThanOrEqual(1);
        pass(seconds ?? 0);
        expect([allowance.wait('a'), allowance.take('a')]).toEqual([null, null]);
      },
    ),
  );
});

it('A-207 does not delay other users or users within the rate', () => {
  const { allowance, pass } = start(5, 5);
  takes(50, () => allowance.take('greedy'));
  for (let second = 0; second < 100; second += 1) {
    expect(takes(5, () => allowance.take('steady'))).toBe(5);
    pass(1);
  }
});

it('A-207 checks without consuming', () => {
  const { allowance } = start(1, 1);
  for (let look = 0; look < 10; look += 1) expect(allowance.wait('a')).toBeNull();
  expect(allowance.take('a')).toBeNull();
  expect(allowance.wait('a')).toBe(1);
});

it('A-207 reports an exhausted key once a minute, however often it calls', () => {
  const { allowance, spent, pass } = start(0.01, 1);
  takes(1_000, () => allowance.take('a'));
  expect(spent).toEqual(['a']);
  pass(61);
  takes(1_000, () => allowance.take('a'));
  expect(spent).toEqual(['a', 'a']);
});

it('A-207 keeps a bounded number of keys and evicts the least recently used', () => {
  const { allowance } = start(0.001, 1);
  allowance.take('first');
  allowance.take('last');
  for (let key = 0; key < 19_999; key += 1) {
    allowance.take(String(key));
    if (key % 1_000 === 0) expect(allowance.take('last')).not.toBeNull();
  }
  expect([allowance.take('last') === null, allowance.take('first')]).toEqual([false, null]);
});
