import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, declineOf, type Task, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';

interface Named {
  readonly id: string;
  readonly uuid: string;
}

describeOnOneDatabase('the acting user in a call', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  /** Another user of the same location with the same rights. */
  let colleague: Named;
  let own: Named;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    [own, colleague] = [await assignmentOf(sample.vet), await assignmentOf(sample.vetadmin)];
  });
  afterAll(() => server.close());

  async function assignmentOf(username: string): Promise<Named> {
    const [found] = await server.db.asOwner<Named>(
      `select u.id::text, u.uuid::text from signa.location_user u join signa.app_user a on a.id = u.user_id
      where a.username = $1 and u.location_id = 1`,
      [username],
    );
    if (!found) throw new Error('The sample has this user at Wren Street');
    return found;
  }
  const draftOf = async (task: Task) =>
    (await server.data(sample.vet, 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'))).addPrescription.id;
  const handOver = () => ({
    currentWorkflowStatusId: '1',
    workflowLocationUserId: colleague.id,
    internalNote: 'Call first.',
  });

  /** Every call with a field for the acting user, on a pending request and its draft. */
  const calls: readonly (readonly [
    string,
    (on: { task: Task; draft: string }, by: Named) => Promise<{ ok: boolean }>,
  ])[] = [
    [
      'a rejected draft',
      ({ draft: id }, by) =>
        server.call(sample.vet, 'DeclinePrescription', {
          id,
          input: { declineReason: 'Due for exam', declinedByLocationUserId: by.id },
        }),
    ],
    [
      'a deleted draft',
      ({ draft: id }, by) =>
        server.call(sample.vet, 'DeletePrescription', {
          id,
          input: { declineReason: 'Due for exam', declinedByLocationUserId: by.id },
        }),
    ],
    [
      'an archived prescription',
      ({ draft: id }, by) =>
        server.call(sample.vet, 'ArchivePrescription', {
          id,
          input: { archived: true, archivedByLocationUserId: by.id },
        }),
    ],
    [
      'a prescription that is handed over',
      ({ draft: prescriptionId }, by) =>
        server.call(sample.vet, 'upsertPrescriptionWorkflow', {
          input: { ...handOver(), prescriptionId, assignedByLocationUserId: by.id },
        }),
    ],
    [
      'a request that is handed over',
      ({ task }, by) =>
        server.call(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
          prescriptionTaskId: task.id,
          prescriptionTaskWorkflow: { ...handOver(), assignedByLocationUserId: by.id },
        }),
    ],
    [
      'a request whose hand-over is changed',
      ({ task }, by) =>
        server.call(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
          prescriptionTaskId: task.id,
          prescriptionTaskWorkflow: handOver(),
          changedBy: by.id,
        }),
    ],
    [
      'a declined request',
      ({ task }, by) =>
        server.call(sample.vet, 'UpsertPrescriptionTask', {
          input: { ...declineOf(task).input, actionedByLocationUserUuid: by.uuid },
        }),
    ],
    [
      'an approved request',
      ({ task }, by) =>
        server.call(sample.vet, 'AddPrescription', {
          ...answerTo(task),
          prescriptionTaskToAttach: { id: task.id, actionedByLocationUserUuid: by.uuid },
        }),
    ],
  ];

  it.each(calls)(
    "P-004 %s rejects a colleague's id without changes and accepts the caller's own",
    async (what, call) => {
      const task = await desk.fresh('Juniper', 'approval');
      // A request can be approved as long as it has no draft.
      const draft = what === 'an approved request' ? '' : await draftOf(task);
      const stored = () =>
        server.db.asOwner(
          `select (select to_jsonb(t) from signa.task t where t.id = $1) as task,
          (select to_jsonb(rx) from signa.prescription rx where rx.id::text = $2) as draft,
          (select count(*) from signa.prescription_workflow) as workflows, (select count(*) from signa.prescription) as prescriptions`,
          [task.id, draft],
        );
      const before = await stored();
      expect(await call({ task, draft }, colleague)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
      expect(await stored()).toEqual(before);
      // Ids that contain letters are case-insensitive.
      expect(await call({ task, draft }, { id: own.id, uuid: own.uuid.toUpperCase() })).toMatchObject({ ok: true });
      expect(await stored()).not.toEqual(before);
    },
  );
});
