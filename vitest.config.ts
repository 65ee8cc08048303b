import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ofShortLife } from './packages/server/src/testing/short-life.js';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests read the sources of our packages, never a build that may be older than them. */
const alias = [
  // Node takes the CommonJS build of graphql; two builds in one process refuse each other's types.
  { find: /^graphql$/, replacement: folder('node_modules/graphql/index.js') },
  {
    find: /^@signa\/core\/contract\/(documents|resolvers)$/,
    replacement: `${folder('packages/core/src/contract')}/$1.ts`,
  },
  { find: /^@signa\/core\/sample-knowledge$/, replacement: folder('packages/core/knowledge/sample.js') },
  { find: /^@signa\/core$/, replacement: folder('packages/core/src/index.ts') },
  {
    find: /^@signa\/core\/([a-z-]+(?:\/(?:typed|zip))?)$/,
    replacement: `${folder('packages/core/src')}/$1/index.ts`,
  },
  { find: /^@signa\/static-styles$/, replacement: folder('packages/static-styles/src/index.ts') },
  {
    find: /^@signa\/static-styles\/recipe$/,
    replacement: folder('packages/static-styles/src/compiled-recipe.tsx'),
  },
  { find: /^@signa\/fixtures$/, replacement: folder('packages/fixtures/src/builder/index.ts') },
  { find: /^@signa\/fixtures\/([a-z-]+)$/, replacement: `${folder('packages/fixtures/src')}/$1/index.ts` },
];

/**
 * How many times slower than usual this machine is: 1 unless several processes want each core, as on a machine that
 * several people share. Then the timeouts of unit tests grow with it, so that none fails because the machine is busy.
 */
const slowness = Math.min(10, Math.max(1, Math.round(loadavg()[0] / (2 * availableParallelism()))));

/** Milliseconds after which a poll gives up: before its test, so that the failure says what never came. */
const pollTimeout = 10_000 * slowness;

/**
 * Milliseconds that a unit test may take: one that waits for what never comes fails within them. A test that takes longer
 * says so itself: it starts servers, or tries hundreds of cases.
 */
const unit = {
  testTimeout: 20_000 * slowness,
  /** Hooks put together databases and start servers. */
  hookTimeout: 120_000 * slowness,
  expect: { poll: { timeout: pollTimeout } },
};

/** Journeys, drills and rolling updates start servers, browsers and older versions in their tests: far beyond all that these take. */
const whole = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } };

/** Without a state to leak between files, loading the modules once instead of once per file saves most of the time. */
const node = (name: string, execArgv: readonly string[] = []) => ({
  resolve: { alias },
  test: {
    name,
    isolate: false,
    include: [`packages/${name}/src/**/*.test.ts`],
    environment: 'node' as const,
    execArgv: [...execArgv],
    ...unit,
  },
});

export default defineConfig({
  test: {
    // Otherwise one core of two would only watch.
    maxWorkers: '100%',
    projects: [
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], environment: 'node', ...unit },
      },
      node('core'),
      node('fixtures'),
      // Its workers end with the run, and most of its suites keep no embedded database.
      node('server', ofShortLife),
      node('cli'),
      node('knowledge'),
      node('static-styles'),
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
          include: ['packages/web/src/**/*.test.{ts,tsx}', 'packages/web/build/**/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
          // Puts the browser back after each test, since its files share one.
          setupFiles: ['packages/web/src/testing/setup.ts'],
          ...unit,
          provide: { pollTimeout },
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
          globalSetup: ['journeys/harness/create-sample.ts'],
          ...whole,
        },
      },
      {
        // By hand, as it needs the programs of PostgreSQL for backups: npm run drill.
        resolve: { alias },
        test: { ...node('drill', ofShortLife).test, ...whole, include: ['packages/server/src/**/*.drill.ts'] },
      },
      {
        // By hand, as it builds an older version: npm run rolling.
        resolve: { alias },
        test: { ...node('rolling', ofShortLife).test, ...whole, include: ['packages/server/src/**/*.rolling.ts'] },
      },
      {
        // By hand, as it builds the portal once more: npm run compare:styles.
        resolve: { alias },
        test: {
          name: 'styles',
          include: ['journeys/**/*.compare.ts'],
          environment: 'node',
          globalSetup: ['journeys/harness/create-sample.ts'],
        },
      },
    ],
  },
});
