import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unknownSettings } from './unknown-settings.js';

const folder = new URL('../../../../deploy/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Every file of it but the board of figures, those of its folders too. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('json'))
  .map(({ parentPath, name }) => join(parentPath, name).slice(fileURLToPath(folder).length));

describe('the files that an installation begins with', () => {
  it.each(files)('A-345 deploy/%s names no setting that there is not', (name) => {
    const names = textOf(name).match(/\b(?:SIGNA|OIDC|SCIM|DATABASE|PHARMACY|STOREFRONT|METRICS)_[A-Z_]+\b/g) ?? [];
    expect(unknownSettings(Object.fromEntries(names.map((one) => [one, 'x'])))).toEqual([]);
  });

  it('A-345 start what is packed, as nobody who may more than it needs', () => {
    const program = 'packages/server/dist/signa-server.js';
    for (const name of ['Dockerfile', 'compose.yaml', 'signa.service']) expect(textOf(name)).toContain(program);
    expect(textOf('Dockerfile')).toContain('scripts/pack-server.mjs');
    expect(textOf('Dockerfile')).toMatch(/^USER node$/m);
    expect(textOf('compose.yaml')).toContain('read_only: true');
  });

  it('A-345 keep compiled code where only the service writes', () => {
    const unit = textOf('signa.service');
    expect(unit).toMatch(/^CacheDirectory=signa$/m);
    expect(unit).toMatch(/^Environment=NODE_COMPILE_CACHE=%C\/signa$/m);
  });

  it('A-345 the server is never told the address of the owner', () => {
    const serving = textOf('compose.yaml').split(/\n {2}signa:\n/)[1] ?? '';
    expect(serving).toContain('DATABASE_URL');
    expect(serving).not.toContain('OWNER');
  });
});
