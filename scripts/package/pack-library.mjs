import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at, sourceFiles } from '../place.mjs';

/** Whether npm commands are shell scripts. */
const onWindows = process.platform === 'win32';

/**
 * Packs `@signa/core` as it would be published, from its compiled files.
 *
 * @param folder - where the file is put; made when it is missing
 * @returns the path of the file
 */
export const packCore = (folder) => packed(at('packages/core'), folder);

/**
 * Packs the public part of `@signa/fixtures`: the entry points in its `publishConfig`, and the dependencies that the
 * packed modules import.
 */
export function packFixtures(folder) {
  const staged = join(folder, 'staged');
  const manifest = manifestOf('fixtures');
  for (const name of [...manifest.files.filter((file) => !file.startsWith('!')), 'README.md', 'LICENSE'])
    cpSync(at('packages/fixtures', name), join(staged, name), { recursive: true });
  const imported = importsOf(join(staged, 'dist'));
  const needed = Object.entries(manifest.dependencies).filter(([name]) => imported.has(name));
  const ranges = needed.map(([name, range]) => [
    name,
    range === 'workspace:^' ? `^${manifestOf('core').version}` : range,
  ]);
  const published = {
    ...manifest,
    exports: manifest.publishConfig.exports,
    dependencies: Object.fromEntries(ranges),
    // Packages from the repository are omitted.
    ...{ publishConfig: undefined, bin: undefined, devDependencies: undefined },
  };
  writeFileSync(join(staged, 'package.json'), JSON.stringify(published, undefined, 2));
  return packed(staged, folder);
}

const manifestOf = (library) => JSON.parse(readFileSync(at('packages', library, 'package.json'), 'utf8'));

/** The packages that compiled modules import. */
function importsOf(dist) {
  const modules = sourceFiles(dist).filter((path) => path.endsWith('.js'));
  const imports = modules.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/^(?:import|export) .*from '((?:@[^'/]+\/)?[^'./][^'/]*)/gm),
  ]);
  return new Set(imports.map(([, name]) => name));
}

async function packed(library, folder) {
  mkdirSync(folder, { recursive: true });
  const answer = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: library,
    shell: onWindows,
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (answer.code !== 0 || file === undefined) throw new Stop(`${library} could not be packed:\n${answer.output}`);
  return join(folder, file);
}
