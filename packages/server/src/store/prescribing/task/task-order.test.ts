import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operations } from '@signa/core/contract';
import { compareTasks, groupByClient, isReadyToSign, queueSorts } from '@signa/core/prescribing';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Variables = Omit<Operations['GetPrescriptionTasks']['variables'], 'locationId'>;
const zone = 'America/New_York';

describeOnEveryDatabase('order and filters of the views of the queue', (make) => {
  let server: TestServer;
  let ownId: string;
  let giverId: string;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    // Some dates passed before the request arrived, some are the same day, and one client has many requests.
    await server.db.asOwner(
      `update signa.task set next_order_on = case when id % 3 = 0 then created_at::date + (id % 7)::integer - 3 end,
        expires_on = case when id % 4 = 0 then created_at::date + (id % 9)::integer - 4 end where location_id = 1`,
    );
    const staff = await server.db.asOwner<{ id: string; username: string }>(
      `select u.id::text, a.username from signa.location_user u join signa.app_user a on a.id = u.user_id where u.location_id = 1`,
    );
    ownId = staff.find(({ username }) => username === sample.vetadmin)?.id ?? '';
    giverId = staff.find(({ username }) => username === sample.vet)?.id ?? '';
    await server.db.asOwner(`delete from signa.delegation where location_id = 1`);
    await server.db.asOwner(
      `update signa.task set assigned_to = case id % 3 when 0 then ${ownId} when 1 then ${giverId} end where location_id = 1 and id % 2 = 0`,
    );
  });
  afterAll(() => server.close());

  const list = async (variables: Variables = {}, as: string = sample.vetadmin) =>
    (await server.data(as, 'GetPrescriptionTasks', { locationId: sample.wren, ...variables })).prescriptionTasks;
  const ids = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id);

  it.each(queueSorts)("P-452 %s is core's order, and its pages neither repeat nor omit a request", async (sort) => {
    const all = await list({ sort });
    expect(all.length).toBeGreaterThan(12);
    const compare = compareTasks(sort, zone);
    for (const [index, task] of all.slice(1).entries()) {
      const before = all[index];
      if (before) expect(compare(before, task)).toBeLessThanOrEqual(0);
    }
    const pages = await Promise.all([0, 5, 10].map((skip) => list({ sort, skip, take: 5 })));
    expect(ids(pages.flat())).toEqual(ids(all).slice(0, 15));
  });

  it.each(queueSorts)('P-452 P-210 %s lists each client where their first request would be', async (sort) => {
    const all = await list({ sort, status: 'pending' });
    const expected = groupByClient(all);
    const grouped = async (page: { skip?: number; take?: number; takeOfClient?: number }) =>
      (
        await server.data(sample.vetadmin, 'GetPrescriptionTasksGrouped', {
          locationId: sample.wren,
          status: 'pending',
          sort,
          ...page,
        })
      ).prescriptionTasksGrouped;
    const groups = await grouped({});
    expect(groups.map(({ tasks, count }) => ({ tasks: ids(tasks), count }))).toEqual(
      expected.map(({ tasks, count }) => ({ tasks: ids(tasks), count })),
    );
    const pages = [await grouped({ skip: 0, take: 2 }), await grouped({ skip: 2, take: 2 })].flat();
    expect(pages.map(({ tasks }) => ids(tasks))).toEqual(groups.slice(0, 4).map(({ tasks }) => ids(tasks)));
    const cut = await grouped({ takeOfClient: 1 });
    expect(cut.map(({ tasks }) => ids(tasks))).toEqual(groups.map(({ tasks }) => ids(tasks).slice(0, 1)));
  });

  it('P-451 Mine is of the caller and of vets who delegated to them, through the last day', async () => {
    const owners = async (as?: string) =>
      new Set((await list({ isMine: true }, as)).map((task) => task.assignedToLocationUserId));
    expect(await owners()).toEqual(new Set([ownId]));
    expect(await owners(sample.vet)).toEqual(new Set([giverId]));
    const delegate = (day: string) =>
      server.db.asOwner(
        `insert into signa.delegation (location_id, location_user_id, delegated_location_user_id, last_day) values (1, $1, $2, ${day})
        on conflict (location_id, location_user_id, delegated_location_user_id) do update set last_day = excluded.last_day`,
        [giverId, ownId],
      );
    await delegate(`(now() at time zone '${zone}')::date`);
    expect(await owners()).toEqual(new Set([ownId, giverId]));
    await delegate(`(now() at time zone '${zone}')::date - 1`);
    expect(await owners()).toEqual(new Set([ownId]));
    expect((await list({ isMine: false })).some((task) => task.assignedToLocationUserId === ownId)).toBe(false);
  });

  it("P-451 Ready to sign is core's rule: a saved draft, or the workflow status", async () => {
    await server.db.asOwner(
      `update signa.task set workflow_status_id = (select id from signa.workflow_status where description = 'Ready to sign')
      where location_id = 1 and id in (select id from signa.task where location_id = 1 and status = 'PENDING' and prescription_id is null order by id limit 1)`,
    );
    const expected = (await list()).filter(({ status, prescription, prescriptionTaskWorkflow: workflow }) =>
      isReadyToSign({
        status,
        hasDraft: prescription?.rxStatus.code === 'Draft',
        workflowStatus: workflow?.currentWorkflowStatus?.description ?? null,
      }),
    );
    const ready = await list({ isReadyToSign: true });
    expect(ids(ready)).toEqual(ids(expected));
    expect(new Set(ready.map(({ prescription }) => prescription !== null))).toEqual(new Set([true, false]));
  });

  it('P-451 Waiting over a day counts 24 hours, and at most a year', async () => {
    const all = await list();
    const now = Date.parse(server.clock.now());
    const waits = (days: number, { createdTimestamp }: { readonly createdTimestamp: string }) =>
      now - Date.parse(createdTimestamp) >= days * 86_400_000;
    for (const waitingDays of [1, 3]) {
      const waiting = await list({ waitingDays });
      expect(waiting.every((task) => waits(waitingDays, task))).toBe(true);
      // A request on the card of a newer one has its own card without that one (P-238).
      expect(ids(waiting)).toEqual(expect.arrayContaining(ids(all.filter((task) => waits(waitingDays, task)))));
    }
    expect((await list({ waitingDays: 1 })).length).toBeLessThan(all.length);
    const refused = await server.call(sample.vet, 'GetPrescriptionTasks', { locationId: sample.wren, waitingDays: 0 });
    expect(refused).toMatchObject({ ok: false, failure: { issues: [{ path: 'waitingDays' }] } });
  });
});
