/**
 * `npm run check:server`: checks that the packed server starts without access to the checkout, reports no faults,
 * serves the portal, contains no development tools, and stops on SIGTERM.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, Stop } from './child.mjs';
import { packServer } from './package/pack-server.mjs';
import { settingsOn, withServer } from './started-server.mjs';

/** Packages that execute free queries. */
const developersOnly = ['graphql-yoga', '@escape.tech/graphql-armor'];

/** Whether a package is anywhere in a pnpm installation. */
const isInstalled = (root, name) =>
  readdirSync(join(root, 'node_modules/.pnpm')).some((entry) => entry.startsWith(`${name.replace('/', '+')}@`));

const folder = mkdtempSync(join(tmpdir(), 'signa-server-'));
const data = join(folder, 'data');

try {
  const program = await packServer(join(folder, 'server'));
  const carried = developersOnly.filter((name) => isInstalled(join(folder, 'server'), name));
  if (carried.length > 0) throw new Stop(`The packed server carries what only developers use: ${carried.join(', ')}`);
  const looked = await node(program, ['check'], { cwd: folder, env: settingsOn(data) });
  if (looked.code !== 0) throw new Stop(`The packed server finds something amiss:\n${looked.output}`);
  await withServer({ node: process.execPath, program, data, cwd: folder }, () => undefined);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
