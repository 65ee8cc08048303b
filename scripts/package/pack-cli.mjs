import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../place.mjs';
import { manifestOf, npmPack, writeManifest } from './npm-pack.mjs';

/**
 * Packs the command line for distribution: its files, without dependencies to install.
 *
 * @param folder - where the file is put; made when it is missing
 * @returns the path of the file
 */
export async function packCli(folder) {
  const staged = join(folder, 'signa');
  mkdirSync(join(staged, 'dist'), { recursive: true });
  const { version, description } = manifestOf('cli');
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  writeManifest(staged, {
    name: '@signa/cli',
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    bin: { signa: './dist/signa.cjs' },
    engines,
    files: ['dist', 'schemas'],
  });
  for (const name of readdirSync(at('packages/cli/dist')).filter((file) => /^signa(-.*)?\.cjs$/.test(file)))
    cpSync(at('packages/cli/dist', name), join(staged, 'dist', name));
  cpSync(at('packages/cli/schemas'), join(staged, 'schemas'), { recursive: true });
  cpSync(at('packages/core/LICENSE'), join(staged, 'LICENSE'));
  cpSync(at('docs/command-line.md'), join(staged, 'README.md'));
  return await npmPack(staged, folder);
}
