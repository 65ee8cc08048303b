import type { Plugin, Rolldown } from 'vite';
import { filesOf, holds } from './modules-needed.config';
import { drawnModules, pageModules, signedInModules } from './src/app/start/page-modules';

const modulesOf = {
  '/login': [],
  '/login/callback': [],
  ...Object.fromEntries(Object.entries(pageModules).map(([path, modules]) => [path, [...signedInModules, ...modules]])),
};

/**
 * Tells `start.js` the files of each page. The browser would else learn their names from the first
 * script only once that has run.
 */
export function aheadOfSignIn(): Plugin {
  return {
    name: 'signa-ahead-of-sign-in',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const first = filesOf(chunks, (chunk) => chunk.isEntry);
        const added = Object.entries(modulesOf).map(([path, modules]) => {
          const parts = [...drawnModules, ...modules];
          const missing = parts.find((part) => !chunks.some((chunk) => holds(chunk, part)));
          if (missing) throw new Error(`No file of the build holds ${missing}.`);
          const files = filesOf(chunks, (chunk) => parts.some((part) => holds(chunk, part)));
          return [path, [...files].filter((file) => !first.has(file))] as const;
        });
        return html.replace('src="/start.js"', `src="/start.js" data-pages='${asTable(added)}'`);
      },
    },
  };
}

/** Each file is named once: pages share most of them. */
function asTable(added: readonly (readonly [path: string, files: readonly string[]])[]): string {
  const files = [...new Set(added.flatMap(([, names]) => names))];
  const pages = added.map(([path, names]) => [path, names.map((name) => files.indexOf(name))]);
  return JSON.stringify({ files, pages: Object.fromEntries(pages) });
}
