import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalFiles, scriptsIn } from './portal-files.js';

const folder = mkdtempSync(join(tmpdir(), 'signa-portal-'));
const server = createServer();
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Signa</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
  writeFileSync(join(folder, '..', 'secret-of-another.txt'), 'secret');
  const serve = portalFiles(folder, { link: '</doors>; rel=preload' });
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

it('answers a route of the portal with its page, fresh each time', async () => {
  for (const path of ['/', '/approve', '/clients/profile/7', '/approve?type=ExpiringRx']) {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(await response.text()).toContain('<title>Signa</title>');
    expect(response.headers.get('link')).toBe('</doors>; rel=preload');
  }
});

it('lets hashed files be kept for ever, and compresses them', async () => {
  const response = await fetch(`${url}/assets/main-abc123.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.text()).length).toBeGreaterThan(5000);
  expect(response.headers.get('link')).toBeNull();
  const plain = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

it('sends nothing twice to a browser that has it', async () => {
  const tag = (await fetch(url)).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('knows no file that is not there, and none outside its folder', async () => {
  for (const path of [
    '/assets/other.js',
    '/favicon.ico',
    '/..%2fsecret-of-another.txt',
    '/assets/..%2f..%2fsecret-of-another.txt',
  ]) {
    expect((await fetch(url + path)).status).toBe(404);
  }
});

it('finds the scripts that stand in the document, and none where nothing is built', () => {
  const other = mkdtempSync(join(tmpdir(), 'signa-portal-'));
  expect(scriptsIn(other)).toEqual([]);
  const page = `<script data-pages='{"a":1}'>one()\n</script><script type="module" src="/a.js"></script>`;
  writeFileSync(join(other, 'index.html'), page);
  expect(scriptsIn(other)).toEqual(['one()\n']);
  rmSync(other, { recursive: true });
});
