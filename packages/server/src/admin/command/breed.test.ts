import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../testing/every-database.js';
import { postgresTestDatabase } from '../../testing/postgres-test-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { asOwner } from '../owner/owner-work.js';
import { breedAdd, breedAddFrom, breedList } from './breed.js';

describeOnPostgres('breeds that an operator adds', () => {
  let db: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    db = await postgresTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'signa-breed-'));
  });
  afterAll(async () => {
    await db.dispose();
    await rm(folder, { recursive: true });
  });

  const run = async ({ run: command }: AdminCommand, ...names: readonly string[]) => {
    try {
      const lines = await asOwner(
        { DATABASE_OWNER_URL: db.ownerUrl },
        async (owner) => (await command?.(owner, { names, flags: {} })) ?? { lines: [] },
      );
      return lines.join('\n');
    } catch (error) {
      return `refused: ${(error as Error).message}`;
    }
  };
  const named = (name: string) => db.asOwner('select code, species_code from signa.breed where name = $1', [name]);

  it('A-521 are listed for their species, once, whatever the order of their words', async () => {
    expect(await run(breedAdd, 'canine', ' Belgian Tervuren ')).toBe(
      "canine: 'Belgian Tervuren' added with the code canine-belgian-tervuren.",
    );
    expect(await named('Belgian Tervuren')).toEqual([{ code: 'canine-belgian-tervuren', species_code: 'canine' }]);
    expect(await run(breedAdd, 'canine', 'Tervuren, Belgian')).toBe(
      "canine: 'Tervuren, Belgian' is already listed as Belgian Tervuren.",
    );
    expect(await run(breedAdd, 'feline', 'Belgian Tervuren')).toContain('feline-belgian-tervuren');
    expect(await run(breedAdd, 'canine', 'Bélgian Térvuren Mix')).toContain('canine-belgian-tervuren-mix');
    const audited = await db.asOwner<{ subject: string }>(
      `select subject from signa.audit_record where operation = 'AddBreeds' order by subject`,
    );
    expect(audited.map(({ subject }) => subject)).toEqual([
      ...['breed:canine-belgian-tervuren', 'breed:canine-belgian-tervuren-mix', 'breed:feline-belgian-tervuren'],
    ]);
  });

  it('A-521 need a species, and a name of letters', async () => {
    expect(await run(breedAdd, 'dog', 'Xolo')).toMatch(/^refused: Unknown species 'dog'\. Use one of avian, canine/);
    expect(await run(breedAdd, 'canine', '???')).toMatch(/^refused: '\?\?\?' isn't the name of a breed/);
    expect(await run(breedAdd, 'canine', 'x'.repeat(61))).toMatch(/at most 60 characters/);
    expect(await run(breedAdd, 'canine', 'Xo\u202Elo')).toMatch(/invisible character/);
  });

  it('A-521 come from a mapping file, where they are marked as new, all or none', async () => {
    const mapping = (values: object) => ({
      ...{ signa_mapping: 1, kind: 'patient', unused: [] },
      columns: { breed: { from: 'Breed', values } },
    });
    const write = async (name: string, content: unknown) => {
      await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
      return join(folder, name);
    };
    const some = await write(
      'a.json',
      mapping({ canine: { Xolo: 'new: Xoloitzcuintli', Mudi: 'new', Lab: '?' }, feline: { LaPerm: 'new' } }),
    );
    expect(await run(breedAddFrom, some)).toBe(
      "canine: 'Xoloitzcuintli' added with the code canine-xoloitzcuintli.\ncanine: 'Mudi' added with the code canine-mudi.\n" +
        "feline: 'LaPerm' added with the code feline-laperm.",
    );
    const bad = await write('b.json', mapping({ canine: { Pumi: 'new' }, dragon: { Red: 'new' } }));
    expect(await run(breedAddFrom, bad)).toMatch(/^refused: Unknown species 'dragon'/);
    expect(await named('Pumi')).toEqual([]);
    expect(await run(breedAddFrom, await write('c.json', mapping({ canine: { Lab: '' } })))).toMatch(
      /marks no breed as new/,
    );
    expect(await run(breedAddFrom, await write('d.json', '{'))).toMatch(/isn't valid JSON/);
    expect(await run(breedAddFrom, await write('e.json', {}))).toMatch(/isn't a valid mapping/);
  });

  it('A-603 can be listed, all or those of a species', async () => {
    const listed = async (flags: Record<string, string>) =>
      await asOwner(
        { DATABASE_OWNER_URL: db.ownerUrl },
        async (owner) => (await breedList.run?.(owner, { names: [], flags })) ?? { lines: [] },
      );
    await run(breedAdd, 'canine', 'Lundehund');
    await run(breedAdd, 'feline', 'Korat');
    const all = (await listed({})).join('\n');
    expect(all).toContain('canine  Lundehund');
    expect(all).toContain('feline  Korat');
    const cats = (await listed({ species: 'feline' })).join('\n');
    expect(cats).toContain('feline  Korat');
    expect(cats).not.toContain('canine');
    await expect(listed({ species: 'dragon' })).rejects.toThrow("Unknown species 'dragon'. Use one of");
  });
});
