import { existsSync } from 'node:fs';
import { run } from './child.mjs';

/** Whether packages of Debian (or Ubuntu) can be installed here: they need root and apt-get. */
export const canInstallDebian = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

/** Installs a package of Debian; returns whether it worked. */
export async function installDebian(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${name} with apt-get …`);
  // A failing update may still leave lists that are good enough.
  await run('apt-get', ['update', '-qq'], { env });
  const result = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  if (result.code !== 0) console.error(result.output.split('\n').slice(-5).join('\n'));
  return result.code === 0;
}
