/** The file groups that the rules distinguish. */

export const sources = ['packages/*/src/**/*.{ts,tsx}', 'journeys/**/*.ts', 'bench/**/*.ts'];

/** Tests of a package, and code that only they use. */
export const testsOf = (name) => [
  `packages/${name}/src/**/*.{test,test-*,testing}.{ts,tsx}`,
  `packages/${name}/src/testing/**`,
];
export const tests = [...testsOf('*'), 'journeys/**/*.ts'];

export const javascript = ['**/*.{js,mjs,cjs}'];

/** Configuration and build code in TypeScript. */
export const builds = ['**/*.config.ts', 'packages/*/*.ts', 'packages/web/build/**/*.ts'];
