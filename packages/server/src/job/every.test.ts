import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every } from './every.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('C-260 runs repeatedly, never concurrently, and continues after a failed run', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const failures: unknown[] = [];
  const run = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  const repeated = every(2_000, run, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(6_001);
  expect(ends).toHaveLength(1);
  ends[0]?.(new Error('no answer'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ends).toHaveLength(2);
  expect(failures).toEqual([new Error('no answer')]);

  let hasStopped = false;
  const stopping = repeated.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(6_000);
  expect([ends.length, hasStopped]).toEqual([2, false]);
  ends[1]?.();
  await stopping;
  expect(ends).toHaveLength(2);
});
