/**
 * The Nu Html Checker, a Java program of 30 MB: it is downloaded on first use and stored with the installed packages.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run, Stop } from '../../child.mjs';
import { memory } from '../../place.mjs';

export const pinned = 'vnu-jar@26.9.27';

async function program() {
  const folder = join(memory, 'html-checker');
  const path = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  if (existsSync(path)) return path;
  console.log(`Fetching ${pinned} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--silent', '--ignore-scripts', '--save-exact', pinned];
  const { code, output } = await run('npm', install, { cwd: folder });
  if (code !== 0 || !existsSync(path)) throw new Stop(`${pinned} could not be fetched:\n${output}`);
  return path;
}

/** Downloads the checker before any page is rendered for it. */
export async function fetchNuChecker() {
  if ((await run('java', ['-version'])).code !== 0)
    throw new Stop('The Nu Html Checker runs on Java: install a Java 11 or newer, and have `java` on the PATH.');
  await program();
}

/**
 * Checks all documents in one run, because the program takes seconds to start.
 *
 * @param documents - HTML by any names
 * @returns the findings by the same names, each its message and what it is about; none for one that is right
 */
export async function findingsOf(documents) {
  const folder = mkdtempSync(join(tmpdir(), 'signa-html-'));
  const names = [...documents.keys()];
  try {
    const files = names.map((name, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, documents.get(name));
      return file;
    });
    const options = ['--format', 'json', '--exit-zero-always', '--stdout'];
    const { code, output } = await run('java', ['-jar', await program(), ...options, ...files]);
    if (code !== 0) throw new Stop(`The Nu Html Checker failed:\n${output}`);
    const found = new Map(names.map((name) => [name, []]));
    for (const { url, message, extract = '' } of JSON.parse(output).messages)
      found.get(names[parseInt(basename(url), 10)]).push(`${message} ${JSON.stringify(extract)}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
