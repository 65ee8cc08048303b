import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';

const onWindows = process.platform === 'win32';

/**
 * Packs the command line for distribution: its files, without dependencies to install.
 *
 * @param folder - where the file is put; made when it is missing
 * @returns the path of the file
 */
export async function packCli(folder) {
  const laid = join(folder, 'signa');
  mkdirSync(join(laid, 'dist'), { recursive: true });
  const { version, description } = JSON.parse(readFileSync(at('packages/cli/package.json'), 'utf8'));
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const manifest = {
    name: '@signa/cli',
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    bin: { signa: './dist/signa.cjs' },
    engines,
    files: ['dist', 'schemas'],
  };
  writeFileSync(join(laid, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of readdirSync(at('packages/cli/dist')).filter((file) => /^signa(-.*)?\.cjs$/.test(file)))
    cpSync(at('packages/cli/dist', name), join(laid, 'dist', name));
  cpSync(at('packages/cli/schemas'), join(laid, 'schemas'), { recursive: true });
  cpSync(at('packages/core/LICENSE'), join(laid, 'LICENSE'));
  cpSync(at('docs/command-line.md'), join(laid, 'README.md'));
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: laid, shell: onWindows });
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (packed.code !== 0 || file === undefined)
    throw new Stop(`The command line could not be packed:\n${packed.output}`);
  return join(folder, file);
}
