import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerLongJson } from './answer.js';

const long = { rows: Array.from({ length: 500 }, (_, id) => ({ id, name: 'Otis, größer als je' })) };
const server = createServer((request, response) => {
  void answerLongJson(request, response, 200, JSON.stringify(request.url === '/long' ? long : { rows: [] }));
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (path: string, encoding: string) => fetch(url + path, { headers: { 'accept-encoding': encoding } });

it('compresses a long response if the client accepts it, with identical content', async () => {
  const packed = await ask('/long', 'gzip, br');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(JSON.stringify(long).length / 4);
  expect(await packed.json()).toEqual(long);
});

it.each([
  ['/long', 'identity'],
  ['/short', 'gzip'],
])('sends %s uncompressed to a client that accepts %s', async (path, encoding) => {
  const plain = await ask(path, encoding);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('cache-control')).toBe('no-store');
  expect(await plain.json()).toEqual(path === '/long' ? long : { rows: [] });
});
