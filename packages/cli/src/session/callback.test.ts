import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Callback, openCallback } from './callback.js';

let callback: Callback;
beforeEach(async () => {
  callback = await openCallback('state-of-this-one');
});
afterEach(() => callback.close());

/** Sends a request as another program can, with whatever host. */
const ask = (path: string, { method = 'GET', host }: { method?: string; host?: string } = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(callback.address);
    const headers = host === undefined ? {} : { host };
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
const good = '/callback?code=1&state=state-of-this-one';

describe('the way back of a sign-in', () => {
  it('A-298 takes what comes with its path, host and state, once', async () => {
    expect(await ask(good)).toBe(200);
    expect((await callback.arrived).searchParams.get('code')).toBe('1');
  });

  it.each([
    ['another path', '/callback/x?code=1&state=state-of-this-one', {}],
    ['no state', '/callback?code=1', {}],
    ['another state', '/callback?code=1&state=other', {}],
    ['another host', good, { host: 'evil.example' }],
    ['this host by another name', good, { host: 'localhost' }],
    ['another method', good, { method: 'POST' }],
  ])('A-298 turns away %s, and waits on', async (_what, path, rest) => {
    expect(await ask(path, rest)).toBe(404);
    expect(await ask('/callback?code=right&state=state-of-this-one')).toBe(200);
    expect((await callback.arrived).searchParams.get('code')).toBe('right');
  });
});
