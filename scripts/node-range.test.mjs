import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInRange } from './node-range.cjs';
import { at } from './place.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const { engines } = JSON.parse(read('package.json'));
const pinned = read('.node-version').trim();

describe('isInRange', () => {
  it.each([
    ['22.22.2', true],
    ['22.22.1', false],
    ['22.30.0', true],
    ['23.99.9', false],
    ['24.14.9', false],
    ['24.15.0', true],
    ['24.21.0', true],
    ['25.0.0', false],
    ['26.0.0', true],
    ['30.1.0', true],
    ['20.20.2', false],
    ['9.99.9', false],
    ['26.0.0-nightly20260401', true],
  ])('finds %s in the accepted versions: %s', (version, isIn) => {
    expect(isInRange('^22.22.2 || ^24.15.0 || >=26.0.0', version)).toBe(isIn);
  });

  it('rejects a range that it cannot parse, rather than accepting any version', () => {
    expect(() => isInRange('>=22.22', '24.21.0')).toThrow('Unsupported range');
    expect(() => isInRange('~22.22.2', '24.21.0')).toThrow('Unsupported range');
  });
});

describe('the pinned Node', () => {
  const [, oldest] = /\^(\d+\.\d+\.\d+)/.exec(engines.node);

  it('A-345 is in the accepted range', () => {
    expect(isInRange(engines.node, pinned)).toBe(true);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/setting-up.md', 'deploy/signa.service'])(
    'A-345 is named in %s, with the oldest accepted version',
    (file) => {
      const named = [...read(file).matchAll(/\b\d{2}\.\d{1,2}\.\d{1,2}\b(?!\.\d)/g)].map(([version]) => version);
      expect(named).toEqual(expect.arrayContaining([pinned, oldest]));
    },
  );

  it('A-345 is used by both stages of the image', () => {
    const text = read('deploy/Dockerfile');
    const tags = [...text.matchAll(/^ARG NODE_IMAGE=node:(\S+)/gm)].map(([, tag]) => tag);
    expect(tags).toEqual([`${pinned}-bookworm-slim`]);
    expect(text.match(/^FROM \S+/gm)).toEqual(['FROM ${NODE_IMAGE}', 'FROM ${NODE_IMAGE}']);
    expect(read('deploy/compose.yaml')).toContain(`\${NODE_IMAGE:-node:${pinned}-bookworm-slim}`);
  });

  it('A-345 the command line names the oldest accepted version', () => {
    expect(read('docs/command-line.md')).toContain(`Node ${oldest} or newer`);
  });
});
