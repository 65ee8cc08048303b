import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ofShortLife } from './packages/server/src/testing/short-life.js';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests read the sources of our packages, never a build that may be older than them. */
const alias = [
  // Node takes the CommonJS build of graphql; two builds in one process refuse each other's types.
  { find: /^graphql$/, replacement: folder('node_modules/graphql/index.js') },
  {
    find: /^@signa\/core\/operation\/(documents|resolvers)$/,
    replacement: `${folder('packages/core/src/operation')}/$1.ts`,
  },
  { find: /^@signa\/core$/, replacement: folder('packages/core/src/index.ts') },
  {
    find: /^@signa\/core\/([a-z-]+(?:\/(?:typed|change|print))?)$/,
    replacement: `${folder('packages/core/src')}/$1/index.ts`,
  },
  { find: /^@signa\/fixtures$/, replacement: folder('packages/fixtures/src/builder/index.ts') },
  { find: /^@signa\/fixtures\/([a-z-]+)$/, replacement: `${folder('packages/fixtures/src')}/$1/index.ts` },
];

/** Milliseconds after which a test hangs. No test passes or fails by how busy the machine is, so this is far beyond all. */
const hang = 900_000;

/** A poll waits as long as a busy machine may need, and not the one second that is usual. */
const patient = { poll: { timeout: 120_000 } };

/** Without a state to leak between files, loading the modules once instead of once per file saves most of the time. */
const node = (name: string, execArgv: readonly string[] = []) => ({
  resolve: { alias },
  test: {
    name,
    isolate: false,
    include: [`packages/${name}/src/**/*.test.ts`],
    environment: 'node' as const,
    execArgv: [...execArgv],
    testTimeout: hang,
    hookTimeout: hang,
    expect: patient,
  },
});

export default defineConfig({
  test: {
    // Otherwise one core of two would only watch.
    maxWorkers: '100%',
    projects: [
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], environment: 'node', testTimeout: hang },
      },
      node('core'),
      node('fixtures'),
      // Its workers end with the run, and most of its suites keep no embedded database.
      node('server', ofShortLife),
      node('cli'),
      {
        resolve: {
          alias: [
            ...alias,
            // All that the portal takes of it; the whole library takes a second to load, in each of the files.
            { find: /^@chakra-ui\/react$/, replacement: '@chakra-ui/react/styled-system' },
          ],
        },
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}', 'packages/web/*.test.ts', 'packages/web/build/**/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
          // Puts the browser back after each test, since its files share one.
          setupFiles: ['packages/web/src/testing/setup.ts'],
          testTimeout: hang,
          hookTimeout: hang,
          expect: patient,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'journeys',
          // Each file has its own server and browser, of which no module keeps anything.
          isolate: false,
          include: ['journeys/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['journeys/harness/lay-sample.ts'],
          testTimeout: hang,
          hookTimeout: hang,
          expect: patient,
        },
      },
      {
        // By hand, as it needs the programs of PostgreSQL for backups: npm run drill.
        resolve: { alias },
        test: { ...node('drill', ofShortLife).test, include: ['packages/server/src/**/*.drill.ts'] },
      },
      {
        // By hand, as it builds an older version: npm run rolling.
        resolve: { alias },
        test: { ...node('rolling', ofShortLife).test, include: ['packages/server/src/**/*.rolling.ts'] },
      },
      {
        // By hand, as it builds the portal once more: npm run compare:styles.
        resolve: { alias },
        test: {
          name: 'styles',
          include: ['journeys/**/*.compare.ts'],
          environment: 'node',
          globalSetup: ['journeys/harness/lay-sample.ts'],
        },
      },
    ],
  },
});
