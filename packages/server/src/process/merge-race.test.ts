import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { sample } from '../testing/sample-server.js';
import { answerTo, type Task } from '../testing/task-desk.js';
import { eachAtOnce } from './caller.testing.js';
import { type Household, insertHouseholds } from './households.testing.js';
import { openRaceServers, type RaceServers } from './race-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const mergedText = /^This (?:client|patient) was merged into .+\. Open that record\.$/;

describeOnPostgres('a merge during other writes for the client', () => {
  let race: RaceServers;
  let servers: readonly string[];
  beforeAll(async () => {
    race = await openRaceServers();
    servers = await race.start(3);
  });
  afterAll(() => race.close());

  const serverOf = (round: number, caller: number): string => servers[(round + caller) % servers.length] ?? '';
  const look = <Row>(text: string, values: readonly unknown[] = []) =>
    race.database.look((query) => query<Row>(text, values));

  it.each(['client', 'patient'] as const)(
    'C-252 C-253 an approval, a draft, and a request for a %s are moved with a concurrent merge or rejected, and none is left behind',
    async (noun) => {
      const idOf = (household: Household) => (noun === 'client' ? household.clientId : household.patientId);
      const households = await race.database.look((query) => insertHouseholds(query, racesRun * 2));
      const pairs = Array.from(
        { length: racesRun },
        (_, round) => [households[2 * round], households[2 * round + 1]] as const,
      );
      const [first] = households;
      if (!first) throw new Error('A household was laid');
      const read = await race.vet(serverOf(0, 0), 'GetPrescriptionTask', first.task);
      const model = read?.ok ? read.data.prescriptionTask : null;
      if (!model) throw new Error('A request was laid');
      const issued = new Map<string, string>();
      const [refusals, told] = [new Set<string>(), new Set<string>()];
      const merged = new Map<string, string>();
      await eachAtOnce([...pairs.entries()], 6, async ([round, [kept, other]]) => {
        if (!kept || !other) throw new Error('A pair was laid');
        const { clientId, patientId } = other;
        const task: Task = { ...model, ...other.task, locationClientId: clientId, locationPatientId: patientId };
        const pair = { noun, keptId: idOf(kept), otherId: idOf(other) };
        const merge = { ...pair, keptVersion: 1, otherVersion: 1 };
        const draft = { ...answerTo(task, {}, 'SaveAsDraft'), prescriptionTaskToAttach: null };
        const [made, approved, saved, came] = await Promise.all([
          race.admin(serverOf(round, 0), 'MergeRecords', { input: { ...merge, answers: [] } }),
          race.vet(serverOf(round, 1), 'AddPrescription', answerTo(task)),
          race.secondVet(serverOf(round, 2), 'AddPrescription', draft),
          race.tell(serverOf(round, 1), 'renewal.requested', {
            ...{ locationId: sample.wren, clientId, patientId, productId: model.productId },
            ...{ quantity: model.quantityRequested, orderId: randomUUID() },
          }),
        ]);
        expect(made).toMatchObject({ ok: true });
        merged.set(pair.otherId, pair.keptId);
        for (const answer of [approved, saved])
          if (answer?.ok) issued.set(answer.data.addPrescription.id, pair.keptId);
          else refusals.add(answer?.failure.message ?? 'none');
        told.add(String(came?.['outcome']));
      });
      expect([...refusals].filter((text) => !mergedText.test(text))).toEqual([]);
      expect([...told]).toEqual(['applied']);
      const others = [...merged.keys()];
      const left = await look(
        `select 'rx' as kind, id from signa.prescription where location_id = 1 and ${noun}_id = any ($1)
        union all select 'task', id from signa.task where location_id = 1 and ${noun}_id = any ($1)
        union all select 'link', patient_id from signa.patient_client where location_id = 1 and ${noun}_id = any ($1)`,
        [others],
      );
      expect(left).toEqual([]);
      // Everything acknowledged as saved exists, on the kept record.
      const stored = await look<{ id: string; keptId: string }>(
        `select id::text as id, ${noun}_id::text as "keptId" from signa.prescription where location_id = 1 and id = any ($1)`,
        [[...issued.keys()]],
      );
      expect(new Map(stored.map(({ id, keptId }) => [id, keptId]))).toEqual(issued);
      const [requests] = await look(
        `select count(*)::integer as count from signa.task where location_id = 1 and ${noun}_id = any ($1) and origin = 'storefront'`,
        [[...merged.values()]],
      );
      expect(requests).toEqual({ count: racesRun });
    },
    timeFor(racesRun, 900),
  );
});
