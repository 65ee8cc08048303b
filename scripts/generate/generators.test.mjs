import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../place.mjs';
import { generators } from './generators.mjs';

it('A-558 one run is enough: nothing writes what an earlier generator has read, or what another one writes', () => {
  for (const [index, { reads, writes }] of generators.entries()) {
    const later = generators.slice(index + 1).flatMap((other) => other.writes);
    expect(reads.filter((name) => later.includes(name))).toEqual([]);
    expect(writes.filter((name) => later.includes(name))).toEqual([]);
  }
});

it('A-558 every generator exists, and writes files', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  expect(scripts.generate).toBe('node scripts/run.mjs generate');
  for (const { script, parameters = [], writes } of generators) {
    const files = script === 'vitest' ? parameters.filter((one) => one.startsWith('packages/')) : [`scripts/${script}`];
    expect(files.filter((file) => !existsSync(at(file)))).toEqual([]);
    expect(files.length * writes.length).toBeGreaterThan(0);
  }
});
