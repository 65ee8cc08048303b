import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('earlier declines', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const declinesOf = async ({ locationId, locationPatientId }: Task) =>
    (await server.data(sample.vet, 'GetSigningFacts', { locationId, locationPatientId: locationPatientId ?? '' }))
      .signingFacts.declines;

  it('P-248 reports a declined request with date, user, reason, product, and quantity', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task, 'Due for exam'));
    const { actionedTimestamp } = await desk.task(task);
    expect((await declinesOf(task)).find(({ taskId }) => taskId === task.id)).toEqual({
      at: actionedTimestamp,
      by: 'Dr. Maya Okafor',
      reason: 'Due for exam',
      product: expect.objectContaining({
        id: task.productId,
        title: task.product?.title,
        ingredients: task.product?.ingredients,
        unit: task.product?.unitMeasure?.description ?? null,
      }),
      quantity: task.quantityRequested,
      taskId: task.id,
      prescriptionId: null,
    });
  });

  it('P-248 reports a rejected draft, and one that was rejected with its request once', async () => {
    const rejected = await desk.fresh('Juniper', 'approval');
    const { addPrescription: draft } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(rejected, { unitPerFill: 7 }, 'SaveAsDraft'),
    );
    await server.data(sample.vet, 'DeclinePrescription', { id: draft.id, input: { declineReason: 'Wrong strength' } });
    expect(await declinesOf(rejected)).toContainEqual(
      expect.objectContaining({
        reason: 'Wrong strength',
        quantity: 7,
        taskId: null,
        prescriptionId: draft.id,
        by: 'Dr. Maya Okafor',
      }),
    );
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription: second } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, {}, 'SaveAsDraft'),
    );
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task, 'Due for exam'));
    const told = (await declinesOf(task)).filter(
      ({ prescriptionId, taskId }) => prescriptionId === second.id || taskId === task.id,
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ taskId: task.id, prescriptionId: second.id });
  });

  it('P-248 omits system declines, pending requests, and other patients; the newest is first', async () => {
    const [gone, waiting] = [await desk.fresh('Otis', 'renewal'), await desk.fresh('Otis', 'renewal')];
    await server.data(sample.vet, 'UpdateLocationPatient', {
      input: { id: gone.locationPatientId ?? '', isActive: false },
    });
    expect((await desk.task(gone)).status).toBe('VET_DECLINED');
    const told = await declinesOf(waiting);
    expect(told.map(({ taskId }) => taskId)).not.toContain(gone.id);
    expect(told.length).toBeGreaterThan(0);
    const days = told.map(({ at }) => at);
    expect(days).toEqual([...days].sort().reverse());
    const juniper = await declinesOf(await desk.fresh('Juniper', 'approval'));
    expect(told.some(({ taskId }) => juniper.some((other) => other.taskId !== null && other.taskId === taskId))).toBe(
      false,
    );
  });
});
