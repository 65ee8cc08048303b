/**
 * Evaluates the results of a suite.
 *
 * @param checks - { id, title, fault }, `fault` null for one that passed
 * @param argued - reasons by the id of the check that need not pass
 * @returns how many were asked and passed, those argued, and the faults: what failed without a reason, what has a
 * reason without failing, and an empty suite, which proves nothing
 */
export function judged(name, counterpart, checks, argued) {
  const failed = new Set(checks.filter(({ fault }) => fault !== null).map(({ id }) => id));
  const faults = [
    ...(checks.length === 0 ? ['it asked nothing'] : []),
    ...checks
      .filter(({ id, fault }) => fault !== null && !(id in argued))
      .map(({ id, title, fault }) => `${id} ${title}: ${fault}`),
    ...Object.keys(argued)
      .filter((id) => !failed.has(id))
      .map((id) => `${id} is argued and does not fail`),
  ];
  return { name, counterpart, asked: checks.length, passed: checks.length - failed.size, argued, faults };
}

/** The summary of a suite for users. */
export const linesOf = ({ name, counterpart, asked, passed, faults }) => [
  `${name} (${counterpart}): ${passed} of ${asked}`,
  ...faults.map((fault) => `  ${fault}`),
];

const figures = { begin: '<!-- figures, written by npm run conformance -->', end: '<!-- end of the figures -->' };
const head = '| suite | counterpart | asked | passed | argued |';

/**
 * The page with the figures of these suites; those of suites that did not run are kept.
 *
 * @throws Error when the page has no place for them
 */
export function withFigures(page, verdicts) {
  const begin = page.indexOf(figures.begin);
  const end = page.indexOf(figures.end);
  if (begin < 0 || end < begin) throw new Error('docs/conformance.md has no place for the figures');
  const rows = new Map(rowsOf(page.slice(begin, end)));
  for (const { name, counterpart, asked, passed, argued } of verdicts)
    rows.set(name, [name, counterpart, asked, passed, Object.keys(argued).length]);
  const lines = [...rows.values()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((cells) => `| ${cells.join(' | ')} |`);
  const table = [head, '| --- | --- | --- | --- | --- |', ...lines].join('\n');
  return `${page.slice(0, begin)}${figures.begin}\n\n${table}\n\n${page.slice(end)}`;
}

/** The existing rows by suite; the first two lines are the table's head. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map((cells) => [cells[0], cells]);
