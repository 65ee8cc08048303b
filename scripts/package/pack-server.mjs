import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { pnpm } from '../install.mjs';
import { at, packages } from '../place.mjs';

/** The files from which the packages are installed in exactly the tested versions. */
const ground = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'LICENSE'];

/** The runtime files of each package, besides its package.json. */
const running = {
  core: ['dist', 'knowledge'],
  fixtures: ['dist', 'data'],
  server: ['font'],
  web: ['dist/portal'],
};

/**
 * Packs the server for operators, with the portal and without build and test tools, into a separate folder. Everything
 * must be built.
 *
 * @param folder - made anew
 * @returns the path of the program
 */
export async function packServer(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ground) cpSync(at(name), join(folder, name));
  for (const name of packages())
    cpSync(at('packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
  for (const [name, parts] of Object.entries(running))
    for (const part of parts)
      cpSync(at('packages', name, part), join(folder, 'packages', name, part), { recursive: true });
  const dist = join(folder, 'packages/server/dist');
  mkdirSync(dist);
  for (const file of readdirSync(at('packages/server/dist')))
    if (/^signa-server.*\.js$/.test(file)) cpSync(at('packages/server/dist', file), join(dist, file));
  await installFor(folder);
  return join(dist, 'signa-server.js');
}

async function installFor(folder) {
  const [command, ...first] = await pnpm();
  const installed = await run(
    command,
    [
      ...first,
      'install',
      '--prod',
      '--frozen-lockfile',
      '--prefer-offline',
      '--filter',
      '@signa/server...',
      '--loglevel=error',
    ],
    { cwd: folder, shell: process.platform === 'win32', env: { CI: 'true' } },
  );
  if (installed.code !== 0) throw new Stop(`The packages of the server could not be installed:\n${installed.output}`);
}
