import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';
import { recipeFiles } from './recipes.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The GraphQL versions with which the libraries must work (A-361). */
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
const cases = ['vectors.ndjson', 'tables.json', 'signa-vectors.mjs'];
/** The files of each library besides its code. */
const filesOf = {
  core: [...texts, 'knowledge-package.schema.json'],
  'sample-knowledge': ['README.md', 'LICENSE', 'signa-sample.json'],
  vectors: ['README.md', 'LICENSE', ...cases],
  fixtures: texts,
};

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
 * @param library - its name without the scope
 * @param tarball - as the functions of pack-library.mjs make it
 * @returns the published entries of the library, as they are imported
 */
export async function installLibrary(folder, library, tarball) {
  const modules = join(folder, 'node_modules');
  const own = join(modules, '@signa', library);
  mkdirSync(own, { recursive: true });
  const unpacked = await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', own]);
  if (unpacked.code !== 0) throw new Stop(`${tarball} could not be unpacked:\n${unpacked.output}`);
  const { exports, dependencies = {} } = manifestOf(own);
  const others = Object.keys(dependencies).filter((name) => !name.startsWith('@signa/'));
  for (const name of others) link(modules, name, at('packages', library, 'node_modules', name));
  const missing = filesOf[library].filter((name) => !existsSync(join(own, name)));
  if (missing.length > 0) throw new Stop(`The packed @signa/${library} lacks ${missing.join(', ')}.`);
  const ranges = Object.entries(dependencies).filter(([, range]) => !/^\^\d/.test(range));
  if (ranges.length > 0)
    throw new Stop(`The packed @signa/${library} depends on ${ranges.join(' and ')}, not on a range.`);
  const entries = Object.keys(exports).map((entry) => `@signa/${library}${entry.slice(1)}`);
  return entries.filter((entry) => !/\.(?:ndjson|json)$/.test(entry));
}

/**
 * Writes the recipes of the installed libraries, and of the pages of this repository, into the program: `recipes/*.ts`.
 *
 * @param libraries - their names without the scope
 * @param pages - paths in the repository
 * @returns the paths in the program
 */
export function writeRecipes(folder, libraries, pages) {
  const installed = libraries.flatMap((library) =>
    ['README.md', 'CHANGELOG.md']
      .map((name) => [`${library}-${name}`, join(folder, 'node_modules/@signa', library, name)])
      .filter(([, path]) => existsSync(path)),
  );
  const files = [...installed, ...pages.map((page) => [page.replaceAll('/', '-'), at(page)])]
    .map(([name, path]) => recipeFiles(name.replace('.md', '').toLowerCase(), readFileSync(path, 'utf8')))
    .flatMap((recipes) => Object.entries(recipes));
  mkdirSync(join(folder, 'recipes'), { recursive: true });
  return files.map(([name, code]) => {
    writeFileSync(join(folder, 'recipes', name), code);
    return `recipes/${name}`;
  });
}
