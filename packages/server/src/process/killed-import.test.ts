import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import { sample } from '../testing/sample-server.js';
import type { TestDatabase } from '../testing/test-database.js';
import { describeOnServers, temporaryFolder } from './server-database.testing.js';
import { spawnServer } from './spawned-server.testing.js';

const head =
  'external_id,first_name,last_name,phone_1_number,address_1_line_1,address_1_city,address_1_state,address_1_zip';
const lineOf = (index: number) => `K-${index},Ada,Lund,5185550177,18 Regent St,Saratoga Springs,NY,12866`;
const count = 3_500;

describeOnServers('the file import command', () => {
  let db: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    [db, folder] = await Promise.all([postgresTestDatabase(), temporaryFolder()]);
  });
  afterAll(async () => {
    await db.dispose();
    await rm(folder, { recursive: true });
  });

  const start = (...command: string[]) => spawnServer({ DATABASE_OWNER_URL: db.ownerUrl ?? '' }, ['admin', ...command]);
  const at = ['--location', sample.wren];
  const made = async () => {
    const [found] = await db.asOwner<{ clients: number; records: number; imports: number; done: number }>(
      `select (select count(*)::integer from signa.client where last_name = 'Lund') as clients,
        (select count(*)::integer from signa.pims_import_record) as records,
        (select count(*)::integer from signa.file_import) as imports,
        (select max(lines_done) from signa.file_import) as done`,
    );
    return found;
  };

  it('A-322 A-325 resumes after being killed, adds nothing twice, and everything can then be exported', async () => {
    const path = join(folder, 'clients.csv');
    await writeFile(path, [head, ...Array.from({ length: count }, (_, index) => lineOf(index))].join('\n'));
    const first = start('client', 'import', path, ...at);
    await first.said('Imported up to line 1001.');
    first.kill('SIGKILL');
    await first.ended;
    const stopped = await made();
    expect(stopped?.clients).toBeGreaterThanOrEqual(1_000);
    expect(stopped).toMatchObject({ imports: 1, records: stopped?.clients, done: (stopped?.clients ?? 0) + 1 });

    const second = await start('client', 'import', path, ...at).ended;
    expect(second.code).toBe(0);
    expect(await made()).toEqual({ clients: count, records: count, imports: 1, done: count + 1 });

    const to = join(folder, 'export');
    expect(await start('export', ...at, '--to', to).ended).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^clients\.csv: 35\d\d$/m) as string,
    });
  });
});
