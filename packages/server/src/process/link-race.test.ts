import { clientLinkedText } from '@signa/core/clients';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample } from '../testing/sample-server.js';
import { eachAtOnce } from './caller.testing.js';
import { type Household, insertHouseholds } from './households.testing.js';
import { openRaceServers, type RaceServers } from './race-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const atOnce = 6;
/** The PIMS record that the first pair of callers links; each further pair uses the next one. */
const firstRecord = 880_000;
const clients = Array.from({ length: racesRun }, (_, round) => ({
  ...{ id: firstRecord + round, firstName: 'Iris', lastName: `Halloran ${round}`, isActive: true },
  ...{ emails: [], phones: [], addresses: [] },
}));

describeOnPostgres('concurrent links by two users at different servers', () => {
  let race: RaceServers;
  let world: TestPracticeSystems;
  let servers: readonly string[];
  beforeAll(async () => {
    world = await startPracticeSystems({ registries: { ACT: { 'wren-street-01': { clients, patients: [] } } } });
    const { gateway } = world.settings;
    if (!gateway) throw new Error('The gateway is simulated');
    race = await openRaceServers({ PIMS_GATEWAY_URL: gateway.url, PIMS_GATEWAY_KEY: gateway.key });
    // Unlike EZYVET, a gateway has no rate limit per minute.
    await look(`update signa.location set pims_connection_type = 'ACT' where id = 1`);
    servers = await race.start(2);
  });
  afterAll(async () => {
    await race.close();
    await world.close();
  });

  const serverOf = (caller: number): string => servers[caller] ?? '';
  const look = <Row>(text: string, values: readonly unknown[] = []) =>
    race.database.look((query) => query<Row>(text, values));
  async function insertPairs(): Promise<(readonly [Household, Household])[]> {
    const seeded = await race.database.look((query) => insertHouseholds(query, racesRun * 2));
    return Array.from({ length: racesRun }, (_, round) => {
      const [one, other] = seeded.slice(2 * round);
      if (!one || !other) throw new Error('A pair was laid');
      return [one, other] as const;
    });
  }

  it(
    'C-089 C-153 link a PIMS record with one client, and report a conflict to the other caller',
    async () => {
      const pairs = await insertPairs();
      const outcomes = new Set<string>();
      await eachAtOnce([...pairs.entries()], atOnce, async ([round, pair]) => {
        const link = { pimsId: String(firstRecord + round), pimsConnectionType: 'ACT' } as const;
        const answers = await Promise.all(
          pair.map(({ clientId }, caller) =>
            race.admin(serverOf(caller), 'UpdateLocationClient', { input: { id: clientId, ...link } }),
          ),
        );
        outcomes.add(
          answers
            .map((answer) => (answer?.ok ? 'linked' : (answer?.failure.message ?? 'none')))
            .toSorted()
            .join(' | '),
        );
      });
      expect(outcomes).toEqual(new Set([`${clientLinkedText} | linked`]));
      const behind = await look<{ n: number }>(
        `select count(*)::integer as n from signa.client where location_id = 1 and pims_id like '8800%' group by pims_id`,
      );
      expect(behind).toEqual(pairs.map(() => ({ n: 1 })));
    },
    timeFor(racesRun, 400),
  );

  it(
    'C-081 C-082 leave one primary client for a patient that two clients are linked with first',
    async () => {
      const pairs = await insertPairs();
      const patients = pairs.map(([{ patientId }]) => patientId);
      const failures: unknown[] = [];
      await eachAtOnce(pairs, atOnce, async (pair) => {
        const [{ patientId: locationPatientId }] = pair;
        const answers = await Promise.all(
          pair.map(({ clientId: locationClientId }, caller) =>
            race.admin(serverOf(caller), 'UpsertLocationPatientClient', {
              ...{ locationPatientId, locationClientId, isActive: true, isPrimary: true },
            }),
          ),
        );
        failures.push(...answers.flatMap((answer) => (answer?.ok ? [] : [answer?.failure])));
      });
      expect(failures).toEqual([]);
      const links = await look<{ active: number; primary: number }>(
        `select count(*) filter (where is_active)::integer as active, count(*) filter (where is_primary)::integer as primary
        from signa.patient_client where location_id = ${sample.wren} and patient_id = any ($1) group by patient_id`,
        [patients],
      );
      expect(links).toEqual(patients.map(() => ({ active: 2, primary: 1 })));
    },
    timeFor(racesRun, 400),
  );
});
