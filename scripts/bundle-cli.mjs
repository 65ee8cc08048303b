/**
 * Puts the command line into few files: reading its modules takes longer than everything else that a start does, and
 * files that need nothing beside them can be packed and installed alone. What a command does not need stays in files of
 * its own (docs/decisions/0064): in one file a start takes 1.65 times that of Node alone, so 1.27 times.
 */
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { at } from './place.mjs';

const folder = at('packages/cli');
const dist = join(folder, 'dist');
const isBundled = (name) => /^signa(-.*)?\.js$/.test(name);

for (const name of readdirSync(dist)) if (isBundled(name)) rmSync(join(dist, name));
await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  ssr: { noExternal: true },
  // jq asks where it lies, though it holds everything that it needs.
  define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
  build: {
    ssr: join(dist, 'main.js'),
    outDir: dist,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'signa.js',
        chunkFileNames: 'signa-[name]-[hash].js',
        // Names stay, for they are what a trace tells.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
chmodSync(join(dist, 'signa.js'), 0o755);
