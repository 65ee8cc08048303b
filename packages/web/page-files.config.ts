import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { filesOf, holds } from './modules-needed.config';
import { drawnModules, pageModules, signedInModules } from './src/app/start/page-modules';

const modulesOf = {
  '/login': [],
  ...Object.fromEntries(Object.entries(pageModules).map(([path, modules]) => [path, [...signedInModules, ...modules]])),
};

const tag = '<script src="/start.js"></script>';
/** Stands in the document while Vite reads it, which knows no scripts but modules. */
const place = '<!-- start.js -->';

/**
 * Puts `start.js` into the document, since nothing may be shown before it has run, and tells it the files of each page.
 * The browser would else learn their names from the first script only once that has run. The server allows it by
 * its hash.
 */
export function pageFiles(): Plugin {
  return {
    name: 'signa-page-files',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(tag, place) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no document.');
        const source = readFileSync(new URL('start.js', import.meta.url), 'utf8');
        const script = `<script data-pages='${asTable(filesOfPages(bundle))}'>${source}</script>`;
        page.source = String(page.source).replace(place, () => `${letters(bundle)}\n    ${script}`);
      },
    },
  };
}

/** The letters of every page come with its styles: text that was drawn in others would be laid out twice. */
function letters(bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => /geist-latin-wght-normal-[^/]*\.woff2$/.test(file));
  if (!name) throw new Error('The build has no letters.');
  return `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`;
}

function filesOfPages(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const first = filesOf(chunks, (chunk) => chunk.isEntry);
  return Object.entries(modulesOf).map(([path, modules]) => {
    const parts = [...drawnModules, ...modules];
    const missing = parts.find((part) => !chunks.some((chunk) => holds(chunk, part)));
    if (missing) throw new Error(`No file of the build holds ${missing}.`);
    const files = filesOf(chunks, (chunk) => parts.some((part) => holds(chunk, part)));
    return [path, [...files].filter((file) => !first.has(file))] as const;
  });
}

/** Each file is named once: pages share most of them. */
function asTable(added: readonly (readonly [path: string, files: readonly string[]])[]): string {
  const files = [...new Set(added.flatMap(([, names]) => names))];
  const pages = added.map(([path, names]) => [path, names.map((name) => files.indexOf(name))]);
  return JSON.stringify({ files, pages: Object.fromEntries(pages) });
}
