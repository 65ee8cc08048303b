/** The tests that run whole in any case. */
const whole = /^packages\/(core|cli)\//;
const parts = [
  ['scripts', /^scripts\/.*\.test\.mjs$/],
  ...['fixtures', 'server', 'static-styles'].map((name) => [name, new RegExp(`^packages/${name}/.*\\.test\\.ts$`)]),
  ['web', /^packages\/web\/.*\.test\.tsx?$/],
];
const stem = (path) => path.replace(/(\.test)?\.[a-z]+$/, '');

/**
 * The tests of changed files: a changed test, and the test with the name of a changed file beside it. What else imports
 * the file is left to `npm test`.
 *
 * @param changed - paths inside the repository
 * @param known - the same of all files
 * @returns the test files by part; parts without one are left out
 */
export function changedTests(changed, known) {
  const stems = new Set(changed.filter((path) => !whole.test(path)).map(stem));
  const found = parts.map(([name, pattern]) => [
    name,
    known.filter((path) => pattern.test(path) && stems.has(stem(path))),
  ]);
  return Object.fromEntries(found.filter(([, files]) => files.length > 0));
}

/** As many test files of a part as an answer within a minute has time for; those of the server copy a database each. */
const mostOf = (part) => (part === 'server' ? 3 : 6);

/**
 * Chooses from the tests of a part where there are too many.
 *
 * @param part - the part that they belong to
 * @param files - test files
 * @param uncommitted - paths that differ from HEAD; their tests come first
 * @returns those to run, and how many are left to `npm test`
 */
export function chosenTests(part, files, uncommitted) {
  const most = mostOf(part);
  const stems = new Set(uncommitted.map(stem));
  const isFirst = (path) => Number(stems.has(stem(path)));
  const ordered = [...files].sort((one, other) => isFirst(other) - isFirst(one));
  return { files: ordered.slice(0, most), left: Math.max(0, files.length - most) };
}

/** Of changed files, those that lint and format read. */
export const lintable = (changed) => changed.filter((path) => /\.(ts|tsx|js|mjs|cjs)$/.test(path));
