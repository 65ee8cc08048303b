import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { answerJson } from './answer.js';
import { listen } from './listener.js';

const open = () => listen({ host: '127.0.0.1', port: 0, onError: () => undefined });

it('responds 503 until it gets its handler', async () => {
  const listener = await open();
  expect((await fetch(listener.url)).status).toBe(503);
  listener.serve((_request, response) => answerJson(response, 200, {}));
  expect((await fetch(listener.url)).status).toBe(200);
  await listener.close();
});

it('lets running requests finish during shutdown, and accepts no new ones', async () => {
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

it('does not wait for a client that connected without a request', async () => {
  const listener = await open();
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // Makes sure that the server has accepted the connection.
  await fetch(listener.url);
  const gone = once(socket, 'close');
  await listener.close();
  await gone;
});

it('responds 500 to a handler that fails, and continues', async () => {
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

it('survives a client that disconnects midway', async () => {
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

describe('a connection', () => {
  const timeouts = { headers: 150, request: 300, idle: 100, silence: 400, checkInterval: 25 };
  const listenBriefly = async () => {
    const listener = await listen({ host: '127.0.0.1', port: 0, onError: () => undefined, timeouts });
    listener.serve(async (incoming, response) => {
      for await (const _chunk of incoming);
      answerJson(response, 200, {});
    });
    return listener;
  };
  /** How long a connection with this data stays open, in milliseconds from connecting. */
  async function life(url: string, first: string, drip: string): Promise<number> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const begun = performance.now();
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(first);
    const dripping = setInterval(() => drip && socket.write(drip), 40);
    const late = setTimeout(() => socket.destroy(), 5_000);
    await closed;
    clearInterval(dripping);
    clearTimeout(late);
    return performance.now() - begun;
  }

  it.each([
    ['says nothing', '', ''],
    ['sends its headers without an end', 'GET / HTTP/1.1\r\n', 'x-more: 1\r\n'],
    ['sends its body drop by drop', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n', 'x'],
    ['asked once and says no more', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', ''],
  ])('A-204 ends when it %s', async (_what, first, drip) => {
    const listener = await listenBriefly();
    expect(await life(listener.url, first, drip)).toBeLessThan(4_000);
    await listener.close();
  });

  it('A-204 ends when its response is never read', async () => {
    const listener = await listenBriefly();
    listener.serve((_incoming, response) => void response.writeHead(200).write('x'));
    expect(await life(listener.url, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', '')).toBeLessThan(4_000);
    await listener.close();
  });
});
