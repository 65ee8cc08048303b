/**
 * `npm run conformance`: asks this checkout by programs that nobody here wrote, and writes what they found to
 * docs/conformance.md. Each suite is a file of scripts/conformance/; `-- webhooks` runs those whose name contains it.
 * Fails when a check fails that its suite does not argue, or passes though it is argued.
 *
 * A suite exports `counterpart`, the package that asks or several, those that are no dependency with the version found, `argued`, the checks that Signa does not pass with the reason of
 * each, and `run`, which answers the checks: { id, title, fault }, where `fault` is null for one that passed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bundleServer, compile } from './build.mjs';
import { fail, node } from './child.mjs';
import { judged, linesOf, withFigures } from './conformance/stage/figures.mjs';
import { ensureInstalled } from './install.mjs';
import { at, tool } from './place.mjs';

const filter = process.argv.slice(2).find((parameter) => !parameter.startsWith('--')) ?? '';
const page = at('docs/conformance.md');

const names = () =>
  readdirSync(at('scripts/conformance'))
    .filter((file) => file.endsWith('.mjs') && file.includes(filter))
    .map((file) => file.replace(/\.mjs$/, ''))
    .sort();

/**
 * The versions of the external programs for which the figures apply; a program that is not a dependency reports its own
 * version.
 */
const named = (counterpart) => [counterpart].flat().map(withVersion).join(', ');

function withVersion(name) {
  const [, unlisted, pinned] = /^(.+)@(.+)$/.exec(name) ?? [];
  if (unlisted) return `${unlisted} ${pinned}`;
  const { version } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

async function judge(name) {
  const suite = await import(`./conformance/${name}.mjs`);
  const checks = await suite.run();
  const verdict = judged(name, named(suite.counterpart), checks, suite.argued);
  for (const line of linesOf(verdict)) console.log(line);
  return verdict;
}

try {
  await ensureInstalled();
  await compile('server');
  await bundleServer();
  const verdicts = [];
  for (const name of names()) verdicts.push(await judge(name));
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), verdicts));
  await node(tool('oxfmt'), [page]);
  process.exitCode = verdicts.length > 0 && verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1;
} catch (error) {
  fail(error);
}
