import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createReader } from './module-imports';

const core = join(import.meta.dirname, '../../../core');
const { exports: entries } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};

describe("a module's imports", () => {
  const folder = mkdtempSync(join(tmpdir(), 'signa-imports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(entries))('are read from the sources of core, including its entry point %s', (entry) => {
    const file = join(folder, 'module.ts');
    writeFileSync(file, `import * as all from '@signa/core${entry.slice(1)}';`);
    const source = entry === './sample-knowledge' ? 'knowledge/sample.js' : join('src', entry, 'index.ts');
    expect(createReader()(file).needed).toEqual([join(core, source)]);
  });
});
