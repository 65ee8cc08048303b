import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PracticeSystems } from '../outside/pims/practice-system.js';
import { knowsNobody } from '../testing/practice-systems.js';
import { sample } from '../testing/sample-server.js';
import { postgresTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { eachAtOnce } from './caller.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const already = 'Patient already imported from Pims. You have to update Patient details';

/** Tells of every id that is asked for. */
const systems: PracticeSystems = {
  EZYVET: {
    ...knowsNobody,
    records: {
      ...knowsNobody.records,
      patientsById: (_, ids) => Promise.resolve(ids.map((id) => ({ id, name: 'Miso', species: 'feline' }))),
    },
  },
};

describe('one patient of the practice system, imported from two tabs at once', () => {
  let db: TestDatabase;
  let servers: readonly TestServer[];
  let client: string;
  beforeAll(async () => {
    db = await postgresTestDatabase();
    // They share the database, which goes with the first of them.
    const shared = { ...db, dispose: () => Promise.resolve() };
    servers = await Promise.all([startTestServer(db, systems), startTestServer(shared, systems)]);
    const [found] = await db.asOwner<{ id: string }>(
      'select id::text from signa.client where location_id = 1 and is_active and not is_office_use order by id limit 1',
    );
    client = found?.id ?? '';
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
  });

  it(
    'C-122 C-089 is one patient, and who comes second reads that it was imported already',
    async () => {
      const rounds = Array.from({ length: racesRun }, (_, round) => `race-${round}`);
      const answers = new Map<string, readonly string[]>();
      await eachAtOnce(rounds, 4, async (pimsId) => {
        const input = {
          locationId: sample.wren,
          pimsId,
          isPIMSImport: true,
          locationPatientClients: [{ locationClientId: client }],
        };
        const both = await Promise.all(
          servers.map((server) => server.call(sample.vet, 'AddLocationPatient', { input })),
        );
        answers.set(pimsId, both.map((answer) => (answer.ok ? 'imported' : answer.failure.message)).toSorted());
      });
      expect(new Set([...answers.values()].map((both) => both.join(' | ')))).toEqual(
        new Set([`${already} | imported`]),
      );
      const stored = await db.asOwner<{ n: number }>(
        `select count(*)::int as n from signa.patient where pims_id like 'race-%' group by pims_id`,
      );
      expect(stored).toEqual(rounds.map(() => ({ n: 1 })));
    },
    timeFor(racesRun, 400),
  );
});
