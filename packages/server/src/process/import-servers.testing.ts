import type { PracticeSystems } from '../integration/pims/practice-system.js';
import { answersNoId } from '../testing/practice-systems.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Returns a record for every requested id. */
const systems: PracticeSystems = {
  EZYVET: {
    ...answersNoId,
    records: {
      ...answersNoId.records,
      patientsById: (_, ids) => Promise.resolve(ids.map((id) => ({ id, name: 'Miso', species: 'feline' }))),
    },
  },
};

/** Two servers on one PostgreSQL whose PIMS has any patient that is imported. */
export interface ImportServers {
  readonly db: TestDatabase;
  readonly servers: readonly TestServer[];
  /** A client of Wren Street to import for. */
  readonly client: string;
  close(): Promise<void>;
}

export async function openImportServers(): Promise<ImportServers> {
  const db = await postgresTestDatabase();
  // They share the database, which closes with the first of them.
  const shared = { ...db, dispose: () => Promise.resolve() };
  const servers = await Promise.all([startTestServer(db, systems), startTestServer(shared, systems)]);
  const [found] = await db.asOwner<{ id: string }>(
    'select id::text from signa.client where location_id = 1 and is_active and not is_office_use order by id limit 1',
  );
  return {
    db,
    servers,
    client: found?.id ?? '',
    async close() {
      for (const server of servers.toReversed()) await server.close();
    },
  };
}
