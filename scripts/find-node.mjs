import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { memory } from './place.mjs';

const onWindows = process.platform === 'win32';

/** The other supported lines of Node, on which Signa is tried beside the pinned version that runs the tests. */
export const otherNodes = ['22.23.3', '26.10.0'];

/**
 * Installs one version of Node out of the npm package `node`, unless it was installed before.
 *
 * @returns the path of its program, or undefined where it could not be installed, and what npm printed
 */
export async function installNode(version) {
  const folder = join(memory, `node-${version}`);
  const program = join(folder, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');
  if (await isVersion(program, version)) return { program, output: '' };
  console.error(`Installing Node ${version} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // Package scripts have to run, since one of them installs the program of this system.
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', '--ignore-scripts=false'];
  const { output } = await run('npm', ['install', ...flags, `node@${version}`], {
    cwd: folder,
    shell: onWindows,
    // Without a network it should fail soon.
    env: { npm_config_fetch_retries: '1', npm_config_fetch_retry_mintimeout: '1000' },
  });
  return { program: (await isVersion(program, version)) ? program : undefined, output };
}

/**
 * Finds a Node of one version, installing it where it is not here yet.
 *
 * @returns the path of its program
 * @throws Stop when it cannot be installed: a line that was not tried must not look like one that was
 */
export async function findNode(version) {
  const { program, output } = await installNode(version);
  if (program === undefined) throw new Stop(`Node ${version} is not here and could not be installed:\n${output}`);
  return program;
}

async function isVersion(program, version) {
  if (!existsSync(program)) return false;
  const { code, output } = await run(program, ['--version']);
  return code === 0 && output.trim() === `v${version}`;
}
