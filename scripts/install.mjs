import { existsSync, readdirSync } from 'node:fs';
import { run, Stop } from './child.mjs';
import { at } from './place.mjs';
import { forget, hashOf, isFresh, remember } from './stamp.mjs';

export const pnpmVersion = '12.21.0';
const onWindows = process.platform === 'win32';
const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

const inputs = () => [
  at('pnpm-lock.yaml'),
  at('pnpm-workspace.yaml'),
  at('.npmrc'),
  at('package.json'),
  ...readdirSync(at('packages')).map((name) => at('packages', name, 'package.json')),
];

/** The pnpm command: an installed one of the pinned version, else npx. */
export async function pnpm() {
  const found = await run('pnpm', ['--version'], { shell: onWindows });
  return found.code === 0 && found.output.trim() === pnpmVersion ? ['pnpm'] : ['npx', '--yes', `pnpm@${pnpmVersion}`];
}

/**
 * Installs the dependencies if they are missing, or if the lock file or a package.json changed.
 *
 * @throws Stop with what to do, when the registry cannot be reached or the lock file does not fit
 */
export async function ensureInstalled() {
  const hash = hashOf(inputs(), `${process.platform} ${process.arch} ${process.versions.modules}`);
  if (isFresh('install', hash, [at('node_modules', '.pnpm')])) return;
  forget('install');
  console.log('Installing the dependencies, which may take some minutes the first time …');
  const [command, ...first] = await pnpm();
  const result = await run(command, [...first, 'install', '--frozen-lockfile', '--loglevel=error'], {
    show: true,
    shell: onWindows,
    // No prompts, and fail quickly without a network.
    env: { CI: 'true', npm_config_fetch_retry_mintimeout: '1000', npm_config_fetch_retry_maxtimeout: '10000' },
  });
  if (result.code === 0) return remember('install', hash);
  if (noNetwork.test(result.output)) {
    const earlier = existsSync(at('node_modules', '.pnpm'))
      ? ' An earlier installation is here, but the dependencies changed since.'
      : '';
    throw new Stop(
      `The package registry cannot be reached.${earlier}\nConnect this machine to the network (or set npm's registry and proxy) and try again.`,
    );
  }
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(result.output)) {
    throw new Stop(`pnpm-lock.yaml does not fit the package.json files. Run: npx --yes pnpm@${pnpmVersion} install`);
  }
  throw new Stop('Installing the dependencies failed; the reason stands above.');
}
