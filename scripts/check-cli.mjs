/**
 * `npm run check:cli`: checks that the packed command line installs alone, without a registry, and works: its version,
 * its help, and its exit code without a session.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { packCli } from './package/pack-cli.mjs';

const onWindows = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'signa-cli-'));

async function says(args, code, text) {
  const program = join(folder, 'here', 'node_modules', '@signa', 'cli', 'dist', 'signa.cjs');
  const answer = await run(process.execPath, [program, ...args], { env: { SIGNA_CONFIG_DIR: folder } });
  if (answer.code !== code || !answer.output.includes(text))
    throw new Stop(`signa ${args.join(' ')} ends with ${answer.code}:\n${answer.output}`);
}

try {
  const file = await packCli(join(folder, 'packed'));
  const here = join(folder, 'here');
  mkdirSync(here);
  writeFileSync(join(here, 'package.json'), '{ "private": true }\n');
  const installed = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', file], {
    cwd: here,
    shell: onWindows,
  });
  if (installed.code !== 0) throw new Stop(`The packed command line does not install alone:\n${installed.output}`);
  await says(['--version'], 0, '.');
  await says(['locations', 'search', '--help'], 0, 'signa locations search wren');
  await says(['--help'], 0, 'impersonate');
  await says(['schema', 'roles'], 0, 'signa roles --json');
  await says(['roles'], 3, 'Not logged in');
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
