/**
 * Puts the compiled server into few files: reading its hundreds of modules takes longer than everything else that a
 * start does. What only an embedded or a developer's start needs stays outside and is loaded there.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const folder = new URL('../packages/server/', import.meta.url).pathname;
const dist = join(folder, 'dist');
const name = 'signa-server';

for (const file of readdirSync(dist)) if (file.startsWith(name)) rmSync(join(dist, file));
await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      '@signa/fixtures',
      '@escape.tech/graphql-armor',
      'graphql-yoga',
      // Reads files beside its own.
      'pdfkit',
      'pg-native',
      'pino',
    ],
  },
  build: {
    ssr: join(dist, 'main.js'),
    outDir: dist,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      external: [/^@signa\/fixtures\//],
      // Beside the compiled files, so that a path relative to them stays right.
      output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}-[name]-[hash].js` },
    },
  },
});
