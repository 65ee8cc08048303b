import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git.mjs';
import { at, sourceFiles } from '../place.mjs';
import { bundleLibrary } from './bundle-library.mjs';
import { manifestOf, npmPack, writeManifest } from './npm-pack.mjs';
import { publishedManifest } from './published-manifest.mjs';

/** The commit that is packed; null outside of git, and when files differ from it. */
const packedCommit = () =>
  git('status', '--porcelain').length === 0 ? (git('rev-parse', 'HEAD').at(0) ?? null) : null;

const range = () => `^${manifestOf('core').version}`;

function stage(folder, manifest, files) {
  const staged = join(folder, 'staged');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const [name, source] of Object.entries(files)) cpSync(at(source), join(staged, name), { recursive: true });
  writeManifest(staged, publishedManifest(manifest, packedCommit()));
  return staged;
}

const texts = (name) => ({
  'README.md': `packages/${name}/README.md`,
  LICENSE: `packages/${name}/LICENSE`,
  'CHANGELOG.md': `packages/${name}/CHANGELOG.md`,
});

/**
 * Packs `@signa/core` as it is published: the entry points in its `publishConfig`, bundled from the compiled files.
 *
 * @param folder - where the file is put; made when it is missing
 * @returns the path of the file
 * @see A-570
 */
export async function packCore(folder) {
  const manifest = manifestOf('core');
  const { exports } = manifest.publishConfig;
  const staged = stage(
    folder,
    {
      ...manifest,
      peerDependencies: { ...manifest.peerDependencies, '@signa/sample-knowledge': range() },
      peerDependenciesMeta: { ...manifest.peerDependenciesMeta, '@signa/sample-knowledge': { optional: true } },
    },
    { ...texts('core'), 'knowledge-package.schema.json': 'packages/core/knowledge/package.schema.json' },
  );
  const entries = Object.entries(manifest.exports).flatMap(([entry, compiled]) =>
    entry in exports && compiled.default?.startsWith('./dist/')
      ? [[exports[entry].default.replace(/^\.\/dist\/|\.js$/g, ''), compiled]]
      : [],
  );
  await bundleLibrary(at('packages/core'), Object.fromEntries(entries), join(staged, 'dist'));
  for (const ending of ['js', 'd.ts'])
    writeFileSync(
      join(staged, `dist/sample-knowledge.${ending}`),
      "export { sampleKnowledge } from '@signa/sample-knowledge';\n",
    );
  return await npmPack(staged, folder);
}

const dataManifest = (name, description, more) => {
  const { version, type, license, repository, engines } = manifestOf('core');
  return {
    ...{ name, version, description, type, license },
    repository: { ...repository, directory: more.directory },
    ...{ engines, sideEffects: false },
    ...more.manifest,
  };
};

/** Packs `@signa/vectors`: the test cases for ports of the rules, with the program that runs them. */
export const packVectors = (folder) =>
  npmPack(
    stage(
      folder,
      dataManifest(
        '@signa/vectors',
        'Test cases of the rules of Signa, with their verdicts, for ports to other languages',
        {
          directory: 'packages/core/vectors',
          manifest: {
            bin: { 'signa-vectors': './signa-vectors.mjs' },
            exports: {
              './vectors.ndjson': './vectors.ndjson',
              './tables.json': './tables.json',
              './package.json': './package.json',
            },
            files: ['*.mjs', 'vectors.ndjson', 'tables.json'],
          },
        },
      ),
      {
        ...Object.fromEntries(
          ['README.md', 'ask.mjs', 'judge.mjs', 'signa-vectors.mjs', 'tables.json', 'vectors.ndjson'].map((name) => [
            name,
            `packages/core/vectors/${name}`,
          ]),
        ),
        LICENSE: 'packages/core/LICENSE',
      },
    ),
    folder,
  );

/** Packs `@signa/sample-knowledge`, the sample package of knowledge. */
export async function packSampleKnowledge(folder) {
  const staged = stage(
    folder,
    dataManifest('@signa/sample-knowledge', 'The sample package of knowledge of Signa, not for clinical use', {
      directory: 'packages/core/knowledge',
      manifest: {
        exports: {
          '.': { types: './sample.d.ts', default: './sample.js' },
          './signa-sample.json': './signa-sample.json',
          './package.json': './package.json',
        },
        files: ['sample.js', 'sample.d.ts', 'signa-sample.json'],
        peerDependencies: { '@signa/core': range() },
      },
    }),
    {
      ...Object.fromEntries(
        ['README.md', 'sample.js', 'signa-sample.json'].map((name) => [name, `packages/core/knowledge/${name}`]),
      ),
      LICENSE: 'packages/core/LICENSE',
    },
  );
  const types = readFileSync(at('packages/core/knowledge/sample.d.ts'), 'utf8');
  writeFileSync(join(staged, 'sample.d.ts'), types.replace('../dist/knowledge/index.js', '@signa/core/knowledge'));
  return await npmPack(staged, folder);
}

/**
 * Packs the public part of `@signa/fixtures`: the entry points in its `publishConfig`, and the dependencies that the
 * packed modules import.
 */
export async function packFixtures(folder) {
  const manifest = manifestOf('fixtures');
  const folders = manifest.files.filter((file) => !file.startsWith('!'));
  const imported = importsOf(
    folders.filter((name) => name.startsWith('dist/')).map((name) => at('packages/fixtures', name)),
  );
  const needed = Object.entries(manifest.dependencies).filter(([name]) => imported.has(name));
  const ranges = needed.map(([name, own]) => [name, own === 'workspace:^' ? range() : own]);
  const staged = stage(
    folder,
    // An entry point of core imports the sample package.
    { ...manifest, dependencies: { ...Object.fromEntries(ranges), '@signa/sample-knowledge': range() } },
    {
      ...texts('fixtures'),
      ...Object.fromEntries(folders.map((name) => [name, `packages/fixtures/${name}`])),
    },
  );
  return await npmPack(staged, folder);
}

/** The packages that compiled modules import. */
function importsOf(folders) {
  const modules = folders.flatMap((folder) => sourceFiles(folder)).filter((path) => path.endsWith('.js'));
  const imports = modules.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/^(?:import|export) .*from '((?:@[^'/]+\/)?[^'./][^'/]*)/gm),
  ]);
  return new Set(imports.map(([, name]) => name));
}
