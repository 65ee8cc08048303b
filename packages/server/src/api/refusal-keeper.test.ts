import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalAllowance } from '../access/limits.js';
import type { Refusal } from '../store/administration/refused-call/refused-call-store.js';
import { openRefusedCallLog, type RefusedCallLogDeps } from './refusal-keeper.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (number: number, username = 'vet@signa.test'): Refusal => ({
  ...{ number: String(number), at: '2026-11-20T10:00:00.000Z', operation: 'GetPrescription', code: 'FORBIDDEN' },
  ...{ milliseconds: 3, username, personId: null, locationId: null, locationIds: [], records: [], taskUuid: null },
});

function start(over: Partial<RefusedCallLogDeps> = {}) {
  const batches: string[][] = [];
  const counted = { kept: 0, over: 0 };
  const errors: unknown[] = [];
  const keeper = openRefusedCallLog({
    write: async (batch) => void batches.push(batch.map(({ number }) => number)),
    allowance: { take: () => null },
    counted: (isKept) => void (counted[isKept ? 'kept' : 'over'] += 1),
    onError: (error) => void errors.push(error),
    ...over,
  });
  return { keeper, batches, counted, errors };
}

describe('storing of rejected calls', () => {
  it('A-423 happens afterwards, in batches', async () => {
    const { keeper, batches } = start();
    for (let number = 0; number < 250; number += 1) keeper.keep(refusal(number));
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    expect(batches.map(({ length }) => length)).toEqual([200]);
    await vi.advanceTimersByTimeAsync(250);
    expect(batches.map(({ length }) => length)).toEqual([200, 50]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(batches).toHaveLength(2);
  });

  it('A-423 stores sixty per user and hour, and counts the rest', async () => {
    const { keeper, batches, counted } = start({ allowance: refusalAllowance() });
    for (let number = 0; number < 100; number += 1) keeper.keep(refusal(number, number % 2 ? 'A@x.test' : 'a@x.test'));
    keeper.keep(refusal(100, 'other@x.test'));
    await vi.advanceTimersByTimeAsync(250);
    expect(batches.flat()).toHaveLength(61);
    expect(counted).toEqual({ kept: 61, over: 40 });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    keeper.keep(refusal(101, 'a@x.test'));
    expect(counted.kept).toBe(62);
  });

  it('A-423 uses bounded memory while the database is down, retries, and finally gives up', async () => {
    let isAway = true;
    const written: string[] = [];
    const { keeper, counted, errors } = start({
      write: async (batch) => {
        if (isAway) throw new Error('away');
        written.push(...batch.map(({ number }) => number));
      },
    });
    for (let number = 0; number < 1_500; number += 1) keeper.keep(refusal(number));
    expect(counted).toEqual({ kept: 1_000, over: 500 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(written).toEqual([]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(written).toEqual(Array.from({ length: 1_000 }, (_one, number) => String(number)));
    isAway = true;
    keeper.keep(refusal(2_000));
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    const tries = errors.length;
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(errors.length).toBe(tries);
    isAway = false;
    keeper.keep(refusal(3_000));
    await vi.advanceTimersByTimeAsync(250);
    expect(written.slice(1_000)).toEqual(['3000']);
  });

  it('A-423 skips only a call that the database never accepts', async () => {
    const written: string[] = [];
    const { keeper, errors } = start({
      write: async (batch) => {
        if (batch.some(({ number }) => number === '1')) throw new Error('no such row');
        written.push(...batch.map(({ number }) => number));
      },
    });
    for (let number = 0; number < 5; number += 1) keeper.keep(refusal(number));
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(written).toEqual(['0', '2', '3', '4']);
    // Twice in a batch, five times alone.
    expect(errors).toHaveLength(7);
  });

  it('A-423 flushes when the server shuts down, and stores nothing afterwards', async () => {
    const { keeper, batches, counted } = start();
    for (let number = 0; number < 450; number += 1) keeper.keep(refusal(number));
    await keeper.stop();
    expect(batches.flat()).toHaveLength(450);
    keeper.keep(refusal(451));
    expect(counted).toEqual({ kept: 450, over: 1 });
  });

  it('A-423 waits for a running batch when the server shuts down', async () => {
    let written = (): void => undefined;
    const { keeper } = start({ write: () => new Promise<void>((resolve) => (written = resolve)) });
    keeper.keep(refusal(1));
    await vi.advanceTimersByTimeAsync(250);
    let isStopped = false;
    const stopped = keeper.stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isStopped).toBe(false);
    written();
    await stopped;
  });

  it('A-423 never fails a call', async () => {
    const { keeper } = start({ write: () => Promise.reject(new Error('away')) });
    expect(() => keeper.keep(refusal(1))).not.toThrow();
    await keeper.stop();
  });
});
