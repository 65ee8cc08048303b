import { expect, it } from 'vitest';
import { publishedManifest } from './published-manifest.mjs';

const manifest = {
  name: '@signa/one',
  private: true,
  repository: { type: 'git', url: 'git+https://git.example/one.git', directory: 'packages/one' },
  bin: { one: './dist/main.js' },
  exports: { '.': './dist/index.js', './own': './dist/own.js' },
  publishConfig: { bin: {}, exports: { '.': './dist/index.js' } },
  dependencies: { two: '^2.0.0' },
  devDependencies: { three: '3.0.0' },
  scripts: { build: 'tsc' },
};

it('A-572 names the repository, its folder and the packed commit, with which an attestation is compared', () => {
  expect(publishedManifest(manifest, 'abc123')).toMatchObject({ repository: manifest.repository, gitHead: 'abc123' });
  expect(publishedManifest(manifest, null)).not.toHaveProperty('gitHead');
});

it('A-570 has the published entry points, and nothing that only the repository reads', () => {
  expect(publishedManifest(manifest, null)).toEqual({
    name: '@signa/one',
    repository: manifest.repository,
    exports: { '.': './dist/index.js' },
    dependencies: { two: '^2.0.0' },
  });
});
