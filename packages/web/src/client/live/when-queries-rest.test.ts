import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQueriesRest } from './when-queries-rest';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Waits for the queries of a cache in which one of them is being read. */
function waitWhileReading() {
  const cache = new QueryClient();
  const ending = new AbortController();
  let release: () => void = () => undefined;
  const read = cache.query({
    queryKey: ['History'],
    queryFn: () => new Promise<number>((resolve) => (release = () => resolve(1))),
  });
  let isOver = false;
  void whenQueriesRest(cache, ending.signal).then(() => (isOver = true));
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

describe('waiting for a page to be shown', () => {
  it('P-152 is over once no query was read for a while, and no longer listens', async () => {
    const { finish, after } = waitWhileReading();
    expect(await after(1_000)).toEqual({ isOver: false, isListening: true });
    await finish();
    expect(await after(200)).toEqual({ isOver: false, isListening: true });
    expect(await after(200)).toEqual({ isOver: true, isListening: false });
  });

  it('P-152 goes on waiting when another query is read in that time', async () => {
    const { finish, after, readAgain } = waitWhileReading();
    await finish();
    await after(200);
    readAgain();
    expect(await after(1_000)).toEqual({ isOver: false, isListening: true });
  });

  it('P-152 is over at once when it is stopped, and no longer listens', async () => {
    const { after, stop } = waitWhileReading();
    stop();
    expect(await after(0)).toEqual({ isOver: true, isListening: false });
  });
});
