import { createDatabase, dropDatabase, onDatabase, serverAddress } from '../testing/postgres-test-database.js';
import { type ServerDatabase, temporaryFolder } from './server-database.testing.js';
import { type Settings, type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';

/** The programs of the version to upgrade from; `npm run rolling` builds them. */
function program(setting: string): string {
  const path = process.env[setting];
  if (!path) throw new Error(`${setting} must name a program of an older version; npm run rolling sets it`);
  return path;
}

export const spawnOlder = (settings: Settings): SpawnedServer =>
  spawnServer(settings, [], program('SIGNA_OLDER_PROGRAM'));

/** A PostgreSQL with the older version's sample and schema. */
export async function olderDatabase(): Promise<ServerDatabase & { readonly ownerUrl: string }> {
  const ownerUrl = await createDatabase();
  const url = await serverAddress(ownerUrl);
  const seeding = spawnServer(
    { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, SIGNA_DATA_DIR: await temporaryFolder() },
    [],
    program('SIGNA_OLDER_SAMPLE_PROGRAM'),
  );
  await seeding.ready();
  await endServer(seeding);
  return {
    ownerUrl,
    settings: { DATABASE_URL: url },
    look: (work) =>
      onDatabase(ownerUrl, (client) =>
        work(async <Row>(text: string, values: readonly unknown[] = []) => {
          const { rows } = await client.query(text, [...values]);
          return rows as Row[];
        }),
      ),
    remove: () => dropDatabase(ownerUrl),
  };
}
