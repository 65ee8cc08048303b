import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, dayFromNow, lawful, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const contactPharmacy = 'Please contact the pharmacy to prescribe controlled substances';

describeOnOneDatabase('issue rules without the portal', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  type Changes = Parameters<typeof answerTo>[1];
  const answer = (task: Task, changes?: Changes, type?: string) =>
    server.call(sample.vet, 'AddPrescription', answerTo(task, changes, type));

  /** The message of the server for the first invalid field. */
  async function refusal(task: Task, changes?: Changes, type?: string): Promise<{ path: string; message: string }> {
    const answered = await answer(task, changes, type);
    if (answered.ok) throw new Error('This must be refused');
    expect(answered.failure.code).toBe('BAD_USER_INPUT');
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    const [issue] = answered.failure.issues;
    return { path: issue?.path ?? '', message: issue?.message ?? answered.failure.message };
  }

  it('P-056 P-057 rejects missing, negative, or too many refills', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    expect(await refusal(task, { refills: null })).toMatchObject({ path: 'refills' });
    expect(await refusal(task, { refills: -1 })).toEqual({
      path: 'refills',
      message: 'Just positive numbers are allowed',
    });
    expect(await refusal(task, { refills: 12 })).toMatchObject({ path: 'refills' });
  });

  it('P-059 stores no number of refills with PRN', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: rx } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, { prnFlag: true, refills: 3 }),
    );
    expect(rx).toMatchObject({ prnFlag: true, refills: null });
  });

  it('P-065 rejects a missing, past, or too late expiration, and validates an entered one in drafts too', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const wrong = { path: 'prescExpiryDate', message: 'Please provide a valid Date' };
    expect(await refusal(task, { prescExpiryDate: null })).toEqual(wrong);
    expect(await refusal(task, { prescExpiryDate: dayFromNow(-2) })).toEqual(wrong);
    expect(await refusal(task, { prescExpiryDate: dayFromNow(400) })).toEqual(wrong);
    expect(await refusal(task, { prescExpiryDate: dayFromNow(-2) }, 'SaveAsDraft')).toEqual(wrong);
  });

  it('P-066 P-072 rejects a vet who cannot authorize and a workflow user of another location', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const [staff] = await server.db.asOwner<{ id: string }>(
      `select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id = 1`,
      [sample.staff],
    );
    const [foreign] = await server.db.asOwner<{ id: string }>(
      'select id::text from signa.location_user where location_id = 3 and is_active limit 1',
    );
    expect(await refusal(task, { authorizingVet: staff?.id }, 'SaveAsDraft')).toMatchObject({ path: 'authorizingVet' });
    expect(await refusal(task, { authorizingVet: foreign?.id }, 'SaveAsDraft')).toMatchObject({
      path: 'authorizingVet',
    });
    expect(await refusal(task, { workflowLocationUserId: foreign?.id }, 'SaveAsDraft')).toMatchObject({
      path: 'workflowLocationUserId',
    });
    expect(await refusal(task, { authorizingVet: null })).toMatchObject({ path: 'authorizingVet' });
  });

  it("P-041 rejects an inactive patient or client with the portal's messages", async () => {
    const task = await desk.fresh('Juniper', 'approval');
    await server.db.asOwner('update signa.patient set is_active = false where id = $1', [task.locationPatientId]);
    for (const type of ['AuthorizeRx', 'SaveAsDraft'])
      expect((await refusal(task, {}, type)).message).toContain('Patient is not active');
    await server.db.asOwner('update signa.patient set is_active = true where id = $1', [task.locationPatientId]);
    await server.db.asOwner('update signa.client set is_active = false where id = $1', [task.locationClientId]);
    for (const type of ['AuthorizeRx', 'SaveAsDraft'])
      expect((await refusal(task, {}, type)).message).toContain('Client is not active');
    await server.db.asOwner('update signa.client set is_active = true where id = $1', [task.locationClientId]);
  });

  it('P-002 rejects a patient who is not linked to the client', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const unlink = (isActive: boolean) =>
      server.db.asOwner(
        'update signa.patient_client set is_active = $3, is_primary = $3 where patient_id = $1 and client_id = $2',
        [task.locationPatientId, task.locationClientId, isActive],
      );
    await unlink(false);
    expect(await refusal(task)).toMatchObject({ path: 'locationPatientId' });
    await unlink(true);
  });

  it('P-046 rejects issuing an inactive product and saves a draft of it', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    await server.db.asOwner('update signa.product set is_active = false where id = $1', [task.productId]);
    expect((await refusal(task)).message).toBe('This product is not available, please reselect');
    expect((await answer(task, {}, 'SaveAsDraft')).ok).toBe(true);
    await server.db.asOwner('update signa.product set is_active = true where id = $1', [task.productId]);
  });

  it('P-099 P-124 a product that no pharmacy of the location dispenses can only be printed, not authorized', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const [product] = await server.db.asOwner<{ fulfillment_vendor: string }>(
      'select fulfillment_vendor from signa.product where id = $1',
      [task.productId],
    );
    await server.db.asOwner(`update signa.product set fulfillment_vendor = 'ELSEWHERE' where id = $1`, [
      task.productId,
    ]);
    await refusal(task);
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task, {}, 'PrintRx'));
    expect(rx.rxStatus.code).toBe('FaxedToPharmacy');
    await server.db.asOwner('update signa.product set fulfillment_vendor = $2 where id = $1', [
      task.productId,
      product?.fulfillment_vendor,
    ]);
  });

  it('P-125 P-114 P-113 a controlled prescription of a New York location must be mailed', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    expect(task.product?.deaSchedule).toBe('C-IV');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task, lawful));
    expect(rx.rxStatus.code).toBe('MailedToPharmacy');
  });

  it('P-057 P-060 P-064 a controlled product has at most 5 refills and six months, and is never PRN', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    expect(await refusal(task, { refills: 6 })).toMatchObject({ path: 'refills' });
    expect(await refusal(task, { prnFlag: true, refills: null })).toMatchObject({ path: 'prnFlag' });
    expect(await refusal(task, { prnFlag: true, refills: null }, 'SaveAsDraft')).toMatchObject({ path: 'prnFlag' });
    expect(await refusal(task, { prescExpiryDate: dayFromNow(200) })).toMatchObject({ path: 'prescExpiryDate' });
  });

  it('P-058 a Schedule II product has no refills, in drafts too', async () => {
    const task = await desk.fresh('Sir Barnaby', 'approval');
    expect(task.product?.deaSchedule).toBe('C-II');
    expect(await refusal(task, { refills: 1 })).toMatchObject({ path: 'refills' });
    expect(await refusal(task, { refills: 1 }, 'SaveAsDraft')).toMatchObject({ path: 'refills' });
    expect(await refusal(task, { prescExpiryDate: dayFromNow(100) })).toMatchObject({ path: 'prescExpiryDate' });
  });

  it('P-115 a controlled product requires a vet with an unexpired DEA license', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    const vet = task.assignedToLocationUserId;
    const [before] = await server.db.asOwner<{ dea_license: string; dea_license_expiration: string }>(
      'select dea_license, dea_license_expiration from signa.location_user where id = $1',
      [vet],
    );
    await server.db.asOwner(`update signa.location_user set dea_license_expiration = current_date - 2 where id = $1`, [
      vet,
    ]);
    expect((await refusal(task)).message).toBe(contactPharmacy);
    await server.db.asOwner(
      'update signa.location_user set dea_license = null, dea_license_expiration = null where id = $1',
      [vet],
    );
    expect((await refusal(task)).message).toBe(contactPharmacy);
    await server.db.asOwner(
      'update signa.location_user set dea_license = $2, dea_license_expiration = $3 where id = $1',
      [vet, before?.dea_license, before?.dea_license_expiration],
    );
  });

  it('P-115 no one can issue C-I, or a controlled product without a schedule', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    await server.db.asOwner(`update signa.product set dea_schedule = 'C-I' where id = $1`, [task.productId]);
    expect((await refusal(task)).message).toBe(contactPharmacy);
    await server.db.asOwner(`update signa.product set dea_schedule = null, is_controlled = true where id = $1`, [
      task.productId,
    ]);
    expect((await refusal(task)).message).toBe(contactPharmacy);
    await server.db.asOwner(`update signa.product set dea_schedule = 'C-IV' where id = $1`, [task.productId]);
  });

  it('P-047 P-052 P-076 P-077 enforces every limit on an entered field, in drafts too', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    expect(await refusal(task, { unitPerFill: 10_000 }, 'SaveAsDraft')).toEqual({
      path: 'unitPerFill',
      message: 'Must be greater than zero & less than 10000',
    });
    expect(await refusal(task, { directions: 'x'.repeat(621) }, 'SaveAsDraft')).toMatchObject({ path: 'directions' });
    expect(await refusal(task, { daysSupply: 366 }, 'SaveAsDraft')).toEqual({
      path: 'daysSupply',
      message: 'Must be greater than zero & less than or equal to 365',
    });
    expect(await refusal(task, { noteToPharmacy: 'x'.repeat(101) }, 'SaveAsDraft')).toMatchObject({
      path: 'noteToPharmacy',
    });
    expect(await refusal(task, { directions: '  ' })).toMatchObject({ path: 'directions' });
  });

  it('P-077 P-230 stores no note to the client where the feature is disabled', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    await server.db.asOwner(
      `insert into signa.feature_flag (location_id, feature, is_on) values (1, 'showNoteToClient', false) on conflict (location_id, feature) do update set is_on = false`,
    );
    const hidden = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, { noteToClient: 'Hello' }, 'SaveAsDraft'),
    );
    expect(hidden.addPrescription.noteToClient).toBeNull();
    await server.db.asOwner(
      `update signa.feature_flag set is_on = true where location_id = 1 and feature = 'showNoteToClient'`,
    );
    const other = await desk.fresh('Juniper', 'approval');
    const shown = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(other, { noteToClient: 'Hello' }, 'SaveAsDraft'),
    );
    expect(shown.addPrescription.noteToClient).toBe('Hello');
  });

  it('P-230 A-184 a platform flag applies where the location has no setting, in form and portal alike', async () => {
    const own = await server.db.asOwner<{ feature: string; is_on: boolean }>(
      `delete from signa.feature_flag where location_id = 1 and feature = 'showNoteToClient' returning feature, is_on`,
    );
    const noteStored = async () => {
      const sent = answerTo(await desk.fresh('Juniper', 'approval'), { noteToClient: 'Hello' }, 'SaveAsDraft');
      return (await server.data(sample.vet, 'AddPrescription', sent)).addPrescription.noteToClient;
    };
    const shown = async () =>
      (await server.data(sample.vet, 'featureFlags', { locationId: sample.wren })).featureFlags.includes(
        'showNoteToClient',
      );
    expect([await noteStored(), await shown()]).toEqual([null, false]);
    await server.db.asOwner(
      `insert into signa.feature_flag (location_id, feature, is_on) values (null, 'showNoteToClient', true)`,
    );
    expect([await noteStored(), await shown()]).toEqual(['Hello', true]);
    await server.db.asOwner(
      `insert into signa.feature_flag (location_id, feature, is_on) values (1, 'showNoteToClient', false)`,
    );
    expect([await noteStored(), await shown()]).toEqual([null, false]);
    await server.db.asOwner(
      `delete from signa.feature_flag where location_id is null and feature = 'showNoteToClient'`,
    );
    await server.db.asOwner(
      `update signa.feature_flag set is_on = $1 where location_id = 1 and feature = 'showNoteToClient'`,
      [own[0]?.is_on ?? true],
    );
  });

  it('P-072 P-103 rejects an issue with a workflow user and no status, and keeps both in a draft', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const user = { workflowLocationUserId: task.assignedToLocationUserId };
    expect(await refusal(task, user)).toEqual({ path: 'currentWorkflowStatusId', message: 'This field is required' });
    expect(await refusal(task, { currentWorkflowStatusId: '1' })).toMatchObject({ path: 'workflowLocationUserId' });
    const draft = await server.data(sample.vet, 'AddPrescription', answerTo(task, user, 'SaveAsDraft'));
    expect(draft.addPrescription.workflowLocationUserId).toBe(task.assignedToLocationUserId);
  });

  it('P-050 rejects a flavor the product does not have', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    expect(await refusal(task, { flavorId: '999999' })).toMatchObject({ path: 'flavorId' });
  });
});
