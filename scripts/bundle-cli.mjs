/**
 * Bundles the command line into a few files: loading its modules takes longer than the rest of startup, and files
 * without dependencies can be packed and installed alone. Code that a command does not need stays in separate files,
 * and Node's ES module loader is not started (docs/decisions/0064): a start takes 1.09 times that of Node alone; with a
 * single file it took 1.65 times.
 */
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { nodeGuard } from './node-guard.mjs';
import { at, commandLine } from './place.mjs';

const folder = at('packages/cli');
const dist = join(folder, 'dist');
const isBundled = (name) => /^signa(-.*)?\.cjs$/.test(name);

/** Commander can start programs for subcommands. Signa has none, and loading that code takes 2 ms of each start. */
const withoutPrograms = {
  name: 'signa-without-programs',
  enforce: 'pre',
  resolveId: (id, from) => (id === 'node:child_process' && from?.includes('commander') ? '\0no-programs' : null),
  load: (id) => (id === '\0no-programs' ? 'export default {};' : null),
};

for (const name of readdirSync(dist)) if (isBundled(name)) rmSync(join(dist, name));
await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  plugins: [withoutPrograms],
  ssr: { noExternal: true },
  build: {
    ssr: join(dist, 'main.js'),
    outDir: dist,
    emptyOutDir: false,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      output: {
        // Opening the ES module loader takes a tenth of Node's startup time.
        format: 'cjs',
        banner: ({ isEntry }) => (isEntry ? nodeGuard('signa') : ''),
        entryFileNames: 'signa.cjs',
        chunkFileNames: 'signa-[name]-[hash].cjs',
        // Names are kept for stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
chmodSync(commandLine, 0o755);
