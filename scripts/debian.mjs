import { existsSync } from 'node:fs';
import { run } from './child.mjs';

/** Whether Debian (or Ubuntu) packages can be installed here: this needs root and apt-get. */
export const canInstallDebian = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

/** Installs a Debian package; returns whether it succeeded. */
export async function installDebian(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${name} with apt-get …`);
  // The existing package lists may suffice even if the update fails.
  await run('apt-get', ['update', '-qq'], { env });
  const result = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  if (result.code !== 0) console.error(result.output.split('\n').slice(-5).join('\n'));
  return result.code === 0;
}
