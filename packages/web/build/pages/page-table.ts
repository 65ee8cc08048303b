import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compiledAhead } from './compiled-ahead';

type Chunk = Rolldown.OutputChunk;

const tag = '<script src="/start.js"></script>';
/** Placeholder while Vite processes the document, because Vite supports only module scripts. */
const place = '<!-- start.js -->';
/** Where the server inserts the files of the page (packages/server/src/http/page-files.ts). */
const filesPlace = '<!-- files -->';

/**
 * Inserts `start.js` inline, because nothing can be shown before it has run; the server allows it by its hash. Also
 * tells the server the files of each page for the document head; otherwise the browser would learn their names only
 * after the first script has run.
 *
 * @param roots - the modules that render each page, by path
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
        if (page?.type !== 'asset') throw new Error('The build output has no HTML document.');
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

/** Preloads the font of every page with its styles; otherwise text would be laid out twice. */
function font(bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => /geist-latin-wght-normal-[^/]*\.woff2$/.test(file));
  if (!name) throw new Error('The build output has no font.');
  return `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`;
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The files of every document, and those that each page adds. */
function filesOfPages(bundle: Rolldown.OutputBundle, roots: ReadonlyMap<string, readonly string[]>) {
  const chunks = chunksOf(bundle);
  const lengths = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
  // Largest files first: a browser opens at most six connections, so the slowest file must not wait for one.
  const byLength = (one: string, other: string) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0);
  const first = filesOf(chunks, (chunk) => chunk.isEntry);
  const pages = [...roots].map(([path, modules]) => {
    const missing = modules.find((module) => !chunks.some(({ moduleIds }) => moduleIds.includes(module)));
    if (missing) throw new Error(`No output file contains ${missing}.`);
    const files = filesOf(chunks, ({ moduleIds }) => modules.some((module) => moduleIds.includes(module)));
    return [path, [...files].filter((file) => !first.has(file)).sort(byLength)] as const;
  });
  return { first, pages };
}

/** The files of some chunks with all of their imports. */
function filesOf(chunks: readonly Chunk[], isStart: (chunk: Chunk) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(isStart).map(({ fileName }) => fileName));
  for (const name of found) for (const imported of byName.get(name)?.imports ?? []) found.add(imported);
  return found;
}
