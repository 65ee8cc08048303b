import { addDays, todayIn } from '@signa/core/base';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';
import {
  declinesCounted,
  type Generated,
  issuedCounted,
  lay,
  prescription,
  request,
  requestsCounted,
  span,
} from './generated-figures.testing.js';

const firstDay = '2012-01-31';
const figures = ['GetIssuedFigures', 'GetRequestFigures', 'GetDeclineFigures', 'GetAlertFigures'] as const;
const note = 'Dermatology (Dr. Hale) asks for one dose under observation as an inpatient.';

describeOnEveryDatabase('reports of a location', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const ask = <N extends (typeof figures)[number]>(
    operation: N,
    from: string,
    to: string,
    locationId: string = sample.wren,
  ) => server.data(sample.vetadmin, operation, { locationId, from, to });
  const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).toSorted();

  /** Turns the reports of a location on or off, and restores them. */
  async function withReports(locationId: string, isOn: boolean, work: () => Promise<void>): Promise<void> {
    const before = await server.db.asOwner<{ is_on: boolean }>(
      `delete from signa.feature_flag where location_id = $1 and feature = 'hasReportingPage' returning is_on`,
      [locationId],
    );
    const set = (to: boolean) =>
      server.db.asOwner(
        `insert into signa.feature_flag (location_id, feature, is_on) values ($1, 'hasReportingPage', $2)
        on conflict (location_id, feature) do update set is_on = excluded.is_on`,
        [locationId, to],
      );
    await set(isOn);
    try {
      await work();
    } finally {
      await set(before[0]?.is_on ?? false);
    }
  }

  describe('access', () => {
    it('A-145 A-167 returns an https address that names the location, to users who can view reports there', async () => {
      const [place] = await server.db.asOwner<{ uuid: string }>('select uuid::text from signa.location where id = 1');
      const { reportEmbedUrl } = await server.data(sample.vet, 'GetReportEmbedUrl', { locationId: sample.wren });
      expect(reportEmbedUrl).toBe(`https://reports.example/embed/${place?.uuid ?? ''}`);
      for (const as of [sample.staff, sample.support])
        expect(await server.call(as, 'GetReportEmbedUrl', { locationId: sample.wren })).toMatchObject({
          ok: false,
          failure: { code: 'FORBIDDEN' },
        });
    });

    it('A-145 A-288 rejects all reports where the location has none', async () => {
      const locationId = sample.wren;
      const period = { locationId, from: '2026-01-01', to: '2026-01-31' };
      await withReports(locationId, false, async () => {
        const off = { ok: false, failure: { code: 'FORBIDDEN', message: expect.stringContaining('turned off') } };
        for (const operation of figures) expect(await server.call(sample.vet, operation, period)).toMatchObject(off);
        for (const operation of ['GetReportEmbedUrl', 'GetEndingRights'] as const)
          expect(await server.call(sample.vet, operation, { locationId })).toMatchObject(off);
      });
      for (const operation of figures)
        expect(await server.call(sample.vet, operation, period)).toMatchObject({ ok: true });
    });

    it('A-288 rejects a period that ends before it begins, and one longer than two years', async () => {
      for (const operation of figures)
        for (const [from, to] of [
          ['2026-02-02', '2026-02-01'],
          ['2024-01-01', '2026-01-01'],
          ['1000-01-01', '8999-12-31'],
        ] as const)
          expect(await server.call(sample.vet, operation, { locationId: sample.wren, from, to })).toMatchObject({
            ok: false,
            failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'to' }] },
          });
    });
  });

  describe('figures', () => {
    const generated: fc.Arbitrary<Generated> = fc.record({
      requests: fc.array(request, { minLength: 30, maxLength: 60 }),
      prescriptions: fc.array(prescription, { minLength: 20, maxLength: 40 }),
    });
    const period = fc
      .tuple(fc.integer({ min: 0, max: span }), fc.integer({ min: 0, max: 60 }))
      .map(([after, days]) => ({ from: addDays(firstDay, after), to: addDays(firstDay, after + days) }));

    // Each of the many cases calls the server.
    it('A-289 A-290 A-291 A-288 equal a count done one at a time, for this location only', async () => {
      await withReports(sample.battenkill, true, () =>
        fc.assert(
          fc.asyncProperty(generated, fc.array(period, { minLength: 3, maxLength: 3 }), async (records, periods) => {
            await lay(server, records);
            for (const { from, to } of [{ from: firstDay, to: addDays(firstDay, span + 10) }, ...periods])
              for (const locationId of [sample.wren, sample.battenkill]) {
                const asked = { locationId, from, to };
                const { requestFigures } = await ask('GetRequestFigures', from, to, locationId);
                expect(sorted(requestFigures)).toEqual(sorted(requestsCounted(records, asked)));
                const { declineFigures } = await ask('GetDeclineFigures', from, to, locationId);
                expect(sorted(declineFigures)).toEqual(sorted(declinesCounted(records, asked)));
                const { issuedFigures } = await ask('GetIssuedFigures', from, to, locationId);
                for (const part of issuedFigures)
                  expect(part.issued).toBe(issuedCounted(records, { ...asked, from: part.from, to: part.to }));
                const sum = issuedFigures.reduce((total, part) => total + part.issued, 0);
                expect(sum).toBe(issuedCounted(records, asked));
              }
          }),
          { numRuns: 6 },
        ),
      );
      await lay(server, { requests: [], prescriptions: [] });
    }, 180_000);

    it('A-291 a draft declined with its request counts as the request only', async () => {
      const today = todayIn('America/New_York', server.clock.now());
      const counted = async () => {
        const { declineFigures } = await ask('GetDeclineFigures', today, today);
        return declineFigures.find(({ reason }) => reason === 'Due for exam') ?? { requests: 0, drafts: 0 };
      };
      const before = await counted();
      const task = await desk.fresh('Clementine', 'approval');
      await server.data(sample.vet, 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'));
      await server.data(sample.vet, 'UpsertPrescriptionTask', {
        input: { uuid: task.uuid, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
      });
      const after = await counted();
      expect([after.requests - before.requests, after.drafts - before.drafts]).toEqual([1, 0]);
      const other = await desk.fresh('Clementine', 'approval');
      const { addPrescription } = await server.data(sample.vet, 'AddPrescription', answerTo(other, {}, 'SaveAsDraft'));
      await server.data(sample.vet, 'DeclinePrescription', {
        id: addPrescription.id,
        input: { declineReason: 'Due for exam' },
      });
      const last = await counted();
      expect([last.requests - after.requests, last.drafts - after.drafts]).toEqual([0, 1]);
    });
  });

  describe('alerts', () => {
    const today = () => todayIn('America/New_York', server.clock.now());
    const counted = async () => (await ask('GetAlertFigures', today(), today())).alertFigures;
    const mostSevere = (rules: Awaited<ReturnType<typeof counted>>['rules']) =>
      rules.filter(({ grade }) => grade === 'contraindicated');

    it('A-292 are counted by rule when something is issued despite them or declined, and not for a draft', async () => {
      const before = await counted();
      // Permethrin for a cat.
      const draft = await desk.fresh('Juniper', 'approval');
      await server.data(sample.vet, 'AddPrescription', answerTo(draft, {}, 'SaveAsDraft'));
      expect((await counted()).rules).toEqual(before.rules);

      const issued = await desk.fresh('Juniper', 'approval');
      await server.data(
        sample.vet,
        'AddPrescription',
        answerTo(issued, { overrideReason: 'advised-by-specialist', noteToPharmacy: note }),
      );
      const after = await counted();
      expect(after.overridden - before.overridden).toBe(1);
      expect(after.issued - before.issued).toBe(1);
      const [rule] = mostSevere(after.rules);
      expect(rule).toMatchObject({ issued: 1, declined: 0 });
      expect(rule?.name).not.toBe(rule?.rule);

      const declined = await desk.fresh('Juniper', 'approval');
      await server.data(sample.vet, 'UpsertPrescriptionTask', {
        input: { uuid: declined.uuid, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
      });
      const last = await counted();
      expect(mostSevere(last.rules)).toMatchObject([{ rule: rule?.rule, issued: 1, declined: 1 }]);
      expect(last.overridden).toBe(after.overridden);
    });

    it('A-292 count from the day recording starts, and nothing issued before', async () => {
      const [place] = await server.db.asOwner<{ since: Date | string }>(
        'select alerts_since as since from signa.location where id = 1',
      );
      const since = new Date(place?.since ?? 0).toISOString();
      expect((await counted()).since).toBe(todayIn('America/New_York', since));
      const month = async () =>
        (await ask('GetAlertFigures', addDays(today(), -600), addDays(today(), 1))).alertFigures.issued;
      await server.db.asOwner(`update signa.location set alerts_since = now() + interval '2 days' where id = 1`);
      expect(await month()).toBe(0);
      await server.db.asOwner(`update signa.location set alerts_since = '2001-01-01' where id = 1`);
      expect(await month()).toBeGreaterThan(0);
      await server.db.asOwner('update signa.location set alerts_since = $1 where id = 1', [since]);
    });

    it('A-292 exclude those of another location', async () => {
      await withReports(sample.battenkill, true, async () => {
        const { alertFigures } = await ask('GetAlertFigures', today(), today(), sample.battenkill);
        expect(alertFigures.rules).toEqual([]);
      });
    });
  });

  it('A-293 lists licenses that expired or expire within 90 days, and delegations that will, the earliest first', async () => {
    const today = todayIn('America/New_York', server.clock.now());
    const own = (statement: string, values: unknown[] = []) => server.db.asOwner(statement, values);
    const kept = await own('select id, vet_license_expiration, dea_license_expiration from signa.location_user');
    await own(`update signa.location_user set vet_license_expiration = '2030-12-31', dea_license_expiration = null`);
    await own(`update signa.delegation set last_day = null`);
    const [vet] = await own(
      `select u.id::text, u.display_name from signa.location_user u join signa.role r on r.id = u.role_id
      where u.location_id = 1 and u.is_active and r.can_authorize order by u.id limit 1`,
    );
    const locationUserId = String(vet?.['id']);
    const list = async () =>
      (await server.data(sample.vetadmin, 'GetEndingRights', { locationId: sample.wren })).endingRights;
    expect(await list()).toEqual([]);
    const license = (day: string) =>
      own('update signa.location_user set vet_license_number = $3, vet_license_expiration = $2 where id = $1', [
        locationUserId,
        day,
        'VT-1',
      ]);
    const told = { kind: 'license', locationUserId, name: vet?.['display_name'], delegateName: null };
    for (const [day, isShown] of [
      [addDays(today, -400), true],
      [today, true],
      [addDays(today, 90), true],
      [addDays(today, 91), false],
    ] as const) {
      await license(day);
      expect(await list()).toEqual(isShown ? [{ ...told, on: day }] : []);
    }
    await own(
      `insert into signa.delegation (location_id, location_user_id, delegated_location_user_id, last_day)
      select 1, $1, u.id, $2::date from signa.location_user u where u.location_id = 1 and u.is_active and u.id <> $1 order by u.id limit 1
      on conflict (location_id, location_user_id, delegated_location_user_id) do update set last_day = excluded.last_day`,
      [locationUserId, addDays(today, 5)],
    );
    expect(await list()).toMatchObject([{ kind: 'delegation', locationUserId, on: addDays(today, 5) }]);
    await own('update signa.delegation set last_day = $1 where last_day is not null', [addDays(today, -1)]);
    expect(await list()).toEqual([]);
    await license(addDays(today, 3));
    await own('update signa.location_user set is_active = false where id = $1', [locationUserId]);
    expect(await list()).toEqual([]);
    await own('update signa.location_user set is_active = true where id = $1', [locationUserId]);
    for (const row of kept)
      await own(
        'update signa.location_user set vet_license_expiration = $2, dea_license_expiration = $3 where id = $1',
        [row['id'], row['vet_license_expiration'], row['dea_license_expiration']],
      );
  });
});
