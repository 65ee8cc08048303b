import { randomUUID } from 'node:crypto';
import { addDays, todayIn } from '@signa/core/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InboundSource } from '../event/inbound-event.js';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { receiveEvent } from './inbound-door.js';
import { signatureHeaders } from './verify-signature.js';

const secrets = { storefront: 'storefront-secret', pharmacy: 'pharmacy-secret' };

interface Recorded {
  readonly place: string;
  readonly username: string;
  readonly actingAs: string | null;
  readonly by: string | null;
  readonly operation: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

describeOnOneDatabase('records of inbound events', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  async function applied(source: InboundSource, type: string, data: object): Promise<void> {
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    const headers = signatureHeaders(secrets[source], randomUUID(), new Date(), body);
    const answer = await receiveEvent(
      { database: server.db.database, clock: server.clock, secrets },
      { source, headers, body },
    );
    expect(answer).toEqual({ status: 200, body: { outcome: 'applied' } });
  }
  const recorded = (subject: string, operation: string) =>
    server.db.asOwner<Recorded>(
      `select location_id::text as place, username, impersonated_username as "actingAs", location_user_id::text as "by", operation, before, after
      from signa.audit_record where subject = $1 and operation = $2 order by sequence`,
      [subject, operation],
    );
  /** The single audit entry of an event, by the partner that sent it rather than a user. */
  const entryOf = (source: InboundSource, operation: string, before: object | null, after: object) => [
    { place: sample.wren, username: source, actingAs: null, by: null, operation, before, after },
  ];

  async function issued() {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    return { task, rx, about: { locationId: sample.wren, prescriptionId: rx.id } };
  }

  it.each(['order.needs-approval', 'recommendation.requested', 'renewal.requested'])(
    'P-148 P-049 %s is stored with every field sent, and audited as sent',
    async (type) => {
      const { task, rx } = await issued();
      const [product] = await server.db.asOwner<{ id: string; flavor: string }>(
        'select id::text, flavor_ids[2]::text as flavor from signa.product where cardinality(flavor_ids) > 1 and is_active order by id limit 1',
      );
      const orderId = `web-${randomUUID()}`;
      const sent = {
        locationId: sample.wren,
        clientId: task.locationClientId,
        patientId: task.locationPatientId,
        productId: product?.id,
        flavorId: product?.flavor,
        quantity: 7,
        remainingQuantity: 5,
        isAutoship: true,
        nextOrderDate: '2027-03-04',
        expirationDate: '2027-05-06',
        assignedToLocationUserId: task.assignedToLocationUserId,
        previousPrescriptionId: rx.id,
        orderId,
      };
      await applied('storefront', type, sent);
      const [stored] = await server.db.asOwner<{ id: string }>(
        `select id::text, location_id::text as "locationId", client_id::text as "clientId", patient_id::text as "patientId",
          product_id::text as "productId", flavor_id::text as "flavorId", quantity_requested::float8 as quantity,
          remaining_qty::float8 as "remainingQuantity", is_autoship as "isAutoship", next_order_on::text as "nextOrderDate",
          expires_on::text as "expirationDate", assigned_to::text as "assignedToLocationUserId",
          previous_prescription_id::text as "previousPrescriptionId", external_order_id as "orderId"
        from signa.task where external_order_id = $1`,
        [orderId],
      );
      expect(stored).toEqual({ id: stored?.id, ...sent });
      expect(await recorded(`task:${stored?.id}`, type)).toEqual(entryOf('storefront', type, null, sent));
    },
  );

  it('C-132 an order is audited as sent', async () => {
    const order = {
      locationId: sample.wren,
      orderId: `web-${randomUUID()}`,
      orderNumber: '4711',
      status: 'in-progress',
      createdAt: '2026-05-05T10:00:00Z',
      lines: [],
    };
    await applied('storefront', 'order.status', order);
    expect(await recorded(`order:${order.orderId}`, 'order.status')).toEqual(
      entryOf('storefront', 'order.status', null, order),
    );
  });

  it.each([
    ['prescription.sent', 'SentToPharmacy', 'sent'],
    ['prescription.received', 'ReceivedByPharmacy', 'received'],
    ['prescription.declined', 'DeclinedByPharmacy', 'declined'],
  ])(
    'P-128 P-129 P-132 P-188 %s is audited with the prescription before and after, and appears in its trail',
    async (type, status, kind) => {
      const { rx, about } = await issued();
      await applied('pharmacy', type, { ...about, reason: ' Out of stock ' });
      const [entry, ...others] = await recorded(`prescription:${rx.id}`, type);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        ...{ place: sample.wren, username: 'pharmacy', actingAs: null, by: null },
        before: { id: rx.id, rxStatus: 'Created', declineReason: null },
        after: { id: rx.id, rxStatus: status, declineReason: kind === 'declined' ? 'Out of stock' : null },
      });
      const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
      expect(prescription?.history[0]).toMatchObject({ kind, actor: 'Pharmacy', note: 'Out of stock' });
      expect(prescription?.declineReason).toBe(kind === 'declined' ? 'Out of stock' : null);
    },
  );

  it('P-160 P-126 A-246 task.declined is also audited for the draft or prescription that is declined with it', async () => {
    const pending = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(pending, {}, 'SaveAsDraft'),
    );
    const { task, rx } = await issued();
    const noReason = 'Declined by the pharmacy';
    for (const [{ id, uuid }, prescriptionId, reason, was, becomes] of [
      [pending, draft.id, 'Client cancelled', 'Draft', 'RejectedDraft'],
      [task, rx.id, null, 'Created', 'DeclinedByPharmacy'],
    ] as const) {
      await applied('pharmacy', 'task.declined', { locationId: sample.wren, taskId: id, ...(reason && { reason }) });
      const [entry, ...others] = await recorded(`prescription:${prescriptionId}`, 'task.declined');
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        ...{ place: sample.wren, username: 'pharmacy', actingAs: null, by: null },
        before: { id: prescriptionId, rxStatus: was, declineReason: null },
        after: { id: prescriptionId, rxStatus: becomes, declineReason: reason ?? noReason },
      });
      expect(await desk.task({ id, uuid })).toMatchObject({ status: 'PV1_DECLINED' });
      const { audit } = await server.data(sample.admin, 'GetAudit', {
        locationId: sample.wren,
        record: `prescription:${prescriptionId}`,
      });
      expect(audit.data[0]).toMatchObject({ operation: 'task.declined', subject: `prescription:${prescriptionId}` });
    }
  });

  it.each(['prescription.declined', 'task.declined'])(
    'P-132 P-160 P-250 %s counts as declined at its time, and no other event does',
    async (type) => {
      const { task, about } = await issued();
      const kept = await issued();
      const today = todayIn('America/New_York', server.clock.now());
      const days = { locationId: sample.wren, from: addDays(today, -1), to: addDays(today, 1) };
      const measured = async () =>
        (await server.data(sample.admin, 'GetWrongPatientMeasure', days)).wrongPatientMeasure.withdrawn;
      const before = await measured();
      server.clock.advanceMinutes(5);
      for (const other of ['prescription.sent', 'prescription.received'])
        await applied('pharmacy', other, { ...kept.about, reason: 'Later' });
      await applied('pharmacy', 'task.approved', { locationId: sample.wren, taskId: kept.task.id, reason: 'Later' });
      expect(await measured()).toBe(before);
      await applied('pharmacy', type, type === 'task.declined' ? { ...about, taskId: task.id } : about);
      const [declined] = await server.db.asOwner<{ isThen: boolean }>(
        `select rx.declined_at = a.at as "isThen" from signa.prescription rx
        join signa.audit_record a on a.subject = 'prescription:' || rx.id and a.operation = $2 where rx.id = $1`,
        [about.prescriptionId, type],
      );
      expect(declined).toEqual({ isThen: true });
      expect(await measured()).toBe(before + 1);
    },
  );

  it('P-160 no entry is written for a prescription that does not change with its request', async () => {
    const { task, rx, about } = await issued();
    await applied('pharmacy', 'prescription.declined', { ...about, reason: 'Out of stock' });
    await applied('pharmacy', 'task.declined', { locationId: sample.wren, taskId: task.id });
    expect(await recorded(`prescription:${rx.id}`, 'task.declined')).toEqual([]);
    const confirmed = await issued();
    await applied('pharmacy', 'task.approved', { locationId: sample.wren, taskId: confirmed.task.id });
    expect(await recorded(`prescription:${confirmed.rx.id}`, 'task.approved')).toEqual([]);
  });

  it.each([
    ['task.approved', 'PV1_APPROVED'],
    ['task.declined', 'PV1_DECLINED'],
  ] as const)('P-159 P-160 P-238 %s is audited for each request of its card', async (type, status) => {
    const { rx: renewed } = await issued();
    const { task: one, rx } = await issued();
    const { task: other } = await issued();
    for (const [{ id }, kind] of [
      [one, 'renewal'],
      [other, 'expiring'],
    ] as const)
      await server.db.asOwner(
        'update signa.task set type = $2, prescription_id = $3, previous_prescription_id = $4 where id = $1',
        [id, kind, rx.id, renewed.id],
      );
    await applied('pharmacy', type, { locationId: sample.wren, taskId: one.id, reason: 'Checked twice' });
    const entry = entryOf('pharmacy', type, { status: 'VET_APPROVED' }, { status, reason: 'Checked twice' });
    for (const { id, uuid } of [one, other]) {
      expect(await recorded(`task:${id}`, type)).toEqual(entry);
      expect(await desk.task({ id, uuid })).toMatchObject({ status, actionReason: 'Checked twice' });
    }
  });
});
