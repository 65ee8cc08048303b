#!/usr/bin/env node
/**
 * The command line as `npx signa` starts it in this checkout: on the running Node where Signa accepts it, without opening
 * Node's slower loader of ES modules (docs/decisions/0064), and otherwise on the pinned Node, which is downloaded once.
 */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { engines } = require('../package.json');
const { isInRange } = require('./node-range.cjs');

const program = join(__dirname, '..', 'packages', 'cli', 'dist', 'signa.cjs');

if (!existsSync(program)) {
  console.error('The command line is not built yet. Run npm start first; it builds what is missing.');
  process.exitCode = 1;
} else if (isInRange(engines.node, process.versions.node)) {
  process.argv[1] = program;
  require(program);
} else {
  const parameters = process.argv.slice(2);
  import('./supported-node.mjs').then(({ runOnSupportedNode }) => runOnSupportedNode(program, parameters));
}
