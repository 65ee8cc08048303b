import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compiledAhead } from './compiled-ahead';

type Chunk = Rolldown.OutputChunk;

const tag = '<script src="/start.js"></script>';
/** Stands in the document while Vite reads it, which knows no scripts but modules. */
const place = '<!-- start.js -->';
/** Where the server puts the files of the page (packages/server/src/http/page-files.ts). */
const filesPlace = '<!-- files -->';

/**
 * Puts `start.js` into the document, since nothing may be shown before it has run; the server allows it by its hash.
 * Tells the server the files of each page, for the head of its document: the browser would else learn their names from
 * the first script only once that has run.
 *
 * @param roots - the modules that each page is drawn with, by its path
 */
export function pageTable(roots: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'signa-page-table',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(tag, place) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no document.');
        const script = `<script>${readFileSync(join(import.meta.dirname, '../../start.js'), 'utf8')}</script>`;
        page.source = String(page.source)
          .replace(place, () => `${font(bundle)}\n    ${script}`)
          .replace('</head>', `  ${filesPlace}\n  </head>`);
        const { first, pages } = filesOfPages(bundle, roots);
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(pages)) });
        const drawing = new Set([...first, ...pages.flatMap(([, files]) => files)]);
        for (const chunk of chunksOf(bundle)) if (drawing.has(chunk.fileName)) chunk.code = compiledAhead(chunk.code);
      },
    },
  };
}

/** The font of every page comes with its styles: text that was drawn in another would be laid out twice. */
function font(bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => /geist-latin-wght-normal-[^/]*\.woff2$/.test(file));
  if (!name) throw new Error('The build has no font.');
  return `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`;
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The files that stand in every document, and those that each page adds. */
function filesOfPages(bundle: Rolldown.OutputBundle, roots: ReadonlyMap<string, readonly string[]>) {
  const chunks = chunksOf(bundle);
  const lengths = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
  // A browser has six connections: what takes longest must not wait for one.
  const byLength = (one: string, other: string) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0);
  const first = filesOf(chunks, (chunk) => chunk.isEntry);
  const pages = [...roots].map(([path, modules]) => {
    const missing = modules.find((module) => !chunks.some(({ moduleIds }) => moduleIds.includes(module)));
    if (missing) throw new Error(`No file of the build holds ${missing}.`);
    const files = filesOf(chunks, ({ moduleIds }) => modules.some((module) => moduleIds.includes(module)));
    return [path, [...files].filter((file) => !first.has(file)).sort(byLength)] as const;
  });
  return { first, pages };
}

/** The files of some chunks with all that they cannot run without. */
function filesOf(chunks: readonly Chunk[], isStart: (chunk: Chunk) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(isStart).map(({ fileName }) => fileName));
  for (const name of found) for (const imported of byName.get(name)?.imports ?? []) found.add(imported);
  return found;
}
