import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadScale } from '@signa/fixtures/scale';
import { describeOnPostgres } from '../testing/every-database.js';
import { onDatabase } from '../testing/postgres-test-database.js';
import { startsServers } from '../testing/test-timeouts.js';
import { addressOn, clientVersion, type Cluster, serversHere, startCluster } from './clusters.testing.js';
import { documentedBlocks, openOperator, type Operator } from './documented.testing.js';
import { spawnServer } from './spawned-server.testing.js';

const page = 'setting-up.md';
const servers = await serversHere();
/** The oldest and the newest version: since PostgreSQL 16, the creator of a role can't switch to it. */
const tried = [...new Set([servers.at(0), servers.at(-1)])].flatMap((server) => server ?? []);
const hasPrograms = (await clientVersion()) !== null;
if (!hasPrograms) console.log('docs/setting-up.md was not run: psql is not installed.');

describeOnPostgres('docs/setting-up.md', () => {
  it('A-550 prints on which versions of PostgreSQL its commands ran', () => {
    console.log(`docs/setting-up.md: PostgreSQL ${tried.map(({ version }) => version).join(', ')}`);
    expect(tried.length).toBeGreaterThan(0);
  });
});

for (const server of hasPrograms ? tried : []) {
  describeOnPostgres(
    `docs/setting-up.md on PostgreSQL ${server.version}`,
    () => {
      let cluster: Cluster;
      let operator: Operator;
      let ownerUrl: string;
      beforeAll(async () => {
        cluster = await startCluster(server);
        operator = await openOperator({ 'db.example': cluster.url });
        ownerUrl = addressOn(cluster, 'signa', { name: 'signa_owner', password: '...' });
      });
      afterAll(() => cluster.stop());

      const admin = async (...command: string[]) =>
        await spawnServer({ DATABASE_OWNER_URL: ownerUrl }, ['admin', ...command]).ended;

      it('A-550 its commands create the database and an owner who is no superuser', async () => {
        for (const block of await documentedBlocks(page, '## 1. Create the database'))
          await operator.run(block, { PGPASSWORD: '...' });
        const { rows } = await onDatabase(ownerUrl, (client) =>
          client.query<{ super: boolean }>('select rolsuper as super from pg_roles where rolname = current_user'),
        );
        expect(rows).toEqual([{ super: false }]);
      });

      it('A-552 generated practices load as that owner, and row-level security is forced again afterwards', async () => {
        const forced = () =>
          onDatabase(addressOn(cluster, 'signa'), async (client) => {
            const { rows } = await client.query<{ name: string }>(
              'select relname as name from pg_class where relforcerowsecurity order by 1',
            );
            return rows.map(({ name }) => name);
          });
        const before = await forced();
        const size = { locations: 2, tasks: 40, prescriptions: 30, seed: 3, now: '2026-11-20T18:14:00.000Z' };
        await onDatabase(ownerUrl, (client) => loadScale(client, size));
        expect(await forced()).toEqual(before);
        expect(before).toContain('prescription');
        const { rows } = await onDatabase(addressOn(cluster, 'signa'), (client) =>
          client.query<{ count: number }>('select count(*)::int as count from signa.task'),
        );
        expect(rows[0]?.count).toBeGreaterThanOrEqual(40);
      });

      it('A-552 rejects a role that does not own the tables', async () => {
        const login = addressOn(cluster, 'signa', { name: 'signa_server', password: '...' });
        const size = { locations: 1, tasks: 4, prescriptions: 3, seed: 3, now: '2026-11-20T18:14:00.000Z' };
        await expect(onDatabase(login, (client) => loadScale(client, size))).rejects.toThrow(/denied|doesn't own/);
      });

      it('A-550 its commands load the initial data as that owner', async () => {
        const [initialData] = await documentedBlocks(page, '## 2. Load the initial data');
        if (!initialData) throw new Error(`docs/${page} has no commands for the initial data`);
        const output = await operator.run(initialData, { DATABASE_OWNER_URL: ownerUrl });
        expect(output).toContain('Added: sam@signa.example');
        expect(output).toContain('Products added: 1, changed: 0, unchanged: 0.');
      });

      it('A-550 operators compare knowledge packages over the records of all locations', async () => {
        const listed = await admin('knowledge', 'list');
        const [name = '', version = ''] = listed.output.split(' ');
        const compared = await admin('knowledge', 'diff', name, version);
        expect(compared).toMatchObject({ code: 0 });
        expect(compared.output).toMatch(/^Pending requests: [1-9]/m);
      });
    },
    startsServers,
  );
}
