import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('issuing the same drug twice', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const withoutNote = (task: Task) => answerTo(task, { noteToPharmacy: null });
  const issuedOf = async ({ locationPatientId }: Task) =>
    (
      await server.db.asOwner<{ count: number }>(
        `select count(*)::integer as count from signa.prescription where patient_id = $1 and issued_at > now() - interval '1 hour'`,
        [locationPatientId],
      )
    )[0]?.count;
  const forget = ({ locationPatientId }: Task) =>
    server.db.asOwner(`update signa.prescription set archived = true where patient_id = $1`, [locationPatientId]);

  it('P-236 requires the note for the second prescription, whoever issues it, and names the field', async () => {
    const [first, second] = [await desk.fresh('Willow', 'approval'), await desk.fresh('Willow', 'approval')];
    await forget(first);
    await server.data(sample.vet, 'AddPrescription', withoutNote(first));
    const refused = await server.call(sample.vetadmin, 'AddPrescription', withoutNote(second));
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'noteToPharmacy', code: 'required' }] },
    });
    const withNote = answerTo(second, { noteToPharmacy: 'The first one was lost in the mail. Please void it.' });
    expect(await server.call(sample.vetadmin, 'AddPrescription', withNote)).toMatchObject({ ok: true });
  });

  it('P-236 detects the duplicate when two users issue concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = [await desk.fresh('Willow', 'approval'), await desk.fresh('Willow', 'approval')];
      await forget(first);
      const before = await issuedOf(first);
      const answers = await Promise.all([
        server.call(sample.vet, 'AddPrescription', withoutNote(first)),
        server.call(sample.vetadmin, 'AddPrescription', withoutNote(second)),
      ]);
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(await issuedOf(first)).toBe((before ?? 0) + 1);
    }
  });

  it('P-236 requires nothing for the prescription it renews, or once that one is used up', async () => {
    const before = await desk.fresh('Willow', 'approval');
    await forget(before);
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', withoutNote(before));
    const renewal = await desk.fresh('Willow', 'approval', '', `previous_prescription_id = ${rx.id}, type = 'renewal'`);
    expect(await server.call(sample.vet, 'AddPrescription', withoutNote(renewal))).toMatchObject({ ok: true });
    await server.db.asOwner(`update signa.prescription set archived = true where patient_id = $1 and id <> $2`, [
      before.locationPatientId,
      rx.id,
    ]);
    const other = await desk.fresh('Willow', 'approval');
    expect(await server.call(sample.vet, 'AddPrescription', withoutNote(other))).toMatchObject({ ok: false });
    await server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at) values (1, 'used-up', 'N', 'completed', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status) select 1, o.id, 'used-up', $1::bigint, 'delivered' from o`,
      [rx.id],
    );
    expect(await server.call(sample.vet, 'AddPrescription', withoutNote(other))).toMatchObject({ ok: true });
  });
});
