/** The parts whose tests always run completely. */
const whole = /^packages\/(core|cli)\//;
const parts = [
  ['scripts', /^scripts\/.*\.test\.mjs$/],
  ...['fixtures', 'server', 'static-styles'].map((name) => [name, new RegExp(`^packages/${name}/.*\\.test\\.ts$`)]),
  ['web', /^packages\/web\/.*\.test\.tsx?$/],
];
const stem = (path) => path.replace(/(\.test)?\.[a-z]+$/, '');

/**
 * The tests of changed files: changed tests, and the test file next to each changed file. `npm test` runs the tests of
 * other files that import them.
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

/**
 * The maximum number of test files per part that still finishes within a minute; each server test copies a database.
 */
const mostOf = (part) => (part === 'server' ? 3 : 6);

/**
 * Selects from the tests of a part if there are too many.
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

/** The changed files that lint and format check. */
export const lintable = (changed) => changed.filter((path) => /\.(ts|tsx|js|mjs|cjs)$/.test(path));
