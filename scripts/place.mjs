import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The scripts' state, deleted with node_modules, whose contents it describes. */
export const memory = join(root, 'node_modules', '.signa');

/** A path inside the repository. */
export const at = (...parts) => join(root, ...parts);

/** The bundled command line: the file that Node starts. */
export const commandLine = at('packages', 'cli', 'dist', 'signa.cjs');

/** A path relative to the repository or to a folder in it, with forward slashes on every system. */
export const pathIn = (path, folder = root) => relative(folder, path).replaceAll('\\', '/');

/** The names of the packages with sources. */
export const packages = () =>
  readdirSync(at('packages')).filter(
    (name) => existsSync(at('packages', name, 'src')) && sourceFiles(at('packages', name, 'src')).length > 0,
  );

/** All files in a folder and its subfolders (none if it is missing), sorted, except installed and built ones. */
export function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'dist-types', '.git'].includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/**
 * The script file behind a command of an installed package, so that it runs by `node` on every system
 * (the shims in node_modules/.bin differ between them).
 *
 * @param name - the package, for example `oxlint`
 * @param from - the folder of the package of ours that depends on it
 * @param command - the command, when it is not named like the package
 */
export function tool(name, from = root, command = name.split('/').at(-1)) {
  const folder = join(from, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : (bin?.[command] ?? Object.values(bin ?? {})[0]);
  if (!path) throw new Error(`${name} has no command ${command}`);
  return join(folder, path);
}

/** Whether this module is the entry point. */
export const startedDirectly = (url) => process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];

/** The folder of a file. */
export const folderOf = (path) => dirname(path);
