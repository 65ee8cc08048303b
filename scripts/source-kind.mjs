/** What a file is, by its path inside the repository. */

/** Written by scripts/generate-contract.mjs. */
export const isGenerated = (path) =>
  /^packages\/core\/src\/operation\/((types|operations|documents|resolvers|names)\.ts$|typed\/)/.test(path);

/** A test, or what only tests use. */
export const isForTests = (path) => /\.(test|e2e)[.-]|\.testing\.|\/testing\/|^journeys\//.test(path);
