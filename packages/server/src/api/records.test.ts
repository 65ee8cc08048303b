import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, dayFromNow, declineOf, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';

describeOnOneDatabase('records in responses', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const prescription = async (id: string) => (await server.data(sample.vet, 'GetPrescription', { id })).prescription;

  it('P-188 P-189 P-203 a prescription returns every saved field, and null for an unknown one', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    await server.db
      .asOwner(`insert into signa.pims_consult select l.id, l.pims_connection_type, l.pims_account_id, p.pims_id, '3', now()
      from signa.location l join signa.patient p on p.location_id = l.id where l.id = 1 and p.name = 'Clementine'`);
    const sent = {
      directions: 'Give 1 tablet by mouth once daily.',
      daysSupply: 30,
      refills: 2,
      noteToClient: 'With food, please.',
      noteToPharmacy: 'Owner and vet have discussed the risk.',
      autoShipPrompt: true,
      prescExpiryDate: dayFromNow(60),
      notifyClientDate: dayFromNow(30),
      rxOriginCode: 'copy',
      pimsConsultId: '3',
      flavorId: task.product?.productFlavors[0]?.flavorId ?? null,
      currentWorkflowStatusId: '1',
      workflowLocationUserId: task.assignedToLocationUserId,
    };
    const { addPrescription: saved } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, sent, 'SaveAsDraft'),
    );
    const { rxOriginCode, ...kept } = sent;
    const draft = await prescription(saved.id);
    expect(draft).toMatchObject({
      ...kept,
      id: saved.id,
      uuid: saved.uuid,
      rxNumber: null,
      rxStatus: { code: 'Draft' },
      isFillable: false,
      archived: false,
      issuedDate: null,
      unitPerFill: task.quantityRequested,
      prnFlag: false,
      isOfficeUse: false,
      reasonForCompound: 'Pharmacy Rationale',
      allergicIngredient: null,
      rxOrigin: { code: rxOriginCode },
      authorizingVet: task.assignedToLocationUserId,
      authorizingVetLocationUser: { displayName: 'Dr. Maya Okafor' },
      workflowLocationUser: { id: task.assignedToLocationUserId, isActive: true },
      prescriptionWorkflows: [],
      locationClientId: task.locationClientId,
      locationClient: { id: task.locationClientId },
      locationPatientId: task.locationPatientId,
      locationPatient: { id: task.locationPatientId, name: 'Clementine' },
      productId: task.productId,
      product: { id: task.productId, title: task.product?.title },
      location: { id: sample.wren },
    });
    expect(draft?.systemOrigin).toMatch(/\w/);
    expect(Date.parse(draft?.draftCreateDate ?? '')).not.toBeNaN();
    const { updatePrescription: issued } = await server.data(sample.vet, 'UpdatePrescription', {
      id: saved.id,
      addPrescriptionType: 'AuthorizeRx',
      input: { ...answerTo(task, sent).input, locationId: null },
    });
    expect(await prescription(issued.id)).toMatchObject({
      rxNumber: expect.stringMatching(/\d/) as string,
      rxStatus: { code: 'Created', description: expect.stringMatching(/\w/) as string },
      isFillable: true,
      issuedDate: issued.issuedDate,
    });
    // The printed license is returned to users who can authorize for the vet (P-068).
    expect(issued.authorizingVetLocationUser?.deaLicense).toMatch(/\w/);
    const other = await desk.fresh('Clementine', 'approval');
    const { addPrescription: plain } = await server.data(sample.vet, 'AddPrescription', answerTo(other));
    expect(await prescription(plain.id)).toMatchObject({ autoShipPrompt: false, rxOrigin: { code: 'create' } });
    expect(await prescription('987654321')).toBeNull();
  });

  it('P-190 a request returns completely, with what it requests, who answers it, and its outcome', async () => {
    const task = await desk.fresh(
      'Juniper',
      'approval',
      '',
      `remaining_qty = 4, next_order_on = '2031-05-06', expires_on = '2031-07-08', is_autoship = true, origin = 'storefront'`,
    );
    expect(task).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      type: 'approval',
      status: 'PENDING',
      action: null,
      actionReason: null,
      initiatedBy: null,
      origin: 'storefront',
      archived: false,
      remainingQty: 4,
      nextOrderDate: '2031-05-06',
      expirationDate: '2031-07-08',
      isAutoship: true,
      assignedToLocationUser: { id: task.assignedToLocationUserId },
      prescriptionId: null,
      prescription: null,
      product: { id: task.productId },
      locationClient: { id: task.locationClientId },
      locationPatient: { id: task.locationPatientId, name: 'Juniper' },
    });
    expect(task.quantityRequested).toBeGreaterThan(0);
    expect(Date.parse(task.createdTimestamp)).not.toBeNaN();
    await server.data(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
      prescriptionTaskId: task.id,
      prescriptionTaskWorkflow: {
        currentWorkflowStatusId: '2',
        workflowLocationUserId: task.assignedToLocationUserId ?? '',
        internalNote: 'Ask for the weight.',
      },
    });
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    expect(await desk.task(task)).toMatchObject({
      prescriptionId: draft.id,
      prescription: { id: draft.id, rxStatus: { code: 'Draft' } },
      prescriptionTaskWorkflow: {
        currentWorkflowStatusId: '2',
        currentWorkflowStatus: { description: expect.stringMatching(/\w/) as string },
        workflowLocationUserId: task.assignedToLocationUserId,
        workflowLocationUser: { isActive: true },
        internalNote: 'Ask for the weight.',
      },
    });
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task, 'Due for exam'));
    expect(await desk.task(task)).toMatchObject({
      status: 'VET_DECLINED',
      action: 'Declined',
      actionReason: 'Due for exam',
      actionedByLocationUser: { displayName: 'Dr. Maya Okafor' },
    });
    const renewal = await desk.pending('Otis', 'renewal');
    expect(renewal.previousPrescription?.id).toBe(renewal.previousPrescriptionId);
  });

  it('P-191 P-222 an assignment returns as created, is changed by its id, and the lists contain what it names', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'));
    const { workflowStatus } = await server.data(sample.vet, 'WorkflowStatus', {});
    const [first, second] = workflowStatus;
    const hand = async (id: string | null, statusId: string, internalNote: string) =>
      (
        await server.data(sample.vet, 'upsertPrescriptionWorkflow', {
          input: {
            id,
            prescriptionId: rx.id,
            currentWorkflowStatusId: statusId,
            workflowLocationUserId: task.assignedToLocationUserId ?? '',
            internalNote,
          },
        })
      ).upsertPrescriptionWorkflow;
    const made = await hand(null, first?.id ?? '', 'Please check.');
    expect(made).toMatchObject({
      prescriptionId: rx.id,
      currentWorkflowStatusId: first?.id,
      currentWorkflowStatus: { description: first?.description },
      workflowLocationUserId: task.assignedToLocationUserId,
      assignedByLocationUserId: task.assignedToLocationUserId,
      internalNote: 'Please check.',
    });
    expect(Date.parse(made.assignDate)).not.toBeNaN();
    const changed = await hand(made.id, second?.id ?? '', 'Checked.');
    expect(changed).toMatchObject({ id: made.id, currentWorkflowStatusId: second?.id, internalNote: 'Checked.' });
    expect((await prescription(rx.id))?.prescriptionWorkflows).toMatchObject([
      { id: made.id, internalNote: 'Checked.' },
    ]);

    const { shortcut: shortcuts } = await server.data(sample.vet, 'Shortcut', { locationId: sample.wren });
    expect(new Set(shortcuts.map(({ type }) => type))).toEqual(new Set(['SIG', 'NP', 'NC']));
    expect(shortcuts.every(({ label, details }) => label !== '' && details !== '')).toBe(true);
    expect(shortcuts.some(({ locationId }) => locationId === sample.wren)).toBe(true);
    const { reasonForCompound } = await server.data(sample.vet, 'ReasonForCompound', {});
    expect(new Set(reasonForCompound.map(({ allergicIngredient }) => allergicIngredient))).toEqual(
      new Set([true, false]),
    );
    const { declineReason } = await server.data(sample.vet, 'declineReason', {});
    expect(declineReason).toContainEqual({ id: expect.any(String) as string, reason: 'Due for exam' });
  });

  it('P-194 P-214 C-179 an order returns with its lines; voided ones only on request', async () => {
    const [line] = await server.db.asOwner<{ order: string; line: string; number: string; status: string }>(
      `select o.id::text as order, i.id::text as line, o.order_number as number, o.status from signa.order_header o
      join signa.order_line i on i.location_id = o.location_id and i.order_id = o.id
      where o.location_id = 1 and i.status = 'shipped' and i.shipment is not null order by o.id limit 1`,
    );
    const order = async (voided?: boolean) =>
      (await server.data(sample.vet, 'GetOrder', { id: line?.order ?? '', ...(voided !== undefined && { voided }) }))
        .order;
    const whole = await order();
    expect(whole).toMatchObject({ id: line?.order, orderNumber: line?.number, status: { code: line?.status } });
    const place = (by: string | null, name: string | null) =>
      server.db.asOwner(
        'update signa.order_header set placed_by_type = $2, placed_by_name = $3 where location_id = 1 and id = $1',
        [line?.order, by, name],
      );
    const was = whole?.placedBy ?? null;
    await place('vet', null);
    expect((await order())?.placedBy).toEqual({ type: 'vet', name: null });
    await place(null, null);
    expect((await order())?.placedBy).toBeNull();
    await place(was?.type ?? null, was?.name ?? null);
    expect((await order())?.placedBy).toEqual(was);
    expect(whole?.lineItems.find(({ id }) => id === line?.line)).toMatchObject({
      id: line?.line,
      status: { code: 'shipped', description: 'Shipped' },
      shipped: true,
      voided: false,
      shipment: expect.objectContaining({ trackingNumber: expect.any(String) as string }) as object,
    });
    await server.db.asOwner(`update signa.order_line set status = 'voided' where location_id = 1 and id = $1`, [
      line?.line,
    ]);
    expect((await order(false))?.lineItems.map(({ id }) => id)).toEqual(
      whole?.lineItems.filter(({ id }) => id !== line?.line).map(({ id }) => id),
    );
    expect((await order(true))?.lineItems.find(({ id }) => id === line?.line)).toMatchObject({
      status: { code: 'voided' },
      voided: true,
    });
    expect((await server.data(sample.vet, 'GetOrder', { id: '987654321' })).order).toBeNull();
    expect(await server.call(sample.support, 'GetOrder', { id: line?.order ?? '' })).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
  });
});
