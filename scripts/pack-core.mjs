/**
 * `npm run pack:core`: packs `@signa/core`, and the packages of its data and samples, as they are published, and prints each
 * file with its size and the checksum that a registry shows for it (docs/publishing.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { compile } from './build.mjs';
import { fail, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { installedSize, sizeFault } from './package/installed-size.mjs';
import { packCore, packFixtures, packSampleKnowledge, packVectors } from './package/pack-library.mjs';
import { at, pathIn } from './place.mjs';

const packers = {
  core: packCore,
  'sample-knowledge': packSampleKnowledge,
  vectors: packVectors,
  fixtures: packFixtures,
};
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

try {
  await ensureInstalled();
  // Core and the fixtures are compiled with it.
  await compile('cli');
  for (const [name, pack] of Object.entries(packers)) {
    const folder = at('dist/libraries', name);
    rmSync(folder, { recursive: true, force: true });
    const file = await pack(folder);
    const bytes = readFileSync(file);
    const installed = installedSize(bytes);
    const fault = sizeFault(name, installed);
    if (fault !== null) throw new Stop(fault);
    const checksum = createHash('sha512').update(bytes).digest('base64');
    console.log(
      `${pathIn(file)}\n  ${megabytes(bytes.length)}, installed ${megabytes(installed)}\n  sha512-${checksum}`,
    );
  }
} catch (error) {
  fail(error);
}
