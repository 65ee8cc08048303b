import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Callback, openCallback } from './callback.js';

let callback: Callback;
beforeEach(async () => {
  callback = await openCallback('state-of-this-one');
});
afterEach(() => callback.close());

interface Asked {
  readonly method?: string;
  readonly host?: string;
}

/** Sends a request as another program could, with any host. */
const answerTo = (path: string, { method = 'GET', host }: Asked = {}): Promise<{ status: number; page: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(callback.address);
    const headers = host === undefined ? {} : { host };
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let page = '';
      response.on('data', (part: Buffer) => (page += part.toString()));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, page }));
    })
      .on('error', reject)
      .end();
  });
const ask = async (path: string, asked: Asked = {}) => (await answerTo(path, asked)).status;
const good = '/callback?code=1&state=state-of-this-one';

describe('the redirect of a sign-in', () => {
  it('A-298 accepts one request with its path, host and state', async () => {
    expect(await ask(good)).toBe(200);
    expect((await callback.arrived).searchParams.get('code')).toBe('1');
  });

  it('A-298 confirms the sign-in in the browser, and reveals nothing to other requests', async () => {
    expect((await answerTo('/')).page).toContain('<p>Not found.</p>');
    expect((await answerTo(good)).page).toContain('<p>You are signed in to Signa. You can close this page.</p>');
  });

  it('A-298 accepts nothing once closed, not even from open connections', async () => {
    const { hostname, port } = new URL(callback.address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.resume().on('error', () => undefined);
    const ended = once(socket, 'close');
    callback.close();
    await ended;
    await expect(ask(good)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it.each([
    ['another path', '/callback/x?code=1&state=state-of-this-one', {}],
    ['no state', '/callback?code=1', {}],
    ['another state', '/callback?code=1&state=other', {}],
    ['another host', good, { host: 'evil.example' }],
    ['this host by another name', good, { host: 'localhost' }],
    ['another method', good, { method: 'POST' }],
  ])('A-298 rejects %s, and keeps listening', async (_what, path, rest) => {
    expect(await ask(path, rest)).toBe(404);
    expect(await ask('/callback?code=right&state=state-of-this-one')).toBe(200);
    expect((await callback.arrived).searchParams.get('code')).toBe('right');
  });
});
