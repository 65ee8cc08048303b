import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { memory } from './place.mjs';

/** The npm package that contains Chromium. */
export const packagedChromium = { name: '@sparticuz/chromium', version: '153.0.0' };
const pinned = `${packagedChromium.name}@${packagedChromium.version}`;

/** Unpacks the browser and its libraries, and prints the path; the two variables make it include the libraries. */
const unpack = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());`;

/**
 * Installs a Chromium from an npm package (64-bit Linux on Intel only), with its libraries.
 *
 * @returns the path of a script that starts it, or undefined when there is none for this system
 */
export async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(memory, 'browser');
  const starter = join(folder, 'chromium.sh');
  if (existsSync(starter) && existsSync(join(folder, 'chromium'))) return starter;
  console.log(`Installing ${pinned} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--silent', pinned], { cwd: folder });
  if (installed.code !== 0) return undefined;
  writeFileSync(join(folder, 'unpack.js'), unpack);
  const env = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const unpacked = await run(process.execPath, ['unpack.js'], { cwd: folder, env });
  if (unpacked.code !== 0) return undefined;
  const fonts = join(folder, 'fonts', 'fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', join(folder, 'fonts')));
  const lines = [
    '#!/bin/sh',
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH="${join(folder, 'fonts')}"`,
    `LD_LIBRARY_PATH="${join(folder, 'al2023', 'lib')}" exec "${join(folder, 'chromium')}" "$@"`,
  ];
  writeFileSync(starter, `${lines.join('\n')}\n`);
  chmodSync(starter, 0o755);
  return starter;
}
