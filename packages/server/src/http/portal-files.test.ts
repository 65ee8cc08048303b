import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalFiles, scriptsIn } from './portal-files.js';

const folder = mkdtempSync(join(tmpdir(), 'signa-portal-'));
const server = createServer();
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Signa</title><body><div id="root"></div></body>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
  writeFileSync(join(folder, 'assets', 'packed-abc123.js'), 'packed()');
  writeFileSync(join(folder, 'assets', 'packed-abc123.js.br'), brotliCompressSync('packed()'));
  writeFileSync(join(folder, '..', 'secret-of-another.txt'), 'secret');
  const serve = portalFiles(folder, (request) => Promise.resolve(`<i>of ${request.headers.cookie ?? 'nobody'}</i>`));
  server.on('request', (request, response) => {
    void serve(request, response, decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')).then((isAnswered) => {
      if (!isAnswered) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it("A-004 serves a portal route with its page and the caller's content, uncached", async () => {
  for (const path of ['/', '/approve', '/clients/profile/7', '/approve?type=ExpiringRx']) {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(await response.text()).toBe(
      '<!doctype html><title>Signa</title><body><div id="root"></div><i>of nobody</i></body>',
    );
  }
});

it('serves hashed files as immutable, compressed', async () => {
  const response = await fetch(`${url}/assets/main-abc123.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.text()).length).toBeGreaterThan(5000);
  const plain = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

it("serves the build's Brotli files to clients that accept them, and never under their own name", async () => {
  const asked = async (encoding: string, end = '') => {
    const answer = await fetch(`${url}/assets/packed-abc123.js${end}`, { headers: { 'accept-encoding': encoding } });
    const { status, headers } = answer;
    return [status, headers.get('content-encoding'), headers.get('vary'), await answer.text()];
  };
  expect(await asked('gzip, deflate, br')).toEqual([200, 'br', 'accept-encoding', 'packed()']);
  expect(await asked('gzip, deflate')).toEqual([200, null, 'accept-encoding', 'packed()']);
  expect((await asked('br', '.br'))[0]).toBe(404);
});

it('sends nothing to a browser with a current copy', async () => {
  const file = `${url}/assets/main-abc123.js`;
  const tag = (await fetch(file)).headers.get('etag') ?? '';
  const again = await fetch(file, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('A-004 sends the head of a page before its content is ready, so that files load in parallel', async () => {
  const slow = createServer((request, response) => {
    const content = new Promise<string>((resolve) => setTimeout(resolve, 300, '<i>late</i>'));
    void portalFiles(folder, () => content)(request, response, '/');
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
  const pieces: string[] = [];
  const text = new TextDecoder();
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read())
    pieces.push(text.decode(piece.value));
  expect(pieces[0]).toContain('<title>Signa</title>');
  expect(pieces[0]).not.toContain('late');
  expect(pieces.join('')).toMatch(/<i>late<\/i><\/body>$/);
  slow.close();
});

it('serves no missing file and none outside its folder', async () => {
  for (const path of [
    '/assets/other.js',
    '/favicon.ico',
    '/..%2fsecret-of-another.txt',
    '/assets/..%2f..%2fsecret-of-another.txt',
  ]) {
    expect((await fetch(url + path)).status).toBe(404);
  }
});

it('finds the inline scripts of the document, and none without a build', () => {
  const other = mkdtempSync(join(tmpdir(), 'signa-portal-'));
  expect(scriptsIn(other)).toEqual([]);
  const page = `<script data-pages='{"a":1}'>one()\n</script><script type="module" src="/a.js"></script>`;
  writeFileSync(join(other, 'index.html'), page);
  expect(scriptsIn(other)).toEqual(['one()\n']);
  rmSync(other, { recursive: true });
});
