import type { Operations } from '@signa/core/contract';
import { todayIn, addDays } from '@signa/core/base';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { declineOf, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type HandOff = Operations['HandOffRequest']['variables']['input'];

describeOnEveryDatabase('requests between two users', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let task: Task;
  let today: string;
  const at = { locationId: sample.wren };
  /** The location user of Wren Street by username. */
  const userOf = new Map<string, { readonly id: string; readonly name: string }>();
  const idOf = (username: string) => userOf.get(username)?.id ?? '';
  const nameOf = (username: string) => userOf.get(username)?.name ?? '';
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    today = todayIn('America/New_York', new Date().toISOString());
    for (const { username, id, name } of await server.db.asOwner<{ username: string; id: string; name: string }>(
      `select a.username, u.id::text, u.display_name as name from signa.location_user u
        join signa.app_user a on a.id = u.user_id where u.location_id = 1`,
    ))
      userOf.set(username, { id, name });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    task = await desk.fresh('Otis', 'renewal');
    await server.db.asOwner('delete from signa.task_notification');
  });

  const handOff = async (as: string, input: Partial<HandOff>, of = task) =>
    server.call(as, 'HandOffRequest', {
      input: { prescriptionTaskId: of.id, version: (await desk.task(of)).version, ...input },
    });
  const snooze = async (as: string, until: string | null, of = task, reason: string | null = null) =>
    server.call(as, 'SnoozeRequest', {
      input: { prescriptionTaskId: of.id, version: (await desk.task(of)).version, until, reason },
    });
  const handOffs = async (as: string) => (await server.data(as, 'GetHandOffs', at)).handOffs;
  const kinds = async (as: string) =>
    (await handOffs(as)).notifications.map(({ kind, byName, note }) => [kind, byName, note]);
  const isListed = async (isSnoozed: boolean | null, of = task) => {
    const { prescriptionTasks } = await server.data(sample.vet, 'GetPrescriptionTasks', {
      ...at,
      ...{ status: 'pending', take: 1000, isSnoozed },
    });
    return prescriptionTasks.some(({ id }) => id === of.id);
  };

  it('P-510 P-512 assigns a request with a note, and notifies who gets it, who had it and who is mentioned', async () => {
    expect(await handOff(sample.vet, { toLocationUserId: idOf(sample.staff), note: 'Call the owner.' })).toMatchObject({
      ok: true,
    });
    expect(await kinds(sample.staff)).toEqual([['assigned', nameOf(sample.vet), 'Call the owner.']]);
    const note = `Nobody answered, @${nameOf(sample.vet)}.`;
    await handOff(sample.staff, { toLocationUserId: idOf(sample.vetadmin), note });
    expect(await kinds(sample.vetadmin)).toEqual([['assigned', nameOf(sample.staff), note]]);
    expect(await kinds(sample.vet)).toEqual([['mentioned', nameOf(sample.staff), note]]);
    expect(await kinds(sample.staff)).toHaveLength(1);
    const { notes, prescriptionTaskWorkflow } = await desk.task(task);
    expect(
      notes.map(({ note: text, byLocationUser, toLocationUser }) => [text, byLocationUser?.id, toLocationUser?.id]),
    ).toEqual([
      ['Call the owner.', idOf(sample.vet), idOf(sample.staff)],
      [note, idOf(sample.staff), idOf(sample.vetadmin)],
    ]);
    expect(prescriptionTaskWorkflow?.workflowLocationUserId).toBe(idOf(sample.vetadmin));
  });

  it('P-512 keeps a notification until its user marks it as read, whoever else tries', async () => {
    const before = (await handOffs(sample.staff)).assigned;
    await handOff(sample.vet, { toLocationUserId: idOf(sample.staff), note: null });
    const [first] = (await handOffs(sample.staff)).notifications;
    const mark = async (as: string) =>
      (await server.data(as, 'MarkHandOffRead', { ...at, id: first?.id ?? '' })).markHandOffRead;
    expect(await mark(sample.vetadmin)).toBe(false);
    expect(await handOffs(sample.staff)).toMatchObject({ unread: 1, assigned: before + 1 });
    expect(first?.request).toMatchObject({ id: task.id, uuid: task.uuid, patientName: 'Otis' });
    expect(await mark(sample.staff)).toBe(true);
    expect(await mark(sample.staff)).toBe(false);
    expect(await handOffs(sample.staff)).toMatchObject({ unread: 0, notifications: [], assigned: before + 1 });
  });

  it('P-512 notifies of an assignment in the workflow too', async () => {
    await server.data(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
      prescriptionTaskId: task.id,
      prescriptionTaskWorkflow: {
        ...{ currentWorkflowStatusId: '2', workflowLocationUserId: idOf(sample.staff), internalNote: 'Left a message' },
      },
    });
    expect(await kinds(sample.staff)).toEqual([['assigned', nameOf(sample.vet), 'Left a message']]);
  });

  it('P-510 P-511 refuses a user of another location, a mention of nobody, and a hand-off of nothing', async () => {
    const [other] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.location_user where location_id = 3 limit 1`,
    );
    const { version } = await desk.task(task);
    for (const [input, message] of [
      [{ toLocationUserId: other?.id ?? '' }, 'This user can no longer work on requests here.'],
      [{ note: 'For @Lius' }, 'Nobody here is called @Lius.'],
      [{}, 'Choose a colleague or write a note.'],
    ] as const)
      expect(await handOff(sample.vet, input)).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', message: expect.stringContaining(message) },
      });
    expect((await desk.task(task)).version).toBe(version);
  });

  it('P-513 the colleagues are those who can work on requests, and a request of any other user is everyone’s again', async () => {
    const colleagues = async () => (await server.data(sample.vet, 'GetColleagues', at)).colleagues.map(({ id }) => id);
    expect(await colleagues()).toEqual(expect.arrayContaining([idOf(sample.vet), idOf(sample.staff)]));
    await handOff(sample.vet, { toLocationUserId: idOf(sample.staff) });
    expect((await desk.task(task)).isAssigneeUnavailable).toBe(false);
    const changes = [
      [
        `update signa.location_user set is_active = false where id = $1`,
        `update signa.location_user set is_active = true where id = $1`,
      ],
      [
        `update signa.role_module set can_edit = false where role_id = (select role_id from signa.location_user where id = $1)`,
        null,
      ],
    ] as const;
    for (const [lose, regain] of changes) {
      await server.db.asOwner(lose, [idOf(sample.staff)]);
      expect((await desk.task(task)).isAssigneeUnavailable).toBe(true);
      expect(await colleagues()).not.toContain(idOf(sample.staff));
      expect(await isListed(false)).toBe(true);
      if (regain) await server.db.asOwner(regain, [idOf(sample.staff)]);
    }
    await server.db.asOwner(
      `update signa.role_module k set can_edit = true from signa.module m where m.id = k.module_id
        and m.name in ('create', 'approve') and k.role_id = (select role_id from signa.location_user where id = $1)`,
      [idOf(sample.staff)],
    );
    expect((await desk.task(task)).isAssigneeUnavailable).toBe(false);
  });

  it('P-517 refuses a hand-off based on an older state and says who did what; nothing changes', async () => {
    const { version } = await desk.task(task);
    await handOff(sample.vetadmin, { toLocationUserId: idOf(sample.vetadmin) });
    for (const [operation, input] of [
      ['HandOffRequest', { note: 'Mine.' }],
      ['SnoozeRequest', { until: addDays(today, 2) }],
      ['AskForExam', { clientText: 'Please call.' }],
    ] as const) {
      const answer = await server.call(sample.vet, operation, {
        input: { prescriptionTaskId: task.id, version, ...input },
      });
      expect(answer).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
      if (answer.ok) continue;
      expect(answer.failure.message).toContain(`${nameOf(sample.vetadmin)} changed this request on`);
      expect(answer.failure.message).toContain('(handed off a request)');
    }
    expect(await desk.task(task)).toMatchObject({ snooze: null, exam: null, version: version + 1 });
  });

  it('P-517 of two hand-offs at once, one succeeds and the other is refused', async () => {
    const { version } = await desk.task(task);
    const both = await Promise.all(
      [sample.vet, sample.vetadmin].map((as) =>
        server.call(as, 'HandOffRequest', {
          input: { prescriptionTaskId: task.id, version, toLocationUserId: idOf(as), note: `By ${as}` },
        }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'CONFLICT' } });
    expect((await desk.task(task)).notes).toHaveLength(1);
  });

  it('P-514 P-516 a snoozed request is in the list or among the snoozed ones, never in both or neither', async () => {
    const counts = async () => (await server.data(sample.vet, 'GetWaitingCounts', at)).waitingCounts;
    const places = async () => [await isListed(false), await isListed(true), await isListed(null)];
    const before = await counts();
    expect(await places()).toEqual([true, false, true]);
    await snooze(sample.vet, addDays(today, 2), task, 'Lab results');
    expect(await places()).toEqual([false, true, true]);
    expect((await desk.task(task)).snooze).toMatchObject({
      ...{ until: addDays(today, 2), reason: 'Lab results', byLocationUser: { id: idOf(sample.vet) } },
    });
    const after = await counts();
    expect([after.cards, after.snoozed]).toEqual([before.cards - 1, before.snoozed + 1]);
    // Its day has begun.
    await server.db.asOwner('update signa.task set snoozed_until = $2 where id = $1', [task.id, today]);
    expect(await places()).toEqual([true, false, true]);
    expect((await handOffs(sample.vet)).back.map(({ id }) => id)).toEqual([task.id]);
    expect((await handOffs(sample.vetadmin)).back).toEqual([]);
    await snooze(sample.vetadmin, null);
    expect((await desk.task(task)).snooze).toBeNull();
  });

  it('P-515 never beyond the day the request is due, and the database refuses it too', async () => {
    await server.db.asOwner('update signa.task set next_order_on = $2, expires_on = $3 where id = $1', [
      ...[task.id, addDays(today, 9), addDays(today, 4)],
    ]);
    expect(await snooze(sample.vet, addDays(today, 5))).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
    expect(await snooze(sample.vet, addDays(today, 4))).toMatchObject({ ok: true });
    await expect(
      server.db.asOwner('update signa.task set snoozed_until = $2 where id = $1', [task.id, addDays(today, 5)]),
    ).rejects.toThrow(/snooze_ends_when_due/);
  });

  it.each([
    ['a hand-off', () => handOff(sample.vetadmin, { note: 'Results are here.' })],
    ['an exam', async () => askForExam('Please call.')],
  ])('P-516 %s wakes a snoozed request', async (_, act) => {
    await snooze(sample.vet, addDays(today, 2));
    expect(await act()).toMatchObject({ ok: true });
    expect(await isListed(false)).toBe(true);
    expect((await desk.task(task)).snooze).toBeNull();
  });

  const askForExam = async (clientText: string | null, as: string = sample.vet) =>
    server.call(as, 'AskForExam', {
      input: { prescriptionTaskId: task.id, version: (await desk.task(task)).version, clientText },
    });

  it('P-518 asks for an exam with a text for the client, finds it by a filter, and ends it', async () => {
    const waits = async (isWaitingForExam: boolean) =>
      (
        await server.data(sample.vet, 'GetPrescriptionTasks', {
          ...at,
          status: 'pending',
          take: 1000,
          isWaitingForExam,
        })
      ).prescriptionTasks.some(({ id }) => id === task.id);
    expect(await askForExam('  ')).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
    await askForExam(' Otis needs an exam. ');
    expect((await desk.task(task)).exam).toMatchObject({
      ...{ clientText: 'Otis needs an exam.', askedByLocationUser: { id: idOf(sample.vet) } },
    });
    expect([await waits(true), await waits(false)]).toEqual([true, false]);
    await askForExam(null, sample.vetadmin);
    expect((await desk.task(task)).exam).toBeNull();
    expect([await waits(true), await waits(false)]).toEqual([false, true]);
  });

  it('P-514 P-518 an answered request can be neither snoozed nor handed off', async () => {
    await server.data(sample.vetadmin, 'UpsertPrescriptionTask', declineOf(task));
    for (const answer of [await handOff(sample.vet, { note: 'x' }), await snooze(sample.vet, addDays(today, 2))]) {
      expect(answer).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
      if (!answer.ok) expect(answer.failure.message).toContain(`declined by ${nameOf(sample.vetadmin)}`);
    }
  });

  it('P-520 summarizes what a user did since they signed in today, and nothing of others', async () => {
    const summary = async (as: string) => (await server.data(as, 'GetSessionSummary', at)).sessionSummary;
    const [before, other] = [await summary(sample.vet), await summary(sample.vetadmin)];
    await askForExam('Please call.');
    await snooze(sample.vet, addDays(today, 2), await desk.fresh('Otis', 'renewal'));
    await handOff(sample.vet, { toLocationUserId: idOf(sample.staff) }, await desk.fresh('Otis', 'renewal'));
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(await desk.fresh('Otis', 'renewal')));
    const after = await summary(sample.vet);
    for (const count of ['exams', 'snoozed', 'handedOff', 'declined'] as const)
      expect([count, after[count]]).toEqual([count, before[count] + 1]);
    expect(await summary(sample.vetadmin)).toMatchObject({ ...other, since: other.since });
  });
});
