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

/** Build output of five files: the entry, three for two pages, and one that is loaded later. */
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

it('lists the files that a page adds to those of every document, largest first', () => {
  expect(JSON.parse(built().emitted.get('pages.json') ?? '')).toEqual({ '/home': ['vendor.js', 'home.js'] });
});

it('leaves a placeholder for them in the head, after the script that runs before the first paint', () => {
  expect(built().page).toMatch(
    /<link rel="preload" href="\/geist[^>]*>\s*<script>[^]*<\/script>\s*<!-- files -->\s*<\/head>/,
  );
});

it('compiles the files of pages eagerly, but not those that are loaded later', () => {
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
