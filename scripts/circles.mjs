/**
 * `node scripts/circles.mjs`: whether the folders of core, server and web import one another in one direction, types
 * included. `npm test` runs it.
 */
import { at } from './place.mjs';
import { faultsOf } from './circles/find-circles.mjs';
import { readImports } from './circles/read-imports.mjs';

const faults = ['core', 'server', 'web'].flatMap((name) =>
  faultsOf(readImports(at('packages', name, 'src'))).map((fault) => `packages/${name}/src: ${fault}`),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
