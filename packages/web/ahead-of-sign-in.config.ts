import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The modules whose code `public/start.js` brings at once, under the name that it reads them by. */
const brought = { signedIn: 'session/session-gate.tsx', dashboard: 'dashboard/dashboard-screen.tsx' };

/**
 * Tells `start.js` the files of the pages behind the sign-in. The browser would else learn their names from the first
 * script only once that has run.
 */
export function aheadOfSignIn(): Plugin {
  return {
    name: 'signa-ahead-of-sign-in',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const first = filesOf(chunks, (chunk) => chunk.isEntry);
        const data = Object.entries(brought).map(([name, module]) => {
          const files = filesOf(chunks, (chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
          if (files.size === 0) throw new Error(`No file of the build holds ${module}.`);
          const added = [...files].filter((file) => !first.has(file));
          return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${added.map((file) => `/${file}`).join(' ')}"`;
        });
        return html.replace('src="/start.js"', `src="/start.js" ${data.join(' ')}`);
      },
    },
  };
}

/** The files of a chunk with all that it cannot run without. */
function filesOf(chunks: readonly Chunk[], isStart: (chunk: Chunk) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks.filter(isStart)) visit(chunk);
  return found;
}
