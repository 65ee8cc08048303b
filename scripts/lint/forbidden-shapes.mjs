/**
 * Syntax that is forbidden in sources, in core's rules, or in tests, as esquery selectors; `plugin.mjs` turns them into
 * rules.
 */

export const shapes = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  // A module of core re-exports what its folders list, and the contract its generated types, which are too many to
  // name.
  {
    selector: "ExportAllDeclaration:not([source.value='./shared-types.js']):not([source.value=/^.[^.]+.index.js$/])",
    message: 'List what is exported by name.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
];
const machineTime = '/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/';
export const ambient = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Core reads no clock: take now or today as an argument.',
  },
  { selector: "CallExpression[callee.name='Date']", message: 'Core reads no clock: take now or today as an argument.' },
  {
    selector: `CallExpression[callee.property.name=${machineTime}]`,
    message: 'This depends on the time zone of the machine: use the plain dates of core/base.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    message: 'This depends on the language of the machine.',
  },
];
/** The limits of P-228 that are unambiguous as numbers: each is written once. */
export const limits = [
  {
    selector: 'Literal[raw=/^(?:365|620|9999|9999\\.99)$/]',
    message: 'A limit of a prescription stands once, in core/base/limits or beside its rule: import it.',
  },
];
export const homesOfLimits = ['packages/core/src/base/limits/*.ts', 'packages/core/src/clients/patient/weight-form.ts'];
const throughClient = 'Call other systems through src/outgoing, which limits bytes, time and addresses.';
const ofNode = "ImportDeclaration[source.value=/^(?:node:)?(?:http|net)$/]:not([importKind='type'])";
/** Node and library APIs that call other systems; `no-restricted-globals` adds fetch. */
export const calls = [
  "ImportDeclaration[source.value=/^(?:node:)?(?:https|http2|tls)$|^undici/]:not([importKind='type'])",
  `${ofNode} > ImportSpecifier:not([importKind='type'])[imported.name=/^(?:request|get|Agent|connect|createConnection|Socket)$/]`,
  `${ofNode} > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)`,
  "ImportDeclaration[source.value='jose'] > ImportSpecifier[imported.name='createRemoteJWKSet']",
  "CallExpression[callee.object.name='globalThis'][callee.property.name='fetch']",
  "CallExpression[callee.property.name='discovery']:not(:has(MemberExpression[property.name='customFetch']))",
].map((selector) => ({ selector, message: throughClient }));
/** The client itself, and the connection to the database. */
export const homesOfCalls = ['packages/server/src/outgoing/**', 'packages/server/src/database/postgres.ts'];
const throughSelect = 'Write the statement with store/sql/select, which knows its rows, or decode the rows with zod.';
/** Code that assumes an unchecked type for database rows. */
export const uncheckedReads = [
  ...[
    "TaggedTemplateExpression[tag.name='sql'][typeArguments]",
    "TSAsExpression[expression.name='rows']",
    "TSAsExpression[expression.property.name='rows']",
    "TSAsExpression[expression.object.name='rows']",
    "TSAsExpression[expression.object.property.name='rows']",
  ].map((selector) => ({ selector, message: throughSelect })),
  {
    selector: 'ImportDeclaration[source.value=/.sql.trust.js$/]',
    message: 'Write the expression with store/sql/expression or store/sql/json, which know what it yields.',
  },
];
/** Kysely's driver, which asserts the types that the query builder inferred. */
export const homeOfRows = 'packages/server/src/database/session.ts';
export const testShapes = [
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|hoisted)$/]",
    message: 'Pass what is needed in; modules are not mocked.',
  },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|skipIf|runIf)$/]',
    message: 'Every test runs, always.',
  },
];
