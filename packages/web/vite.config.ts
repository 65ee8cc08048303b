import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { modulesNeeded } from './modules-needed.config';
import { pageFiles } from './page-files.config';
import { staticStyles } from './static-styles.config';
import { drawnModules, pageModules, signedInModules } from './src/app/start/page-modules';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const libraries =
  /node_modules[\\/](react-dom|react-router|@chakra-ui|@pandacss|@emotion|stylis|hoist-non-react-statics|react-is)[\\/]/;

const modulesOf = (...paths: readonly string[]) => paths.flatMap((path) => pageModules[path] ?? []);
const lists = modulesOf('/approve', '/history');
const paper = modulesOf('/print/rx/:id');
const product = modulesOf('/create', '/create/rx/product-selection');
const records = modulesOf('/clients/profile', '/history/:id');
const form = modulesOf('/create/rx');

/**
 * Files in the order in which a person comes to need them: each has what so many of its modules need, and no file
 * before it holds.
 */
const files: Record<string, { readonly modules: readonly string[]; readonly needing?: number }> = {
  look: { modules: drawnModules },
  desk: { modules: signedInModules },
  daily: { modules: modulesOf('/dashboard') },
  common: { modules: [...lists, ...paper, ...product, ...records], needing: 2 },
  lists: { modules: lists },
  paper: { modules: paper },
  product: { modules: product },
  written: { modules: [...records, ...form], needing: 2 },
  records: { modules: records },
  form: { modules: form },
  answers: { modules: ['answer/answers.ts'] },
};

const portal: UserConfig = {
  root: folder('.'),
  plugins: [staticStyles(folder('src/')), react()],
  resolve: {
    alias: [
      // Its own choice is the build with the warnings for who develops.
      { find: /^react-router$/, replacement: folder('node_modules/react-router/dist/production/index.mjs') },
      { find: /^@signa\/core\/([a-z]+)$/, replacement: `${folder('../core/src')}/$1/index.ts` },
    ],
  },
  build: { outDir: 'dist/portal', emptyOutDir: true, target: 'es2022' },
};

// Chunks that need one another must not run a module before those it is made of.
const strictExecutionOrder = true;

/** Few files that compress well: what asks who it is, the libraries that draw, the files above, and what some other pages share. */
async function groups() {
  const needed = await modulesNeeded(
    { ...portal, build: { ...portal.build, minify: false, rolldownOptions: { output: { strictExecutionOrder } } } },
    Object.values(files).flatMap(({ modules }) => modules),
  );
  const owned = Object.entries(files).map(([name, { modules, needing = 1 }], index) => ({
    name,
    test: (id: string) => modules.filter((module) => needed[module]?.has(id)).length >= needing,
    priority: 4 - index / 10,
    includeDependenciesRecursively: false,
  }));
  const rest = { test: /web[\\/]src|core[\\/]src|node_modules/, includeDependenciesRecursively: false };
  return [
    { name: 'door', tags: ['$initial'], priority: 6 },
    { name: 'base', test: libraries, priority: 5 },
    ...owned,
    { name: 'pages', ...rest, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 100_000 },
  ];
}

/**
 * The portal as static files that the server hands out.
 *
 * The rules are read from their sources, so that a build needs no order; while developing, everything
 * that is not a file of the portal is asked of a running server.
 */
const site = async (command: 'build' | 'serve'): Promise<UserConfig> => ({
  ...portal,
  plugins: [portal.plugins, pageFiles()],
  build: {
    ...portal.build,
    ...(command === 'build' && {
      rolldownOptions: { output: { strictExecutionOrder, codeSplitting: { groups: await groups() } } },
    }),
  },
  server: {
    // The sign-in comes back to this very address.
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/config.json', '/outside', '/inbound', '/session', '/login/callback'].map((path) => [
        path,
        'http://localhost:4000',
      ]),
    ),
  },
});

export default defineConfig(({ command }) => site(command));
