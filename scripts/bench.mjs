/**
 * `npm run bench`: runs each bench/*.mjs in a process of its own and prints one table: what was measured, its goal,
 * what was reached. Those that only need core are named core-*. `-- form` runs those whose name contains it; `-- --json` answers JSON. Fails when a goal is missed.
 *
 * A bench exports `run`, which answers figures: { name, unit, value, goal?, atMost? }. A value reaches its goal when it
 * is not below it, with `atMost` when it is not above. A figure without a goal is there to compare with.
 */
import { readdirSync } from 'node:fs';
import { bundleServer, compile } from './build.mjs';
import { fail, node, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { readable } from './measure.mjs';
import { at } from './place.mjs';

const parameters = process.argv.slice(2);
const json = parameters.includes('--json');
const filter = parameters.find((parameter) => !parameter.startsWith('--')) ?? '';

const names = () =>
  readdirSync(at('bench'))
    .filter((file) => file.endsWith('.mjs') && file.includes(filter))
    .sort();

async function measure(file) {
  const { code, output } = await node(at('scripts/run-bench.mjs'), [at('bench', file)]);
  const line = output.split('\n').findLast((text) => text.startsWith('['));
  if (code !== 0 || line === undefined) throw new Stop(`bench/${file} failed:\n${output}`);
  return JSON.parse(line).map((figure) => ({ bench: file.replace(/\.mjs$/, ''), ...figure }));
}

const isReached = ({ value, goal, atMost }) => goal === undefined || (atMost ? value <= goal : value >= goal);

function row(figure) {
  const { bench, name, unit, value, goal, atMost } = figure;
  const target = goal === undefined ? '' : `${atMost ? 'at most' : 'at least'} ${readable(goal)}`;
  const verdict = goal === undefined ? '' : isReached(figure) ? 'yes' : 'NO';
  return [bench, name, `${readable(value)} ${unit}`, target, verdict];
}

function printTable(figures) {
  const rows = [['bench', 'figure', 'reached', 'goal', 'goal met'], ...figures.map(row)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

try {
  await ensureInstalled();
  const figures = [];
  for (const file of names()) {
    const needsServer = !file.startsWith('core-');
    await compile(needsServer ? 'server' : 'core');
    if (needsServer) await bundleServer();
    figures.push(...(await measure(file)));
  }
  if (json)
    console.log(
      JSON.stringify(
        figures.map((figure) => ({ ...figure, reached: isReached(figure) })),
        undefined,
        2,
      ),
    );
  else printTable(figures);
  process.exitCode = figures.every(isReached) ? 0 : 1;
} catch (error) {
  fail(error);
}
