import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { ownerConnection } from '../testing/owner-connection.js';
import type { TestDatabase } from '../testing/test-database.js';
import { findIndexFaults, readIndexes } from './indexes.js';

const file = fileURLToPath(new URL('./indexes-data.ts', import.meta.url));

const lineOf = (text: string) => (text.includes("'") ? `  ${JSON.stringify(text)},\n` : `  '${text}',\n`);

describeOnEveryDatabase('the indexes of a database', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
  });
  afterAll(() => db.dispose());

  it('A-554 A-558 match the complete list', async () => {
    const found = await readIndexes(ownerConnection(db));
    const text = `/** What \`readIndexes\` returns after the migrations; \`vitest -u\` of its test writes this file. */
export const expectedIndexes: readonly string[] = [
${found.map(({ definition }) => lineOf(definition)).join('')}];
`;
    await expect(text).toMatchFileSnapshot(file);
  });

  it('A-554 are all there after the migrations', async () => {
    expect(await findIndexFaults(ownerConnection(db))).toEqual([]);
  });

  it('A-554 are reported with the statement that repairs them, where they are missing, different, or invalid', async () => {
    const owner = ownerConnection(db);
    const faults = async () =>
      (await findIndexFaults(owner)).map(({ name, fault, isUnique }) => ({ name, fault, isUnique }));
    await owner.run(`drop index signa.task_by_patient; drop index signa.task_uuid;
      drop index signa.task_by_client; create index task_by_client on signa.task (client_id);
      update pg_index set indisvalid = false where indexrelid = 'signa.client_search_order'::regclass`);
    const found = await faults();
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        { name: 'signa.client_search_order', fault: 'invalid', isUnique: false },
        { name: 'signa.task_by_client', fault: 'different', isUnique: false },
        { name: 'signa.task_by_patient', fault: 'missing', isUnique: false },
        { name: 'signa.task_uuid', fault: 'missing', isUnique: true },
      ]),
    );
    expect((await findIndexFaults(owner, true)).map(({ name }) => name)).toEqual(['signa.client_search_order']);
    for (const { repair } of await findIndexFaults(owner)) await owner.run(repair);
    expect(await faults()).toEqual([]);
  });
});
