import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What another team's program brings beside the library: the optional peer, and the types of Node. */
const beside = [
  ['graphql', at('packages/core/node_modules/graphql')],
  ['@types/node', at('node_modules/@types/node')],
];

function link(modules, name, target) {
  const path = join(modules, name);
  mkdirSync(join(path, '..'), { recursive: true });
  symlinkSync(realpathSync(target), path, 'junction');
}

/**
 * Lays a program of another team, which has the packed library and what it depends on and nothing of this repository.
 *
 * @param folder - an empty folder, outside of the repository
 * @param tarball - as `packCore` makes it
 * @returns the published entries of the library, as they are imported
 */
export async function layConsumer(folder, tarball) {
  const modules = join(folder, 'node_modules');
  const library = join(modules, '@signa', 'core');
  mkdirSync(library, { recursive: true });
  const unpacked = await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', library]);
  if (unpacked.code !== 0) throw new Stop(`${tarball} could not be unpacked:\n${unpacked.output}`);
  const { exports, dependencies } = manifestOf(library);
  for (const name of Object.keys(dependencies)) link(modules, name, at('packages/core/node_modules', name));
  for (const [name, target] of beside) link(modules, name, target);
  writeFileSync(join(folder, 'package.json'), '{ "name": "another-team", "private": true, "type": "module" }\n');
  const entries = Object.keys(exports).map((entry) => `@signa/core${entry.slice(1)}`);
  return entries.filter((entry) => !entry.endsWith('.json'));
}

/** What a library for other teams has beside its code. */
export function missingTexts(folder) {
  const library = join(folder, 'node_modules', '@signa', 'core');
  const cases = ['vectors.ndjson', 'tables.json', 'README.md'].map((name) => `vectors/${name}`);
  return ['README.md', 'LICENSE', 'CHANGELOG.md', ...cases].filter((name) => !existsSync(join(library, name)));
}
