import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { packedFiles } from './packed-files';

it('compresses text files that benefit from it and keeps the originals', () => {
  const dir = mkdtempSync(join(tmpdir(), 'signa-packed-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const long = 'draw();'.repeat(1000);
  for (const name of ['a.js', 'b.css', 'c.woff2', 'index.html']) writeFileSync(join(dir, name), long);
  writeFileSync(join(dir, 'short.js'), 'draw()');
  (packedFiles().writeBundle as unknown as (options: { dir: string }) => void)({ dir });
  expect(readdirSync(dir).sort()).toEqual([
    'a.js',
    'a.js.br',
    'b.css',
    'b.css.br',
    'c.woff2',
    'index.html',
    'short.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(dir, 'a.js.br'))).toString()).toBe(long);
  expect(readFileSync(join(dir, 'a.js'), 'utf8')).toBe(long);
});
