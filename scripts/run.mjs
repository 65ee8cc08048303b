/**
 * `node scripts/run.mjs <name> …` runs the script of that name in this folder, or else the command of an installed package,
 * on a Node that Signa accepts. Every command in package.json starts here.
 */
import { existsSync } from 'node:fs';
import { at, tool } from './place.mjs';
import { runOnSupportedNode } from './supported-node.mjs';

const [name, ...parameters] = process.argv.slice(2);
const script = at('scripts', `${name}.mjs`);
await runOnSupportedNode(existsSync(script) ? script : tool(name), parameters);
