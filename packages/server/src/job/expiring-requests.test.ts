import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, todayIn } from '@signa/core/base';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, TaskDesk } from '../testing/task-desk.js';
import { expiringPrescriptions, insertExpiringRequest } from '../store/prescribing/task/expiring-store.js';
import type { TestServer } from '../testing/test-server.js';
import { raiseExpiringRequests } from './expiring-requests.js';

describeOnEveryDatabase('expiring requests', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const today = () => todayIn('America/New_York', server.clock.now());
  const raise = () => raiseExpiringRequests({ database: server.db.database, clock: server.clock });
  const raisedFor = (id: string) =>
    server.db.asOwner(
      `select type, status, origin from signa.task where previous_prescription_id = $1 and type = 'expiring'`,
      [id],
    );

  async function issued(expiresOn: string, hasOrder = true): Promise<string> {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    await server.db.asOwner('update signa.prescription set expires_on = $2 where id = $1', [rx.id, expiresOn]);
    if (hasOrder) {
      await server.db.asOwner(
        `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at) values (1, 'o' || $1::text, 'N', 'completed', now()) returning id)
        insert into signa.order_line (location_id, order_id, external_id, prescription_id, status) select 1, o.id, 'l' || $1::text, $1::bigint, 'delivered' from o`,
        [rx.id],
      );
    }
    return rx.id;
  }

  it('P-148 are raised once for a prescription in its last month, however often and on however many servers the timer runs', async () => {
    const id = await issued(addDays(today(), 10));
    await Promise.all([raise(), raise(), raise()]);
    await raise();
    expect(await raisedFor(id)).toEqual([{ type: 'expiring', status: 'PENDING', origin: 'timer' }]);
  });

  it("P-148 have the prescription's content, and are audited on its location's chain as the timer's", async () => {
    const id = await issued(addDays(today(), 9));
    await raise();
    const [raised] = await server.db.asOwner<{ id: string; rx: object }>(
      `select id::text, jsonb_build_object('location_id', location_id, 'product_id', product_id, 'flavor_id', flavor_id, 'client_id', client_id,
        'patient_id', patient_id, 'expires_on', expires_on, 'authorizing_vet_id', assigned_to) as rx
      from signa.task where previous_prescription_id = $1 and type = 'expiring'`,
      [id],
    );
    const [renewed] = await server.db.asOwner('select to_jsonb(rx) as rx from signa.prescription rx where id = $1', [
      id,
    ]);
    expect(renewed?.['rx']).toMatchObject(raised?.rx ?? {});
    const recorded = await server.db.asOwner(
      `select location_id::text as place, username, impersonated_username as "actingAs", location_user_id::text as "by", operation, before, after
      from signa.audit_record where subject = $1`,
      [`task:${raised?.id}`],
    );
    const after = { previousPrescriptionId: id, expiresOn: addDays(today(), 9) };
    const timer = { username: 'timer', actingAs: null, by: null };
    expect(recorded).toEqual([
      { place: sample.wren, ...timer, operation: 'prescription.expiring', before: null, after },
    ]);
  });

  it('P-048 request packages where packages are counted', async () => {
    const id = await issued(addDays(today(), 11));
    await server.db.asOwner(
      `update signa.prescription rx set unit_per_fill = 2 * p.packsize_qty from signa.product p where p.id = rx.product_id and rx.id = $1`,
      [id],
    );
    const portal = (code: string) =>
      server.db.asOwner(
        'update signa.location set portal_type_id = (select k.id from signa.portal_type k where k.code = $1) where id = 1',
        [code],
      );
    const [before] = await server.db.asOwner<{ code: string }>(
      'select k.code from signa.portal_type k join signa.location l on l.portal_type_id = k.id where l.id = 1',
    );
    await portal('brava');
    await raise();
    await portal(before?.code ?? '');
    const [raised] = await server.db.asOwner<{ asked: number }>(
      'select quantity_requested::float8 as asked from signa.task where previous_prescription_id = $1',
      [id],
    );
    expect(raised?.asked).toBe(2);
  });

  it('P-139 start one calendar month before the last day, and no day earlier', async () => {
    const last = addDays(today(), 45);
    const id = await issued(last);
    const noon = (day: string) => `${day}T17:00:00.000Z`;
    const before = server.clock.now();
    server.clock.set(noon(addDays(addMonths(last, -1), -1)));
    await raise();
    expect(await raisedFor(id)).toEqual([]);
    server.clock.set(noon(addMonths(last, -1)));
    await raise();
    expect(await raisedFor(id)).toHaveLength(1);
    server.clock.set(before);
  });

  it('P-239 are not raised while a renewal is pending, and are once that was answered otherwise', async () => {
    const id = await issued(addDays(today(), 12));
    const waits = (status: string) =>
      server.db.asOwner(
        `with had as (delete from signa.task where previous_prescription_id = $1)
        insert into signa.task (location_id, type, origin, status, created_at, previous_prescription_id, action, action_reason)
        values (1, 'renewal', 'storefront', $2, now(), $1, 'Declined', 'x')`,
        [id, status],
      );
    await waits('PENDING');
    await raise();
    expect(await raisedFor(id)).toEqual([]);
    await waits('VET_DECLINED');
    await raise();
    expect(await raisedFor(id)).toHaveLength(1);
  });

  it('P-239 are not raised for a renewal that arrives between the search and the insertion', async () => {
    const id = await issued(addDays(today(), 13));
    const [near] = await server.db.database.read({ locationIds: ['1'] }, (sql) =>
      expiringPrescriptions(sql, '1', addDays(today(), 13), addDays(today(), 13)),
    );
    if (near?.id !== id) throw new Error('It is found');
    await server.db.asOwner(
      `insert into signa.task (location_id, type, origin, created_at, previous_prescription_id) values (1, 'renewal', 'storefront', now(), $1)`,
      [id],
    );
    const raised = await server.db.database.write({ locationIds: ['1'] }, (tx) =>
      insertExpiringRequest(tx, near, 1, server.clock.now()),
    );
    expect(raised).toBeNull();
    expect(await raisedFor(id)).toEqual([]);
  });

  it('P-239 are not raised when the drug was issued again for the patient since, in any strength', async () => {
    const id = await issued(addDays(today(), 8));
    const renewal = await issued(addDays(today(), 300), false);
    await server.db.asOwner(
      "update signa.prescription set issued_at = issued_at + interval '3 minutes' where id = $1",
      [renewal],
    );
    await server.db.asOwner(
      `update signa.prescription rx set product_id = other.id from signa.product one, signa.product other
        where rx.id = $1 and one.id = rx.product_id and other.ingredients = one.ingredients and other.id <> one.id`,
      [renewal],
    );
    await raise();
    expect(await raisedFor(id)).toEqual([]);
    await server.db.asOwner('update signa.prescription set archived = true where id = $1', [renewal]);
    await raise();
    expect(await raisedFor(id)).toHaveLength(1);
  });

  it('are not raised for prescriptions without orders, archived or expired ones, or inactive clients and patients', async () => {
    const soon = addDays(today(), 5);
    const withoutOrder = await issued(soon, false);
    const archived = await issued(soon);
    await server.db.asOwner('update signa.prescription set archived = true where id = $1', [archived]);
    const expired = await issued(addDays(today(), -1));
    await raise();
    for (const id of [withoutOrder, archived, expired]) expect(await raisedFor(id)).toEqual([]);
    const inactive = await issued(soon);
    const [row] = await server.db.asOwner<{ patient_id: string }>(
      'select patient_id::text from signa.prescription where id = $1',
      [inactive],
    );
    await server.db.asOwner('update signa.patient set is_active = false where id = $1', [row?.patient_id]);
    await raise();
    expect(await raisedFor(inactive)).toEqual([]);
    await server.db.asOwner('update signa.patient set is_active = true where id = $1', [row?.patient_id]);
  });

  it('P-148 are not raised at an inactive location, until it is reactivated', async () => {
    const id = await issued(addDays(today(), 14));
    await server.db.asOwner('update signa.location set is_active = false where id = 1');
    await raise();
    expect(await raisedFor(id)).toEqual([]);
    await server.db.asOwner('update signa.location set is_active = true where id = 1');
    await raise();
    expect(await raisedFor(id)).toHaveLength(1);
  });
});
