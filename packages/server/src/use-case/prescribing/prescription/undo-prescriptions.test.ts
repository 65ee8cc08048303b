import { undoTexts } from '@signa/core/prescribing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Adapters } from '../../../integration/adapter.js';
import { deliverMessage } from '../../../job/deliver-message.js';
import { afterUndoWindow } from '../../../testing/after-undo-window.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type SaveVariables, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnEveryDatabase('undoing a signature', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let sent: string[] = [];
  const record = ({ message }: { message: { idempotencyKey: string } }) =>
    Promise.resolve(() => {
      sent.push(message.idempotencyKey);
      return Promise.resolve();
    });
  const adapters: Adapters = {
    'pharmacy-prescription': record,
    'pims-write-back': record,
    'storefront-cancel-order': record,
    'cds-feedback': record,
  };
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    sent = [];
  });

  const sign = async (task: Task, changes: Partial<SaveVariables['input']> = {}, type?: string) =>
    (await server.data(sample.vet, 'AddPrescription', answerTo(task, changes, type))).addPrescription;
  const undo = async (...prescriptionIds: string[]) =>
    (await server.data(sample.vet, 'UndoPrescriptions', { locationId: sample.wren, prescriptionIds }))
      .undoPrescriptions;
  const statusOf = async (id: string) =>
    (await server.data(sample.vet, 'GetPrescription', { id })).prescription?.rxStatus.code;
  const recent = async () =>
    (await server.data(sample.vet, 'GetRecentSignatures', { locationId: sample.wren })).recentSignatures;
  const deliver = async (key: string) => {
    const [found] = await server.db.asOwner<{ id: string }>(
      'select id::text from signa.outbox_message where idempotency_key = $1',
      [key],
    );
    await deliverMessage(
      { database: server.db.database, clock: server.clock, adapters },
      { locationId: sample.wren, messageId: found?.id ?? '0' },
    );
  };
  const issued = (id: string) => `prescription-${id}-issued`;
  const afterWindow = () => afterUndoWindow(server);

  it('P-480 nothing is sent before ten seconds have passed; the job queue waits as long', async () => {
    const rx = await sign(await desk.fresh('Juniper', 'approval'));
    await expect(deliver(issued(rx.id))).rejects.toThrow('is not sent before');
    expect(sent).toEqual([]);
    const [job] = await server.db.asOwner<{ waits: number }>(
      `select extract(epoch from j.start_after - j.created_on)::float8 as waits from pgboss.job j, signa.outbox_message m
      where j.data ->> 'messageId' = m.id::text and m.idempotency_key = $1`,
      [issued(rx.id)],
    );
    expect(job?.waits).toBeCloseTo(10, 0);
    await afterWindow();
    await deliver(issued(rx.id));
    expect(sent).toEqual([issued(rx.id)]);
  });

  it('P-481 P-482 an undo withdraws every message, keeps the issue record, and the request waits as before', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const other = await sign(await desk.fresh('Otis', 'renewal', 'Galliprant'));
    const rx = await sign(task);
    expect(await undo(rx.id)).toEqual([
      { prescriptionId: rx.id, outcome: 'Undone', text: 'Undone. Nothing was sent.' },
    ]);
    await afterWindow();
    await deliver(issued(rx.id));
    expect(sent).toEqual([]);
    expect([await statusOf(rx.id), await statusOf(other.id)]).toEqual(['Undone', 'Created']);
    expect(await desk.task(task)).toEqual({ ...task, version: expect.any(Number) as number });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect([prescription?.rxNumber, prescription?.issueRecord]).toEqual([rx.rxNumber, expect.any(Object)]);
    const trail = await server.db.asOwner(
      'select kind, actor from signa.prescription_event where prescription_id = $1',
      [rx.id],
    );
    expect(trail).toContainEqual({ kind: 'undone', actor: 'Dr. Maya Okafor' });
    const audit = await server.db.asOwner<{ subject: string }>(
      `select subject from signa.audit_record where operation = 'UndoPrescriptions' order by sequence desc limit 2`,
    );
    expect(audit.map(({ subject }) => subject).toSorted()).toEqual([`prescription:${rx.id}`, `task:${task.id}`]);
    const [withdrawn] = await server.db.asOwner<{ undone_by: string; by: string }>(
      `select rx.undone_by::text, u.display_name as by from signa.prescription rx join signa.location_user u
        on u.location_id = rx.location_id and u.id = rx.undone_by where rx.id = $1 and rx.undone_at is not null`,
      [rx.id],
    );
    expect(withdrawn?.by).toBe('Dr. Maya Okafor');
  });

  it('P-520 an undone signature is not among those of the session', async () => {
    const signed = async () =>
      (await server.data(sample.vet, 'GetSessionSummary', { locationId: sample.wren })).sessionSummary.signed;
    const before = await signed();
    const rx = await sign(await desk.fresh('Juniper', 'approval'));
    expect(await signed()).toBe(before + 1);
    await undo(rx.id);
    expect(await signed()).toBe(before);
  });

  it('P-482 a second undo, and an undo of a draft or an unknown prescription, change nothing and say why', async () => {
    const rx = await sign(await desk.fresh('Juniper', 'approval'));
    const draft = await sign(await desk.fresh('Otis', 'renewal', 'Galliprant'), {}, 'SaveAsDraft');
    await undo(rx.id);
    const results = await undo('999999', rx.id, draft.id);
    expect(results.map(({ outcome, text }) => [outcome, text])).toEqual([
      ['NotPossible', undoTexts.notFound],
      ['NotPossible', undoTexts.alreadyUndone],
      ['NotPossible', undoTexts.notSigned],
    ]);
    expect(await statusOf(draft.id)).toBe('Draft');
    expect(
      await server.call(sample.vet, 'UndoPrescriptions', { locationId: sample.wren, prescriptionIds: [] }),
    ).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });

  it('P-482 one call undoes several, each with its own result', async () => {
    const [one, two] = [
      await sign(await desk.fresh('Juniper', 'approval')),
      await sign(await desk.fresh('Otis', 'renewal', 'Galliprant')),
    ];
    await afterWindow();
    await deliver(issued(one.id));
    const three = await sign(await desk.fresh('Juniper', 'approval'));
    const outcomes = (await undo(three.id, one.id, two.id)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['Undone', 'CancellationRequested', 'Undone']);
  });

  it('P-482 a signed draft is a draft again, and its request has it as before', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const draft = await sign(task, { noteToClient: 'With food.' }, 'SaveAsDraft');
    const { input } = answerTo(task, { noteToClient: 'With food.' });
    const { locationId: _place, ...again } = input;
    await server.data(sample.vet, 'UpdatePrescription', {
      id: draft.id,
      input: again,
      addPrescriptionType: 'AuthorizeRx',
    });
    expect((await undo(draft.id))[0]?.outcome).toBe('Undone');
    const after = await desk.task(task);
    expect([after.status, after.prescription?.rxStatus.code]).toEqual(['PENDING', 'Draft']);
    expect(after.prescriptionId).not.toBe(draft.id);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: after.prescriptionId ?? '' });
    expect(prescription).toMatchObject({
      noteToClient: 'With food.',
      rxNumber: null,
      issuedDate: null,
      draftName: draft.draftName,
    });
    expect(await statusOf(draft.id)).toBe('Undone');
  });

  it('P-482 a request whose patient has died since is declined, not left waiting', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const rx = await sign(task);
    await server.db.asOwner('update signa.patient set is_deceased = true where location_id = 1 and id = $1', [
      task.locationPatientId,
    ]);
    expect((await undo(rx.id))[0]?.outcome).toBe('Undone');
    await server.db.asOwner('update signa.patient set is_deceased = false where location_id = 1 and id = $1', [
      task.locationPatientId,
    ]);
    expect(await desk.task(task)).toMatchObject({
      ...{ status: 'VET_DECLINED', actionReason: 'Patient is deceased', initiatedBy: 'System' },
      prescriptionId: null,
    });
  });

  it('P-481 a controlled substance is sent at once and never undone', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    const rx = await sign(task, { refills: 0, daysSupply: 30, prescExpiryDate: inDays(28) });
    expect((await recent()).signatures.find(({ id }) => id === rx.id)).toMatchObject({ isUndoable: false });
    await deliver(issued(rx.id));
    expect(sent).toEqual([issued(rx.id)]);
    expect((await undo(rx.id))[0]?.outcome).not.toBe('Undone');
    expect(await statusOf(rx.id)).not.toBe('Undone');
  });

  it('P-481 a printed prescription is not undone', async () => {
    const rx = await sign(await desk.fresh('Juniper', 'approval'));
    await server.data(sample.vet, 'ReprintPrescription', { id: rx.id });
    expect((await undo(rx.id))[0]?.outcome).toBe('CancellationRequested');
    expect(await statusOf(rx.id)).toBe('Created');
  });

  it('P-483 after sending, the order of the request is cancelled once; a filled one names that it was filled', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const rx = await sign(task);
    await afterWindow();
    await deliver(issued(rx.id));
    for (const _ of [1, 2]) expect((await undo(rx.id))[0]?.outcome).toBe('CancellationRequested');
    const messages = await server.db.asOwner<{ payload: object }>(
      'select payload from signa.outbox_message where idempotency_key = $1',
      [`task-${task.id}-cancel-order`],
    );
    expect(messages).toEqual([
      { payload: expect.objectContaining({ reason: 'The prescription was cancelled by the practice' }) as object },
    ]);
    await server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at) values (1, 'u' || $1::text, 'N1', 'shipped', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status) select 1, o.id, 'u' || $1::text, $1::bigint, 'delivered' from o`,
      [rx.id],
    );
    expect(await undo(rx.id)).toEqual([{ prescriptionId: rx.id, outcome: 'Filled', text: undoTexts.filled }]);
  });

  it('P-484 lists what the caller signed in the last ten minutes with the server time, newest first', async () => {
    server.clock.advanceMinutes(11);
    expect((await recent()).signatures).toEqual([]);
    const one = await sign(await desk.fresh('Juniper', 'approval'));
    server.clock.advanceMinutes(1);
    const two = await sign(await desk.fresh('Otis', 'renewal', 'Galliprant'));
    const { now, signatures } = await recent();
    expect(signatures.map(({ id, patientName }) => [id, patientName])).toEqual([
      [two.id, 'Otis'],
      [one.id, 'Juniper'],
    ]);
    expect(signatures[0]).toMatchObject({ rxNumber: two.rxNumber, isUndoable: true });
    const left = Date.parse(signatures[0]?.leavesAt ?? '') - Date.parse(now);
    expect([left > 5_000, left <= 10_000]).toEqual([true, true]);
    await undo(two.id);
    expect((await recent()).signatures.map(({ id }) => id)).toEqual([one.id]);
    const { recentSignatures } = await server.data(sample.vetadmin, 'GetRecentSignatures', {
      locationId: sample.wren,
    });
    expect(recentSignatures.signatures).toEqual([]);
  });

  it('P-486 only users with the right to archive can undo', async () => {
    const rx = await sign(await desk.fresh('Juniper', 'approval'));
    const call = { locationId: sample.wren, prescriptionIds: [rx.id] };
    expect(await server.call(sample.denverVet, 'UndoPrescriptions', call)).toMatchObject({ ok: false });
    expect(await server.call(sample.support, 'UndoPrescriptions', call)).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
    expect(await statusOf(rx.id)).toBe('Created');
  });
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
