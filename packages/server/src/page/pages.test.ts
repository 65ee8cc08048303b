import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callHeaders, firstPagePath } from '@signa/core/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalFiles } from '../http/portal-files.js';
import { openLog } from '../observe/log.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/test-database.js';
import type { TestServer } from '../testing/test-server.js';
import { openPages } from './open-pages.js';

/** Draws what it was asked with, and what a call of its answered; other paths draw what must not go out. */
const drawing = `
const call = (request, operationName, variables) => request.call(JSON.stringify({ operationName, variables }));
export async function drawFirstPage(request) {
  if (request.url === '/fails') throw new Error('no page');
  if (request.url === '/late') return new Promise((resolve) => setTimeout(resolve, 5_000, 'late'));
  if (request.url === '/writes') return JSON.stringify(await call(request, 'ExitImpersonation', {}));
  if (request.url === '/none') return null;
  const { data, errors } = await call(request, 'GetUserByUsername', { username: request.username });
  const { username, locationId, isNarrow, url, config } = request;
  return JSON.stringify({ username, locationId, isNarrow, url, config, name: data?.userByUsername?.firstName, code: errors?.[0].extensions.code });
}`;

const document = '<!doctype html><title>Signa</title><div id="root"></div><p>after</p>';
const folder = mkdtempSync(join(tmpdir(), 'signa-pages-'));
const doors: { close(): void }[] = [];
let server: TestServer;

/** A server of pages, as one of several behind an address. */
async function openDoor(url = 'http://signa.test', secret: Uint8Array | null = null): Promise<string> {
  const pages = openPages({
    ...server.parts,
    log: openLog('silent'),
    portalConfig: { issuer: 'x' },
    url,
    secret,
    drawing: join(folder, 'draw.mjs'),
  });
  const files = portalFiles(folder, {}, pages.firstContent);
  const door = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    void pages.word(request, response, path).then((isAnswered) => isAnswered || files(request, response, path));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  doors.push(door);
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

let door: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, 'draw.mjs'), drawing);
  server = await startSampleServer(await embeddedTestDatabase());
  door = await openDoor();
});
afterAll(async () => {
  for (const open of doors) open.close();
  rmSync(folder, { recursive: true });
  await server.close();
});

const word = { locationId: sample.wren, isNarrow: false };
const leave = async (as: string, body: unknown = word, at = door, claims = {}) =>
  await fetch(at + firstPagePath, {
    method: 'PUT',
    headers: callHeaders(await server.token(as, claims), null),
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const known = async (as: string, at = door) => cookieOf(await leave(as, word, at));
const page = async (path: string, cookie: string, headers: Record<string, string> = {}, at = door) =>
  await fetch(at + path, { headers: { cookie, ...headers } });
const drawnIn = (text: string) => /<div id="root">(.*)<\/div><p>after<\/p>/.exec(text)?.[1];

describe('a page', () => {
  it('comes drawn for the person of whom the portal left word, from what they may read', async () => {
    const answer = await page('/approve?type=ExpiringRx', await known(sample.vet));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(drawnIn(await answer.text()) ?? 'null')).toEqual({
      username: sample.vet,
      ...word,
      url: '/approve?type=ExpiringRx',
      config: { issuer: 'x' },
      name: 'Maya',
    });
    const plain = await page('/approve', await known(sample.vet), { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), drawnIn(await plain.text())]).toEqual([
      null,
      expect.stringContaining('Maya'),
    ]);
  });

  it('comes as it is for everybody else', async () => {
    const cookie = await known(sample.vet);
    for (const other of ['', 'first-page=', 'first-page=x.y.z', `${cookie}x`, `other=${cookie.split('=')[1]}`]) {
      const answer = await page('/approve', other);
      expect(drawnIn(await answer.text())).toBe('');
    }
  });

  it('comes as it is where no person looks at it: for a script, a frame, and for HEAD', async () => {
    const cookie = await known(sample.vet);
    for (const kind of ['empty', 'iframe', 'script'])
      expect(drawnIn(await (await page('/', cookie, { 'sec-fetch-dest': kind })).text())).toBe('');
    expect((await fetch(door, { method: 'HEAD', headers: { cookie } })).headers.get('cache-control')).toBe('no-cache');
    expect(drawnIn(await (await page('/', cookie, { 'sec-fetch-dest': 'document' })).text())).not.toBe('');
  });

  it.each(['/fails', '/late', '/writes', '/none'])(
    'comes whole, and in time, without what is not drawn: %s',
    async (path) => {
      const before = performance.now();
      const answer = await page(path, await known(sample.vet));
      expect(await answer.text()).toBe(document);
      expect(performance.now() - before).toBeLessThan(4_000);
    },
  );

  it('A-008 is drawn from nothing for somebody whose account was switched off', async () => {
    const cookie = await known(sample.staff);
    const enabled = (is: boolean) =>
      server.db.asOwner(`update signa.app_user set is_enabled_in_okta = ${is} where username = $1`, [sample.staff]);
    await enabled(false);
    const text = await (await page('/approve', cookie)).text();
    await enabled(true);
    expect(JSON.parse(drawnIn(text) ?? 'null')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('word of a person', () => {
  it('A-011 A-012 is taken from a valid token and the portal alone', async () => {
    const refused = async (headers: Record<string, string>) =>
      (await fetch(door + firstPagePath, { method: 'PUT', headers, body: JSON.stringify(word) })).status;
    expect(await refused({})).toBe(403);
    expect(await refused(callHeaders(null, null))).toBe(401);
    expect(await refused(callHeaders('x', null))).toBe(401);
    const { authorization = '' } = callHeaders(await server.token(sample.vet), null);
    expect(await refused({ authorization })).toBe(403);
    expect((await leave(sample.vet, word, door, { exp: 1 })).status).toBe(401);
  });

  it('says what to send where it makes no sense', async () => {
    for (const body of [null, {}, { locationId: 'x', isNarrow: false }, { locationId: '1' }, 'x']) {
      const answer = await leave(sample.vet, body);
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'Send a locationId and isNarrow.' }]);
    }
    expect((await leave(sample.vet, { ...word, more: 'x'.repeat(2_000) })).status).toBe(413);
  });

  it('is kept where no script and no other site reaches it, and goes with the browser', async () => {
    const kept = (await leave(sample.vet)).headers.get('set-cookie') ?? '';
    expect(kept).toMatch(/^first-page=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/i);
    const secure = await openDoor('https://signa.test');
    expect((await leave(sample.vet, word, secure)).headers.get('set-cookie')).toMatch(
      /^__Host-first-page=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/i,
    );
  });

  it('A-011 is no token: it calls nothing', async () => {
    const sealed = (await known(sample.vet)).split('=')[1] ?? '';
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: callHeaders(sealed, null),
      body: JSON.stringify({ operationName: 'Species', variables: {} }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { errors: [{}] }]);
  });

  it('A-007 is taken back', async () => {
    const answer = await fetch(door + firstPagePath, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^first-page=; Max-Age=0; Path=\/;/),
    ]);
  });

  it('is known to every server of an address that shares the secret, and to no other', async () => {
    const secret = new Uint8Array(32).fill(9);
    const [one, two] = [await openDoor('http://signa.test', secret), await openDoor('http://signa.test', secret)];
    const cookie = await known(sample.vet, one);
    expect(drawnIn(await (await page('/approve', cookie, {}, two)).text())).toContain('Maya');
    expect(drawnIn(await (await page('/approve', cookie)).text())).toBe('');
  });
});
