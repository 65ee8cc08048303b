import { defineConfig } from 'oxlint';
import { builds, javascript, sources, tests, testsOf } from './scripts/lint/files.mjs';
import { homeOfRows, homesOfCalls, homesOfLimits } from './scripts/lint/forbidden-shapes.mjs';
import { importDirections } from './scripts/lint/import-directions.mjs';
import { recommended, recommendedForTypes, strict, uncompiled } from './scripts/lint/plain-rules.mjs';
import { ofReact, typed } from './scripts/lint/typed-rules.mjs';

const readonly = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'readonly' as const]));

/** Core is the same on every machine and at any time. */
const pure = {
  'signa/ambient': 'error',
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Core reads no clock: take now as an argument.' },
    { object: 'Math', property: 'random', message: 'Core has no randomness: take ids as arguments.' },
  ],
  'no-restricted-globals': [
    'error',
    ...[
      'process',
      'fetch',
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'console',
      'crypto',
      'performance',
      'window',
      'document',
      'localStorage',
    ].map((name) => ({ name, message: 'Core touches nothing outside of its arguments.' })),
  ],
} as const;

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, respectEslintDisableDirectives: false },
  ignorePatterns: [
    '**/dist/',
    'coverage/',
    '.stryker-tmp/',
    '.signa/',
    '**/.measure/',
    'packages/core/src/contract/{types,operations,shared-types,names,documents,resolvers}.ts',
    'packages/core/src/contract/typed/',
  ],
  rules: recommended,
  // Of several settings of a rule for one file, the last is the one that counts.
  overrides: [
    {
      files: sources,
      rules: {
        ...recommendedForTypes,
        ...strict,
        ...typed,
        'signa/shapes': 'error',
        'max-lines': ['error', { max: 300 }],
      },
    },
    {
      files: ['packages/web/src/**/*.{ts,tsx}'],
      excludeFiles: testsOf('web'),
      rules: ofReact,
    },
    ...importDirections,

    { files: ['packages/core/src/**/*.ts'], rules: pure },
    { files: ['packages/{core,server,web,cli}/src/**/*.{ts,tsx}'], rules: { 'signa/limits': 'error' } },
    { files: homesOfLimits, rules: { 'signa/limits': 'off' } },
    { files: ['packages/server/src/**/*.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['packages/server/src/**/*.ts'],
      excludeFiles: [...homesOfCalls, 'packages/server/src/**/*.rolling.ts'],
      rules: {
        'signa/calls': 'error',
        'no-restricted-globals': ['error', { name: 'fetch', message: 'Call other systems through src/outgoing.' }],
      },
    },
    {
      files: ['packages/server/src/**/*.ts'],
      excludeFiles: [homeOfRows],
      rules: { 'signa/unchecked-reads': 'error' },
    },
    {
      files: tests,
      rules: {
        'signa/test-shapes': 'error',
        'signa/ambient': 'off',
        'signa/limits': 'off',
        'signa/calls': 'off',
        'signa/unchecked-reads': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-console': 'off',
        'max-lines': ['error', { max: 500 }],
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-base-to-string': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    {
      // Tables of data, and migrations, which are never taken apart once they ran.
      files: [
        'packages/fixtures/src/sample/**/*.ts',
        'packages/*/src/**/*-data.ts',
        'packages/server/src/database/migration/*.ts',
      ],
      rules: { 'max-lines': 'off' },
    },

    { files: [...javascript, ...builds], rules: { 'max-lines': ['error', { max: 300 }] } },
    { files: builds, rules: recommendedForTypes },
    {
      files: javascript,
      rules: uncompiled,
      globals: readonly(
        'process',
        'console',
        'URL',
        'fetch',
        'setTimeout',
        'setInterval',
        'clearInterval',
        'performance',
        'Buffer',
      ),
    },
    {
      files: ['packages/web/*.js'],
      globals: readonly('document', 'window', 'location', 'localStorage', 'matchMedia'),
    },
    { files: ['**/*.cjs'], globals: readonly('require', 'module', '__dirname') },

    // For the React compiler, which is not used.
    {
      files: ['packages/web/src/part/list/window/use-row-window.ts'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      files: [
        // The library marks plain http as deprecated so that it stands out; it is used on loopback only.
        'packages/cli/src/session/provider.ts',
        'packages/server/src/session/provider.ts',
        'packages/server/src/integration/pims/digitail-connect.ts',
        // Cutting off lines knows no other way in any browser.
        'packages/web/src/platform/theme/style-props.ts',
      ],
      rules: { 'typescript/no-deprecated': 'off' },
    },
    // The type that a caller gets is inferred from it, which the rule does not see.
    {
      files: ['packages/server/src/integration/pims/ezyvet-shape.ts'],
      rules: { 'typescript/no-unnecessary-type-parameters': 'off' },
    },
  ],
});
