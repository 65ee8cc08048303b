import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const reason = { declineReason: 'Due for exam' };
const conflict = { ok: false, failure: { code: 'CONFLICT' } } as const;
const badInput = { ok: false, failure: { code: 'BAD_USER_INPUT' } } as const;

describeOnOneDatabase('drafts, archiving, workflow, and reprints', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  async function draftOf(task: Task) {
    return (await server.data(sample.vet, 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'))).addPrescription;
  }
  async function issued() {
    const task = await desk.fresh('Juniper', 'approval');
    return (await server.data(sample.vet, 'AddPrescription', answerTo(task))).addPrescription;
  }
  const prescription = async (id: string) => (await server.data(sample.vet, 'GetPrescription', { id })).prescription;
  const order = (id: string, status: string) =>
    server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at) values (1, 'o' || $1::text, 'N1', 'in-progress', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status) select 1, o.id, 'l' || $1::text, $1::bigint, $2 from o`,
      [id, status],
    );

  it('P-118 P-126 P-218 rejects a draft; the request is unlinked and stays pending', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const draft = await draftOf(task);
    expect(
      await server.call(sample.vet, 'DeclinePrescription', { id: draft.id, input: { declineReason: ' ' } }),
    ).toMatchObject(badInput);
    expect(
      await server.call(sample.vet, 'DeclinePrescription', {
        id: draft.id,
        input: { ...reason, declinedByLocationUserId: '9999' },
      }),
    ).toMatchObject({ failure: { code: 'FORBIDDEN' } });
    const { declinePrescription } = await server.data(sample.vet, 'DeclinePrescription', {
      id: draft.id,
      input: reason,
    });
    expect(declinePrescription).toMatchObject({ rxStatus: { code: 'RejectedDraft' }, declineReason: 'Due for exam' });
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
  });

  it('P-118 P-127 P-219 deletes a draft: missing from lists and reads, but kept with reason, user, and time', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const draft = await draftOf(task);
    const { deletePrescription } = await server.data(sample.vet, 'DeletePrescription', { id: draft.id, input: reason });
    expect(deletePrescription).toEqual({ id: draft.id });
    expect(await prescription(draft.id)).toBeNull();
    const { prescriptions } = await server.data(sample.vet, 'Prescriptions', {
      locationId: sample.wren,
      rxStatusFilters: ['DRAFT'],
    });
    expect(prescriptions.map((row) => row.id)).not.toContain(draft.id);
    const [kept] = await server.db.asOwner(
      'select decline_reason, removed_by is not null as "by", removed_at is not null as "at" from signa.prescription where id = $1',
      [draft.id],
    );
    expect(kept).toEqual({ decline_reason: 'Due for exam', by: true, at: true });
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
  });

  it('P-176 P-118 archived, rejected, and deleted drafts are not open drafts', async () => {
    const waiting = async () =>
      (
        await server.data(sample.vet, 'Prescriptions', { locationId: sample.wren, rxStatusFilters: ['DRAFT'] })
      ).prescriptions.map(({ id }) => id);
    const fresh = async () => draftOf(await desk.fresh('Juniper', 'approval'));
    const [rejected, deleted, archived, left] = [await fresh(), await fresh(), await fresh(), await fresh()];
    expect(await waiting()).toEqual(expect.arrayContaining([rejected.id, deleted.id, archived.id, left.id]));
    await server.data(sample.vet, 'DeclinePrescription', { id: rejected.id, input: reason });
    await server.data(sample.vet, 'DeletePrescription', { id: deleted.id, input: reason });
    await server.data(sample.vet, 'ArchivePrescription', { id: archived.id, input: { archived: true } });
    const now = await waiting();
    expect(now).toContain(left.id);
    for (const { id } of [rejected, deleted, archived]) expect(now).not.toContain(id);
  });

  it('A-173 deleting a draft requires the delete right, which staff lacks', async () => {
    const draft = await draftOf(await desk.fresh('Juniper', 'approval'));
    expect(await server.call(sample.staff, 'DeletePrescription', { id: draft.id, input: reason })).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
    expect(await prescription(draft.id)).not.toBeNull();
  });

  it('P-006 P-173 P-188 records in the trail what a save and a reassignment changed, field by field', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const draft = await draftOf(task);
    const { input } = answerTo(task, { directions: 'Give 2 tablets by mouth.', unitPerFill: draft.unitPerFill });
    await server.data(sample.vet, 'UpdatePrescription', {
      id: draft.id,
      input: { ...input, version: draft.version },
      addPrescriptionType: 'SaveAsDraft',
    });
    const saved = (await prescription(draft.id))?.history ?? [];
    expect(saved.map(({ note }) => note)).toEqual([
      `Directions ${draft.directions ?? 'none'} -> Give 2 tablets by mouth.`,
      null,
    ]);
  });

  it('P-140 P-133 P-143 P-220 C-180 archives once every order line is finished, permanently', async () => {
    const rx = await issued();
    await order(rx.id, 'in-progress');
    expect(
      await server.call(sample.vet, 'ArchivePrescription', { id: rx.id, input: { archived: true } }),
    ).toMatchObject(conflict);
    expect((await prescription(rx.id))?.archived).toBe(false);
    await server.db.asOwner(`update signa.order_line set status = 'delivered' where prescription_id = $1`, [rx.id]);
    const { lineItemsByPrescriptionId } = await server.data(sample.vet, 'GetLineItemsByPrescriptionId', {
      prescriptionId: rx.id,
    });
    expect(lineItemsByPrescriptionId).toMatchObject([{ status: 'delivered', shipped: false, shipment: null }]);
    expect(
      await server.call(sample.vet, 'ArchivePrescription', { id: rx.id, input: { archived: false } }),
    ).toMatchObject(badInput);
    const { archivePrescription } = await server.data(sample.vet, 'ArchivePrescription', {
      id: rx.id,
      input: { archived: true },
    });
    expect(archivePrescription).toMatchObject({ archived: true, rxStatus: { code: 'Created' } });
    expect(
      await server.call(sample.vet, 'ArchivePrescription', { id: rx.id, input: { archived: true } }),
    ).toMatchObject(conflict);
    expect(await server.call(sample.vet, 'ReprintPrescription', { id: rx.id })).toMatchObject(conflict);
  });

  const print = async (id: string, as: string = sample.vet, idempotencyKey?: string) =>
    (await server.data(as, 'ReprintPrescription', { id }, { idempotencyKey })).reprintPrescription;

  it('P-146 records the first printing as the original and each later one as a reprint, never as a status change', async () => {
    const rx = await issued();
    expect(await prescription(rx.id)).toMatchObject({ firstPrintedAt: null, reprintCount: 0 });
    const original = await print(rx.id);
    expect(original).toMatchObject({ reprintCount: 0, rxStatus: { code: 'Created' } });
    expect(original.history[0]).toMatchObject({ kind: 'printed', actor: 'Dr. Maya Okafor' });
    expect(original.firstPrintedAt).toBe(original.history[0]?.at);
    await print(rx.id);
    const second = await print(rx.id, sample.staff);
    expect(second).toMatchObject({
      firstPrintedAt: original.firstPrintedAt,
      reprintCount: 2,
      rxStatus: { code: 'Created' },
    });
    expect(second.history[0]).toMatchObject({ kind: 'reprinted', actor: 'Priya Natarajan' });
    expect(second.history.filter(({ kind }) => kind === 'printed')).toHaveLength(1);
    const draft = await draftOf(await desk.fresh('Juniper', 'approval'));
    expect(await server.call(sample.vet, 'ReprintPrescription', { id: draft.id })).toMatchObject(conflict);
  });

  it('P-146 counts a call repeated under its key as one printing', async () => {
    const rx = await issued();
    const first = await print(rx.id, sample.vet, `print-${rx.id}`);
    expect(await print(rx.id, sample.vet, `print-${rx.id}`)).toEqual(first);
    expect((await prescription(rx.id))?.reprintCount).toBe(0);
    expect((await print(rx.id)).reprintCount).toBe(1);
  });

  it('P-146 P-112 records exactly one original for concurrent printings', async () => {
    const rx = await issued();
    const printings = await Promise.all(
      [sample.vet, sample.staff, sample.vet, sample.staff].map((as) => print(rx.id, as)),
    );
    expect(printings.map(({ reprintCount }) => reprintCount).sort()).toEqual([0, 1, 2, 3]);
    const kinds = (await prescription(rx.id))?.history.map(({ kind }) => kind);
    expect(kinds?.filter((kind) => kind === 'printed')).toHaveLength(1);
    expect(kinds?.filter((kind) => kind === 'reprinted')).toHaveLength(3);
  });

  it('P-124 P-146 records no printing when issued by Print Rx, because printing follows', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task, {}, 'PrintRx'));
    expect(rx).toMatchObject({ rxStatus: { code: 'FaxedToPharmacy' }, firstPrintedAt: null, reprintCount: 0 });
    expect(rx.history.map(({ kind }) => kind)).not.toContain('printed');
    expect((await print(rx.id)).history[0]?.kind).toBe('printed');
  });

  it("P-172 P-173 P-221 assigns a pending request to an active user, with the server's time", async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const [person] = await server.db.asOwner<{ id: string }>(
      `select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id = 1`,
      [sample.staff],
    );
    const save = (changes: object) =>
      server.call(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
        prescriptionTaskId: task.id,
        prescriptionTaskWorkflow: {
          currentWorkflowStatusId: '1',
          workflowLocationUserId: person?.id ?? '',
          internalNote: 'Call first.',
          assignDate: '2001-01-01T00:00:00Z',
          ...changes,
        },
      });
    expect(await save({ workflowLocationUserId: '' })).toMatchObject(badInput);
    expect(await save({ currentWorkflowStatusId: '999' })).toMatchObject(badInput);
    expect(await save({ internalNote: 'x'.repeat(501) })).toMatchObject(badInput);
    await server.db.asOwner('update signa.location_user set is_active = false where id = $1', [person?.id]);
    expect(await save({})).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', message: 'This user is inactive, please select an active user.' },
    });
    await server.db.asOwner('update signa.location_user set is_active = true where id = $1', [person?.id]);
    expect((await save({})).ok).toBe(true);
    const { prescriptionTaskWorkflow } = await desk.task(task);
    expect(prescriptionTaskWorkflow).toMatchObject({
      currentWorkflowStatusId: '1',
      workflowLocationUser: { displayName: 'Priya Natarajan' },
      internalNote: 'Call first.',
    });
    expect(prescriptionTaskWorkflow?.assignDate?.slice(0, 4)).not.toBe('2001');
    await server.data(sample.vet, 'AddPrescription', answerTo(task));
    expect(await save({})).toMatchObject(conflict);
  });

  it('P-173 P-222 assigns a prescription and rejects an assignment of another one', async () => {
    const [one, other] = [await issued(), await issued()];
    const input = {
      prescriptionId: one.id,
      currentWorkflowStatusId: '1',
      workflowLocationUserId: one.authorizingVet ?? '',
      internalNote: null,
    };
    const { upsertPrescriptionWorkflow: added } = await server.data(sample.vet, 'upsertPrescriptionWorkflow', {
      input,
    });
    const changed = await server.data(sample.vet, 'upsertPrescriptionWorkflow', {
      input: { ...input, id: added.id, currentWorkflowStatusId: '2' },
    });
    expect(changed.upsertPrescriptionWorkflow).toMatchObject({ id: added.id, currentWorkflowStatusId: '2' });
    expect((await prescription(one.id))?.prescriptionWorkflows).toHaveLength(1);
    expect(
      await server.call(sample.vet, 'upsertPrescriptionWorkflow', {
        input: { ...input, prescriptionId: other.id, id: added.id },
      }),
    ).toMatchObject(badInput);
  });

  it('P-006 P-173 P-222 records in the trail of a prescription who it was assigned to and what the assignment changed', async () => {
    const one = await issued();
    const hand = (currentWorkflowStatusId: string) =>
      server.data(sample.vet, 'upsertPrescriptionWorkflow', {
        input: {
          prescriptionId: one.id,
          currentWorkflowStatusId,
          workflowLocationUserId: one.authorizingVet ?? '',
          internalNote: 'Call first.',
        },
      });
    await hand('1');
    await hand('2');
    const names = await server.db.asOwner<{ description: string }>(
      'select description from signa.workflow_status where id in (1, 2) order by id',
    );
    const [first, second] = names.map(({ description }) => description);
    const trail = ((await prescription(one.id))?.history ?? []).filter(({ kind }) => kind === 'workflow');
    expect(trail.map(({ actor, note }) => [actor, note])).toEqual([
      ['Dr. Maya Okafor', `Workflow Status ${first} -> ${second}`],
      ['Dr. Maya Okafor', `Workflow User none -> Dr. Maya Okafor\nWorkflow Status none -> ${first}`],
    ]);
  });

  it('P-137 reports what can be filled: created, not expired, with an active product and patient', async () => {
    const rx = await issued();
    expect((await prescription(rx.id))?.isFillable).toBe(true);
    await server.db.asOwner('update signa.product set is_active = false where id = $1', [rx.productId]);
    expect((await prescription(rx.id))?.isFillable).toBe(false);
    await server.db.asOwner('update signa.product set is_active = true where id = $1', [rx.productId]);
    await server.db.asOwner('update signa.prescription set expires_on = current_date - 2 where id = $1', [rx.id]);
    expect((await prescription(rx.id))?.isFillable).toBe(false);
  });
});
