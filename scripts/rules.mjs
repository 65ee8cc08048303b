/**
 * `npm run rules`: fails on an export of core that nothing calls, but for those that are named as planned, and on an
 * exported type that no other file names. knip reports neither: it counts every entry export as used, and every type in
 * the signature of a used export.
 */
import { readFileSync } from 'node:fs';
import { at, pathIn, sourceFiles } from './place.mjs';
import { isGenerated } from './source-kind.mjs';
import { planned } from './rules/planned.mjs';
import { ownTypes } from './rules/own-types.mjs';
import { faultsOf, uncalled } from './rules/uncalled.mjs';

const sources = ['packages', 'journeys', 'bench']
  .flatMap((folder) => sourceFiles(at(folder)))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((file) => ({ path: pathIn(file), file }))
  .filter(({ path }) => !isGenerated(path))
  // Its recipes are what other teams call, and a test runs them.
  .concat({ path: 'packages/core/README.md', file: at('packages/core/README.md') })
  .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }));

const faults = [...faultsOf(uncalled(sources), planned), ...ownTypes(sources)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
