import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { pnpm } from '../install.mjs';

/** The build commands of an older version, which run its own scripts. */
const putTogether = `
  const { compile, bundleServer, bundleSample } = await import(process.cwd() + '/scripts/build.mjs');
  await compile('server');
  await bundleServer();
  await bundleSample();
`;

/**
 * The server of a revision, built with the dependencies in its lock file and cached in the machine's temporary folder.
 *
 * @returns the settings that name its programs to the tests
 * @throws Stop where there is no such revision, or it cannot be built
 */
export async function olderServer(revision) {
  const hash = await must('git', ['rev-parse', '--verify', `${revision}^{commit}`], {}, `There is no ${revision}.`);
  const folder = join(tmpdir(), `signa-older-${userInfo().username}`, hash.trim().slice(0, 12));
  const programs = {
    SIGNA_OLDER_PROGRAM: join(folder, 'packages/server/dist/signa-server.js'),
    SIGNA_OLDER_SAMPLE_PROGRAM: join(folder, 'packages/server/dist/signa-sample.js'),
  };
  if (Object.values(programs).every((path) => existsSync(path))) return programs;
  console.log(`Building ${hash.slice(0, 8)} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const archive = join(folder, 'sources.tar');
  await must('git', ['archive', '--output', archive, hash.trim()]);
  await must('tar', ['-xf', archive, '-C', folder]);
  const [command, ...first] = await pnpm();
  const install = [...first, 'install', '--frozen-lockfile', '--prefer-offline', '--loglevel=error'];
  await must(command, install, { cwd: folder, env: { CI: 'true' } });
  await must(process.execPath, ['--input-type=module', '--eval', putTogether], { cwd: folder });
  return programs;
}

async function must(command, parameters, options = {}, failure = `${command} failed`) {
  const { code, output } = await run(command, parameters, options);
  if (code !== 0) throw new Stop(`${failure}:\n${output}`);
  return output;
}
