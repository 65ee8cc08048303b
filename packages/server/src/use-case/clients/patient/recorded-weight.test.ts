import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../../store/statement.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('recorded weights', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const facts = async (patientId: string | null, productId: string | null = null) =>
    (
      await server.data(sample.vet, 'GetSigningFacts', {
        locationId: sample.wren,
        locationPatientId: patientId ?? '',
        locationClientId: null,
        productId,
      })
    ).signingFacts;
  const weightsOf = async (task: Task) => (await facts(task.locationPatientId)).weights;
  const correct = (task: Task, weight: number, weightUnit: 'lbs' | 'kg' = 'lbs') =>
    server.data(sample.vet, 'UpdateLocationPatientForConflict', {
      input: { id: task.locationPatientId ?? '', weight, weightUnit },
    });

  it('P-243 are listed newest first, with time and user', async () => {
    const pippin = await desk.pending('Pippin', 'transfer');
    expect(await weightsOf(pippin)).toEqual([
      { at: expect.stringMatching(/Z$/), weight: 9, weightUnit: 'lbs', by: 'Luis Ferreira' },
      { at: expect.stringMatching(/Z$/), weight: 4.1, weightUnit: 'lbs', by: 'Priya Natarajan' },
      { at: expect.stringMatching(/Z$/), weight: 4.3, weightUnit: 'lbs', by: 'Priya Natarajan' },
    ]);
  });

  it('P-243 are stored with each correction and each change of the record, in the same transaction', async () => {
    const task = await desk.fresh('Willow', 'approval');
    const before = await weightsOf(task);
    await correct(task, 39.2);
    await server.data(sample.admin, 'UpdateLocationPatient', {
      input: { id: task.locationPatientId ?? '', weight: 17.8, weightUnit: 'kg' },
    });
    const [newest, corrected, ...rest] = await weightsOf(task);
    expect([newest, corrected]).toMatchObject([
      { weight: 17.8, weightUnit: 'kg', by: 'Gordon Halloran' },
      { weight: 39.2, weightUnit: 'lbs', by: 'Dr. Maya Okafor' },
    ]);
    expect(rest).toEqual(before);
  });

  it('P-243 are not stored when the weight is unchanged or cleared, or the change is rejected', async () => {
    const task = await desk.fresh('Kofi', 'renewal');
    const id = task.locationPatientId ?? '';
    const [now, ...before] = await weightsOf(task);
    await correct(task, now?.weight ?? 0);
    await server.data(sample.admin, 'UpdateLocationPatient', { input: { id, birthdate: '2020-05-05' } });
    await server.data(sample.admin, 'UpdateLocationPatient', { input: { id, weight: null } });
    expect(
      (
        await server.call(sample.vet, 'UpdateLocationPatientForConflict', {
          input: { id, weight: 10_000, weightUnit: 'lbs' },
        })
      ).ok,
    ).toBe(false);
    expect(await weightsOf(task)).toEqual([now, ...before]);
    await correct(task, now?.weight ?? 0);
    expect(await weightsOf(task)).toHaveLength(before.length + 2);
  });

  it('P-243 are append-only and stay within their location', async () => {
    const write = (statement: string) =>
      server.db.database.write({ locationIds: [sample.wren] }, (tx) => rows(tx, statement));
    for (const statement of ['update signa.recorded_weight set weight = 1', 'delete from signa.recorded_weight'])
      await expect(write(statement)).rejects.toThrow(/permission denied/);
    await expect(
      write(`insert into signa.recorded_weight (location_id, patient_id, at, weight, weight_unit)
        select location_id, id, now(), 1, 'lbs' from signa.patient where location_id = 1 limit 1`),
    ).resolves.toBeDefined();
    await expect(
      write(
        `insert into signa.recorded_weight (location_id, patient_id, at, weight, weight_unit) values (3, 66, now(), 1, 'lbs')`,
      ),
    ).rejects.toThrow(/row-level security/);
    const [elsewhere] = await server.db.asOwner<{ id: string }>(
      'select patient_id::text as id from signa.recorded_weight where location_id = 3 limit 1',
    );
    expect((await facts(elsewhere?.id ?? '')).weights).toEqual([]);
  });

  it('P-242 reports the usual quantity of a product: the median of two years at this location', async () => {
    const task = await desk.pending('Pippin', 'transfer');
    const seed = (location: string, quantity: number, days: number) =>
      server.db.asOwner(
        `insert into signa.prescription (location_id, rx_status, rx_number, created_at, issued_at, product_id, unit_per_fill)
        values ($1, 'AcceptedByPharmacy', 'usage-' || nextval('signa.prescription_id'), now() - make_interval(days => $3), now() - make_interval(days => $3), $4, $2)`,
        [location, quantity, days, task.productId],
      );
    await server.db.asOwner('update signa.prescription set removed_at = now() where product_id = $1', [task.productId]);
    const usage = async () => (await facts(task.locationPatientId, task.productId)).usage;
    expect(await usage()).toEqual({ count: 0, median: null });
    for (const [quantity, days] of [
      [60, 3],
      [60, 9],
      [120, 30],
      [180, 700],
      [240, 700],
    ] as const)
      await seed(sample.wren, quantity, days);
    await seed(sample.wren, 6000, 800);
    await seed(sample.larkspur, 6000, 3);
    expect(await usage()).toEqual({ count: 5, median: 120 });
    await seed(sample.wren, 240, 1);
    expect(await usage()).toEqual({ count: 6, median: 120 });
    expect((await facts(task.locationPatientId)).usage).toEqual({ count: 0, median: null });
    await server.db.asOwner(
      'update signa.prescription set removed_at = null where product_id = $1 and issued_at is not null',
      [task.productId],
    );
    await server.db.asOwner(`update signa.prescription set removed_at = now() where rx_number like 'usage-%'`);
  });

  it('P-242 P-088 requires a note to the pharmacy for ten times the last dose, and none for the last dose', async () => {
    const task = await desk.fresh('Pippin', 'transfer');
    // The last prescription has expired, so it is not a duplicate: only the dose requires the note.
    await server.db.asOwner(
      'update signa.prescription set expires_on = current_date - 2 where patient_id = $1 and issued_at is not null',
      [task.locationPatientId],
    );
    await correct(task, 4.1);
    const draft = { daysSupply: 60, noteToPharmacy: null };
    const answer = (amount: number) =>
      answerTo(task, {
        ...draft,
        directions: `Give ${amount} mL by mouth every 12 hours. Shake well.`,
        daysSupply: amount === 5 ? 6 : 60,
      });
    const refused = await server.call(sample.vet, 'AddPrescription', answer(5));
    expect(refused).toMatchObject({ ok: false, failure: { issues: [{ path: 'noteToPharmacy' }] } });
    expect((await server.call(sample.vet, 'AddPrescription', answer(0.5))).ok).toBe(true);
  });

  it('P-243 P-242 requires a note to the pharmacy when pounds were entered as kilograms, and none once corrected', async () => {
    const task = await desk.fresh('Otis', 'renewal');
    const answer = {
      directions: 'Give 1 tablet by mouth once daily.',
      daysSupply: task.quantityRequested,
      noteToPharmacy: null,
    };
    const [{ weight } = { weight: 0 }] = await weightsOf(task);
    await correct(task, Math.round(weight * 22) / 10);
    const refused = await server.call(sample.vet, 'AddPrescription', answerTo(task, answer));
    expect(refused).toMatchObject({ ok: false, failure: { issues: [{ path: 'noteToPharmacy' }] } });
    await correct(task, weight);
    const issued = await server.data(sample.vet, 'AddPrescription', answerTo(task, answer));
    expect(issued.addPrescription.noteToPharmacy).toBeNull();
  });
});
