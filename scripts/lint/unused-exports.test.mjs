import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { at, tool } from '../place.mjs';

const files = {
  'package.json': '{ "name": "sample", "private": true, "type": "module" }',
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
  'packages/cli/package.json': '{ "name": "@sample/cli", "type": "module" }',
  'packages/cli/src/main.ts': "import { used } from './part.js';\nused();\n",
  'packages/cli/src/part.ts':
    'export const ownOnly = 1;\nexport type OwnType = 1;\nconst one: OwnType = ownOnly;\nexport const used = () => one;\nexport const unused = 2;\n',
  'packages/cli/src/forgotten.ts': 'export const nothing = 0;\n',
};

it("reports unused files and exports with the repository's settings", () => {
  const folder = mkdtempSync(join(tmpdir(), 'signa-knip-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    copyFileSync(at('knip.config.ts'), join(folder, 'knip.config.ts'));
    symlinkSync(at('node_modules'), join(folder, 'node_modules'), 'junction');
    const { stdout, status } = spawnSync(
      process.execPath,
      [tool('knip'), '--reporter', 'json', '--no-config-hints', '--include', 'files,exports,types'],
      { cwd: folder, encoding: 'utf8' },
    );
    const issues = JSON.parse(stdout).issues;
    const named = (kind) => issues.flatMap((issue) => issue[kind].map(({ name }) => name)).sort();
    expect(status).toBe(1);
    expect(named('exports')).toEqual(['ownOnly', 'unused']);
    expect(named('types')).toEqual(['OwnType']);
    expect(issues.filter(({ files }) => files.length > 0).map(({ file }) => file)).toEqual([
      'packages/cli/src/forgotten.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
