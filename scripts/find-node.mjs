import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { memory } from './place.mjs';

const onWindows = process.platform === 'win32';

/** The newer lines of Node on which Signa is tried, beside the one that runs the tests. */
export const newerNodes = ['22.23.3', '24.9.0'];

/**
 * Finds a Node of one version, installing it out of the npm package `node` where it is not here yet.
 *
 * @returns the path of its program
 * @throws Stop when it cannot be installed: a line that was not tried must not look like one that was
 */
export async function findNode(version) {
  const folder = join(memory, `node-${version}`);
  const program = join(folder, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');
  if (await isVersion(program, version)) return program;
  console.log(`Installing Node ${version} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const parameters = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--silent', `node@${version}`];
  const { output } = await run('npm', parameters, { cwd: folder, shell: onWindows });
  if (await isVersion(program, version)) return program;
  throw new Stop(`Node ${version} is not here and could not be installed:\n${output}`);
}

async function isVersion(program, version) {
  if (!existsSync(program)) return false;
  const { code, output } = await run(program, ['--version']);
  return code === 0 && output.trim() === `v${version}`;
}
