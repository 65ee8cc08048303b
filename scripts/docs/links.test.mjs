import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../place.mjs';
import { anchorsOf, deadLinks, linksOf } from './links.mjs';

it('generates anchors like GitHub: without punctuation, numbered if repeated, none for code', () => {
  const text = "# What is `where`?\n\n## A - B\n## It's [a link](x.md)\n## A - B\n```sh\n# none\n```\n## Ärzte & 2_x";
  expect(anchorsOf(text)).toEqual(['what-is-where', 'a---b', 'its-a-link', 'a---b-1', 'ärzte--2_x']);
});

it('reads links and images, except in code or to other sites', () => {
  const text =
    '[a](b.md#c) ![d](e.png "title") [x](https://x.test) `[n](o.md)` [m](mailto:a@b.test)\n```md\n[p](q.md)\n```';
  expect(linksOf(text)).toEqual(['b.md#c', 'e.png']);
});

it('reports a missing file and a missing heading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signa-links-'));
  try {
    writeFileSync(join(folder, 'a.md'), '# A\n[b](b.md#here) [b](b.md#gone) [c](c.md) [own](#a) [no](#b)');
    writeFileSync(join(folder, 'b.md'), '# Here');
    expect(deadLinks([join(folder, 'a.md')], folder)).toEqual([
      'a.md: b.md#gone has no such heading',
      'a.md: c.md is not there',
      'a.md: #b has no such heading',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const under = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : under(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

it('the documents have no broken links', () => {
  const roots = readdirSync(at()).filter((name) => name.endsWith('.md'));
  const folders = ['docs', 'packages', 'deploy', 'scripts', 'bench', 'journeys'].map((name) => at(name));
  const files = [...roots.map((name) => at(name)), ...folders.flatMap(under)];
  expect(files.length).toBeGreaterThan(80);
  expect(deadLinks(files, at())).toEqual([]);
});
