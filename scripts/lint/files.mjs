/** The kinds of files that the rules tell apart. */

export const sources = ['packages/*/src/**/*.{ts,tsx}', 'journeys/**/*.ts', 'bench/**/*.ts'];

/** Tests of a package and what only they use. */
export const testsOf = (name) => [
  `packages/${name}/src/**/*.{test,test-*,testing}.{ts,tsx}`,
  `packages/${name}/src/testing/**`,
];
export const tests = [...testsOf('*'), 'journeys/**/*.ts'];

export const javascript = ['**/*.{js,mjs,cjs}'];

/** What configures and builds in TypeScript. */
export const builds = ['**/*.config.ts', 'packages/*/*.ts', 'packages/web/build/**/*.ts'];
