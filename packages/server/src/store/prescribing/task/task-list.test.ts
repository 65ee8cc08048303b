import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operations } from '@signa/core/contract';
import { countOfRequestType, typeListOf } from '@signa/core/prescribing';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Filter = Omit<Operations['GetPrescriptionTasks']['variables'], 'locationId'>;

describeOnEveryDatabase('request queue', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const list = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionTasks', { locationId: sample.wren, ...filter })).prescriptionTasks;
  const count = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionTasksCount', { locationId: sample.wren, ...filter }))
      .prescriptionTasksCount;

  it('P-150 P-209 is sorted newest first, and the count matches the list', async () => {
    const tasks = await list();
    const times = tasks.map((task) => task.createdTimestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(await count()).toBe(tasks.length);
    expect(await list({ skip: 3, take: 5 })).toEqual(tasks.slice(3, 8));
  });

  it('P-148 P-147 filters by type; allExceptExpiring is every other type, unknown ones included', async () => {
    expect(new Set((await list({ type: ['expiring'] })).map((task) => task.type))).toEqual(new Set(['expiring']));
    const others = new Set((await list({ type: ['allExceptExpiring'] })).map((task) => task.type));
    expect(others.has('expiring')).toBe(false);
    expect(others.has('transfer')).toBe(true);
    expect(await count({ type: [] })).toBe(await count());
    // A request on a renewal's card gets its own card when renewals are filtered out (P-238).
    const { queueCounts } = await server.data(sample.vet, 'GetQueueCounts', { locationId: sample.wren });
    const apart = (await count({ type: ['allExceptExpiring'] })) + (await count({ type: ['expiring'] }));
    expect(apart).toBe((await count()) + queueCounts.joined);
  });

  it('P-150 combines filters with AND', async () => {
    const both = await list({ status: 'pending', type: ['renewal'], isAutoship: true });
    expect(both.length).toBeGreaterThan(0);
    for (const task of both) expect(task).toMatchObject({ status: 'PENDING', type: 'renewal', isAutoship: true });
  });

  it("P-150 finds a client's or patient's name, ignoring case, with % and _ as plain characters", async () => {
    const named = await list({ nameFilter: 'wHITFIELD' });
    expect(named.length).toBeGreaterThan(0);
    for (const task of named) expect(task.locationClient?.lastName).toBe('Whitfield-Castellanos');
    expect(
      (await list({ nameFilter: 'clementine' })).every((task) => task.locationPatient?.name === 'Clementine'),
    ).toBe(true);
    expect(await list({ nameFilter: 'whit%' })).toEqual([]);
    expect(await list({ nameFilter: 'whit_ield' })).toEqual([]);
  });

  it('P-150 finds by patient, client, drug, and phone, each word in any of them', async () => {
    const all = await list({ status: 'pending' });
    const drug = await list({ status: 'pending', nameFilter: 'GABAP' });
    expect(drug.length).toBeGreaterThan(1);
    expect(drug.length).toBeLessThan(all.length);
    for (const task of drug) expect(task.product?.title).toMatch(/gabap/i);
    const [one] = drug.filter((task) => task.locationPatient && task.locationClient);
    const { name } = one?.locationPatient ?? { name: '' };
    const { firstName, lastName } = one?.locationClient ?? { firstName: '', lastName: '' };
    const both = await list({ status: 'pending', nameFilter: `gabap ${name} ${lastName} ${firstName}` });
    expect(both.map(({ id }) => id)).toContain(one?.id);
    for (const task of both) {
      expect(task.locationPatient?.name).toBe(name);
      expect(task.product?.title).toMatch(/gabap/i);
    }
    expect(await count({ status: 'pending', nameFilter: `gabap ${name}` })).toBe(
      (await list({ status: 'pending', nameFilter: `gabap ${name}` })).length,
    );
    expect(await list({ nameFilter: `gabap nobody` })).toEqual([]);
  });

  it('P-150 finds by an active phone in any format, and by no other digits', async () => {
    const [task] = (await list({ status: 'pending' })).filter((each) => each.locationClientId);
    const clientId = task?.locationClientId ?? '';
    await server.db.asOwner(`update signa.client set phones = '[
      {"uuid":"1","phoneTypeId":1,"phoneNumber":"518-555-7788","isActive":true},
      {"uuid":"2","phoneTypeId":1,"phoneNumber":"802-555-9911","isActive":false}]' where location_id = 1 and id = ${clientId}`);
    for (const typed of ['518-555-7788', '(518) 555-7788', '+1 518 555 7788', '5557788', '518.555.77 88'])
      expect((await list({ nameFilter: typed })).map(({ locationClientId }) => locationClientId)).toContain(clientId);
    for (const typed of ['802-555-9911', '518-555-7789'])
      expect((await list({ nameFilter: typed })).map(({ locationClientId }) => locationClientId)).not.toContain(
        clientId,
      );
    for (const found of await list({ nameFilter: '518-555-7788' })) expect(found.locationClientId).toBe(clientId);
  });

  it('P-150 P-228 rejects a search that no search box could have sent, in every read of the queue', async () => {
    const nameFilter = 'a'.repeat(101);
    const names = [
      'GetPrescriptionTasks',
      'GetPrescriptionTasksCount',
      'GetQueueCounts',
      'GetPrescriptionTasksGrouped',
      'GetPrescriptionTasksGroupedCount',
    ] as const;
    const refused = { ok: false, failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'nameFilter' }] } };
    for (const name of names)
      expect(await server.call(sample.vet, name, { locationId: sample.wren, nameFilter })).toMatchObject(refused);
    expect(
      await server.call(sample.vet, 'GetQueueWaysOut', {
        locationId: sample.wren,
        filters: [{ locationId: sample.wren, nameFilter }],
      }),
    ).toMatchObject(refused);
  });

  it('P-265 counts each suggested view at the named location, and the locations with pending requests', async () => {
    const filters = [
      { locationId: sample.wren, status: 'pending' as const, type: ['renewal'] },
      { locationId: sample.larkspur, status: 'pending' as const },
      { locationId: sample.wren, status: 'pending' as const, nameFilter: 'nobody is called so' },
    ];
    const { queueWaysOut } = await server.data(sample.vet, 'GetQueueWaysOut', { locationId: sample.wren, filters });
    expect(queueWaysOut.counts).toEqual([
      await count({ status: 'pending', type: ['renewal'] }),
      await count({ status: 'pending' }),
      0,
    ]);
    const at = Object.fromEntries(queueWaysOut.locations.map((place) => [place.locationId, place.count]));
    expect(at[sample.wren]).toBe(await count({ status: 'pending' }));
    expect(at).not.toHaveProperty(sample.larkspur);
    const { queueWaysOut: denver } = await server.data(sample.denverVet, 'GetQueueWaysOut', {
      locationId: sample.larkspur,
      filters: [],
    });
    expect(denver.counts).toEqual([]);
    expect(denver.locations.map(({ locationId }) => locationId)).not.toContain(sample.wren);
    expect(
      await server.call(sample.vet, 'GetQueueWaysOut', {
        locationId: sample.wren,
        filters: Array.from({ length: 21 }, () => ({ locationId: sample.wren })),
      }),
    ).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'filters' }] } });
  });

  it('P-150 P-149 filters by vet, workflow, and classification', async () => {
    const [one] = (await list({ status: 'pending' })).filter(
      (task) => task.prescriptionTaskWorkflow?.workflowLocationUserId,
    );
    const vet = one?.assignedToLocationUserId ?? '';
    const user = one?.prescriptionTaskWorkflow?.workflowLocationUserId;
    const status = one?.prescriptionTaskWorkflow?.currentWorkflowStatusId;
    for (const task of await list({ assignedVeterinarianIds: [vet] })) expect(task.assignedToLocationUserId).toBe(vet);
    for (const task of await list({ workflowLocationUserId: user }))
      expect(task.prescriptionTaskWorkflow?.workflowLocationUserId).toBe(user);
    for (const task of await list({ currentWorkflowStatusId: status }))
      expect(task.prescriptionTaskWorkflow?.currentWorkflowStatusId).toBe(status);
    const compounds = await list({ productClassification: 'Compound' });
    expect(compounds.length).toBeGreaterThan(0);
    for (const task of compounds) expect(task.product?.classification).toBe('Compound');
  });

  it("P-150 P-008 a date range includes both ends, in the location's days", async () => {
    const task = await desk.fresh(
      'Otis',
      'renewal',
      '',
      `created_at = '2025-03-09T04:59:59.999Z', next_order_on = '2031-01-31', expires_on = '2031-02-01'`,
    );
    const found = async (filter: Filter) => (await list(filter)).some(({ id }) => id === task.id);
    // 23:59:59.999 of the day before in New York.
    expect(await found({ startDateTime: '2025-03-08', endDateTime: '2025-03-08' })).toBe(true);
    expect(await found({ startDateTime: '2025-03-09', endDateTime: '2025-03-09' })).toBe(false);
    expect(await found({ nextOrderDateStart: '2031-01-31', nextOrderDateEnd: '2031-01-31' })).toBe(true);
    expect(await found({ nextOrderDateStart: '2031-02-01' })).toBe(false);
    expect(await found({ expirationDateStart: '2031-02-01', expirationDateEnd: '2031-02-01' })).toBe(true);
    expect(await found({ expirationDateEnd: '2031-01-31' })).toBe(false);
  });

  it('P-152 P-209 lists and counts the requests of one patient in any status, a page at a time', async () => {
    const { locationPatientId: patient } = await desk.pending('Otis', 'renewal');
    const answered = await desk.fresh('Otis', 'renewal', '', `status = 'VET_DECLINED'`);
    const filter = { locationPatientId: patient };
    const ofPatient = (await list()).filter((task) => task.locationPatientId === patient);
    expect(await list(filter)).toEqual(ofPatient);
    expect(await count(filter)).toBe(ofPatient.length);
    expect(ofPatient.map(({ id }) => id)).toContain(answered.id);
    expect(ofPatient.length).toBeLessThan(await count());
    expect(await list({ ...filter, skip: 1, take: 1 })).toEqual(ofPatient.slice(1, 2));
    const pending = await list({ ...filter, status: 'pending' });
    expect(pending).toEqual(ofPatient.filter(({ status }) => status === 'PENDING'));
    expect(pending.length).toBeGreaterThan(0);
    // A patient of Wren has no requests at any other location.
    const elsewhere = { locationId: sample.larkspur, ...filter };
    expect((await server.data(sample.denverVet, 'GetPrescriptionTasks', elsewhere)).prescriptionTasks).toEqual([]);
  });

  it('P-150 never shows an archived request', async () => {
    const task = await desk.fresh('Otis', 'renewal', '', 'archived = true');
    expect((await list()).map(({ id }) => id)).not.toContain(task.id);
  });

  it('P-151 P-210 groups by client, with whole clients per page and office use as its own group', async () => {
    const filter = { locationId: sample.wren, status: 'pending' as const };
    const { prescriptionTasksGrouped: groups } = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', filter);
    const { prescriptionTasksGroupedCount } = await server.data(sample.vet, 'GetPrescriptionTasksGroupedCount', filter);
    expect(groups).toHaveLength(prescriptionTasksGroupedCount);
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(await count({ status: 'pending' }));
    for (const group of groups) {
      expect(group.tasks).toHaveLength(group.count);
      for (const task of group.tasks) expect(task.locationClientId).toBe(group.locationClient?.id ?? null);
    }
    expect(groups.filter((group) => group.locationClient === null)).toHaveLength(1);
    const newest = groups.map((group) => group.tasks[0]?.createdTimestamp ?? '');
    expect(newest).toEqual([...newest].sort().reverse());
    const { prescriptionTasksGrouped: page } = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', {
      ...filter,
      skip: 2,
      take: 3,
    });
    expect(page).toEqual(groups.slice(2, 5));
  });

  it('P-210 returns the newest of each client up to the requested number, with the total', async () => {
    const filter = { locationId: sample.wren, status: 'pending' as const };
    const { prescriptionTasksGrouped: whole } = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', filter);
    expect(Math.max(...whole.map((group) => group.count))).toBeGreaterThan(2);
    for (const takeOfClient of [2, 1, 0, -1, 1000]) {
      const variables = { ...filter, takeOfClient };
      const { prescriptionTasksGrouped } = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', variables);
      const most = Math.max(1, takeOfClient);
      expect(prescriptionTasksGrouped).toEqual(whole.map((group) => ({ ...group, tasks: group.tasks.slice(0, most) })));
    }
  });

  it('P-149 P-210 P-209 P-148 counts clients and every type in one response, matching the lists and their counts', async () => {
    const named = { nameFilter: 'on', isAutoship: false } as const;
    const filters: Filter[] = [
      {},
      { status: 'pending' },
      { status: 'pending', type: ['renewal'] },
      { status: 'pending', isSnoozed: false, isWaitingForExam: false },
      { type: ['allExceptExpiring'], ...named },
      { type: ['expiring'], ...named, productClassification: 'Medication' },
      { type: ['nothing of this kind'] },
    ];
    for (const filter of filters) {
      const variables = { locationId: sample.wren, ...filter };
      const { queueCounts } = await server.data(sample.vet, 'GetQueueCounts', variables);
      const { prescriptionTasksGroupedCount } = await server.data(
        sample.vet,
        'GetPrescriptionTasksGroupedCount',
        variables,
      );
      expect(queueCounts.clients).toBe(prescriptionTasksGroupedCount);
      for (const requestType of [null, 'allExceptExpiring', 'approval', 'draft', 'renewal', 'expiring'] as const) {
        const type = typeListOf(requestType);
        const counted = requestType === null ? queueCounts.cards : countOfRequestType(queueCounts.types, requestType);
        expect(counted).toBe(await count({ ...filter, type }));
      }
    }
  });

  it('P-175 P-013 counts no archived draft as waiting', async () => {
    const drafts = async () =>
      (await server.data(sample.vet, 'GetWaitingCounts', { locationId: sample.wren })).waitingCounts.drafts;
    const before = await drafts();
    const [archived] = await server.db.asOwner<{ id: string }>(`update signa.prescription set archived = true
      where id = (select min(id) from signa.prescription
        where location_id = 1 and rx_status = 'Draft' and not archived and removed_at is null) returning id::text`);
    expect(await drafts()).toBe(before - 1);
    await server.db.asOwner('update signa.prescription set archived = false where id = $1', [archived?.id]);
  });

  it('P-175 P-209 P-176 counts pending work in one response, matching the lists and their counts', async () => {
    const { waitingCounts } = await server.data(sample.vet, 'GetWaitingCounts', { locationId: sample.wren });
    const pending = await list({ status: 'pending' });
    const types = pending.flatMap((task) => [task.type, ...task.joined.map((joined) => joined.type)]);
    const byType = (type: string) => types.filter((each) => each === type).length;
    expect(waitingCounts.cards).toBe(pending.length);
    expect(waitingCounts.cards + waitingCounts.joined).toBe(types.length);
    expect(waitingCounts.tasks).toEqual([...new Set(types)].sort().map((type) => ({ type, count: byType(type) })));
    const drafts = {
      locationId: sample.wren,
      rxStatusFilters: ['DRAFT'],
    } satisfies Operations['Prescriptions']['variables'];
    const { prescriptions } = await server.data(sample.vet, 'Prescriptions', drafts);
    expect(waitingCounts.drafts).toBe(prescriptions.length);
    const { userByUsername } = await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet });
    const own = userByUsername?.locationsUsers.find(({ locationId }) => locationId === sample.wren)?.id;
    expect(waitingCounts.ownDrafts).toBe(prescriptions.filter((row) => row.authorizingVet === own).length);
    expect(waitingCounts.ownDrafts).toBeGreaterThan(0);
  });

  it('P-208 returns a task only when id and uuid both match', async () => {
    const task = await desk.pending('Clementine', 'approval');
    const other = await desk.pending('Otis', 'renewal');
    const find = async (id: string, uuid: string) =>
      (await server.data(sample.vet, 'GetPrescriptionTask', { id, uuid })).prescriptionTask;
    expect(await find(task.id, task.uuid)).not.toBeNull();
    expect(await find(task.id, other.uuid)).toBeNull();
  });

  it('P-211 P-212 P-167 returns the workflow statuses and the decline reasons', async () => {
    expect((await server.data(sample.vet, 'WorkflowStatus', {})).workflowStatus[0]).toEqual({
      id: expect.any(String),
      description: expect.any(String),
    });
    expect((await server.data(sample.vet, 'declineReason', {})).declineReason.map(({ reason }) => reason)).toContain(
      'Recently purchased',
    );
  });
});
