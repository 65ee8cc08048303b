/**
 * Puts the compiled server into few files: reading its hundreds of modules takes longer than everything else that a
 * start does. What only an embedded start needs stays outside and is loaded there.
 *
 * `node scripts/bundle-server.mjs` makes what operators start; with `sample` it makes what the journeys start.
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

/** What is not there need not be read; names stay, for they are what a trace tells. */
const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/** A serializer that graphql-jit loads for an option that the server does not set: with its validator 440 kB. */
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
    // What asks for a file of graphql gets the one that the whole of it was made of: its two forms are 600 kB each.
    alias: [{ find: /^graphql\/(.+?)(\.m?js)?$/, replacement: join(graphql, '$1.mjs') }],
  },
  ssr: {
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      '@signa/fixtures',
      // Reads files beside its own.
      'pdfkit',
      'pg-native',
      // A library in the machine's own code, loaded with the first profile picture.
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
      // Beside the compiled files, so that a path relative to them stays right.
      output: {
        entryFileNames: `${name}.js`,
        chunkFileNames: `${name}-[name]-[hash].js`,
        banner: ({ isEntry }) => (isEntry ? nodeGuard(name) : ''),
        minify,
      },
    },
  },
});
