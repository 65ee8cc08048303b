import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';

/** Whether npm commands are shell scripts. */
const onWindows = process.platform === 'win32';

/** The package.json of a package of this repository. */
export const manifestOf = (name) => JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'));

export const writeManifest = (folder, manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);

/**
 * Packs a folder as `npm publish` does.
 *
 * @param staged - the folder, with its package.json
 * @param destination - where the file is put; made when it is missing
 * @returns the path of the file
 */
export async function npmPack(staged, destination) {
  mkdirSync(destination, { recursive: true });
  const answer = await run('npm', ['pack', '--silent', '--pack-destination', destination], {
    cwd: staged,
    shell: onWindows,
  });
  const file = readdirSync(destination).find((name) => name.endsWith('.tgz'));
  if (answer.code !== 0 || file === undefined) throw new Stop(`${staged} could not be packed:\n${answer.output}`);
  return join(destination, file);
}
