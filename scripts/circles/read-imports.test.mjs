import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readImports } from './read-imports.mjs';

it("reads a file's imports, including type-only and dynamic ones, except those of tests and libraries", () => {
  const folder = mkdtempSync(join(tmpdir(), 'signa-imports-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('noun/index.ts', '');
  write('part/b.tsx', '');
  write('part/c.ts', '');
  write(
    'screen/a.ts',
    `import { useState } from 'react';
    import type { B } from '../part/b';
    export { c } from '../part/c.js';
    const later = () => import('../noun');`,
  );
  write('run.mjs', `import { c } from './part/c.ts';`);
  write('run.test.mjs', `import './run.mjs';`);
  write('screen/a.test.ts', `import '../part/b';`);
  expect(readImports(folder)).toEqual(
    new Map([
      ['noun/index.ts', []],
      ['part/b.tsx', []],
      ['part/c.ts', []],
      ['run.mjs', ['part/c.ts']],
      ['screen/a.ts', ['part/b.tsx', 'part/c.ts', 'noun/index.ts']],
    ]),
  );
});
