import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installedSize, sizeFault } from './installed-size.mjs';
import { npmPack } from './npm-pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'signa-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('A-570 counts the bytes of every packed file', async () => {
  const manifest = '{ "name": "one", "version": "1.0.0" }';
  writeFileSync(join(folder, 'package.json'), manifest);
  writeFileSync(join(folder, 'index.js'), 'x'.repeat(70_001));
  writeFileSync(join(folder, 'README.md'), 'y'.repeat(513));
  const tarball = await npmPack(folder, join(folder, 'packed'));
  expect(installedSize(readFileSync(tarball))).toBe(70_001 + 513 + manifest.length);
});

it('A-570 accepts a core of at most 3 MB, and any size of the data beside it', () => {
  expect(sizeFault('core', 3_000_000)).toBeNull();
  expect(sizeFault('core', 3_000_001)).toContain('3000001 bytes');
  expect(sizeFault('vectors', 9_000_000)).toBeNull();
});
