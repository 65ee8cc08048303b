import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entryPoints } from './entry-points.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');

type Exports = Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly repository: { readonly url: string; readonly directory: string };
  readonly engines: { readonly node: string };
  readonly exports: Exports;
  readonly publishConfig: { readonly exports: Exports };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
}
const manifest = JSON.parse(read('package.json')) as Manifest;
// A JSON file has no exports to describe.
const entries = Object.keys(manifest.publishConfig.exports).filter((entry) => !entry.endsWith('.json'));

const starts = entryPoints.flatMap(({ entry, answers }) => answers.map(({ start }) => ({ entry, start })));

describe('the package for other teams', () => {
  it('A-361 accepts later minor versions of its dependencies, and graphql 16, 17, or none', () => {
    for (const [name, range] of Object.entries(manifest.dependencies)) expect(range, name).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(manifest.peerDependencies).toEqual({ graphql: '^16.0.0 || ^17.0.0' });
    expect(manifest.peerDependenciesMeta).toEqual({ graphql: { optional: true } });
    expect(manifest.engines.node).toBe('>=22.12.0');
  });

  it('A-361 states its license, its repository, and the changes in this version', () => {
    expect(manifest.license).toBe('SEE LICENSE IN LICENSE');
    expect(read('LICENSE')).toContain('All rights reserved');
    expect(manifest.repository.directory).toBe('packages/core');
    expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(manifest.version);
  });

  it('A-360 documents the question that each published entry point answers', () => {
    const listed = entryPoints.map(({ entry }) => entry);
    expect(listed.toSorted()).toEqual(entries.filter((entry) => entry !== '.').toSorted());
    const questions = entryPoints.flatMap(({ answers }) => answers.map(({ question }) => question));
    expect(new Set(questions).size).toBe(questions.length);
    expect(entryPoints.filter(({ answers }) => answers.length === 0)).toEqual([]);
  });

  it('A-570 publishes every entry point but the types of our resolvers, each as one file with its types', () => {
    const { './contract/resolvers': _, ...others } = manifest.exports;
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(others));
    for (const entry of entries) {
      const name = entry === '.' ? 'index' : entry.slice(2);
      expect(manifest.publishConfig.exports[entry]).toEqual({
        types: `./dist/${name}.d.ts`,
        default: `./dist/${name}.js`,
      });
    }
  });

  it.each(starts)('A-360 $entry exports $start', async ({ entry, start }) => {
    const { types } = manifest.exports[entry] as { readonly types: string };
    const isCompiled = types.startsWith('./dist/');
    const source = isCompiled
      ? types.replace('./dist/', 'src/').replace('.d.ts', '.ts')
      : types.replace('.d.ts', '.js');
    if (!existsSync(at(source))) throw new Error(`${entry} has no source`);
    const loaded = (await import(at(source))) as object;
    const isExported = start in loaded || new RegExp(`export (type|interface) ${start}\\b`).test(read(source));
    expect(isExported).toBe(true);
  });
});
