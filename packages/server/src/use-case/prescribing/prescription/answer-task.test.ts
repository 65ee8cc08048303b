import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('answering a request', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const approve = (as: string, ...variables: Parameters<typeof answerTo>) =>
    server.call(as, 'AddPrescription', answerTo(...variables));
  async function anotherProduct(id: string | null): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.product where is_active and fulfillment_vendor = 'RVP' and not compound and not diet
      and not is_controlled and dea_schedule is null and id <> $1 order by id limit 1`,
      [id],
    );
    if (!row) throw new Error('The catalogue has another product');
    return row.id;
  }
  const messagesOf = (key: string) =>
    server.db.asOwner('select kind from signa.outbox_message where idempotency_key = $1', [key]);

  it('P-155 P-123 P-006 P-165 approves it: prescription and request change together, one message is sent, and both users are recorded', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription: rx } = await server.data(sample.vetadmin, 'AddPrescription', answerTo(task));
    expect(rx).toMatchObject({
      rxStatus: { code: 'Created' },
      actingLocationUser: { displayName: 'Dr. Annika Rosenthal-Beaumont' },
      authorizingVetLocationUser: { displayName: 'Dr. Maya Okafor' },
    });
    expect(rx.issuedDate).not.toBeNull();
    expect(await desk.task(task)).toMatchObject({
      status: 'VET_APPROVED',
      action: 'Approved',
      prescriptionId: rx.id,
      actionedByLocationUser: { displayName: 'Dr. Annika Rosenthal-Beaumont' },
    });
    expect(await messagesOf(`prescription-${rx.id}-issued`)).toEqual([{ kind: 'pharmacy-prescription' }]);
  });

  it('P-006 keeps the license and DEA number of the named vet as of issue', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription: rx } = await server.data(sample.vetadmin, 'AddPrescription', answerTo(task));
    const before = rx.authorizingVetLocationUser;
    await server.db.asOwner(
      `update signa.location_user set dea_license = 'XX0000000', vet_license_number = 'changed' where id = $1`,
      [rx.authorizingVet],
    );
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect(prescription?.authorizingVetLocationUser).toMatchObject({
      deaLicense: before?.deaLicense,
      vetLicenseNumber: before?.vetLicenseNumber,
    });
    await server.db.asOwner('update signa.location_user set dea_license = $2, vet_license_number = $3 where id = $1', [
      rx.authorizingVet,
      before?.deaLicense,
      before?.vetLicenseNumber,
    ]);
  });

  it('P-088 P-003 computes the conflicts itself, and rejects an issue without the note without storing anything', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const refused = await approve(sample.vet, task, { noteToPharmacy: ' ' });
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'noteToPharmacy' }] },
    });
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    const draft = await server.call(
      sample.vet,
      'AddPrescription',
      answerTo(task, { noteToPharmacy: null }, 'SaveAsDraft'),
    );
    expect(draft.ok).toBe(true);
  });

  it('P-158 P-166 P-122 P-097 saves a draft on the request, which stays pending, and P-155 P-216 approves it from there', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.staff,
      'AddPrescription',
      answerTo(task, { directions: null, authorizingVet: null }, 'SaveAsDraft'),
    );
    expect(draft).toMatchObject({ rxStatus: { code: 'Draft' }, issuedDate: null, rxNumber: null });
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: draft.id, action: null });
    const { input } = answerTo(task, { version: draft.version, confirmedNote: true });
    const { updatePrescription: rx } = await server.data(sample.vet, 'UpdatePrescription', {
      id: draft.id,
      input,
      addPrescriptionType: 'AuthorizeRx',
    });
    expect(rx).toMatchObject({ id: draft.id, rxStatus: { code: 'Created' } });
    expect(await desk.task(task)).toMatchObject({ status: 'VET_APPROVED', prescriptionId: draft.id });
  });

  it('P-007 P-161 reports to the second vet who answered, how, and when, and changes nothing', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    const late = await approve(sample.vetadmin, task);
    expect(late).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    expect(late.ok ? '' : late.failure.message).toMatch(
      /^This request was declined by Dr\. Maya Okafor on \d\d-\d\d-\d{4} \d\d:\d\d [AP]M\.$/,
    );
    const again = await server.call(sample.vetadmin, 'UpsertPrescriptionTask', declineOf(task, 'Other'));
    expect(again).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    expect(await desk.task(task)).toMatchObject({
      status: 'VET_DECLINED',
      actionReason: 'Due for exam',
      prescriptionId: null,
    });
  });

  it('P-216 rejects a draft that another user changed in the meantime', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    const save = (directions: string) =>
      server.call(sample.vet, 'UpdatePrescription', {
        id: draft.id,
        input: { ...answerTo(task, { directions, version: draft.version }).input },
        addPrescriptionType: 'SaveAsDraft',
      });
    expect((await save('First.')).ok).toBe(true);
    expect(await save('Second.')).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: draft.id });
    expect(prescription?.directions).toBe('First.');
  });

  it('P-216 rejects an update without an id with the message in the requirement', async () => {
    const answer = await server.call(sample.vet, 'UpdatePrescription', {
      id: null,
      input: {},
      addPrescriptionType: 'SaveAsDraft',
    });
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: 'Prescription Id not found' },
    });
  });

  it('P-134 rejects editing, declining, or deleting an issued prescription without changes', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    const input = { declineReason: 'Due for exam' };
    const attempts = [
      await server.call(sample.vet, 'UpdatePrescription', {
        id: rx.id,
        input: answerTo(task).input,
        addPrescriptionType: 'SaveAsDraft',
      }),
      await server.call(sample.vet, 'DeclinePrescription', { id: rx.id, input }),
      await server.call(sample.vet, 'DeletePrescription', { id: rx.id, input }),
    ];
    for (const attempt of attempts) expect(attempt).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect(prescription).toMatchObject({
      rxStatus: { code: 'Created' },
      version: rx.version,
      directions: 'Give as directed.',
    });
  });

  it('P-004 fills in the acting user and rejects another one', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const own = (await desk.task(task)).assignedToLocationUser;
    expect(own?.displayName).toBe('Dr. Maya Okafor');
    const variables = answerTo(task);
    const forged = {
      ...variables,
      prescriptionTaskToAttach: { id: task.id, actionedByLocationUserUuid: '00000000-0000-4000-8000-000000000000' },
    };
    expect(await server.call(sample.vet, 'AddPrescription', forged)).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
    const decline = declineOf(task);
    const forgedDecline = {
      input: { ...decline.input, actionedByLocationUserUuid: '00000000-0000-4000-8000-000000000000' },
    };
    expect(await server.call(sample.vet, 'UpsertPrescriptionTask', forgedDecline)).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING' });
  });

  it('P-005 ignores the issue date sent and rejects a status or action other than the result of the transition', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const status = { ...answerTo(task), prescriptionTaskToAttach: { id: task.id, status: 'PV1_APPROVED' as const } };
    expect(await server.call(sample.vet, 'AddPrescription', status)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
    const approveByDecline = {
      input: { ...declineOf(task).input, status: 'VET_APPROVED' as const, action: 'Approved' },
    };
    expect(await server.call(sample.vet, 'UpsertPrescriptionTask', approveByDecline)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
    const { addPrescription: rx } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, { issuedDate: '2001-01-01T00:00:00Z' }),
    );
    expect(rx.issuedDate?.slice(0, 4)).not.toBe('2001');
  });

  it('P-161 P-217 never creates a request: an unknown uuid is missing', async () => {
    const unknown = {
      input: {
        uuid: '00000000-0000-4000-8000-000000000000',
        status: 'VET_DECLINED' as const,
        action: 'Declined',
        actionReason: 'Due for exam',
      },
    };
    expect(await server.call(sample.vet, 'UpsertPrescriptionTask', unknown)).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });

  it('P-156 P-126 P-167 P-168 P-170 declines with a reason, including the linked draft, and P-171 sends the order cancellation', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    for (const reason of ['', '  ', 'x'.repeat(251)]) {
      const refused = await server.call(sample.vet, 'UpsertPrescriptionTask', declineOf(task, reason));
      expect(refused).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'actionReason' }] },
      });
    }
    const { upsertPrescriptionTask: declined } = await server.data(
      sample.vet,
      'UpsertPrescriptionTask',
      declineOf(task, 'Product unavailable'),
    );
    expect(declined).toMatchObject({
      status: 'VET_DECLINED',
      action: 'Declined',
      actionReason: 'Product unavailable',
      actionedByLocationUser: { displayName: 'Dr. Maya Okafor' },
    });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: draft.id });
    expect(prescription).toMatchObject({ rxStatus: { code: 'RejectedDraft' }, declineReason: 'Product unavailable' });
    expect(await messagesOf(`task-${task.id}-cancel-order`)).toEqual([{ kind: 'storefront-cancel-order' }]);
  });

  it('P-171 sends no cancellation for a request of another type', async () => {
    const task = await desk.fresh('Otis', 'renewal');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    expect(await messagesOf(`task-${task.id}-cancel-order`)).toEqual([]);
  });

  it('P-215 an office-use request has no client and its own type', async () => {
    const task = await desk.fresh('Juniper', 'approval', '', 'client_id = null, patient_id = null');
    const juniper = await desk.fresh('Juniper', 'approval');
    const forClient = { locationClientId: juniper.locationClientId, locationPatientId: juniper.locationPatientId };
    const other = { ok: false, failure: { issues: [{ path: 'prescriptionTaskToAttach.id' }] } };
    expect(await approve(sample.vet, task, forClient)).toMatchObject(other);
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    const [office] = await server.db.asOwner<{ client: string; patient: string }>(
      `select c.id::text as client, p.id::text as patient from signa.client c, signa.patient p
      where c.location_id = 1 and c.is_office_use and p.location_id = 1 and p.is_office_use`,
    );
    const [product] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.product where is_active and is_office_use and not compound and dea_schedule is null
      and not is_controlled and approval_type = 'Rx' order by id limit 1`,
    );
    await server.db.asOwner('update signa.task set product_id = $2 where id = $1', [task.id, product?.id]);
    const forOffice = {
      isOfficeUse: true,
      locationClientId: office?.client ?? '',
      locationPatientId: office?.patient ?? '',
      productId: product?.id ?? '',
    };
    const sent = answerTo(task, forOffice, 'SaveAsDraft');
    const ofAnotherType = { ...sent, prescriptionTaskToAttach: { id: task.id, type: 'renewal' as const } };
    expect(await server.call(sample.vet, 'AddPrescription', ofAnotherType)).toMatchObject(other);
    expect(await server.call(sample.vet, 'AddPrescription', sent)).toMatchObject({ ok: true });
  });

  it('P-215 rejects a request of another client, patient, or type', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const other = await desk.pending('Otis', 'renewal');
    const mixed = answerTo(task, {
      locationClientId: other.locationClientId,
      locationPatientId: other.locationPatientId,
    });
    expect(await server.call(sample.vet, 'AddPrescription', mixed)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
    const typed = { ...answerTo(task), prescriptionTaskToAttach: { id: task.id, type: 'renewal' } };
    expect(await server.call(sample.vet, 'AddPrescription', typed)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
  });

  it('P-155 P-158 P-164 rejects an answer with a product that was not requested, drafts included, and stores nothing', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const other = await anotherProduct(task.productId);
    for (const type of ['AuthorizeRx', 'PrintRx', 'SaveAsDraft']) {
      const refused = await approve(sample.vet, task, { productId: other, flavorId: null }, type);
      expect(refused).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
      expect(refused.ok ? [] : refused.failure.issues).toContainEqual({
        path: 'productId',
        code: 'product-not-requested',
        message:
          'This request is for another product. Keep the product of the request, in this pack or another, or decline it and prescribe this one.',
      });
    }
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    const { input } = answerTo(task, { productId: other, version: draft.version });
    const changed = { id: draft.id, input, addPrescriptionType: 'AuthorizeRx' };
    expect(await server.call(sample.vet, 'UpdatePrescription', changed)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT' },
    });
    expect(await desk.task(task)).toMatchObject({
      status: 'PENDING',
      prescription: { product: { id: task.productId } },
    });
  });

  it('P-155 P-164 accepts the product of the previous prescription, of the draft, and any product where the request names none', async () => {
    const renewal = await desk.fresh('Otis', 'renewal');
    const before = renewal.previousPrescription?.product.id ?? null;
    expect(before).not.toBeNull();
    const other = await anotherProduct(before);
    const asking = await desk.fresh('Otis', 'renewal', '', `product_id = ${other}, flavor_id = null`);
    expect((await approve(sample.vet, asking, { productId: before }, 'SaveAsDraft')).ok).toBe(true);

    const drafted = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(drafted, {}, 'SaveAsDraft'),
    );
    await server.db.asOwner('update signa.task set product_id = $2 where id = $1', [drafted.id, other]);
    const { input } = answerTo(drafted, { version: draft.version });
    const again = { id: draft.id, input, addPrescriptionType: 'AuthorizeRx' };
    expect((await server.call(sample.vet, 'UpdatePrescription', again)).ok).toBe(true);

    const open = await desk.fresh('Juniper', 'approval', '', 'product_id = null, flavor_id = null');
    const named = { productId: drafted.productId, unitPerFill: 30 };
    expect((await approve(sample.vet, open, named, 'SaveAsDraft')).ok).toBe(true);
  });

  it('P-189 rejects a save of an unknown type', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    expect(await server.call(sample.vet, 'AddPrescription', answerTo(task, {}, 'Authorize'))).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'addPrescriptionType' }] },
    });
  });

  it('P-007 returns the first response to a repeat with the same key', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const idempotencyKey = `approve-${task.id}`;
    const first = await server.data(sample.vet, 'AddPrescription', answerTo(task), { idempotencyKey });
    const second = await server.data(sample.vet, 'AddPrescription', answerTo(task), { idempotencyKey });
    expect(second.addPrescription.id).toBe(first.addPrescription.id);
    const [{ count }] = (await server.db.asOwner<{ count: number }>(
      'select count(*)::integer as count from signa.prescription where id = $1',
      [first.addPrescription.id],
    )) as [{ count: number }];
    expect(count).toBe(1);
  });
});
