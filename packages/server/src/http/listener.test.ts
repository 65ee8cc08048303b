import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { answerJson } from './answer.js';
import { listen } from './listener.js';

const open = () => listen({ host: '127.0.0.1', port: 0, onError: () => undefined });

it('answers 503 until it is told what to serve', async () => {
  const listener = await open();
  expect((await fetch(listener.url)).status).toBe(503);
  listener.serve((_request, response) => answerJson(response, 200, {}));
  expect((await fetch(listener.url)).status).toBe(200);
  await listener.close();
});

it('lets what runs end before it ends, and takes nothing new', async () => {
  const listener = await open();
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    listener.serve(async (_request, response) => {
      resolve();
      await new Promise<void>((done) => (finish = done));
      answerJson(response, 200, { done: true });
    });
  });
  const running = fetch(listener.url);
  await begun;
  expect(listener.inFlight()).toBe(1);
  const closed = listener.close();
  await expect(fetch(listener.url)).rejects.toThrow();
  finish();
  const answer = await running;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  expect(listener.inFlight()).toBe(0);
});

it('does not wait for who connected and asked nothing', async () => {
  const listener = await open();
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server knows of it too.
  await fetch(listener.url);
  const gone = once(socket, 'close');
  await listener.close();
  await gone;
});

it('answers a handler that fails with 500 and goes on', async () => {
  const failures: unknown[] = [];
  const listener = await listen({ host: '127.0.0.1', port: 0, onError: (error) => failures.push(error) });
  listener.serve(() => {
    throw new Error('secret detail');
  });
  const answer = await fetch(listener.url);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
  expect(failures).toHaveLength(1);
  await listener.close();
});

it('outlives a caller who goes away in the middle', async () => {
  const listener = await open();
  listener.serve(async (incoming, response) => {
    for await (const _chunk of incoming);
    answerJson(response, 200, {});
  });
  await new Promise<void>((resolve) => {
    const call = request(listener.url, { method: 'POST', headers: { 'content-length': 1000 } });
    call.on('error', () => resolve());
    call.write('half', () => call.destroy());
  });
  expect((await fetch(listener.url)).status).toBe(200);
  await listener.close();
});
