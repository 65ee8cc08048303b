import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const inFifteenMinutes = `now() + interval '15 minutes'`;

describeOnOneDatabase('who can issue', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    // Only delegations granted by a test exist.
    await server.db.asOwner('delete from signa.delegation');
  });
  afterAll(() => server.close());

  const forbidden = { ok: false, failure: { code: 'FORBIDDEN' } } as const;

  it('P-068 A-072 A-173 a role that cannot authorize can save a draft but not issue', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    expect(await server.call(sample.staff, 'AddPrescription', answerTo(task))).toMatchObject(forbidden);
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    expect((await server.call(sample.staff, 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'))).ok).toBe(true);
  });

  it('P-068 A-072 A-073 delegated access for the named vet suffices, and for no other vet', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const staff = await locationUser(sample.staff);
    await server.db.asOwner(
      'insert into signa.delegation (location_id, location_user_id, delegated_location_user_id) values (1, $1, $2)',
      [task.assignedToLocationUserId, staff],
    );
    const otherVet = await locationUser(sample.vetadmin);
    expect(
      await server.call(sample.staff, 'AddPrescription', answerTo(task, { authorizingVet: otherVet })),
    ).toMatchObject(forbidden);
    const { addPrescription: rx } = await server.data(sample.staff, 'AddPrescription', answerTo(task));
    expect(rx).toMatchObject({
      actingLocationUser: { displayName: 'Priya Natarajan' },
      authorizingVetLocationUser: { displayName: 'Dr. Maya Okafor' },
    });
    await server.db.asOwner('delete from signa.delegation');
  });

  it('A-073 a delegation of an inactive vet grants nothing', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const staff = await locationUser(sample.staff);
    const vet = await locationUser(sample.vetadmin);
    await server.db.asOwner(
      'insert into signa.delegation (location_id, location_user_id, delegated_location_user_id) values (1, $1, $2)',
      [vet, staff],
    );
    await server.db.asOwner('update signa.location_user set is_active = false where id = $1', [vet]);
    expect((await server.call(sample.staff, 'AddPrescription', answerTo(task, { authorizingVet: vet }))).ok).toBe(
      false,
    );
    await server.db.asOwner('update signa.location_user set is_active = true where id = $1', [vet]);
    await server.db.asOwner('delete from signa.delegation');
  });

  it('P-068 A-072 an OTC product can be issued by anyone who can prescribe', async () => {
    const product = await anOtcProduct();
    const task = await desk.fresh('Juniper', 'approval', '', `product_id = ${product}, quantity_requested = 1`);
    expect(
      (await server.call(sample.staff, 'AddPrescription', answerTo(task, { prnFlag: true, refills: null }))).ok,
    ).toBe(true);
  });

  it('P-068 a controlled product never counts as OTC', async () => {
    const product = await anOtcProduct();
    await server.db.asOwner(`update signa.product set is_controlled = true, dea_schedule = 'C-IV' where id = $1`, [
      product,
    ]);
    const task = await desk.fresh('Juniper', 'approval', '', `product_id = ${product}, quantity_requested = 1`);
    expect(await server.call(sample.staff, 'AddPrescription', answerTo(task))).toMatchObject(forbidden);
    await server.db.asOwner('update signa.product set is_controlled = false, dea_schedule = null where id = $1', [
      product,
    ]);
  });

  it('P-069 A-062 A-072 while impersonating a vet only OTC and AOTC can be issued, recorded with both users; a draft can be saved', async () => {
    await server.db.asOwner(
      `insert into signa.impersonation (support_username, username, start_location_id, reason, started_at, expires_at, unlocked_until)
      values ($1, $2, 1, 'Ticket 4711', now(), ${inFifteenMinutes}, ${inFifteenMinutes})`,
      [sample.support, sample.vet],
    );
    const impersonating = { impersonating: sample.vet };
    const task = await desk.fresh('Clementine', 'approval');
    expect(await server.call(sample.support, 'AddPrescription', answerTo(task), impersonating)).toMatchObject(
      forbidden,
    );
    expect(
      (await server.call(sample.support, 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'), impersonating)).ok,
    ).toBe(true);
    const product = await anOtcProduct();
    const otc = await desk.fresh('Juniper', 'approval', '', `product_id = ${product}, quantity_requested = 1`);
    const { addPrescription: rx } = await server.data(
      sample.support,
      'AddPrescription',
      answerTo(otc, { prnFlag: true, refills: null }),
      impersonating,
    );
    expect(rx).toMatchObject({
      impersonatedBy: sample.support,
      actingLocationUser: { displayName: 'Dr. Maya Okafor' },
    });
    const [record] = await server.db.asOwner(
      'select username, impersonated_username, operation from signa.audit_record where subject = $1',
      [`prescription:${rx.id}`],
    );
    expect(record).toEqual({
      username: sample.support,
      impersonated_username: sample.vet,
      operation: 'AddPrescription',
    });
  });

  it('P-006 P-069 P-156 the trail names both users when a support user answers a request while impersonating', async () => {
    await server.db.asOwner('delete from signa.impersonation_entry');
    await server.db.asOwner('delete from signa.impersonation');
    await server.db.asOwner(
      `insert into signa.impersonation (support_username, username, start_location_id, reason, started_at, expires_at, unlocked_until)
      values ($1, $2, 1, 'Ticket 4711', now(), ${inFifteenMinutes}, ${inFifteenMinutes})`,
      [sample.support, sample.vet],
    );
    const impersonating = { impersonating: sample.vet };
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.support,
      'AddPrescription',
      answerTo(task, { refills: 1 }, 'SaveAsDraft'),
      impersonating,
    );
    const { input } = answerTo(task, { refills: 2, version: draft.version });
    await server.data(
      sample.support,
      'UpdatePrescription',
      { id: draft.id, input, addPrescriptionType: 'SaveAsDraft' },
      impersonating,
    );
    const staff = await locationUser(sample.staff);
    await server.data(
      sample.support,
      'UpdatePrescriptionTaskWorkflow',
      {
        prescriptionTaskId: task.id,
        prescriptionTaskWorkflow: { currentWorkflowStatusId: '1', workflowLocationUserId: staff },
      },
      impersonating,
    );
    await server.data(sample.support, 'UpsertPrescriptionTask', declineOf(task), impersonating);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: draft.id });
    const by = `Impersonated by ${sample.support}`;
    expect(prescription?.history.map(({ kind, actor, note }) => [kind, actor, note])).toEqual([
      ['declined', 'Dr. Maya Okafor', `Due for exam\n${by}`],
      ['draft-saved', 'Dr. Maya Okafor', `Refills 1 -> 2\n${by}`],
      ['draft-saved', 'Dr. Maya Okafor', by],
    ]);
    const audited = await server.db.asOwner(
      `select username, impersonated_username, operation from signa.audit_record where subject = $1 order by sequence`,
      [`task:${task.id}`],
    );
    expect(audited).toEqual(
      ['UpdatePrescriptionTaskWorkflow', 'UpsertPrescriptionTask'].map((operation) => ({
        username: sample.support,
        impersonated_username: sample.vet,
        operation,
      })),
    );
  });

  it('A-172 A-173 P-001 C-001 a support user who is not impersonating cannot read or write clinical data', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    for (const as of [sample.support, sample.adminSupport]) {
      expect((await server.call(as, 'GetPrescriptionTask', { id: task.id, uuid: task.uuid })).ok).toBe(false);
      expect((await server.call(as, 'AddPrescription', answerTo(task))).ok).toBe(false);
      expect((await server.call(as, 'UpsertPrescriptionTask', declineOf(task))).ok).toBe(false);
      expect((await server.call(as, 'getLocationPatient', { id: task.locationPatientId ?? '' })).ok).toBe(false);
    }
  });

  it('A-028 A-173 an inactive role grants nothing', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    await server.db.asOwner(`update signa.role set is_active = false where name = 'VET'`);
    expect(await server.call(sample.vet, 'AddPrescription', answerTo(task))).toMatchObject(forbidden);
    await server.db.asOwner(`update signa.role set is_active = true where name = 'VET'`);
  });

  it('A-008 a user disabled at the identity provider loses access immediately', async () => {
    await server.data(sample.vet, 'WorkflowStatus', {});
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = false where username = $1', [sample.vet]);
    expect(await server.call(sample.vet, 'WorkflowStatus', {})).toMatchObject({
      ok: false,
      failure: { code: 'UNAUTHENTICATED' },
    });
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = true where username = $1', [sample.vet]);
    expect((await server.call(sample.vet, 'WorkflowStatus', {})).ok).toBe(true);
  });

  async function locationUser(username: string): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      'select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id = 1',
      [username],
    );
    return row?.id ?? '';
  }

  async function anOtcProduct(): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.product where approval_type = 'OTC' and is_active and not compound and dea_schedule is null and not is_controlled
        and 'canine' = any (species_codes) and fulfillment_vendor = 'RVP' order by id limit 1`,
    );
    return row?.id ?? '';
  }
});
