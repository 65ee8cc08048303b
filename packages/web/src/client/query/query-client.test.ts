import { expect, it, vi } from 'vitest';
import { CallError } from '../call-error';
import { createQueryClient } from './query-client';

it('P-227 logs the history that could not be read, by name and reason, without what was asked for', async () => {
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

it('says nothing of a refusal that is one of the answers, such as who is support', async () => {
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
