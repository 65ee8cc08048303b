/**
 * `npm run release -- <version>`: writes the version of a release into every package, so that the server and the command
 * line report it (A-531). CHANGELOG.md must have its entry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fail, Stop } from './child.mjs';
import { at, pathIn } from './place.mjs';
import { releasedManifests } from './release/manifests.mjs';
import { releaseFault, withVersion } from './release/versions.mjs';

const [version] = process.argv.slice(2);
try {
  const { version: current } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const fault = releaseFault(version, current, readFileSync(at('CHANGELOG.md'), 'utf8'));
  if (fault) throw new Stop(fault);
  for (const path of releasedManifests()) {
    writeFileSync(path, withVersion(readFileSync(path, 'utf8'), version));
    console.log(`${pathIn(path)}: ${version}`);
  }
} catch (error) {
  fail(error);
}
