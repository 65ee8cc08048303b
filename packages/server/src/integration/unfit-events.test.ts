import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { type InboundAnswer, receiveEvent } from './inbound-door.js';
import type { InboundSource } from '../event/inbound-event.js';
import { signatureHeaders } from './verify-signature.js';

const secrets = { storefront: 'storefront-secret', pharmacy: 'pharmacy-secret' };
const nowhere = '99999999';

describeOnOneDatabase('invalid events', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let model: Task;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    model = await desk.pending('Juniper', 'approval');
  });
  afterAll(() => server.close());

  const receive = (source: InboundSource, headers: Readonly<Record<string, string>>, body: string) =>
    receiveEvent({ database: server.db.database, clock: server.clock, secrets }, { source, headers, body });
  const written = (type: string, data: object): string =>
    JSON.stringify({ type, timestamp: server.clock.now(), data: { locationId: sample.wren, ...data } });
  function tell(source: InboundSource, type: string, data: object, id: string = randomUUID()): Promise<InboundAnswer> {
    const body = written(type, data);
    return receive(source, signatureHeaders(secrets[source], id, new Date(), body), body);
  }
  const request = (changes: object) => ({
    clientId: model.locationClientId,
    patientId: model.locationPatientId,
    productId: model.productId,
    quantity: 2,
    ...changes,
  });
  const records = async () =>
    (
      await server.db.asOwner<{ all: string }>(
        `select concat_ws('/', (select count(*) from signa.task), (select count(*) from signa.order_header), (select count(*) from signa.audit_record),
          (select count(*) from signa.outbox_message), (select count(*) from signa.prescription_event)) as all`,
      )
    )[0]?.all;
  async function issued(): Promise<string> {
    const task = await desk.fresh('Juniper', 'approval');
    return (await server.data(sample.vet, 'AddPrescription', answerTo(task))).addPrescription.id;
  }

  it.each([
    ['storefront', 'renewal.requested', () => request({ productId: nowhere }), 'No such product'],
    ['storefront', 'renewal.requested', () => request({ clientId: nowhere }), 'No such client'],
    ['storefront', 'renewal.requested', () => request({ patientId: nowhere }), 'No such patient'],
    ['storefront', 'renewal.requested', () => request({ assignedToLocationUserId: nowhere }), 'No such location user'],
    ['storefront', 'renewal.requested', () => request({ previousPrescriptionId: nowhere }), 'No such prescription'],
    ['pharmacy', 'prescription.accepted', () => ({ prescriptionId: nowhere }), 'No such prescription'],
    ['pharmacy', 'task.approved', () => ({ taskId: nowhere }), 'No such request'],
  ] as const)(
    'P-161 %s: %s of an unknown record changes nothing and is stored with its reason, on every delivery',
    async (source, type, data, reason) => {
      const before = await records();
      const id = randomUUID();
      expect(await tell(source, type, data(), id)).toEqual({ status: 200, body: { outcome: 'refused', reason } });
      expect((await tell(source, type, data(), id)).body).toEqual({ outcome: 'duplicate', first: 'refused' });
      expect(await records()).toBe(before);
      expect(
        await server.db.asOwner('select outcome, reason from signa.inbound_event where event_id = $1', [id]),
      ).toEqual([{ outcome: 'refused', reason }]);
    },
  );

  it("P-161 a request for an inactive client or patient is rejected with the form's message", async () => {
    await server.db.asOwner('update signa.patient set is_active = false where id = $1', [model.locationPatientId]);
    const answer = await tell('storefront', 'renewal.requested', request({}));
    await server.db.asOwner('update signa.patient set is_active = true where id = $1', [model.locationPatientId]);
    expect(answer.body).toEqual({ outcome: 'refused', reason: expect.stringMatching(/not active/) as string });
  });

  it('P-161 an event altered after signing or signed for another delivery is rejected without a trace', async () => {
    const body = written('renewal.requested', request({}));
    const headers = signatureHeaders(secrets.storefront, 'signed', new Date(), body);
    const before = await records();
    for (const [sentHeaders, sentBody] of [
      [headers, body.replace('"quantity":2', '"quantity":200')],
      [{ ...headers, 'webhook-id': 'another' }, body],
      [{ ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, body],
      [{ ...headers, 'webhook-signature': 'v1,' }, body],
      [{ ...headers, 'webhook-id': '' }, body],
    ] as const)
      expect((await receive('storefront', sentHeaders, sentBody)).status).toBe(401);
    expect((await receive('pharmacy', headers, body)).status).toBe(401);
    expect(await records()).toBe(before);
    expect(await server.db.asOwner(`select from signa.inbound_event where event_id = 'signed'`)).toEqual([]);
  });

  it('P-161 an event that arrives days late is applied once it is signed again, under its original id', async () => {
    const body = JSON.stringify({
      type: 'renewal.requested',
      timestamp: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      data: { locationId: sample.wren, ...request({}) },
    });
    const id = randomUUID();
    const old = signatureHeaders(secrets.storefront, id, new Date(Date.now() - 3 * 86_400_000), body);
    expect((await receive('storefront', old, body)).status).toBe(401);
    const anew = signatureHeaders(secrets.storefront, id, new Date(), body);
    expect((await receive('storefront', anew, body)).body).toEqual({ outcome: 'applied' });
    expect((await receive('storefront', anew, body)).body).toEqual({ outcome: 'duplicate', first: 'applied' });
  });

  it('A-211 an event dated in the future is rejected with its reason, except for minutes of clock skew', async () => {
    const at = (minutes: number) => new Date(Date.parse(server.clock.now()) + minutes * 60_000).toISOString();
    const order = (changes: object) => ({
      orderId: randomUUID(),
      orderNumber: '1',
      status: 'in-progress',
      createdAt: at(-60),
      lines: [],
      ...changes,
    });
    const outcome = async (timestamp: string, data: object) => {
      const body = JSON.stringify({ type: 'order.status', timestamp, data: { locationId: sample.wren, ...data } });
      return (await receive('storefront', signatureHeaders(secrets.storefront, randomUUID(), new Date(), body), body))
        .body;
    };
    const refused = { outcome: 'refused', reason: 'It is dated in the future' };
    const before = await records();
    expect(await outcome(at(6), order({}))).toEqual(refused);
    expect(await outcome(at(0), order({ createdAt: at(6) }))).toEqual(refused);
    expect(await outcome('9999-12-31T23:59:59Z', order({}))).toEqual(refused);
    expect(await records()).toBe(before);
    expect(await outcome(at(4), order({ createdAt: at(4) }))).toEqual({ outcome: 'applied' });
  });

  it('A-211 an overlong text is rejected with its field', async () => {
    const shipped = (shipment: object) => ({
      orderId: 'bounded',
      orderNumber: '1',
      status: 'shipped',
      createdAt: server.clock.now(),
      lines: [{ lineId: 'bounded-1', status: 'shipped', shipment }],
    });
    const long = 'x'.repeat(501);
    for (const field of ['trackingNumber', 'trackingURL', 'carrier'])
      expect(await tell('storefront', 'order.status', shipped({ [field]: long }))).toMatchObject({
        status: 400,
        body: { issues: [{ path: ['data', 'lines', 0, 'shipment', field] }] },
      });
    expect(await tell('storefront', 'order.status', shipped({}), 'y'.repeat(201))).toMatchObject({ status: 401 });
    expect(await server.db.asOwner(`select from signa.order_header where external_id = 'bounded'`)).toEqual([]);
  });

  it.each(['\\u0000', '\\ud800'])(
    'P-161 text that no database stores (%s) is rejected with a message',
    async (character) => {
      const body = written('prescription.declined', { prescriptionId: '1', reason: 'MARK' }).replace('MARK', character);
      const answer = await receive(
        'pharmacy',
        signatureHeaders(secrets.pharmacy, randomUUID(), new Date(), body),
        body,
      );
      expect(answer).toMatchObject({ status: 400, body: { error: 'The event could not be parsed' } });
    },
  );

  it.each([30.000000005, 0.001, 0, 10_000])(
    'P-047 P-272 a request for %d is rejected, because it is not a quantity',
    async (quantity) => {
      const answer = await tell('storefront', 'renewal.requested', request({ quantity }));
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['data', 'quantity'] }] } });
    },
  );

  it('P-161 a request names a client and a patient, or neither: with only one, no one could answer it', async () => {
    const half = { clientId: undefined, patientId: undefined };
    expect(
      (await tell('storefront', 'renewal.requested', request({ ...half, clientId: model.locationClientId }))).body,
    ).toEqual({
      outcome: 'refused',
      reason: 'No such patient',
    });
    expect(
      (await tell('storefront', 'renewal.requested', request({ ...half, patientId: model.locationPatientId }))).body,
    ).toEqual({
      outcome: 'refused',
      reason: 'No such client',
    });
    expect((await tell('storefront', 'renewal.requested', request(half))).body).toEqual({ outcome: 'applied' });
  });

  it('P-140 of two order states with the same time, the later delivery counts, and an earlier time does not', async () => {
    const orderId = randomUUID();
    const send = (status: string, second: number) => {
      const body = JSON.stringify({
        type: 'order.status',
        timestamp: `2026-05-05T10:00:0${second}Z`,
        data: {
          locationId: sample.wren,
          orderId,
          orderNumber: 'W-3',
          status,
          createdAt: '2026-05-05T10:00:00Z',
          lines: [],
        },
      });
      return receive('storefront', signatureHeaders(secrets.storefront, randomUUID(), new Date(), body), body);
    };
    const status = async () =>
      (
        await server.db.asOwner<{ status: string }>('select status from signa.order_header where external_id = $1', [
          orderId,
        ])
      )[0]?.status;
    expect((await send('in-progress', 5)).body).toEqual({ outcome: 'applied' });
    expect((await send('shipped', 5)).body).toEqual({ outcome: 'applied' });
    expect(await status()).toBe('shipped');
    expect((await send('canceled', 4)).body).toEqual({
      outcome: 'refused',
      reason: 'A later state of this order is known',
    });
    expect(await status()).toBe('shipped');
  });

  it('P-128 P-130 the pharmacy can ship on the last day of a prescription, but not on the day after', async () => {
    const [{ today } = { today: '' }] = await server.db.asOwner<{ today: string }>(
      `select to_char($1::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today from signa.location where id = 1`,
      [server.clock.now()],
    );
    const on = async (expiry: string) => {
      const prescriptionId = await issued();
      await server.db.asOwner(`update signa.prescription set expires_on = ${expiry} where id = $1`, [prescriptionId]);
      return (await tell('pharmacy', 'prescription.sent', { prescriptionId })).body;
    };
    expect(await on(`date '${today}'`)).toEqual({ outcome: 'applied' });
    expect(await on('null')).toEqual({ outcome: 'applied' });
    expect(await on(`date '${today}' - 1`)).toMatchObject({ outcome: 'waiting' });
  });

  it('P-140 P-134 an order for an archived prescription does not reopen it: the line is stored without it', async () => {
    const prescriptionId = await issued();
    await server.data(sample.vet, 'ArchivePrescription', { id: prescriptionId, input: { archived: true } });
    const orderId = randomUUID();
    const state = (status: string, minute: number) =>
      JSON.stringify({
        type: 'order.status',
        timestamp: `2026-05-05T10:0${minute}:00Z`,
        data: {
          locationId: sample.wren,
          orderId,
          orderNumber: 'W-2',
          status: 'in-progress',
          createdAt: '2026-05-05T10:00:00Z',
          lines: [{ lineId: orderId, prescriptionId, status }],
        },
      });
    const send = (body: string) =>
      receive('storefront', signatureHeaders(secrets.storefront, randomUUID(), new Date(), body), body);
    const of = async () =>
      (
        await server.db.asOwner<{ of: string | null }>(
          'select prescription_id::text as "of" from signa.order_line where external_id = $1',
          [orderId],
        )
      )[0]?.of;
    expect((await send(state('in-progress', 1))).body).toEqual({
      outcome: 'applied',
      reason: `Nothing more is filled from a prescription that was archived or issued elsewhere: ${orderId} is kept without it`,
    });
    expect(await of()).toBeNull();
    expect((await send(state('cancelled', 2))).body).toEqual({ outcome: 'applied' });
    expect(await of()).toBe(prescriptionId);
    expect((await send(state('in-progress', 3))).body).toMatchObject({ reason: expect.stringContaining(orderId) });
    expect(await of()).toBeNull();
  });
});
