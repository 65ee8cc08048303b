import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';

/** Whether commands of npm are scripts of the shell. */
const onWindows = process.platform === 'win32';

/**
 * Packs `@signa/core` as it would be published, from what is compiled.
 *
 * @param folder - where the file is put; made when it is missing
 * @returns the path of the file
 */
export async function packCore(folder) {
  mkdirSync(folder, { recursive: true });
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: at('packages/core'),
    shell: onWindows,
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (packed.code !== 0 || file === undefined) throw new Stop(`@signa/core could not be packed:\n${packed.output}`);
  return join(folder, file);
}
