/** The kind of a file, by its path in the repository. */

/** Written by scripts/generate-contract.mjs. */
export const isGenerated = (path) =>
  /^packages\/core\/src\/contract\/((types|operations|documents|resolvers|names)\.ts$|typed\/)/.test(path);

/** A test, or code that only tests use; the generators of docs/rules count as tests of the rules. */
export const isForTests = (path) => /\.(test|e2e)[.-]|\.testing\.|\/testing\/|\/rule-page\/|^journeys\//.test(path);
