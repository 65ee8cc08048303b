/** A comment that begins with a linter's name, as comments that change its rules do. */
const setting = /\/[/*]\s*(?:(?:oxlint|eslint)-(?:disable|enable)|eslint\s)/;

/**
 * Finds comments that disable lint rules in a file. None may: an exception belongs in oxlint.config.ts, with its
 * reason. oxlint has no setting that forbids them.
 *
 * @param text - the text of the file
 * @returns the numbers of the lines
 */
export const inlineSettings = (text) =>
  text.split('\n').flatMap((line, index) => (setting.test(line) ? [index + 1] : []));
