import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { node, run } from '../child.mjs';
import { packVectors } from './pack-library.mjs';

const folder = mkdtempSync(join(tmpdir(), 'signa-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('A-571 is a package with all cases, tables and the program that runs them, without the rules', async () => {
  const tarball = await packVectors(join(folder, 'packed'));
  const own = join(folder, 'own');
  mkdirSync(own);
  expect((await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', own])).code).toBe(0);
  const { name, bin, dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  expect([name, dependencies, existsSync(join(own, 'node_modules'))]).toEqual(['@signa/vectors', undefined, false]);
  expect(Object.keys(JSON.parse(readFileSync(join(own, 'tables.json'), 'utf8')))).toContain('knowledge');
  const port = `console.log('{"verdict":{"standing":"current"},"reasons":[]}')`;
  const { code, output } = await node(join(own, bin['signa-vectors']), [
    ...['--id', 'license/days/1', '--', process.execPath, '-e', port],
  ]);
  expect([code, output]).toEqual([0, '1 case, 1 right, 0 wrong\n']);
});
