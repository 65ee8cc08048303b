import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { sample } from '../testing/sample-server.js';
import { eachAtOnce } from './caller.testing.js';
import { type ImportServers, openImportServers } from './import-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const already = 'Patient already imported from Pims. You have to update Patient details';

describeOnPostgres('importing one PIMS patient from two tabs concurrently', () => {
  let db: ImportServers['db'];
  let servers: ImportServers['servers'];
  let client: string;
  let close: ImportServers['close'];
  beforeAll(async () => {
    ({ db, servers, client, close } = await openImportServers());
  });
  afterAll(() => close());

  it(
    'C-122 C-089 creates one patient, and the second caller learns that it was already imported',
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
