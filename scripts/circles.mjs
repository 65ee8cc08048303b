/**
 * `node scripts/circles.mjs`: checks that the folders of each package, of the journeys, the bench and the scripts
 * import one another in one direction, types included. `npm run lint` runs it. Cycles between files are found by
 * oxlint's `import/no-cycle`, which does not compare folders.
 */
import { at, packages } from './place.mjs';
import { faultsOf } from './circles/find-circles.mjs';
import { readImports } from './circles/read-imports.mjs';

const trees = [...packages().map((name) => `packages/${name}/src`), 'packages/web/build', 'journeys'];
/** Folders whose top level contains commands and modules that commands share. */
const commands = ['bench', 'scripts'];

const faults = [...trees, ...commands].flatMap((path) =>
  faultsOf(readImports(at(path)), { topFilesAlone: commands.includes(path) }).map((fault) => `${path}: ${fault}`),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
