import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQueriesSettle } from './when-queries-settle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Waits for the queries of a cache while one of them is in flight. */
function waitWhileReading() {
  const cache = new QueryClient();
  const ending = new AbortController();
  let release: () => void = () => undefined;
  const read = cache.query({
    queryKey: ['History'],
    queryFn: () => new Promise<number>((resolve) => (release = () => resolve(1))),
  });
  let isOver = false;
  void whenQueriesSettle(cache, ending.signal).then(() => (isOver = true));
  const finish = async () => {
    release();
    await read;
  };
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return { isOver, isListening: cache.getQueryCache().hasListeners() };
  };
  const readAgain = () =>
    void cache.query({
      queryKey: ['Another'],
      queryFn: () => new Promise<number>((resolve) => (release = () => resolve(2))),
    });
  return { finish, after, readAgain, stop: () => ending.abort() };
}

describe('waiting for queries to settle', () => {
  it('P-152 resolves once no query has been in flight for a while, and unsubscribes', async () => {
    const { finish, after } = waitWhileReading();
    expect(await after(1_000)).toEqual({ isOver: false, isListening: true });
    await finish();
    expect(await after(200)).toEqual({ isOver: false, isListening: true });
    expect(await after(200)).toEqual({ isOver: true, isListening: false });
  });

  it('P-152 keeps waiting when another query starts in that time', async () => {
    const { finish, after, readAgain } = waitWhileReading();
    await finish();
    await after(200);
    readAgain();
    expect(await after(1_000)).toEqual({ isOver: false, isListening: true });
  });

  it('P-152 resolves immediately when aborted, and unsubscribes', async () => {
    const { after, stop } = waitWhileReading();
    stop();
    expect(await after(0)).toEqual({ isOver: true, isListening: false });
  });
});
