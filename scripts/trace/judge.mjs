import { layersOf } from './citations.mjs';

/**
 * Puts requirements and tests together.
 *
 * @param requirements - as readRequirements gives them
 * @param tests - as readCitations gives them
 * @returns each requirement with its tests by layer and the layers that have none, and what is wrong:
 *   a cited id that does not exist, and an id marked done without a test in a layer that its row names
 */
export function judge(requirements, tests) {
  const traced = new Map(
    requirements.map((row) => [
      row.id,
      { ...row, tests: Object.fromEntries(row.layers.map((layer) => [layer, []])), elsewhere: [] },
    ]),
  );
  const faults = [];
  for (const test of tests) {
    for (const id of new Set(test.ids)) {
      const row = traced.get(id);
      if (!row) faults.push(`${test.file}:${test.line}: ${id} does not exist`);
      else cite(row, test);
    }
  }
  const rows = [...traced.values()].map((row) => ({
    ...row,
    missing: row.layers.filter((layer) => row.tests[layer].length === 0),
  }));
  for (const row of rows)
    if (row.done && row.missing.length > 0)
      faults.push(`${row.id} is marked done, but no test of ${row.missing.join(', ')} cites it`);
  return { rows, faults };
}

function cite(row, test) {
  const place = { file: test.file, line: test.line, title: test.title };
  const proved = layersOf(test.file).filter((layer) => row.tests[layer]);
  if (proved.length === 0) row.elsewhere.push(place);
  for (const layer of proved) row.tests[layer].push(place);
}

/**
 * The progress of each section: rows, rows marked done, rows cited in every layer they name, and rows cited anywhere.
 */
export function summary(rows) {
  const sections = new Map();
  for (const row of rows) {
    const key = `${row.id.charAt(0)}:${row.section?.number ?? '-'}`;
    const section = sections.get(key) ?? {
      key,
      title: row.section?.title ?? '',
      rows: 0,
      done: 0,
      proved: 0,
      begun: 0,
    };
    section.rows += 1;
    section.done += Number(row.done);
    section.proved += Number(row.missing.length === 0);
    section.begun += Number(row.missing.length < row.layers.length);
    sections.set(key, section);
  }
  return [...sections.values()];
}
