import { failure } from '@signa/core/failure';
import { expect, it } from 'vitest';
import type { CallError } from '../call-error';
import { isAhead, markAhead, putAnswers } from './ahead';
import { createQueryClient } from './query-client';

it('knows the one page that was read ahead', () => {
  const cache = createQueryClient();
  expect(isAhead(cache, '/approve')).toBe(false);
  markAhead(cache, '/approve');
  expect([isAhead(cache, '/approve'), isAhead(cache, '/history')]).toEqual([true, false]);
});

it('A-004 puts the answers of a page where it looks for them, a refusal that is an answer too', () => {
  const cache = createQueryClient();
  putAnswers(cache, [
    { name: 'Species', variables: {}, data: { species: [] } },
    { name: 'GetSupportUser', variables: {}, failure: failure('FORBIDDEN', 'Only support.') },
  ]);
  expect(cache.getQueryData(['Species', {}])).toEqual({ species: [] });
  const state = cache.getQueryState(['GetSupportUser', {}]);
  expect(state?.status).toBe('error');
  expect((state?.error as unknown as CallError).failure.code).toBe('FORBIDDEN');
});
