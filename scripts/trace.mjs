/**
 * `npm run trace`: every requirement with its layers, its done mark and the tests that cite it.
 *
 *   --section P:8,A:10   only these sections        --open   only rows that lack a test in a layer they name
 *   --json               as JSON                    --summary   only the table of the sections
 */
import { readFileSync } from 'node:fs';
import { at, pathIn, sourceFiles } from './place.mjs';
import { readCitations } from './trace/citations.mjs';
import { judge, summary } from './trace/judge.mjs';
import { readRequirements } from './trace/requirements.mjs';

const parameters = process.argv.slice(2);
const has = (name) => parameters.includes(name);
const wanted = has('--section') ? parameters[parameters.indexOf('--section') + 1]?.split(',') : undefined;

const pages = ['prescribing.md', 'clients.md', 'administration.md'].map((name) => at('docs/requirements', name));
const read = pages.map((path) => readRequirements(readFileSync(path, 'utf8'), pathIn(path)));
const tests = ['packages', 'journeys', 'scripts']
  .flatMap((folder) => sourceFiles(at(folder)))
  .filter((path) => /\.(test|e2e)\.(ts|tsx|mjs)$/.test(path))
  .filter((path) => !pathIn(path).startsWith('scripts/trace/'))
  .flatMap((path) => readCitations(readFileSync(path, 'utf8'), pathIn(path)));

const result = judge(
  read.flatMap((page) => page.rows),
  tests,
);
const faults = [...read.flatMap((page) => page.faults), ...result.faults];
const inSection = (row) =>
  !wanted || wanted.includes(`${row.id.charAt(0)}:${row.section?.number}`) || wanted.includes(row.id.charAt(0));
const rows = result.rows.filter(inSection).filter((row) => !has('--open') || row.missing.length > 0);

const inLayer = (row, layer) =>
  `  ${layer.padEnd(6)} ${row.tests[layer].length ? row.tests[layer].map((test) => `${test.file}:${test.line}`).join('\n         ') : '-'}`;

function printRow(row) {
  console.log(`${row.id} ${row.done ? 'done' : row.missing.length ? 'open' : 'proved, not marked done'}`);
  for (const layer of row.layers) console.log(inLayer(row, layer));
  if (row.elsewhere.length)
    console.log(
      `  (cited in a layer it does not name: ${row.elsewhere.map((test) => `${test.file}:${test.line}`).join(', ')})`,
    );
}

function printSummary() {
  const table = summary(result.rows.filter(inSection));
  const total = ['rows', 'done', 'proved', 'begun'].reduce(
    (sum, key) => ({ ...sum, [key]: table.reduce((count, section) => count + section[key], 0) }),
    {},
  );
  const line = (key, section, title) =>
    `${key.padEnd(6)}${String(section.rows).padStart(5)}${String(section.done).padStart(6)}${String(section.proved).padStart(8)}${String(section.begun).padStart(7)}  ${title}`;
  console.log('\nsection rows  done  proved  begun');
  for (const section of table) console.log(line(section.key, section, section.title));
  console.log(line('all', total, '(proved: cited in every layer the row names; begun: in one at least)'));
}

if (has('--json')) console.log(JSON.stringify({ rows, faults }, undefined, 2));
else {
  if (!has('--summary')) rows.forEach(printRow);
  printSummary();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
