import { failure } from '@signa/core/base';
import { expect, it } from 'vitest';
import type { CallError } from '../call-error';
import { isPrefetched, markPrefetched, seedCache } from './prefetched';
import { createQueryClient } from './query-client';

it('recognizes the page that was prefetched', () => {
  const cache = createQueryClient();
  expect(isPrefetched(cache, '/approve')).toBe(false);
  markPrefetched(cache, '/approve');
  expect([isPrefetched(cache, '/approve'), isPrefetched(cache, '/history')]).toEqual([true, false]);
});

it('A-004 seeds the query cache with prefetched responses, including expected refusals', () => {
  const cache = createQueryClient();
  seedCache(cache, [
    { name: 'Species', variables: {}, data: { species: [] } },
    { name: 'GetSupportUser', variables: {}, failure: failure('FORBIDDEN', 'Only support.') },
  ]);
  expect(cache.getQueryData(['Species', {}])).toEqual({ species: [] });
  const state = cache.getQueryState(['GetSupportUser', {}]);
  expect(state?.status).toBe('error');
  expect((state!.error as unknown as CallError).failure.code).toBe('FORBIDDEN');
});
