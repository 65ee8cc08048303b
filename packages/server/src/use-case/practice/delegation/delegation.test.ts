import { delegationTexts } from '@signa/core/practice';
import type { Operations } from '@signa/core/contract';
import { refusalTexts } from '@signa/core/administration';
import { addDays, todayIn } from '@signa/core/base';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Pair = Operations['AddDelegatedUser']['variables']['delegations'][number];

const zone = 'America/New_York';
const forbidden = (message?: string) => ({
  ok: false,
  failure: { code: 'FORBIDDEN', ...(message !== undefined && { message }) },
});
const wrong = (message: string) => ({ ok: false, failure: { code: 'BAD_USER_INPUT', message } });
const missing = { ok: false, failure: { code: 'NOT_FOUND' } };

describeOnOneDatabase('delegations', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let vet: string;
  let vetadmin: string;
  let staff: string;
  let admin: string;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    await server.db.asOwner(`update signa.location set time_zone = $1 where id = 1`, [zone]);
    [vet, vetadmin, staff, admin] = await Promise.all([
      locationUser(sample.vet),
      locationUser(sample.vetadmin),
      locationUser(sample.staff),
      locationUser(sample.admin),
    ]);
  });
  beforeEach(async () => {
    server.clock.set('2026-11-11T15:00:00.000Z');
    await server.db.asOwner('delete from signa.delegation where location_id = 1');
  });
  afterAll(() => server.close());

  async function locationUser(username: string): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      'select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id = 1',
      [username],
    );
    return row?.id ?? '';
  }
  const today = () => todayIn(zone, server.clock.now());
  const pair = (change: Partial<Pair> = {}): Pair => ({
    locationUserId: vet,
    delegatedLocationUserId: staff,
    ...change,
  });
  const add = (as: string, ...delegations: Pair[]) => server.call(as, 'AddDelegatedUser', { delegations });
  const added = async (...delegations: Pair[]) =>
    (await server.data(sample.vet, 'AddDelegatedUser', { delegations })).addDelegatedUser;
  const remove = (as: string, ...ids: string[]) => server.call(as, 'DeleteDelegatedUser', { ids });
  const stored = () =>
    server.db.asOwner<{ vet: string; delegate: string; lastDay: string | null }>(
      `select location_user_id::text as vet, delegated_location_user_id::text as delegate, to_char(last_day, 'YYYY-MM-DD') as "lastDay"
      from signa.delegation where location_id = 1 order by id`,
    );
  const changes = async () =>
    (await server.db.asOwner<{ count: string }>('select count(*) from signa.audit_record where location_id = 1'))[0]
      ?.count;

  it('A-157 A-268 A-077 grants authorization through a day or indefinitely, and changes the end date of an existing pair', async () => {
    const lastDay = addDays(today(), 4);
    const [first] = await added(pair({ lastDay }));
    expect(first).toEqual({
      id: expect.any(String) as string,
      locationUserId: vet,
      delegatedLocationUserId: staff,
      lastDay,
    });
    const [open] = await added(pair());
    expect(open).toEqual({ ...first, lastDay: null });
    expect(await stored()).toEqual([{ vet, delegate: staff, lastDay: null }]);
    const { locationUser: read } = await server.data(sample.vet, 'GetLocationUser', { id: vet });
    expect(read?.delegatedUsers).toMatchObject([open ?? {}]);
    const { locationUser: other } = await server.data(sample.vet, 'GetLocationUser', { id: staff });
    expect(other?.delegatedAccess).toMatchObject([open ?? {}]);
  });

  it('A-077 changes and records nothing when a pair is sent unchanged', async () => {
    const first = await added(pair({ lastDay: today() }));
    const before = await changes();
    expect(await added(pair({ lastDay: today() }))).toEqual(first);
    expect(await changes()).toBe(before);
  });

  it('A-157 revokes the delegations named by id, once, and audits both', async () => {
    const before = Number(await changes());
    const [first, second] = await added(pair(), pair({ delegatedLocationUserId: admin }));
    expect(await remove(sample.vet, first?.id ?? '')).toMatchObject({
      ok: true,
      data: { deleteDelegatedUser: [first] },
    });
    expect(await stored()).toEqual([{ vet, delegate: admin, lastDay: null }]);
    expect(await remove(sample.vet, first?.id ?? '', second?.id ?? '')).toMatchObject(missing);
    expect(await remove(sample.vet)).toMatchObject(missing);
    expect(await stored()).toHaveLength(1);
    expect(Number(await changes())).toBe(before + 2);
  });

  it('A-078 A-157 is available to the vet and to users who manage users and have a vet role', async () => {
    expect(await add(sample.vetadmin, pair())).toMatchObject({ ok: true });
    expect(await add(sample.vet, pair({ locationUserId: vetadmin }))).toMatchObject(forbidden());
    expect(await add(sample.vet, pair(), pair({ locationUserId: vetadmin }))).toMatchObject(forbidden());
    const [mine] = await added(pair({ lastDay: today() }));
    for (const as of [sample.admin, sample.staff]) {
      expect(await add(as, pair())).toMatchObject(forbidden(refusalTexts.delegatesOfVets));
      expect(await remove(as, mine?.id ?? '')).toMatchObject(forbidden(refusalTexts.delegatesOfVets));
    }
    expect(await stored()).toEqual([{ vet, delegate: staff, lastDay: today() }]);
    expect(await remove(sample.vetadmin, mine?.id ?? '')).toMatchObject({ ok: true });
  });

  it('A-078 A-157 A-062 is not available to support, impersonating or not', async () => {
    const [mine] = await added(pair());
    await server.impersonate(sample.support, sample.vet);
    const as = { impersonating: sample.vet };
    for (const options of [{}, as]) {
      expect(
        await server.call(sample.support, 'AddDelegatedUser', { delegations: [pair({ lastDay: today() })] }, options),
      ).toMatchObject(forbidden());
      expect(
        await server.call(sample.support, 'DeleteDelegatedUser', { ids: [mine?.id ?? ''] }, options),
      ).toMatchObject(forbidden());
    }
    expect(await stored()).toEqual([{ vet, delegate: staff, lastDay: null }]);
  });

  it('A-077 A-268 rejects invalid pairs and past end dates', async () => {
    await server.db.asOwner('update signa.location_user set is_active = false where id = $1', [admin]);
    const giver = { locationUserId: staff, delegatedLocationUserId: vet };
    const refused = [
      [pair({ delegatedLocationUserId: vet }), delegationTexts.self],
      [giver, delegationTexts.vetCannotAuthorize],
      [pair({ delegatedLocationUserId: admin }), delegationTexts.delegateInactive],
      [pair({ lastDay: addDays(today(), -1) }), delegationTexts.lastDayPast],
    ] as const;
    for (const [sent, message] of refused) expect(await add(sample.vetadmin, sent)).toMatchObject(wrong(message));
    expect(await add(sample.vet, pair(), pair({ lastDay: today() }))).toMatchObject(wrong(delegationTexts.twice));
    expect(await add(sample.vet)).toMatchObject(missing);
    expect(await add(sample.vet, pair({ delegatedLocationUserId: '987654321' }))).toMatchObject(missing);
    const [foreign] = await server.db.asOwner<{ id: string }>(
      'select id::text from signa.location_user where location_id = 3 limit 1',
    );
    expect(await add(sample.vet, pair({ delegatedLocationUserId: foreign?.id ?? '' }))).toMatchObject(missing);
    expect(await add(sample.vet, pair({ locationUserId: foreign?.id ?? '' }))).toMatchObject(missing);
    expect(await stored()).toEqual([]);
    await server.db.asOwner('update signa.location_user set is_active = true where id = $1', [admin]);
  });

  it('A-077 rejects a vet at one of their locations with a delegate at another', async () => {
    const { userByUsername: user } = await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet });
    const there = user?.locationsUsers.find(({ locationId }) => locationId === sample.battenkill)?.id ?? '';
    expect(await add(sample.vet, pair({ delegatedLocationUserId: there }))).toMatchObject(missing);
    expect(await add(sample.vet, pair(), pair({ locationUserId: there }))).toMatchObject(
      wrong(delegationTexts.oneLocation),
    );
    expect(await stored()).toEqual([]);
  });

  describe('with an end date', () => {
    const outcome = async (task: Awaited<ReturnType<TaskDesk['fresh']>>) => {
      const answer = await server.call(sample.staff, 'AddPrescription', answerTo(task));
      return answer.ok ? 'authorized' : answer.failure.message;
    };

    it('A-268 A-269 A-072 grants nothing from the first second of the following day, and reports why', async () => {
      const [last, next] = [await desk.fresh('Clementine', 'approval'), await desk.fresh('Clementine', 'approval')];
      await added(pair({ lastDay: '2026-11-13' }));
      const end = '2026-11-14T05:00:00.000Z';
      // One minute early, because the call itself takes time.
      server.clock.set(new Date(Date.parse(end) - 60_000).toISOString());
      expect(await outcome(last)).toBe('authorized');
      server.clock.set(end);
      expect(await outcome(next)).toBe(
        'The role STAFF cannot authorize. The delegation by Dr. Maya Okafor ended on 11-13-2026. Save a draft and ask the vet to authorize it.',
      );
      expect(await desk.task(next)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    });

    it('A-269 A-073 authorizes through the end of the last day, in any time zone', async () => {
      const task = await desk.fresh('Clementine', 'approval');
      await added(pair());
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: -400, max: 400 }), async (days) => {
          // Written to the database directly, because past days cannot be entered.
          await server.db.asOwner('update signa.delegation set last_day = $1 where location_id = 1', [
            addDays(today(), days),
          ]);
          const tried = await server.call(sample.staff, 'AddPrescription', answerTo(task, { directions: '' }));
          expect(tried).toMatchObject({ ok: false, failure: { code: days < 0 ? 'FORBIDDEN' : 'BAD_USER_INPUT' } });
        }),
        { numRuns: 40, examples: [[0], [-1]] },
      );
    });
  });
});
