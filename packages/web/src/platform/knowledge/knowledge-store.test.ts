import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { afterEach, expect, it, vi } from 'vitest';
import { loadedKnowledge, loadKnowledge, loadLastKnowledge } from './knowledge-store';

const json = (content: unknown, status = 200) => Promise.resolve(Response.json(content, { status }));

afterEach(() => localStorage.clear());

it('P-393 loads a package once, by its digest, and keeps it', async () => {
  const fetcher = vi.fn<typeof fetch>(() => json(sampleKnowledge));
  const [one, same] = await Promise.all([loadKnowledge('d1', fetcher), loadKnowledge('d1', fetcher)]);
  expect(one).toEqual(sampleKnowledge);
  expect(same).toBe(one);
  expect(loadedKnowledge('d1')).toBe(one);
  expect(fetcher.mock.calls).toEqual([['/knowledge/d1.json']]);
});

it.each([
  ['an error', () => json({ error: 'Not found' }, 404)],
  ['another format', () => json({ ...sampleKnowledge, format: 2 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('P-393 keeps nothing after %s, and the next call tries again', async (_, answer) => {
  const fetcher = vi
    .fn<typeof fetch>()
    .mockImplementationOnce(answer)
    .mockImplementation(() => json(sampleKnowledge));
  const digest = `after ${_}`;
  await expect(loadKnowledge(digest, fetcher)).rejects.toThrow();
  expect(loadedKnowledge(digest)).toBeNull();
  expect(await loadKnowledge(digest, fetcher)).toEqual(sampleKnowledge);
});

it('P-393 loads the package that was used last ahead, and none in a browser that has used none', async () => {
  const fetcher = vi.fn<typeof fetch>(() => json(sampleKnowledge));
  vi.stubGlobal('fetch', fetcher);
  await loadLastKnowledge();
  expect(fetcher).not.toHaveBeenCalled();
  localStorage.setItem('signa.knowledge', 'd2');
  await loadLastKnowledge();
  expect(fetcher.mock.calls).toEqual([['/knowledge/d2.json']]);
  await loadLastKnowledge();
  expect(fetcher).toHaveBeenCalledTimes(1);
});
