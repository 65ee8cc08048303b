import { failure } from '@signa/core/failure';
import { expect, it, vi } from 'vitest';
import { CallError } from '../call-error';
import { answersIn, isAhead, markAhead, putAnswers } from './ahead';
import { createQueryClient } from './query-client';

const read = { queryKey: ['Species', {}], queryFn: () => Promise.resolve({ species: [] }) };
const refused = {
  queryKey: ['GetSupportUser', {}],
  queryFn: () => Promise.reject(new CallError(failure('FORBIDDEN', 'Only support.'))),
};

it('knows the one page that was drawn ahead', () => {
  const cache = createQueryClient();
  expect(isAhead(cache, '/approve')).toBe(false);
  markAhead(cache, '/approve');
  expect([isAhead(cache, '/approve'), isAhead(cache, '/history')]).toEqual([true, false]);
});

it('hands on what was answered, and a refusal that is an answer; what failed is asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const there = createQueryClient();
  markAhead(there, '/approve');
  await there.query(read);
  await there.query({ ...refused, meta: { mayBeRefused: true } }).catch(() => undefined);
  await there.query({ ...refused, queryKey: ['Shortcut', {}] }).catch(() => undefined);
  const answers = JSON.parse(JSON.stringify(answersIn(there))) as ReturnType<typeof answersIn>;
  expect(answers.map(({ key }) => key[0])).toEqual(['Species', 'GetSupportUser']);
  expect(log).toHaveBeenCalledOnce();

  const here = createQueryClient();
  putAnswers(here, answers);
  expect(here.getQueryData(read.queryKey)).toEqual({ species: [] });
  const state = here.getQueryState(refused.queryKey);
  expect(state?.status).toBe('error');
  expect(state?.error).toBeInstanceOf(CallError);
  expect((state?.error as unknown as CallError).failure.code).toBe('FORBIDDEN');
  log.mockRestore();
});
