import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { pageTable } from './page-table';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) =>
  ({
    type: 'chunk',
    fileName,
    moduleIds,
    imports,
    isEntry,
    code: `run("${fileName}")`,
  }) as unknown as Rolldown.OutputChunk;

/** What the build writes of five files: the entry, three of two pages, one that comes later. */
function built() {
  const chunks = [
    chunk('entry.js', ['main'], ['shared.js'], true),
    chunk('shared.js', []),
    chunk('vendor.js', []),
    chunk('home.js', ['home'], ['vendor.js', 'shared.js']),
    chunk('later.js', ['dialog']),
  ];
  const html = '<head><title>Signa</title><!-- start.js --></head>';
  const bundle = Object.fromEntries([
    ...chunks.map((file) => [file.fileName, file] as const),
    ['index.html', { type: 'asset', fileName: 'index.html', source: html }],
    ['geist-latin-wght-normal-1.woff2', { type: 'asset', source: '' }],
  ]) as unknown as Rolldown.OutputBundle;
  const emitted = new Map<string, string>();
  const { generateBundle } = pageTable(new Map([['/home', ['home']]]));
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => emitted.set(fileName, source);
  (generateBundle as unknown as { handler: (...all: unknown[]) => void }).handler.call({ emitFile }, {}, bundle);
  const page = bundle['index.html'];
  return { chunks, emitted, page: page?.type === 'asset' ? String(page.source) : '' };
}

it('tells which files a page adds to those that stand in every document, the longest first', () => {
  expect(JSON.parse(built().emitted.get('pages.json') ?? '')).toEqual({ '/home': ['vendor.js', 'home.js'] });
});

it('leaves room for them in the head, behind the script that runs before anything is painted', () => {
  expect(built().page).toMatch(
    /<link rel="preload" href="\/geist[^>]*>\s*<script>[^]*<\/script>\s*<!-- files -->\s*<\/head>/,
  );
});

it('has the files that pages are drawn with compiled while they come, and leaves those that come later', () => {
  const begins = built().chunks.map(({ fileName, code }) => [
    fileName,
    code.startsWith('//# allFunctionsCalledOnLoad\n'),
  ]);
  expect(begins).toEqual([
    ['entry.js', true],
    ['shared.js', true],
    ['vendor.js', true],
    ['home.js', true],
    ['later.js', false],
  ]);
});
