import { randomUUID } from 'node:crypto';
import { lineStatuses, orderStatuses } from '@signa/core/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { type InboundAnswer, receiveEvent } from './inbound-door.js';
import type { InboundSource } from '../event/inbound-event.js';
import { signatureHeaders } from './verify-signature.js';

const secrets = { storefront: 'storefront-secret', pharmacy: 'pharmacy-secret' };

describeOnEveryDatabase('inbound events', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  interface Sent {
    readonly id?: string;
    readonly secret?: string;
    readonly at?: Date;
  }

  function tell(
    source: InboundSource,
    type: string,
    data: object,
    { id = randomUUID(), secret = secrets[source], at = new Date() }: Sent = {},
  ): Promise<InboundAnswer> {
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
    return receiveEvent(
      { database: server.db.database, clock: server.clock, secrets },
      { source, headers: signatureHeaders(secret, id, new Date(), body), body },
    );
  }

  async function issued() {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    return { task, rx: addPrescription, about: { locationId: sample.wren, prescriptionId: addPrescription.id } };
  }
  const statusOf = async (id: string) =>
    (await server.data(sample.vet, 'GetPrescription', { id })).prescription?.rxStatus.code;
  const requestFor = (task: {
    locationClientId: string | null;
    locationPatientId: string | null;
    productId: string | null;
  }) => ({
    locationId: sample.wren,
    clientId: task.locationClientId,
    patientId: task.locationPatientId,
    productId: task.productId,
    quantity: 2,
    orderId: 'web-1',
  });

  const orderState = (changes: object) => ({
    locationId: sample.wren,
    orderId: 'web-132',
    orderNumber: '132',
    status: 'in-progress',
    createdAt: '2026-05-05T10:00:00Z',
    lines: [],
    ...changes,
  });

  it.each([
    ['order.needs-approval', 'approval'],
    ['recommendation.requested', 'draft'],
    ['renewal.requested', 'renewal'],
  ])('P-148 %s becomes one pending %s request, for any number of retries', async (type, taskType) => {
    const model = await desk.pending('Juniper', 'approval');
    const id = randomUUID();
    const tasks = () =>
      server.db.asOwner<{ type: string; status: string; origin: string }>(
        `select type, status, origin from signa.task where patient_id = $1 and type = $2 and origin = 'storefront' and status = 'PENDING' and external_order_id = 'web-1'`,
        [model.locationPatientId, taskType],
      );
    const first = await tell('storefront', type, requestFor(model), { id });
    expect(first).toEqual({ status: 200, body: { outcome: 'applied' } });
    const before = (await tasks()).length;
    const [again, atOnce] = await Promise.all([
      tell('storefront', type, requestFor(model), { id }),
      tell('storefront', type, requestFor(model), { id }),
    ]);
    expect([again.body.outcome, atOnce.body.outcome]).toEqual(['duplicate', 'duplicate']);
    expect(await tasks()).toHaveLength(before);
    expect((await tasks())[0]).toEqual({ type: taskType, status: 'PENDING', origin: 'storefront' });
  });

  it('C-132 an order is accepted in every order status, with lines in every line status', async () => {
    const { rx } = await issued();
    const lines = lineStatuses.map((status) => ({ lineId: `line-${status}`, prescriptionId: rx.id, status }));
    for (const status of orderStatuses) {
      expect((await tell('storefront', 'order.status', orderState({ status, lines }))).body).toEqual({
        outcome: 'applied',
      });
      const [stored] = await server.db.asOwner<{ id: string; status: string }>(
        `select id::text, status from signa.order_header where external_id = 'web-132'`,
      );
      expect(stored?.status).toBe(status);
      const { order } = await server.data(sample.vet, 'GetOrder', { id: stored?.id ?? '', voided: true });
      expect(order?.status.code).toBe(status);
      expect(order?.lineItems.map((line) => line.status.code)).toEqual([...lineStatuses]);
    }
  });

  it('C-198 C-136 an order and its lines are stored as last reported by the storefront', async () => {
    const { rx } = await issued();
    const [ordered, shipped, delivered] = [
      '2026-05-05T10:00:00.000Z',
      '2026-05-06T10:00:00.000Z',
      '2026-05-08T10:00:00.000Z',
    ];
    const line = {
      lineId: 'line-198',
      prescriptionId: rx.id,
      productId: rx.productId,
      pharmacyCode: 'RVP',
      quantity: 30,
      amount: 12.5,
    };
    const head = { orderId: 'web-198', summaryNumber: 'S-198', brvCreatedAt: shipped, amount: 14, origin: 'phone' };
    const read = async () => {
      const [stored] = await server.db.asOwner<{ id: string }>(
        `select id::text from signa.order_header where external_id = 'web-198'`,
      );
      return (await server.data(sample.vet, 'GetOrder', { id: stored?.id ?? '', voided: true })).order;
    };
    await tell(
      'storefront',
      'order.status',
      orderState({ ...head, lines: [{ ...line, status: 'in-progress', paidAt: ordered }] }),
    );
    expect(await read()).toMatchObject({
      orderSummaryOrderNumber: 'S-198',
      createdAt: ordered,
      brvCreatedAtTimestamp: shipped,
      amount: 14,
      origin: 'phone',
      shippedDate: null,
      lineItems: [
        {
          pharmacy: { code: 'RVP' },
          dispensedQuantity: 30,
          amount: 12.5,
          paid: true,
          paidDate: ordered,
          delivered: false,
        },
      ],
    });
    const last = {
      ...line,
      status: 'voided',
      shippedAt: shipped,
      deliveredAt: delivered,
      refundedAt: delivered,
      voidedAt: delivered,
      voidedReason: ' Broken ',
      pharmacyCode: 'nobody',
    };
    await tell(
      'storefront',
      'order.status',
      orderState({ ...head, amount: undefined, shippedAt: shipped, deliveredAt: delivered, lines: [last] }),
    );
    expect(await read()).toMatchObject({
      amount: null,
      shippedDate: shipped,
      deliveredDate: delivered,
      lineItems: [
        {
          pharmacy: null,
          shippedDate: shipped,
          paid: false,
          delivered: true,
          deliveredDate: delivered,
          refunded: true,
          refundedDate: delivered,
          voided: true,
          voidedDate: delivered,
          voidedReason: 'Broken',
        },
      ],
    });
  });

  it.each([
    ['order', 'cancelled'],
    ['order', 'in progress'],
    ['line', 'canceled'],
    ['line', 'completed'],
  ])('C-132 %s that is %s is rejected with the valid statuses', async (what, status) => {
    const stored = () => server.db.asOwner('select count(*)::integer as count from signa.order_header');
    const before = await stored();
    const state = what === 'order' ? { status } : { lines: [{ lineId: 'line-1', status }] };
    const answer = await tell('storefront', 'order.status', orderState(state));
    expect(answer).toMatchObject({ status: 400, body: { error: 'The event could not be parsed' } });
    for (const known of what === 'order' ? orderStatuses : lineStatuses)
      expect(JSON.stringify(answer.body.issues)).toContain(`"${known}"`);
    expect(await stored()).toEqual(before);
  });

  it("P-128 P-129 P-130 P-131 a prescription follows the pharmacy's events", async () => {
    const { rx, about } = await issued();
    const steps: [string, string][] = [
      ['prescription.sent', 'SentToPharmacy'],
      ['prescription.received', 'ReceivedByPharmacy'],
      ['prescription.more-information-required', 'MoreInfoRequired'],
      ['prescription.received', 'ReceivedByPharmacy'],
      ['prescription.accepted', 'AcceptedByPharmacy'],
    ];
    for (const [type, status] of steps) {
      expect((await tell('pharmacy', type, about)).body).toEqual({ outcome: 'applied' });
      expect(await statusOf(rx.id)).toBe(status);
    }
  });

  it('P-132 P-134 a declined prescription stays declined, and a rejected event changes nothing', async () => {
    const { rx, about } = await issued();
    await tell('pharmacy', 'prescription.declined', { ...about, reason: 'Cannot be supplied' });
    expect(await statusOf(rx.id)).toBe('DeclinedByPharmacy');
    expect((await tell('pharmacy', 'prescription.received', about)).body.outcome).toBe('waiting');
    expect(await statusOf(rx.id)).toBe('DeclinedByPharmacy');
  });

  it('P-129 P-131 an early event waits and is not lost', async () => {
    const { rx, about } = await issued();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    expect((await tell('pharmacy', 'prescription.accepted', about, { at: minutesAgo(1) })).body.outcome).toBe(
      'waiting',
    );
    expect(await statusOf(rx.id)).toBe('Created');
    expect((await tell('pharmacy', 'prescription.received', about, { at: minutesAgo(2) })).body.outcome).toBe(
      'applied',
    );
    expect(await statusOf(rx.id)).toBe('AcceptedByPharmacy');
  });

  it('P-131 P-128 an expired prescription is neither sent nor accepted', async () => {
    const { rx, about } = await issued();
    await server.db.asOwner('update signa.prescription set expires_on = current_date - 2 where id = $1', [rx.id]);
    expect((await tell('pharmacy', 'prescription.sent', about)).body.outcome).toBe('waiting');
    await tell('pharmacy', 'prescription.received', about);
    expect((await tell('pharmacy', 'prescription.accepted', about)).body.outcome).toBe('waiting');
    expect(await statusOf(rx.id)).toBe('ReceivedByPharmacy');
  });

  it('P-159 the pharmacy confirms what a vet approved, and never replaces the vet', async () => {
    const pending = await desk.fresh('Juniper', 'approval');
    expect(
      (await tell('pharmacy', 'task.approved', { locationId: sample.wren, taskId: pending.id })).body.outcome,
    ).toBe('waiting');
    expect(await desk.task(pending)).toMatchObject({ status: 'PENDING' });
    const { task } = await issued();
    expect((await tell('pharmacy', 'task.approved', { locationId: sample.wren, taskId: task.id })).body.outcome).toBe(
      'applied',
    );
    expect(await desk.task(task)).toMatchObject({ status: 'PV1_APPROVED' });
  });

  it('P-160 P-126 the pharmacy declines before the vet, with the draft, or after, with the prescription', async () => {
    const pending = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(pending, {}, 'SaveAsDraft'),
    );
    await tell('pharmacy', 'task.declined', {
      locationId: sample.wren,
      taskId: pending.id,
      reason: 'Client cancelled',
    });
    expect(await desk.task(pending)).toMatchObject({ status: 'PV1_DECLINED', actionReason: 'Client cancelled' });
    expect(await statusOf(draft.id)).toBe('RejectedDraft');
    const { task, rx } = await issued();
    await tell('pharmacy', 'task.declined', { locationId: sample.wren, taskId: task.id });
    expect(await desk.task(task)).toMatchObject({ status: 'PV1_DECLINED' });
    expect(await statusOf(rx.id)).toBe('DeclinedByPharmacy');
  });

  it('an event is rejected that the sender did not sign, that is too old, or that cannot be parsed', async () => {
    const { about } = await issued();
    expect((await tell('pharmacy', 'prescription.received', about, { secret: secrets.storefront })).status).toBe(401);
    expect((await tell('pharmacy', 'prescription.received', { locationId: sample.wren })).status).toBe(400);
    expect((await tell('pharmacy', 'prescription.vanished', about)).status).toBe(400);
    const body = '{}';
    const old = signatureHeaders(secrets.pharmacy, 'old', new Date(Date.now() - 3_600_000), body);
    expect(
      (
        await receiveEvent(
          { database: server.db.database, clock: server.clock, secrets },
          { source: 'pharmacy', headers: old, body },
        )
      ).status,
    ).toBe(401);
    expect(
      (
        await receiveEvent(
          { database: server.db.database, clock: server.clock, secrets },
          { source: 'pharmacy', headers: {}, body },
        )
      ).status,
    ).toBe(401);
  });

  it('an event about an unknown record is stored with its reason, and one for an unknown location gets a response', async () => {
    const id = randomUUID();
    const answer = await tell(
      'pharmacy',
      'prescription.received',
      { locationId: sample.wren, prescriptionId: '999999999' },
      { id },
    );
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'refused' } });
    const [kept] = await server.db.asOwner('select outcome, reason from signa.inbound_event where event_id = $1', [id]);
    expect(kept).toEqual({ outcome: 'refused', reason: 'No such prescription' });
    expect((await tell('pharmacy', 'prescription.received', { locationId: '999', prescriptionId: '1' })).status).toBe(
      422,
    );
  });

  it("each event is audited on the location's chain, under its sender's name", async () => {
    const { rx, about } = await issued();
    await tell('pharmacy', 'prescription.received', about);
    const [record] = await server.db.asOwner(
      `select username, operation from signa.audit_record where subject = $1 order by sequence desc limit 1`,
      [`prescription:${rx.id}`],
    );
    expect(record).toEqual({ username: 'pharmacy', operation: 'prescription.received' });
  });
});
