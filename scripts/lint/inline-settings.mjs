/** A comment that begins with the name of a linter, as those do by which a file changes its rules. */
const setting = /\/[/*]\s*(?:(?:oxlint|eslint)-(?:disable|enable)|eslint\s)/;

/**
 * Where a file switches rules off for itself, which none may: an exception belongs in oxlint.config.ts, with its reason.
 * oxlint knows no setting that would forbid it.
 *
 * @param text - the text of the file
 * @returns the numbers of the lines
 */
export const inlineSettings = (text) =>
  text.split('\n').flatMap((line, index) => (setting.test(line) ? [index + 1] : []));
