import { expect, it, vi } from 'vitest';
import { CallError } from '../call-error';
import { createQueryClient } from './query-client';

it('P-227 logs which read failed and why, without its variables', async () => {
  const logged = vi.spyOn(window.console, 'error').mockReturnValue(undefined);
  const cache = createQueryClient();
  const failure = { code: 'FORBIDDEN', message: 'You may not see this.', issues: [], data: {} } as const;
  await cache
    .query({
      queryKey: ['GetPrescriptionHistory', { locationId: '1', patientName: 'Otis' }],
      queryFn: () => Promise.reject(new CallError(failure)),
    })
    .catch(() => undefined);
  expect(logged.mock.calls).toEqual([['GetPrescriptionHistory could not be read: FORBIDDEN']]);
  logged.mockRestore();
});

it('does not log an expected refusal, such as the check for a support user', async () => {
  const logged = vi.spyOn(window.console, 'error').mockReturnValue(undefined);
  const refused = { code: 'FORBIDDEN', message: 'Support only.', issues: [], data: {} } as const;
  await createQueryClient()
    .query({
      queryKey: ['GetSupportUser', {}],
      queryFn: () => Promise.reject(new CallError(refused)),
      meta: { mayBeRefused: true },
    })
    .catch(() => undefined);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('A-207 retries a rate-limited read once the server accepts it again', async () => {
  vi.useFakeTimers();
  const tooMany = { code: 'TOO_MANY_CALLS', message: 'Wait 4 seconds.', issues: [], data: { retryAfter: 4 } } as const;
  const asked: number[] = [];
  const answer = createQueryClient().query({
    queryKey: ['Species', {}],
    queryFn: () => {
      asked.push(Date.now());
      return asked.length < 2 ? Promise.reject(new CallError(tooMany)) : Promise.resolve('answered');
    },
  });
  await vi.advanceTimersByTimeAsync(3_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(2);
  expect(await answer).toBe('answered');
  vi.useRealTimers();
});
