const vitest = (project, files, more = []) => ({
  script: 'vitest',
  parameters: ['run', '--project', project, ...files, '--update', ...more],
});

/**
 * What generates files, in order. `reads` names the sources and generated files that each is made from, `writes` what it
 * generates: nothing writes what an earlier one has read.
 */
export const generators = [
  {
    title: 'Types and documents of the contract',
    script: 'generate-contract.mjs',
    reads: ['contract/schema', 'contract/document'],
    writes: ['contract'],
  },
  {
    title: 'Sample package of knowledge',
    script: 'knowledge-build.mjs',
    reads: ['contract', 'knowledge/data'],
    writes: ['core/knowledge'],
  },
  {
    title: 'Schemas of the command line',
    script: 'generate-schemas.mjs',
    reads: ['contract', 'core/knowledge'],
    writes: ['cli/schemas'],
  },
  {
    title: 'Pages of the rules',
    ...vitest('core', ['packages/core/src/rule-page']),
    reads: ['contract', 'core/knowledge'],
    writes: ['docs/rules'],
  },
  {
    title: 'Grants, policies and indexes of the database',
    // The other tests of these files read the lists before they are written.
    ...vitest(
      'server',
      ['packages/server/src/database/access-rules.test.ts', 'packages/server/src/database/indexes.test.ts'],
      ['--testNamePattern', 'embedded.*match the complete list'],
    ),
    reads: ['migrations'],
    writes: ['access-rules-data', 'indexes-data'],
  },
];
