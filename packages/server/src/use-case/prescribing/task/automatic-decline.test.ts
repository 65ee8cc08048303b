import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('deactivated clients and patients', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const system = (actionReason: string) => ({
    status: 'VET_DECLINED',
    action: 'Declined',
    initiatedBy: 'System',
    actionReason,
  });
  const revive = (task: Task) =>
    server.db.asOwner(
      'update signa.patient set is_active = true, is_deceased = false, deceased_date = null where id = $1',
      [task.locationPatientId],
    );
  const pendingOf = (column: 'client_id' | 'patient_id', id: string | null) =>
    server.db.asOwner(`select id from signa.task where ${column} = $1 and status = 'PENDING'`, [id]);

  it('P-126 P-156 declines a request with an archived draft, which stays unchanged', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    await server.db.asOwner('update signa.prescription set archived = true where id = $1', [draft.id]);
    const answer = await server.call(sample.vet, 'UpsertPrescriptionTask', {
      input: { uuid: task.uuid, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
    });
    expect(answer).toMatchObject({ ok: true });
    expect(
      await server.db.asOwner('select rx_status as status, archived from signa.prescription where id = $1', [draft.id]),
    ).toEqual([{ status: 'Draft', archived: true }]);
  });

  it('P-157 C-075 C-077 C-078 declines every pending request of a deactivated client, with its draft, and nothing else', async () => {
    const task = await desk.fresh('Wellington', 'approval');
    const answered = await desk.fresh('Wellington', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', {
      input: { uuid: answered.uuid, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
    });
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    const { addPrescription: own } = await server.data(sample.vet, 'AddPrescription', {
      ...answerTo(task, {}, 'SaveAsDraft'),
      prescriptionTaskToAttach: null,
    });
    const others = () =>
      server.db.asOwner(`select id, status, version from signa.task where client_id is distinct from $1 order by id`, [
        task.locationClientId,
      ]);
    const othersBefore = await others();
    const { updateLocationClient } = await server.data(sample.admin, 'UpdateLocationClient', {
      input: { id: task.locationClientId ?? '', isActive: false },
    });
    expect(updateLocationClient.isActive).toBe(false);
    expect(await desk.task(task)).toMatchObject({
      ...system('Client is not active'),
      actionedByLocationUser: { displayName: 'Gordon Halloran' },
    });
    expect(await pendingOf('client_id', task.locationClientId)).toEqual([]);
    expect(await desk.task(answered)).toMatchObject({ initiatedBy: null, actionReason: 'Due for exam' });
    expect((await server.data(sample.vet, 'GetPrescription', { id: draft.id })).prescription?.rxStatus.code).toBe(
      'RejectedDraft',
    );
    expect((await server.data(sample.vet, 'GetPrescription', { id: own.id })).prescription?.rxStatus.code).toBe(
      'Draft',
    );
    expect(await others()).toEqual(othersBefore);
    const { locationPatient } = await server.data(sample.vet, 'getLocationPatient', {
      id: task.locationPatientId ?? '',
    });
    expect(locationPatient?.isActive).toBe(true);
    await server.data(sample.admin, 'UpdateLocationClient', {
      input: { id: task.locationClientId ?? '', isActive: true },
    });
    expect(await desk.task(task)).toMatchObject({ status: 'VET_DECLINED' });
  });

  it.each(['client', 'patient'])(
    'C-075 C-076 a failure of any part leaves the %s active and every request pending',
    async (who) => {
      const tasks = [
        await desk.fresh('Juniper', 'approval'),
        await desk.fresh('Juniper', 'approval'),
        await desk.fresh('Juniper', 'approval'),
      ];
      const { locationClientId, locationPatientId } = tasks[0] as Task;
      await server.db.asOwner(
        `create function signa.fail_last() returns trigger language plpgsql as $$ begin if new.id = ${tasks[2]?.id} then raise exception 'no more room'; end if; return new; end $$`,
      );
      await server.db.asOwner(
        'create trigger fail_last before update on signa.task for each row execute function signa.fail_last()',
      );
      const answer =
        who === 'client'
          ? await server.call(sample.admin, 'UpdateLocationClient', {
              input: { id: locationClientId ?? '', isActive: false },
            })
          : await server.call(sample.admin, 'UpdateLocationPatient', {
              input: { id: locationPatientId ?? '', isDeceased: true },
            });
      await server.db.asOwner('drop trigger fail_last on signa.task');
      await server.db.asOwner('drop function signa.fail_last');
      expect(answer).toMatchObject({ ok: false, failure: { code: 'UNAVAILABLE' } });
      for (const task of tasks) expect(await desk.task(task)).toMatchObject({ status: 'PENDING', initiatedBy: null });
      const [stored] = await server.db.asOwner(
        `select c.is_active as client, p.is_active as patient, p.is_deceased as deceased from signa.client c, signa.patient p where c.id = $1 and p.id = $2`,
        [locationClientId, locationPatientId],
      );
      expect(stored).toEqual({ client: true, patient: true, deceased: false });
    },
  );

  it('P-154 C-077 finds such a request as system-declined and not as vet-declined', async () => {
    const list = async (status: 'system-declined' | 'vet-declined') =>
      (await server.data(sample.vet, 'GetPrescriptionTasks', { locationId: sample.wren, status })).prescriptionTasks;
    expect((await list('system-declined')).every((task) => task.initiatedBy === 'System')).toBe(true);
    expect((await list('system-declined')).length).toBeGreaterThan(0);
    expect((await list('vet-declined')).some((task) => task.initiatedBy === 'System')).toBe(false);
  });

  it.each([
    [{ isActive: false }, 'Patient is not active'],
    [{ isDeceased: true }, 'Patient is deceased'],
    [{ deceasedDate: '2026-01-02' }, 'Patient is deceased'],
  ])('P-157 C-076 C-077 declines every pending request of a patient changed by %j', async (change, reason) => {
    const task = await desk.fresh('Truffle', 'draft');
    await server.data(sample.admin, 'UpdateLocationPatient', {
      input: { id: task.locationPatientId ?? '', ...change },
    });
    expect(await desk.task(task)).toMatchObject(system(reason));
    expect(await pendingOf('patient_id', task.locationPatientId)).toEqual([]);
    await revive(task);
    // The patient's sample request was declined too; the next round needs one to copy.
    await server.db.asOwner(
      `update signa.task set status = 'PENDING', action = null, initiated_by = null, actioned_at = null, actioned_by = null where id = $1`,
      [task.id],
    );
  });

  it('C-071 C-065 C-067 P-003 changes only the fields sent and rejects what the form would reject', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const id = task.locationPatientId ?? '';
    const before = task.locationPatient;
    const change = (input: object) => server.call(sample.vet, 'UpdateLocationPatient', { input: { id, ...input } });
    expect((await change({ weight: 12.5, weightUnit: 'kg' })).ok).toBe(true);
    const { locationPatient } = await server.data(sample.vet, 'getLocationPatient', { id });
    expect(locationPatient).toMatchObject({
      weight: 12.5,
      weightUnit: 'kg',
      birthdate: before?.birthdate,
      isActive: before?.isActive,
    });
    expect(await change({ weight: 12.345 })).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'weight' }] },
    });
    expect(await change({ weight: 10_000 })).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
    expect(await change({ birthdate: '1899-12-31' })).toMatchObject({
      failure: { message: 'The birthday cannot be before 1900.' },
    });
    expect(await change({ birthdate: '2999-01-01' })).toMatchObject({
      failure: { message: 'The birthday cannot be in the future.' },
    });
    expect(await change({ birthdate: null })).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
  });

  it('C-162 P-089 corrects a weight that caused a conflict, and nothing else', async () => {
    const task = await desk.fresh('Willow', 'approval');
    const id = task.locationPatientId ?? '';
    const { updateLocationPatientForConflict: after } = await server.data(
      sample.vet,
      'UpdateLocationPatientForConflict',
      { input: { id, weight: 30, weightUnit: 'lbs' } },
    );
    expect(after).toMatchObject({ weight: 30, weightUnit: 'lbs', name: task.locationPatient?.name, isActive: true });
    const wrong = await server.call(sample.vet, 'UpdateLocationPatientForConflict', {
      input: { id, weight: -1, weightUnit: 'lbs' },
    });
    expect(wrong).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
  });

  it('A-171 staff with approval rights can correct weight and birth date; deactivating a patient requires the clients right', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const id = task.locationPatientId ?? '';
    await server.db.asOwner(
      `update signa.role_module set can_edit = false where module_id in (select id from signa.module where name in ('clients', 'link')) and role_id = (select id from signa.role where name = 'STAFF')`,
    );
    expect(
      (await server.call(sample.staff, 'UpdateLocationPatient', { input: { id, weight: 9, weightUnit: 'lbs' } })).ok,
    ).toBe(true);
    expect(await server.call(sample.staff, 'UpdateLocationPatient', { input: { id, isActive: false } })).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
    await server.db.asOwner(
      `update signa.role_module set can_edit = true where module_id in (select id from signa.module where name in ('clients', 'link')) and role_id = (select id from signa.role where name = 'STAFF')`,
    );
  });
});
