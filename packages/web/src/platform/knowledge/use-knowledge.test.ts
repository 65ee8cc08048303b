import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepKnowledge } from './knowledge-store';
import { type KnowledgeInEffect, useLoadedKnowledge } from './use-knowledge';

const inEffect = (digest: string, overrides: KnowledgeInEffect['overrides'] = []): KnowledgeInEffect => ({
  ...{ name: 'signa-sample', version: sampleKnowledge.version },
  digest,
  overrides,
});
const [first] = sampleKnowledge.warnings;
const never = () => new Promise(() => undefined);

it('P-393 is there at once if it has loaded before', () => {
  keepKnowledge('known', sampleKnowledge);
  const load = vi.fn(never);
  const { result } = renderHook(() => useLoadedKnowledge(inEffect('known'), load));
  expect(result.current).toMatchObject({ knowledge: sampleKnowledge, isFailed: false });
  expect(load).not.toHaveBeenCalled();
});

it('P-393 is null until the server has named it, and until it has loaded', async () => {
  let answer = (): void => undefined;
  const load = vi.fn(
    (digest: string) =>
      new Promise<void>((resolve) => {
        answer = () => resolve(void keepKnowledge(digest, sampleKnowledge));
      }),
  );
  const { result, rerender } = renderHook(({ named }) => useLoadedKnowledge(named, load), {
    initialProps: { named: null as KnowledgeInEffect | null },
  });
  expect(result.current).toMatchObject({ knowledge: null, isFailed: false });
  expect(load).not.toHaveBeenCalled();
  rerender({ named: inEffect('coming') });
  expect(load.mock.calls).toEqual([['coming']]);
  expect(result.current).toMatchObject({ knowledge: null, isFailed: false });
  act(() => answer());
  await waitFor(() => expect(result.current.knowledge).toBe(sampleKnowledge));
});

it('P-406 another package is loaded as soon as the server names it', async () => {
  keepKnowledge('first', sampleKnowledge);
  const other = { ...sampleKnowledge, version: '2030.1' };
  const load = async (digest: string) => Promise.resolve(keepKnowledge(digest, other));
  const { result, rerender } = renderHook(({ digest }) => useLoadedKnowledge(inEffect(digest), load), {
    initialProps: { digest: 'first' },
  });
  expect(result.current.knowledge?.version).toBe(sampleKnowledge.version);
  rerender({ digest: 'second' });
  expect(result.current.knowledge).toBeNull();
  await waitFor(() => expect(result.current.knowledge?.version).toBe('2030.1'));
});

it('P-393 reports a failure, and loads again on request', async () => {
  const load = vi
    .fn((digest: string) => Promise.resolve(keepKnowledge(digest, sampleKnowledge)))
    .mockRejectedValueOnce(new Error('No connection'));
  const { result } = renderHook(() => useLoadedKnowledge(inEffect('failing'), load));
  await waitFor(() => expect(result.current).toMatchObject({ knowledge: null, isFailed: true }));
  act(() => result.current.again());
  await waitFor(() => expect(result.current).toMatchObject({ knowledge: sampleKnowledge, isFailed: false }));
});

it('P-410 applies the overrides of the practice, and stays the same object while they are the same', () => {
  keepKnowledge('known', sampleKnowledge);
  const silenced = () => inEffect('known', [{ rowId: first?.id ?? '', grade: null }]);
  const { result, rerender } = renderHook(({ named }) => useLoadedKnowledge(named, never), {
    initialProps: { named: silenced() },
  });
  const before = result.current.knowledge;
  expect(before?.warnings).toEqual(sampleKnowledge.warnings.slice(1));
  rerender({ named: silenced() });
  expect(result.current.knowledge).toBe(before);
});
