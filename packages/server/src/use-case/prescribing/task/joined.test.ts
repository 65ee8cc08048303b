import { randomUUID } from 'node:crypto';
import type { Operations } from '@signa/core/contract';
import { countOfRequestType } from '@signa/core/prescribing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { receiveEvent } from '../../../integration/inbound-door.js';
import type { InboundSource } from '../../../event/inbound-event.js';
import { signatureHeaders } from '../../../integration/verify-signature.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const secrets = { storefront: 'storefront-secret', pharmacy: 'pharmacy-secret' };
type Filter = Omit<Operations['GetPrescriptionTasks']['variables'], 'locationId'>;

describeOnEveryDatabase('requests for the same prescription', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    // Only requests inserted by a test are pending.
    await server.db.asOwner(
      `update signa.task set archived = true where location_id = 1 and status = 'PENDING' and client_id is null`,
    );
  });
  afterAll(() => server.close());

  let renewal: Task;
  let expiring: Task;
  /** Otis's own renewal and expiring requests, for the prescription of the sample's renewal. */
  beforeEach(async () => {
    await server.db.asOwner(
      `update signa.task set archived = true where location_id = 1 and status = 'PENDING' and type <> 'approval'
        and patient_id = (select id from signa.patient where location_id = 1 and name = 'Otis') and origin <> 'storefront'`,
    );
    await server.db.asOwner(
      `update signa.task set archived = false where location_id = 1 and type = 'renewal' and origin = 'storefront'`,
    );
    renewal = await desk.fresh('Otis', 'renewal', '', `origin = 'test'`);
    await server.db.asOwner(
      `update signa.task set archived = true where location_id = 1 and type = 'renewal' and origin = 'storefront'`,
    );
    expiring = await seeded('expiring');
    renewal = await desk.task(renewal);
  });

  async function seeded(type: string, changes = ''): Promise<Task> {
    const [added] = await server.db.asOwner<{ id: string; uuid: string }>(
      `insert into signa.task (location_id, type, origin, created_at, quantity_requested, product_id, client_id, patient_id, assigned_to, previous_prescription_id, prescription_id)
      select location_id, $2, 'test', now() - interval '2 years', quantity_requested, product_id, client_id, patient_id, assigned_to, previous_prescription_id, prescription_id
      from signa.task where location_id = 1 and id = $1 returning id::text, uuid::text`,
      [renewal.id, type],
    );
    if (!added) throw new Error('The inserted row is missing');
    if (changes) await server.db.asOwner(`update signa.task set ${changes} where id = $1`, [added.id]);
    return desk.task(added);
  }

  const list = async (filter: Filter = {}) =>
    (
      await server.data(sample.vet, 'GetPrescriptionTasks', {
        locationId: sample.wren,
        status: 'pending',
        take: 1000,
        ...filter,
      })
    ).prescriptionTasks;
  const status = async ({ id }: Task) =>
    (
      await server.db.asOwner<{ status: string; prescription: string | null }>(
        'select status, prescription_id::text as prescription from signa.task where id = $1',
        [id],
      )
    )[0];
  const recordsOf = ({ id }: Task) =>
    server.db.asOwner<{ operation: string }>(`select operation from signa.audit_record where subject = $1`, [
      `task:${id}`,
    ]);
  const tell = (source: InboundSource, type: string, data: object) => {
    const id = randomUUID();
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    const headers = signatureHeaders(secrets[source], id, new Date(), body);
    return receiveEvent({ database: server.db.database, clock: server.clock, secrets }, { source, headers, body });
  };

  it('P-238 form one card, led by the renewal, or by the expiring request where only its type is listed', async () => {
    expect(renewal.joined).toEqual([
      { id: expiring.id, uuid: expiring.uuid, type: 'expiring', createdTimestamp: expiring.createdTimestamp },
    ]);
    expect(expiring.joined.map(({ id }) => id)).toEqual([renewal.id]);
    const ids = async (filter?: Filter) =>
      (await list(filter)).map(({ id }) => id).filter((id) => id === renewal.id || id === expiring.id);
    expect(await ids()).toEqual([renewal.id]);
    expect(await ids({ type: ['allExceptExpiring'] })).toEqual([renewal.id]);
    expect(await ids({ type: ['expiring'] })).toEqual([expiring.id]);
    expect((await list()).find(({ id }) => id === renewal.id)?.joined.map(({ id }) => id)).toEqual([expiring.id]);
  });

  it('P-238 stay separate when for other prescriptions, with other drafts, answered, or of another type', async () => {
    const others = [
      await seeded(
        'expiring',
        'previous_prescription_id = (select min(id) from signa.prescription where location_id = 1)',
      ),
      await seeded('renewal', `status = 'VET_DECLINED', action = 'Declined', action_reason = 'x'`),
      await seeded('approval'),
      await seeded(
        'expiring',
        `prescription_id = (select min(id) from signa.prescription where location_id = 1 and rx_status = 'Draft')`,
      ),
      await seeded('expiring', 'archived = true'),
    ];
    const { joined } = await desk.task(renewal);
    expect(joined.map(({ id }) => id)).toEqual([expiring.id]);
    for (const other of others) expect(other.joined.map(({ id }) => id)).not.toContain(renewal.id);
  });

  it('P-238 P-149 P-175 P-210 count as one card in lists, groups, counts, and tiles, and no request is lost', async () => {
    const kinds = fc.array(fc.constantFrom('renewal', 'expiring', 'approval'), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(kinds, fc.constantFrom(null, 'renewal', 'expiring', 'allExceptExpiring'), async (more, type) => {
        const added = [];
        for (const kind of more) added.push(await seeded(kind));
        const filter = { locationId: sample.wren, status: 'pending' as const, ...(type && { type: [type] }) };
        const waiting = await server.db.asOwner<{ id: string; type: string }>(
          `select id::text, type from signa.task where location_id = 1 and status = 'PENDING' and not archived`,
        );
        const cards = await list(filter);
        const onCards = cards.flatMap((card) => [card.id, ...card.joined.map(({ id }) => id)]);
        expect(new Set(onCards).size).toBe(onCards.length);
        const kept = waiting.filter(
          (one) => !type || (type === 'allExceptExpiring' ? one.type !== 'expiring' : one.type === type),
        );
        expect(kept.filter(({ id }) => !onCards.includes(id))).toEqual([]);
        const { prescriptionTasksCount } = await server.data(sample.vet, 'GetPrescriptionTasksCount', filter);
        expect(prescriptionTasksCount).toBe(cards.length);
        const { prescriptionTasksGrouped } = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', filter);
        expect(prescriptionTasksGrouped.flatMap(({ tasks }) => tasks.map(({ id }) => id)).toSorted()).toEqual(
          cards.map(({ id }) => id).toSorted(),
        );
        expect(prescriptionTasksGrouped.every(({ count, tasks }) => count === tasks.length)).toBe(true);
        const all = await list();
        const { waitingCounts } = await server.data(sample.vet, 'GetWaitingCounts', { locationId: sample.wren });
        const { queueCounts } = await server.data(sample.vet, 'GetQueueCounts', filter);
        for (const { cards: counted, joined } of [waitingCounts, queueCounts]) {
          expect(counted).toBe(all.length);
          expect(counted + joined).toBe(waiting.length);
        }
        for (const of of ['renewal', 'expiring', 'approval', 'allExceptExpiring'] as const) {
          const listed = (await list({ type: [of] })).length;
          expect([of, countOfRequestType(waitingCounts.tasks, of)]).toEqual([of, listed]);
          expect([of, countOfRequestType(queueCounts.types, of)]).toEqual([of, listed]);
        }
        await server.db.asOwner(`delete from signa.task where id = any ($1::bigint[])`, [added.map(({ id }) => id)]);
      }),
      { numRuns: 6 },
    );
  });

  it.each(['renewal', 'expiring'] as const)('P-238 are approved with the %s one, each recorded', async (type) => {
    const [answered, other] = type === 'renewal' ? [renewal, expiring] : [expiring, renewal];
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(answered));
    for (const one of [renewal, expiring])
      expect(await status(one)).toEqual({ status: 'VET_APPROVED', prescription: rx.id });
    expect(await recordsOf(other)).toEqual([{ operation: 'AddPrescription' }]);
    for (const event of [renewal, expiring]) {
      const told = await tell('pharmacy', 'task.approved', { locationId: sample.wren, taskId: event.id });
      expect(told.body).toMatchObject({ outcome: 'applied' });
      for (const one of [renewal, expiring]) expect((await status(one))?.status).toBe('PV1_APPROVED');
    }
  });

  it('P-238 P-216 are answered with the draft saved for one of them', async () => {
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(expiring, {}, 'SaveAsDraft'),
    );
    for (const one of [renewal, expiring])
      expect(await status(one)).toEqual({ status: 'PENDING', prescription: draft.id });
    const again = await server.call(sample.vet, 'AddPrescription', answerTo(renewal));
    expect(again).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    const { input } = answerTo(renewal);
    const issue = { id: draft.id, input, addPrescriptionType: 'AuthorizeRx' };
    await server.data(sample.vet, 'UpdatePrescription', issue);
    for (const one of [renewal, expiring])
      expect(await status(one)).toEqual({ status: 'VET_APPROVED', prescription: draft.id });
  });

  it('P-238 P-118 become pending again, both, when their draft is deleted', async () => {
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(renewal, {}, 'SaveAsDraft'),
    );
    await server.data(sample.vet, 'DeletePrescription', { id: draft.id, input: { declineReason: 'Due for exam' } });
    for (const one of [renewal, expiring]) expect(await status(one)).toEqual({ status: 'PENDING', prescription: null });
  });

  it('P-238 are declined with one of them, each recorded, and the draft once', async () => {
    await server.data(sample.vet, 'AddPrescription', answerTo(renewal, {}, 'SaveAsDraft'));
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(expiring));
    for (const one of [renewal, expiring]) expect((await status(one))?.status).toBe('VET_DECLINED');
    expect((await recordsOf(renewal)).map(({ operation }) => operation)).toContain('UpsertPrescriptionTask');
  });

  it('P-238 P-160 are declined together when the pharmacy reports either one', async () => {
    for (const one of [expiring, renewal]) {
      const told = await tell('pharmacy', 'task.declined', { locationId: sample.wren, taskId: one.id, reason: 'No' });
      expect(told.body).toMatchObject({ outcome: 'applied' });
      expect((await status(renewal))?.status).toBe('PV1_DECLINED');
      expect((await status(expiring))?.status).toBe('PV1_DECLINED');
    }
  });

  it('P-238 P-173 are assigned together', async () => {
    const [user] = await server.db.asOwner<{ id: string }>(
      'select id::text from signa.location_user where location_id = 1 and is_active order by id limit 1',
    );
    await server.data(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
      prescriptionTaskId: renewal.id,
      prescriptionTaskWorkflow: { currentWorkflowStatusId: '1', workflowLocationUserId: user?.id ?? '' },
    });
    for (const one of [renewal, expiring])
      expect((await desk.task(one)).prescriptionTaskWorkflow).toMatchObject({
        currentWorkflowStatusId: '1',
        workflowLocationUserId: user?.id,
      });
  });

  it('P-238 P-239 are joined when the renewal arrives later, and keep the draft already started', async () => {
    await server.db.asOwner('update signa.task set archived = true where id = $1', [renewal.id]);
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(expiring, {}, 'SaveAsDraft'),
    );
    const told = await tell('storefront', 'renewal.requested', {
      locationId: sample.wren,
      clientId: expiring.locationClientId,
      patientId: expiring.locationPatientId,
      productId: expiring.productId,
      quantity: expiring.quantityRequested,
      previousPrescriptionId: expiring.previousPrescriptionId,
    });
    expect(told.body).toMatchObject({ outcome: 'applied' });
    const { joined, prescriptionId } = await desk.task(expiring);
    expect(joined).toMatchObject([{ type: 'renewal' }]);
    expect(prescriptionId).toBe(draft.id);
    const [came] = joined;
    expect(came && (await desk.task(came)).prescriptionId).toBe(draft.id);
  });
});
