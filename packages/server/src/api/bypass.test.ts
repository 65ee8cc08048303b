import type { OperationName, Operations } from '@signa/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, dayFromNow, declineOf, type Task, TaskDesk } from '../testing/task-desk.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

const required = 'This field is required';
const tooLongReason = 'A reason can have at most 250 characters';
const weightRange = 'Weight must be between 0 and 9999.99';
const ownName = 'The acting user must be the user who is signed in. Omit the field or send your own ID.';

describe('other prescribing calls that bypass the portal', () => {
  let server: TestServer;
  let desk: TaskDesk;
  let task: Task;
  let draftId: string;
  let issuedId: string;
  beforeAll(async () => {
    server = await startSampleServer(await embeddedTestDatabase());
    desk = new TaskDesk(server);
    const add = async (type: string) =>
      (await server.data(sample.vet, 'AddPrescription', answerTo(await desk.fresh('Juniper', 'approval'), {}, type)))
        .addPrescription.id;
    draftId = await add('SaveAsDraft');
    issuedId = await add('AuthorizeRx');
    task = await desk.fresh('Juniper', 'approval');
  });
  afterAll(() => server.close());

  /** Asserts that the call fails with code and message, and with the field where one is named. */
  async function refused<N extends OperationName>(
    name: N,
    variables: Operations[N]['variables'],
    expected: { readonly code?: string; readonly field?: string; readonly text: string },
  ): Promise<void> {
    const answer = await server.call(sample.vet, name, variables);
    if (answer.ok) throw new Error('This must be refused');
    const { code, message, issues } = answer.failure;
    expect({ code, message, fields: issues.map(({ path }) => path) }).toEqual({
      code: expected.code ?? 'BAD_USER_INPUT',
      message: expected.text,
      fields: expected.field ? [expected.field] : [],
    });
  }

  const decline = (actionReason: string) => ({ input: { ...declineOf(task).input, actionReason } });

  it('P-167 P-156 a decline without a reason', () =>
    refused('UpsertPrescriptionTask', decline('  '), { field: 'actionReason', text: required }));

  it('P-168 a decline with a reason of 251 characters', () =>
    refused('UpsertPrescriptionTask', decline('x'.repeat(251)), { field: 'actionReason', text: tooLongReason }));

  it('P-161 P-217 an approval by the call that declines', () =>
    refused(
      'UpsertPrescriptionTask',
      { input: { ...declineOf(task).input, status: 'VET_APPROVED' } },
      { field: 'status', text: 'The status can only become VET_DECLINED here' },
    ));

  it('P-004 a decline in the name of another user', () =>
    refused(
      'UpsertPrescriptionTask',
      { input: { ...declineOf(task).input, actionedByLocationUserUuid: '00000000-0000-4000-8000-000000000000' } },
      { code: 'FORBIDDEN', text: ownName },
    ));

  it('P-167 P-118 P-218 a rejection without a reason', () =>
    refused(
      'DeclinePrescription',
      { id: draftId, input: { declineReason: ' ' } },
      { field: 'declineReason', text: required },
    ));

  it('P-167 P-118 P-219 a deletion without a reason, and with one that is too long', async () => {
    const withReason = (declineReason: string) => ({ id: draftId, input: { declineReason } });
    await refused('DeletePrescription', withReason(''), { field: 'declineReason', text: required });
    await refused('DeletePrescription', withReason('x'.repeat(251)), { field: 'declineReason', text: tooLongReason });
  });

  it('P-134 P-118 a deletion of an issued prescription', () =>
    refused(
      'DeletePrescription',
      { id: issuedId, input: { declineReason: 'Due for exam' } },
      {
        code: 'CONFLICT',
        text: 'This prescription was issued and is created. It cannot be changed; copy it to prescribe again.',
      },
    ));

  it('P-140 P-220 an archive while a client order is in progress', async () => {
    await server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at)
        values (1, 'bypass', 'bypass', 'in-progress', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status)
      select 1, o.id, 'bypass', $1, 'in-progress' from o`,
      [issuedId],
    );
    await refused(
      'ArchivePrescription',
      { id: issuedId, input: { archived: true } },
      {
        code: 'CONFLICT',
        text: 'A client order is in progress. Archiving is not possible until processing completes.',
      },
    );
  });

  it('P-143 P-220 an archive that is undone', () =>
    refused(
      'ArchivePrescription',
      { id: issuedId, input: { archived: false } },
      { text: 'An archived prescription cannot be restored.' },
    ));

  it('P-146 a reprint of a draft', () =>
    refused(
      'ReprintPrescription',
      { id: draftId },
      { code: 'CONFLICT', text: 'Only an issued prescription can be printed. Authorize it first.' },
    ));

  const workflow = (change: object) => ({
    prescriptionTaskId: task.id,
    prescriptionTaskWorkflow: {
      currentWorkflowStatusId: '1',
      workflowLocationUserId: task.assignedToLocationUserId ?? '',
      ...change,
    },
  });

  it('P-172 P-221 an inactive workflow user', () =>
    refused('UpdatePrescriptionTaskWorkflow', workflow({ workflowLocationUserId: '10' }), {
      field: 'workflowLocationUserId',
      text: 'This user is inactive, please select an active user.',
    }));

  it('P-172 P-221 P-285 an internal note of 501 characters', () =>
    refused('UpdatePrescriptionTaskWorkflow', workflow({ internalNote: 'x'.repeat(501) }), {
      field: 'internalNote',
      text: 'An internal note can have at most 500 characters',
    }));

  it('P-172 P-173 P-222 a prescription without a workflow status', () =>
    refused(
      'upsertPrescriptionWorkflow',
      {
        input: {
          prescriptionId: draftId,
          currentWorkflowStatusId: '',
          workflowLocationUserId: task.assignedToLocationUserId ?? '',
        },
      },
      { field: 'currentWorkflowStatusId', text: required },
    ));

  const patient = (change: object) => ({ input: { id: task.locationPatientId ?? '', ...change } });

  it('C-071 C-067 P-003 a weight out of range, and one with three decimals', async () => {
    for (const weight of [-1, 10_000, 1.005])
      await refused('UpdateLocationPatient', patient({ weight, weightUnit: 'lbs' }), {
        field: 'weight',
        text: weightRange,
      });
  });

  it('C-071 C-065 P-003 a date of birth in the future', () =>
    refused('UpdateLocationPatient', patient({ birthdate: dayFromNow(2) }), {
      field: 'birthdate',
      text: 'The birthday cannot be in the future.',
    }));

  it('C-162 C-067 P-285 a corrected weight out of range', () =>
    refused(
      'UpdateLocationPatientForConflict',
      { input: { id: task.locationPatientId ?? '', weight: 10_000, weightUnit: 'kg' } },
      { field: 'weight', text: weightRange },
    ));

  const shortcut = (change: object) => ({
    input: { locationId: sample.wren, label: 'Daily', details: 'Once daily.', shortcutType: 'SIG' as const, ...change },
  });

  it.each([
    [{ label: ' ' }, 'label', 'Label is required.'],
    [{ label: 'ab' }, 'label', 'Label field is too small.'],
    [{ label: 'x'.repeat(31) }, 'label', 'Enter at most 30 characters'],
    [{ details: ' ' }, 'details', required],
    [{ details: 'x'.repeat(621) }, 'details', 'Enter at most 620 characters'],
  ])('A-136 A-137 a shortcut with %j', (change, field, text) =>
    refused('AddShortcut', shortcut(change), { field, text }),
  );

  it('P-015 a search for more than 50 characters', () =>
    refused(
      'ProductFamilies',
      { locationId: sample.wren, filter: 'x'.repeat(51) },
      { field: 'filter', text: 'Search text must be at most 50 characters' },
    ));

  it('P-121 an unknown status in a filter', async () => {
    const answer = await server.call(sample.vet, 'Prescriptions', {
      locationId: sample.wren,
      rxStatusFilters: ['LOST' as never],
    });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });

  it('P-003 changes nothing', async () => {
    expect(await desk.task(task)).toMatchObject({
      status: 'PENDING',
      prescriptionTaskWorkflow: { workflowLocationUserId: null },
    });
    const rx = async (id: string) => (await server.data(sample.vet, 'GetPrescription', { id })).prescription;
    expect(await rx(draftId)).toMatchObject({
      rxStatus: { code: 'Draft' },
      archived: false,
      prescriptionWorkflows: [],
    });
    expect(await rx(issuedId)).toMatchObject({ rxStatus: { code: 'Created' }, archived: false, reprintCount: 0 });
    expect(server.reported).toEqual([]);
  });
});
