/** What a file is, by its path inside the repository. */

/** Written by scripts/generate-contract.mjs. */
export const isGenerated = (path) =>
  /^packages\/core\/src\/contract\/((types|operations|documents|resolvers|names)\.ts$|typed\/)/.test(path);

/** A test, or what only tests use; what asks the rules for the pages of docs/rules is a test of them. */
export const isForTests = (path) => /\.(test|e2e)[.-]|\.testing\.|\/testing\/|\/rule-page\/|^journeys\//.test(path);
