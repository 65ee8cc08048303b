import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { sample } from '../testing/sample-server.js';
import { answerTo, type Task } from '../testing/task-desk.js';
import { type Household, insertHouseholds } from './households.testing.js';
import { openRaceServers, type RaceServers } from './race-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

describeOnPostgres('three servers on one PostgreSQL', () => {
  let race: RaceServers;
  let servers: readonly string[];
  const serverOf = (round: number, caller: number): string => servers[(round + caller) % servers.length] ?? '';
  beforeAll(async () => {
    race = await openRaceServers();
    servers = await race.start(3);
  });
  afterAll(() => race.close());

  const look = <Row>(text: string, values: readonly unknown[] = []) =>
    race.database.look(async (query) => {
      await query(`set signa.locations to '{${sample.wren}}'`);
      return await query<Row>(text, values);
    });
  const personOf = async (username: string) => {
    const [row] = await look<{ id: string }>(
      `select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id
      where a.username = $1 and u.location_id = $2`,
      [username, sample.wren],
    );
    return row?.id ?? '';
  };

  it(
    'A-157 A-269 A-072 a delegation revoked or expiring during an authorization is never used afterwards',
    async () => {
      const [vet, staff] = [await personOf(sample.vet), await personOf(sample.staff)];
      const households = await race.database.look((query) => insertHouseholds(query, racesRun * 2));
      const outcomes = new Set<string>();
      for (let round = 0; round < racesRun; round += 1) {
        const [during, after] = households.slice(round * 2, round * 2 + 2);
        const isTakenBack = round % 2 === 0;
        const pair = { locationUserId: vet, delegatedLocationUserId: staff };
        const added = await race.vet(serverOf(round, 0), 'AddDelegatedUser', { delegations: [pair] });
        if (!added?.ok) throw new Error(JSON.stringify(added));
        const ids = added.data.addDelegatedUser.map(({ id }) => id);
        const end = isTakenBack
          ? race.vet(serverOf(round, 1), 'DeleteDelegatedUser', { ids }).then((gone) => expect(gone?.ok).toBe(true))
          : look(
              `update signa.delegation set last_day = current_date - 2 where location_id = 1 and id = any ($1::bigint[])`,
              [ids],
            );
        const [signed] = await Promise.all([authorize(round, 2, during), end]);
        outcomes.add(signed);
        expect(await authorize(round, 0, after)).toBe('FORBIDDEN');
        if (isTakenBack && signed === 'signed')
          expect(await lastOperations()).toEqual(['AddPrescription', 'DeleteDelegatedUser']);
      }
      expect([...outcomes].filter((one) => one !== 'signed' && one !== 'FORBIDDEN')).toEqual([]);
      const [broken] = await look<{ at: string | null }>('select signa.audit_break($1)::text as at', [sample.wren]);
      expect(broken?.at).toBeNull();
    },
    timeFor(racesRun, 600),
  );

  it(
    'A-089 A-152 two managers who change assignments of one user concurrently leave one active, primary assignment, if any',
    async () => {
      const managers = [
        { call: race.admin, id: '4' },
        { call: race.secondVet, id: '14' },
      ];
      for (let round = 0; round < racesRun; round += 1) {
        // Every fourth round, both make the same change to the same assignment.
        const same = round % 4 === 3;
        const answers = await Promise.all(
          managers.map(({ call, id }, index) =>
            call(serverOf(round, index), 'UpdateLocationUser', {
              id: same ? '4' : id,
              input: { isActive: same || Boolean((round >> index) & 1) },
            }),
          ),
        );
        expect(answers.map((answer) => answer?.ok)).toEqual([true, true]);
        const posts = await race.database.look(async (query) => {
          await query(`set signa.locations to '{${sample.wren},${sample.battenkill}}'`);
          return await query<{ isActive: boolean; isPrimary: boolean }>(
            'select is_active as "isActive", is_primary as "isPrimary" from signa.location_user where id in (4, 14)',
          );
        });
        const active = posts.filter(({ isActive }) => isActive);
        expect(posts).toHaveLength(2);
        expect(posts.filter(({ isPrimary }) => isPrimary)).toHaveLength(Math.min(1, active.length));
        expect(posts.filter(({ isActive, isPrimary }) => isPrimary && !isActive)).toEqual([]);
      }
    },
    timeFor(racesRun, 600),
  );

  let model: Task | null = null;
  async function authorize(round: number, caller: number, household: Household | undefined): Promise<string> {
    if (!household) throw new Error('A household was laid');
    if (!model) {
      const read = await race.vet(serverOf(0, 0), 'GetPrescriptionTask', household.task);
      if (!read?.ok) throw new Error(JSON.stringify(read));
      model = read.data.prescriptionTask;
    }
    if (!model) throw new Error('A request was laid');
    const { clientId: locationClientId, patientId: locationPatientId, task } = household;
    const answer = await race.staff(
      serverOf(round, caller),
      'AddPrescription',
      answerTo({ ...model, ...task, locationClientId, locationPatientId }),
    );
    return answer?.ok ? 'signed' : (answer?.failure.code ?? 'none');
  }

  /** The order in which both were stored: what was authorized was stored before the delegation was revoked. */
  async function lastOperations(): Promise<string[]> {
    const found = await look<{ operation: string; sequence: string }>(
      `select distinct on (operation) operation, sequence from signa.audit_record
      where location_id = $1 and operation in ('AddPrescription', 'DeleteDelegatedUser') order by operation, sequence desc`,
      [sample.wren],
    );

    return found.toSorted((a, b) => Number(a.sequence) - Number(b.sequence)).map(({ operation }) => operation);
  }
});
