import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { memory } from './place.mjs';

const onWindows = process.platform === 'win32';

/** The other supported Node versions, on which Signa is tested in addition to the pinned version. */
export const otherNodes = ['22.23.3', '26.10.0'];

/**
 * Installs a Node version from the npm package `node`, unless it is already installed.
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
  // Install scripts must run, because one of them installs the binary for this system.
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', '--ignore-scripts=false'];
  const { output } = await run('npm', ['install', ...flags, `node@${version}`], {
    cwd: folder,
    shell: onWindows,
    // Fail quickly without a network.
    env: { npm_config_fetch_retries: '1', npm_config_fetch_retry_mintimeout: '1000' },
  });
  return { program: (await isVersion(program, version)) ? program : undefined, output };
}

/**
 * Finds a Node version, installing it if it is missing.
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
