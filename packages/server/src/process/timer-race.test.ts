import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { eachAtOnce } from './caller.testing.js';
import { type Household, insertHouseholds } from './households.testing.js';
import { openRaceServers, type RaceServers } from './race-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

describeOnPostgres('the timer on three servers concurrently', () => {
  let race: RaceServers;
  let households: Household[];

  beforeAll(async () => {
    race = await openRaceServers();
    households = await race.database.look(async (query) => {
      const seeded = await insertHouseholds(query, racesRun);
      const ids = seeded.map(({ prescriptionId }) => prescriptionId);
      await query(
        `update signa.prescription set expires_on = current_date + 10 where location_id = 1 and id = any ($1)`,
        [ids],
      );
      await query(
        `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at)
          select 1, 'o' || id, 'N', 'completed', now() from unnest($1::bigint[]) id returning id, external_id)
        insert into signa.order_line (location_id, order_id, external_id, prescription_id, status)
        select 1, o.id, 'l' || o.external_id, substring(o.external_id from 2)::bigint, 'delivered' from o`,
        [ids],
      );
      // One job per server, bypassing the queue's own uniqueness, so that only the database prevents duplicates.
      await query(
        `insert into pgboss.job (name, data, retry_limit) select 'expiring-requests', '{}', 0 from generate_series(1, 3)`,
      );
      return seeded;
    });
  });
  afterAll(() => race.close());

  it(
    'P-148 P-161 C-075 raises each expiring request once, and leaves none pending for a client deactivated concurrently',
    async () => {
      const [server = ''] = await race.start(3);
      const leaving = households.filter((_, index) => index % 3 === 0);
      await eachAtOnce(leaving, 2, async ({ clientId }) => {
        const answer = await race.admin(server, 'UpdateLocationClient', { input: { id: clientId, isActive: false } });
        expect(answer?.ok).toBe(true);
      });
      const progress = async () =>
        (
          await race.database.look((query) =>
            query<{ jobs: number; done: number }>(
              `select count(*) filter (where state < 'completed' and retry_limit = 0)::integer as jobs,
                count(*) filter (where state = 'completed' and retry_limit = 0)::integer as done from pgboss.job where name = 'expiring-requests'`,
            ),
          )
        )[0];
      await expect.poll(progress, { timeout: timeFor(racesRun, 150), interval: 250 }).toEqual({ jobs: 0, done: 3 });
      const found = await race.database.look((query) =>
        query<{ id: string; tasks: number; pending: number; active: boolean; recorded: number }>(
          `select rx.id::text, c.is_active as active, count(t.id)::integer as tasks, count(t.id) filter (where t.status = 'PENDING')::integer as pending,
            count(a.sequence)::integer as recorded
          from signa.prescription rx join signa.client c on c.location_id = rx.location_id and c.id = rx.client_id
            left join signa.task t on t.location_id = rx.location_id and t.previous_prescription_id = rx.id and t.type = 'expiring'
            left join signa.audit_record a on a.location_id = t.location_id and a.subject = 'task:' || t.id and a.operation = 'prescription.expiring'
          where rx.location_id = 1 and rx.id = any ($1) group by rx.id, c.is_active`,
          [households.map(({ prescriptionId }) => prescriptionId)],
        ),
      );
      expect(found).toHaveLength(racesRun);
      expect(found.filter(({ active }) => !active)).toHaveLength(leaving.length);
      expect(found.filter(({ tasks, recorded }) => tasks > 1 || recorded !== tasks)).toEqual([]);
      expect(found.filter(({ active, pending }) => pending !== (active ? 1 : 0))).toEqual([]);
    },
    timeFor(racesRun, 400),
  );
});
