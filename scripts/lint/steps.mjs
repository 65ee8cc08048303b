import { at, tool } from '../place.mjs';

/**
 * What `npm run lint` checks, one after another: title, script, parameters. `npm test` runs the same. A function, because
 * the tools are looked up in packages that may not be installed when this module loads.
 */
export const lintSteps = () => [
  ['lint', tool('oxlint'), []],
  ['format', tool('oxfmt'), ['--check']],
  ['folders import one another one way', at('scripts/circles.mjs'), []],
  ['exports are used outside of their file', tool('knip'), ['--no-progress', '--cache']],
  ['words and commit subjects', at('scripts/words.mjs'), []],
];
