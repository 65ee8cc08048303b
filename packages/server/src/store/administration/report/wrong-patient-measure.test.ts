import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

/** Long before anything in the sample was issued, at noon in New York. */
const noon = Date.parse('2021-03-10T17:00:00.000Z');
const noneUndone = { undone: 0, undoneReordered: 0 };
const minutes = (count: number) => count * 60_000;

describeOnOneDatabase('wrong-patient measure', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const split = async (from: string, to: string, as: string = sample.vetadmin) =>
    (await server.data(as, 'GetWrongPatientMeasure', { locationId: sample.wren, from, to })).wrongPatientMeasure;
  const measure = async (...asked: Parameters<typeof split>) => {
    const { together: _, ...all } = await split(...asked);
    return all;
  };

  /** Issued by real operations, then moved to that time in the past. */
  async function issued(at: number, task: Task, as: string = sample.vet): Promise<string> {
    const { addPrescription } = await server.data(as, 'AddPrescription', answerTo(task));
    await server.db.asOwner('update signa.prescription set issued_at = $2 where id = $1', [
      addPrescription.id,
      new Date(at).toISOString(),
    ]);
    return addPrescription.id;
  }
  async function withdrawn(id: string, at: number): Promise<void> {
    await server.data(sample.vet, 'ArchivePrescription', { id, input: { archived: true } });
    await server.db.asOwner('update signa.prescription set archived_at = $2 where id = $1', [
      id,
      new Date(at).toISOString(),
    ]);
  }
  const forOtis = async (task: Task) =>
    desk.fresh(
      'Otis',
      'renewal',
      '',
      `product_id = ${task.productId}, previous_prescription_id = null, quantity_requested = 6`,
    );

  it('P-470 counts the renewals that were authorized together separately', async () => {
    const day = '2021-06-10';
    const task = await desk.fresh('Juniper', 'approval');
    const id = await issued(Date.parse('2021-06-10T17:00:00.000Z'), task);
    const none = { issued: 0, withdrawn: 0, reordered: 0, ...noneUndone };
    expect(await split(day, day)).toEqual({ ...none, issued: 1, together: none });
    await server.db.asOwner('alter table signa.issue_record disable trigger issue_record_kept');
    await server.db.asOwner(
      `update signa.issue_record set content = content || '{"batch": {"id": "b-1", "count": 3}}' where prescription_id = $1`,
      [id],
    );
    await server.db.asOwner('alter table signa.issue_record enable trigger issue_record_kept');
    await withdrawn(id, Date.parse('2021-06-10T17:05:00.000Z'));
    const one = { issued: 1, withdrawn: 1, reordered: 0, ...noneUndone };
    expect(await split(day, day)).toEqual({ ...one, together: one });
  });

  it('P-250 counts prescriptions that were withdrawn within ten minutes and reissued for another patient by the same user', async () => {
    const task = () => desk.fresh('Juniper', 'approval', 'Revolution').catch(() => desk.fresh('Juniper', 'approval'));
    const day = '2021-03-10';
    const wrong = await task();
    const first = await issued(noon, wrong);
    expect(await measure(day, day)).toEqual({ issued: 1, withdrawn: 0, reordered: 0, ...noneUndone });
    await withdrawn(first, noon + minutes(10));
    expect(await measure(day, day)).toEqual({ issued: 1, withdrawn: 1, reordered: 0, ...noneUndone });

    const second = await issued(noon + minutes(20), await forOtis(wrong));
    expect(await measure(day, day)).toEqual({ issued: 2, withdrawn: 1, reordered: 1, ...noneUndone });

    const at = (milliseconds: number) =>
      server.db.asOwner('update signa.prescription set issued_at = $2 where id = $1', [
        second,
        new Date(milliseconds).toISOString(),
      ]);
    await at(noon + minutes(20) + 1);
    expect(await measure(day, day)).toMatchObject({ withdrawn: 1, reordered: 0 });
    await at(noon + minutes(15));
    expect(await measure(day, day)).toMatchObject({ withdrawn: 1, reordered: 1 });

    await server.db.asOwner(
      `update signa.prescription set acting_location_user_id = (select id from signa.location_user where location_id = 1 and id <> acting_location_user_id limit 1) where id = $1`,
      [second],
    );
    expect(await measure(day, day)).toMatchObject({ withdrawn: 1, reordered: 0 });
    await server.db.asOwner('update signa.prescription set archived_at = $2 where id = $1', [
      first,
      new Date(noon + minutes(10) + 1).toISOString(),
    ]);
    expect(await measure(day, day)).toMatchObject({ issued: 2, withdrawn: 0, reordered: 0 });
  });

  it('P-487 counts an undone prescription separately, and as reordered when another patient gets the drug', async () => {
    const day = '2021-05-10';
    const at = Date.parse('2021-05-10T17:00:00.000Z');
    const wrong = await desk.fresh('Juniper', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(wrong));
    const call = { locationId: sample.wren, prescriptionIds: [rx.id] };
    expect((await server.data(sample.vet, 'UndoPrescriptions', call)).undoPrescriptions[0]?.outcome).toBe('Undone');
    await server.db.asOwner('update signa.prescription set issued_at = $2, undone_at = $3 where id = $1', [
      rx.id,
      new Date(at).toISOString(),
      new Date(at + 7_000).toISOString(),
    ]);
    expect(await measure(day, day)).toEqual({ issued: 0, withdrawn: 0, reordered: 0, undone: 1, undoneReordered: 0 });
    await issued(at + minutes(2), await forOtis(wrong));
    expect(await measure(day, day)).toEqual({ issued: 1, withdrawn: 0, reordered: 0, undone: 1, undoneReordered: 1 });
  });

  it('P-250 counts days of the location, inclusive, and no drafts', async () => {
    const id = await issued(Date.parse('2021-04-02T03:59:59.999Z'), await desk.fresh('Juniper', 'approval'));
    // The last moment of April 1 in New York.
    expect((await measure('2021-04-01', '2021-04-01')).issued).toBe(1);
    expect((await measure('2021-04-02', '2021-04-02')).issued).toBe(0);
    expect((await measure('2021-03-31', '2021-04-02')).issued).toBe(1);
    expect((await measure('2021-04-02', '2021-04-01')).issued).toBe(0);
    const draft = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(await desk.fresh('Juniper', 'approval'), {}, 'SaveAsDraft'),
    );
    await server.db.asOwner(`update signa.prescription set draft_created_at = '2021-04-01T17:00:00Z' where id = $1`, [
      draft.addPrescription.id,
    ]);
    expect((await measure('2021-04-01', '2021-04-01')).issued).toBe(1);
    await server.db.asOwner('update signa.prescription set is_office_use = true where id = $1', [id]);
    expect((await measure('2021-04-01', '2021-04-01')).issued).toBe(0);
  });

  it('P-250 A-199 is available to users who can view reports or practice settings at that location', async () => {
    const ask = (as: string, locationId: string) =>
      server.call(as, 'GetWrongPatientMeasure', { locationId, from: '2026-01-01', to: '2026-12-31' });
    expect(await ask(sample.vet, sample.wren)).toMatchObject({ ok: true });
    expect(await ask(sample.staff, sample.wren)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    expect(await ask(sample.support, sample.wren)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    expect(await ask(sample.vet, sample.larkspur)).toMatchObject({ ok: false });
  });
});
