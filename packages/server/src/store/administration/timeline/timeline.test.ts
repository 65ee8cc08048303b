import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEvent } from '../../../integration/inbound-door.js';
import { signatureHeaders } from '../../../integration/verify-signature.js';
import { afterUndoWindow } from '../../../testing/after-undo-window.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, TaskDesk } from '../../../testing/task-desk.js';
import { embeddedTestDatabase } from '../../../testing/embedded-test-database.js';
import type { TestServer } from '../../../testing/test-server.js';

type Noun = 'prescription' | 'request' | 'client' | 'patient';

let server: TestServer;
let desk: TaskDesk;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
  desk = new TaskDesk(server);
  await server.openLookUps(sample.support, sample.wren, sample.larkspur);
});
afterAll(() => server.close());

const ask = (noun: Noun, name: string, locationId?: string, as: string = sample.support) =>
  server.call(as, 'RecordTimeline', { noun, name, ...(locationId && { locationId }) });
async function timeline(noun: Noun, name: string) {
  const { recordTimeline } = await server.data(sample.support, 'RecordTimeline', { noun, name });
  if (!recordTimeline) throw new Error(`There is no ${noun} ${name}`);
  return recordTimeline;
}
const whats = async (noun: Noun, name: string) => (await timeline(noun, name)).entries.map(({ what }) => what);

async function issued() {
  const task = await desk.fresh('Juniper', 'approval');
  const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
  return { task, rx };
}

/** What the pharmacy reports about a prescription. */
const tell = (type: string, prescriptionId: string, at = new Date()) => {
  const data = { locationId: sample.wren, prescriptionId };
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const secrets = { pharmacy: 'pharmacy-secret', storefront: 'storefront-secret' };
  const headers = signatureHeaders(secrets.pharmacy, randomUUID(), new Date(), body);
  return receiveEvent(
    { database: server.db.database, clock: server.clock, secrets },
    { source: 'pharmacy', headers, body },
  );
};

describe('timeline of a prescription', () => {
  it('A-310 shows the request, the signature, the failed message, its resending, and inbound events', async () => {
    server.clock.set(new Date().toISOString());
    const { task, rx } = await issued();
    await afterUndoWindow(server);
    const sent = 'kind = $1 and idempotency_key like $2';
    const values = ['pharmacy-prescription', `prescription-${rx.id}-%`];
    await server.db.asOwner(
      `update signa.outbox_message set attempts = 1, last_attempt_at = created_at, failed_at = created_at, last_error = 'rx.example answered 422' where ${sent}`,
      values,
    );
    const failed = await timeline('prescription', rx.id);
    const lost = failed.entries.find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ locationId: sample.wren, record: `prescription:${rx.id}`, isCut: false });
    expect(lost).toMatchObject({ kind: 'message', detail: 'rx.example answered 422', messageId: expect.any(String) });

    await server.data(sample.support, 'ResendMessage', { locationId: sample.wren, messageId: lost?.messageId ?? '' });
    await server.db.asOwner(
      `update signa.outbox_message set attempts = 2, delivered_at = created_at + interval '1 minute' where ${sent}`,
      values,
    );
    await tell('prescription.received', rx.id);
    await tell('prescription.accepted', rx.id, new Date(Date.now() + 3_600_000));
    const { entries } = await timeline('prescription', rx.id);
    expect(entries.map(({ what, state }) => [what, state])).toEqual(
      expect.arrayContaining([
        ['Wrote a prescription', null],
        [`Message ${lost?.messageId} to the pharmacy`, 'written'],
        [`Message ${lost?.messageId} to the pharmacy`, 'delivered'],
        ['Resent an undelivered message', null],
        ['Reported: prescription.received', 'applied'],
        ['Reported: prescription.accepted', 'refused'],
      ]),
    );
    const times = entries.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    // The request has the same story.
    expect((await timeline('request', task.id)).entries).toEqual(entries);
  });

  it('A-310 finds it by its printed number, and lists the candidates when several match', async () => {
    const { rx } = await issued();
    await server.db.asOwner(`update signa.prescription set rx_number = '26-777001' where id = $1`, [rx.id]);
    expect(await timeline('prescription', 'Rx# 26-777001')).toMatchObject({ record: `prescription:${rx.id}` });
    const [other] = await server.db.asOwner<{ id: string; place: string }>(
      `update signa.prescription set rx_number = '26-777001' where (location_id, id) in
        (select location_id, min(id) from signa.prescription where location_id <> 1 and rx_number is not null group by 1 limit 1)
      returning id::text, location_id::text as place`,
    );
    expect(await ask('prescription', '26-777001')).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'locationId' }] },
    });
    await server.openLookUps(sample.support, other?.place ?? '');
    expect(await ask('prescription', '26-777001', other?.place)).toMatchObject({
      data: { recordTimeline: { record: `prescription:${other?.id}`, locationId: other?.place } },
    });
    expect(await ask('prescription', '26-999999')).toMatchObject({ data: { recordTimeline: null } });
    expect(await ask('prescription', rx.id, sample.larkspur)).toMatchObject({ data: { recordTimeline: null } });
    expect(await ask('client', '26-777001')).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });

  it('A-310 shows for a declined request that the external order is canceled', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    expect(await whats('request', task.id)).toEqual([
      'Answered a request',
      expect.stringMatching(/^Message \d+ to the storefront, to cancel an order$/),
    ]);
  });
});

describe('timeline of a client', () => {
  it('A-310 shows who changed which fields, and as whom support viewed it, but no values', async () => {
    const [client] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.client where location_id = 1 and not is_office_use order by id limit 1`,
    );
    const id = client?.id ?? '';
    await server.data(sample.support, 'StartImpersonation', { username: sample.vet, reason: 'Ticket 4711' });
    const as = { impersonating: sample.vet };
    await server.data(sample.support, 'GetLocationClient', { id }, as);
    await server.data(sample.support, 'UnlockImpersonation', {}, as);
    await server.data(sample.support, 'UpdateLocationClient', { input: { id, email: 'quagga@mail.example' } }, as);
    await server.data(sample.support, 'ExitImpersonation', {}, as);
    const { entries, status } = await timeline('client', id);
    expect(status).toBe('active');
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'support',
        what: 'Looked',
        who: 'Jonah Abernathy as Maya Okafor',
        detail: expect.stringContaining('Reason: Ticket 4711') as string,
      }),
    );
    expect(entries.find(({ kind }) => kind === 'change')).toMatchObject({
      what: 'Changed a client',
      detail: expect.stringContaining('Email') as string,
    });
    expect(JSON.stringify(entries)).not.toContain('quagga');
  });

  it('A-310 includes the story of a record merged into this one', async () => {
    const [kept, merged] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.client where location_id = 1 and not is_office_use order by id desc limit 2`,
    );
    await server.data(sample.vet, 'UpdateLocationClient', { input: { id: merged?.id ?? '', isActive: false } });
    expect(await whats('client', kept?.id ?? '')).not.toContain('Changed a client');
    await server.db.asOwner(`update signa.client set merged_into = $1 where id = $2`, [kept?.id, merged?.id]);
    const { entries } = await timeline('client', kept?.id ?? '');
    expect(entries).toContainEqual(
      expect.objectContaining({
        record: `client:${merged?.id}`,
        detail: expect.stringContaining('Is active: yes → no') as string,
      }),
    );
    expect(await timeline('client', merged?.id ?? '')).toMatchObject({ status: 'merged' });
  });

  it('A-310 is available only to non-impersonating support', async () => {
    for (const as of [sample.vet, sample.admin, sample.vetadmin, sample.denverVet])
      expect(await ask('client', '1', undefined, as)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  });
});
