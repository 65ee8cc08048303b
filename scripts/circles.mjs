/**
 * `node scripts/circles.mjs`: whether the folders of core, server and web import one another in one direction, types
 * included. `npm test` runs it.
 */
import { at } from './place.mjs';
import { faultsOf } from './circles/find-circles.mjs';
import { readImports } from './circles/read-imports.mjs';

/** Arrows that stood on 22 November 2026, when the check came. Each goes with the circle it is part of; none is added. */
const exceptions = {
  core: [],
  web: [],
  server: [
    // The configuration and the errors of a start lie beside the composition root.
    'database -> .',
    'embedded -> .',
    'http -> .',
    'observe -> .',
    'session -> .',
    'database -> embedded',
    // The router names the endpoints, which answer with what lies beside it.
    'http -> print',
    'http -> session',
    'access -> session',
    'access -> http',
    'observe -> access',
    'observe -> api',
    'observe -> http',
    'database -> store',
    'store -> outside',
    'store -> use-case',
    'use-case -> api',
    'api/. -> api/resolve',
    'store/patient -> store/client',
    'use-case/task -> use-case/prescription',
    'use-case/. -> use-case/guard',
  ],
};

const faults = Object.entries(exceptions).flatMap(([name, allowed]) =>
  faultsOf(readImports(at('packages', name, 'src')), allowed).map((fault) => `packages/${name}/src: ${fault}`),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
