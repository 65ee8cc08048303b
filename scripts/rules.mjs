/**
 * `npm run rules`: fails on an export of core that nothing calls, but for those that are named as planned, on an
 * exported type that no other file names, and where the portal compares a domain value itself. knip reports neither of
 * the first two: it counts every entry export as used, and every type in the signature of a used export.
 *
 *   --lower  writes the counts of the portal's comparisons where none of them grew
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { at, pathIn, sourceFiles } from './place.mjs';
import { isGenerated } from './source-kind.mjs';
import { domainValues } from './rules/domain-values.mjs';
import { planned } from './rules/planned.mjs';
import { ownTypes } from './rules/own-types.mjs';
import { faultsOf, uncalled } from './rules/uncalled.mjs';
import { webDecisions } from './rules/web-decisions.mjs';
import { judge, lowered } from './words/judge.mjs';

const sources = ['packages', 'journeys', 'bench']
  .flatMap((folder) => sourceFiles(at(folder)))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((file) => ({ path: pathIn(file), file }))
  .filter(({ path }) => !isGenerated(path))
  // Other teams call its recipes, and a test runs them.
  .concat({ path: 'packages/core/README.md', file: at('packages/core/README.md') })
  .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }));

const countsPath = at('scripts/rules/web-decisions.json');
const counts = JSON.parse(readFileSync(countsPath, 'utf8'));
const decisions = webDecisions(sources, domainValues(sources));

function check() {
  const faults = [...faultsOf(uncalled(sources), planned), ...ownTypes(sources), ...judge(decisions, counts)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function lower() {
  const { counts: now, refused } = lowered(decisions, counts);
  if (now) return writeFileSync(countsPath, `${JSON.stringify(now, null, 2)}\n`);
  console.error(refused);
  process.exitCode = 1;
}

if (process.argv.includes('--lower')) lower();
else check();
