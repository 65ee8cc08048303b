/**
 * Bundles the compiled server into a few files: loading its hundreds of modules takes longer than the rest of startup.
 * Code that only an embedded start needs stays separate and is loaded on demand.
 *
 * `node scripts/bundle-server.mjs` builds the server that operators start; with `sample`, the one that the journeys
 * start.
 */
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { nodeGuard } from './node-guard.mjs';

const folder = new URL('../packages/server/', import.meta.url).pathname;
const dist = join(folder, 'dist');
const [name, program] =
  process.argv[2] === 'sample' ? ['signa-sample', 'testing/sample-program.js'] : ['signa-server', 'main.js'];
const graphql = dirname(createRequire(join(folder, 'package.json')).resolve('graphql'));

/** Whitespace is removed to load faster; names are kept for stack traces. */
const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/** A serializer that graphql-jit loads for an option the server does not set: 440 kB with its validator. */
const serializer = 'fast-json-stringify';
const withoutSerializer = {
  name: 'without-serializer',
  enforce: 'pre',
  resolveId: (id) => (id === serializer ? `\0${serializer}` : null),
  load: (id) =>
    id === `\0${serializer}`
      ? `export default () => { throw new Error('${serializer} is not in the bundle'); };`
      : null,
};

for (const file of readdirSync(dist)) if (file.startsWith(name)) rmSync(join(dist, file));
await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  plugins: [withoutSerializer],
  resolve: {
    // Resolves every import of graphql to one build of it: its two builds are 600 kB each.
    alias: [{ find: /^graphql\/(.+?)(\.m?js)?$/, replacement: join(graphql, '$1.mjs') }],
  },
  ssr: {
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      '@signa/fixtures',
      // Reads files relative to itself.
      'pdfkit',
      'pg-native',
      // A native library, loaded with the first profile picture.
      'sharp',
      'pino',
    ],
  },
  build: {
    ssr: join(dist, program),
    outDir: dist,
    emptyOutDir: false,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      external: [/^@signa\/fixtures\//],
      // Written next to the compiled files, so that relative paths stay valid.
      output: {
        entryFileNames: `${name}.js`,
        chunkFileNames: `${name}-[name]-[hash].js`,
        banner: ({ isEntry }) => (isEntry ? nodeGuard(name) : ''),
        minify,
      },
    },
  },
});
