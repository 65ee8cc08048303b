import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const tag = '<script src="/start.js"></script>';
/** Stands in the document while Vite reads it, which knows no scripts but modules. */
const place = '<!-- start.js -->';

/**
 * Puts `start.js` into the document, since nothing may be shown before it has run, and tells it the files of each page.
 * The browser would else learn their names from the first script only once that has run. The server allows it by
 * its hash.
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
        const source = readFileSync(new URL('../../start.js', import.meta.url), 'utf8');
        const script = `<script data-pages='${asTable(filesOfPages(bundle, roots))}'>${source}</script>`;
        page.source = String(page.source).replace(place, () => `${font(bundle)}\n    ${script}`);
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

function filesOfPages(bundle: Rolldown.OutputBundle, roots: ReadonlyMap<string, readonly string[]>) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const first = filesOf(chunks, (chunk) => chunk.isEntry);
  return [...roots].map(([path, modules]) => {
    const missing = modules.find((module) => !chunks.some(({ moduleIds }) => moduleIds.includes(module)));
    if (missing) throw new Error(`No file of the build holds ${missing}.`);
    const files = filesOf(chunks, ({ moduleIds }) => modules.some((module) => moduleIds.includes(module)));
    return [path, [...files].filter((file) => !first.has(file))] as const;
  });
}

/** The files of some chunks with all that they cannot run without. */
function filesOf(chunks: readonly Chunk[], isStart: (chunk: Chunk) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(isStart).map(({ fileName }) => fileName));
  for (const name of found) for (const imported of byName.get(name)?.imports ?? []) found.add(imported);
  return found;
}

/** Each file is named once: pages share most of them. */
function asTable(added: readonly (readonly [path: string, files: readonly string[]])[]): string {
  const files = [...new Set(added.flatMap(([, names]) => names))];
  const pages = added.map(([path, names]) => [path, names.map((name) => files.indexOf(name))]);
  return JSON.stringify({ files, pages: Object.fromEntries(pages) });
}
