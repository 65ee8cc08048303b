import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The GraphQL versions with which the libraries must work. */
export const graphqlLines = {
  16: at('packages/core/node_modules/graphql'),
  17: at('node_modules/graphql-17'),
};

/** The other dependencies of a consumer's program: the libraries' other peer dependencies, and Node's types. */
const beside = [
  ['fast-check', at('packages/fixtures/node_modules/fast-check')],
  ['@types/node', at('node_modules/@types/node')],
];

function link(modules, name, target) {
  const path = join(modules, name);
  mkdirSync(join(path, '..'), { recursive: true });
  symlinkSync(realpathSync(target), path, 'junction');
}

const texts = ['README.md', 'LICENSE', 'CHANGELOG.md'];
const cases = ['vectors.ndjson', 'tables.json', 'README.md'].map((name) => `vectors/${name}`);
/** The files of each library besides its code. */
const filesOf = { core: [...texts, ...cases], fixtures: texts };

/**
 * Creates a consumer's program with one GraphQL version and the dependencies in `beside`, but nothing from this
 * repository.
 */
export function installConsumer(folder, graphql) {
  const modules = join(folder, 'node_modules');
  link(modules, 'graphql', graphqlLines[graphql]);
  for (const [name, target] of beside) link(modules, name, target);
  writeFileSync(join(folder, 'package.json'), '{ "name": "another-team", "private": true, "type": "module" }\n');
}

/**
 * Installs a packed library with its dependencies, except libraries from this repository.
 *
 * @param library - core or fixtures
 * @param tarball - as `packCore` and `packFixtures` make it
 * @returns the published entries of the library, as they are imported
 */
export async function installLibrary(folder, library, tarball) {
  const modules = join(folder, 'node_modules');
  const own = join(modules, '@signa', library);
  mkdirSync(own, { recursive: true });
  const unpacked = await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', own]);
  if (unpacked.code !== 0) throw new Stop(`${tarball} could not be unpacked:\n${unpacked.output}`);
  const { exports, dependencies } = manifestOf(own);
  const others = Object.keys(dependencies).filter((name) => !name.startsWith('@signa/'));
  for (const name of others) link(modules, name, at('packages', library, 'node_modules', name));
  const missing = filesOf[library].filter((name) => !existsSync(join(own, name)));
  if (missing.length > 0) throw new Stop(`The packed @signa/${library} lacks ${missing.join(', ')}.`);
  const ranges = Object.entries(dependencies).filter(([, range]) => !/^\^\d/.test(range));
  if (ranges.length > 0)
    throw new Stop(`The packed @signa/${library} depends on ${ranges.join(' and ')}, not on a range.`);
  const entries = Object.keys(exports).map((entry) => `@signa/${library}${entry.slice(1)}`);
  return entries.filter((entry) => !entry.endsWith('.json'));
}
