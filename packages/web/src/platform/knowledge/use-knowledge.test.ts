import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadKnowledge, useLoadedKnowledge } from './use-knowledge';

it('P-393 is there at once if it has loaded before', async () => {
  const load = vi.fn(loadKnowledge);
  const { result } = renderHook(() => useLoadedKnowledge(sampleKnowledge, load));
  expect(result.current).toMatchObject({ knowledge: sampleKnowledge, isFailed: false });
  expect(load).not.toHaveBeenCalled();
  expect(await loadKnowledge()).toEqual(sampleKnowledge);
});

it('P-393 is null until it has loaded', async () => {
  let answer: (found: typeof sampleKnowledge) => void = () => undefined;
  const promise = new Promise<typeof sampleKnowledge>((resolve) => void (answer = resolve));
  const load = () => promise;
  const { result } = renderHook(() => useLoadedKnowledge(null, load));
  expect(result.current).toMatchObject({ knowledge: null, isFailed: false });
  await act(async () => {
    answer(sampleKnowledge);
    await promise;
  });
  expect(result.current).toMatchObject({ knowledge: sampleKnowledge, isFailed: false });
});

it('P-393 reports a failure, and loads again on request', async () => {
  const load = vi.fn(loadKnowledge).mockRejectedValueOnce(new Error('No connection'));
  const { result } = renderHook(() => useLoadedKnowledge(null, load));
  await waitFor(() => expect(result.current).toMatchObject({ knowledge: null, isFailed: true }));
  act(() => result.current.again());
  expect(result.current.isFailed).toBe(false);
  await waitFor(() => expect(result.current.knowledge).toEqual(sampleKnowledge));
});
