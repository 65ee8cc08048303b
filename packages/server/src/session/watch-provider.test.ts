import { expect, it } from 'vitest';
import { openLog } from '../observe/log.js';
import type { Outgoing, OutgoingAnswer } from '../outgoing/outgoing.js';
import { watchProvider } from './watch-provider.js';

const answering = (status: number): OutgoingAnswer => ({ status, headers: new Headers(), body: Buffer.from('{}') });

/** A provider that responds in turn with what a test gives, and a watch that polls when the test allows it. */
function world() {
  const asked: string[] = [];
  const waits: number[] = [];
  let go: () => void = () => undefined;
  let answer: (given: OutgoingAnswer | Error) => void = () => undefined;
  const outgoing: Outgoing = ({ url }) => {
    asked.push(url.href);
    return new Promise((resolve, reject) => {
      answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
    });
  };
  const wait = (milliseconds: number, signal: AbortSignal) => {
    waits.push(milliseconds);
    return new Promise<void>((resolve, reject) => {
      go = resolve;
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  const watch = watchProvider({ issuer: 'https://id.example/', outgoing, log: openLog('silent'), wait });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    watch,
    asked,
    waits,
    answer: async (given: OutgoingAnswer | Error) => (answer(given), await settled()),
    go: async () => (go(), await settled()),
  };
}

it('A-440 polls the provider from the start, and more often while it does not respond', async () => {
  const { watch, asked, waits, answer, go } = world();
  expect(watch.state()).toBe('unknown');
  await answer(new Error('connect ECONNREFUSED'));
  expect(watch.state()).toBe('unavailable');
  await go();
  await answer(answering(503));
  expect(watch.state()).toBe('unavailable');
  await go();
  await answer(answering(200));
  expect(watch.state()).toBe('available');
  expect(waits).toEqual([10_000, 10_000, 60_000]);
  expect(new Set(asked)).toEqual(new Set(['https://id.example/.well-known/openid-configuration']));
  watch.stop();
});

it('A-440 stops polling when the server shuts down', async () => {
  const { watch, asked, answer, go } = world();
  await answer(answering(200));
  watch.stop();
  await go();
  expect(asked).toHaveLength(1);
});
