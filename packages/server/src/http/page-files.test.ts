import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPageFiles } from './page-files.js';

const folder = mkdtempSync(join(tmpdir(), 'signa-pages-'));
const document = '<head><!-- files --></head><body></body>';
afterAll(() => rmSync(folder, { recursive: true }));

describe("preloads of a page's files", () => {
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({
      '/login': ['a.js'],
      '/dashboard': ['a.js', 'b.js'],
      '/clients/profile/:locationClientId': ['c.js'],
      '/clients/profile': ['d.js'],
    }),
  );
  const nameFiles = openPageFiles(folder);
  const named = (path: string) =>
    [...nameFiles(document, path).matchAll(/<link rel="modulepreload" crossorigin href="\/(.*?)">/g)].map(
      ([, name]) => name,
    );

  it('A-004 are in its document, so that no script waits for another', () => {
    expect(nameFiles(document, '/login')).toBe(
      '<head><link rel="modulepreload" crossorigin href="/a.js"></head><body></body>',
    );
    expect(named('/dashboard')).toEqual(['a.js', 'b.js']);
    expect(named('/dashboard/')).toEqual(['a.js', 'b.js']);
    expect(named('/clients/profile/7')).toEqual(['c.js']);
    expect(named('/clients/profile')).toEqual(['d.js']);
  });

  it('A-004 are those of the dashboard for an unknown path', () => {
    for (const path of ['/', '/nothing', '/login/more', '/clients/profile/7/8'])
      expect(named(path)).toEqual(['a.js', 'b.js']);
  });

  it('A-004 leave a document unchanged when the build has no list', () => {
    expect(openPageFiles(join(folder, 'none'))(document, '/login')).toBe(document);
  });
});
