import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { pnpm } from '../install.mjs';
import { at } from '../place.mjs';

/** Whether commands of npm are scripts of the shell. */
const onWindows = process.platform === 'win32';

/**
 * Packs `@signa/core` as it would be published, from what is compiled.
 *
 * @param folder - where the file is put; made when it is missing
 * @returns the path of the file
 */
export const packCore = (folder) => packed('core', folder, ['npm']);

/** The same of `@signa/fixtures`. Its manifest says otherwise once it is packed, as pnpm does and npm does not. */
export const packFixtures = async (folder) => packed('fixtures', folder, await pnpm());

async function packed(library, folder, [command, ...first]) {
  mkdirSync(folder, { recursive: true });
  const answer = await run(command, [...first, 'pack', '--silent', '--pack-destination', folder], {
    cwd: at('packages', library),
    shell: onWindows,
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (answer.code !== 0 || file === undefined)
    throw new Stop(`@signa/${library} could not be packed:\n${answer.output}`);
  return join(folder, file);
}
