import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const note = 'Discussed with the owner, who prefers this drug after all.';

describeOnOneDatabase('issuing against free-text records and past medications', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const request = (patient: string, family: string) =>
    desk.fresh(
      patient,
      'approval',
      '',
      `product_id = (select min(id) from signa.product where product_family = '${family}')`,
    );
  const record = ({ locationPatientId }: Task, column: string, entries: readonly object[]) =>
    server.db.asOwner(`update signa.patient set ${column} = $2::jsonb where id = $1`, [
      locationPatientId,
      JSON.stringify(entries),
    ]);
  /** The fields that the server requires; a note is given. */
  const asked = async (task: Task) => {
    const answer = await server.call(
      sample.vet,
      'AddPrescription',
      answerTo(task, { noteToPharmacy: note, overrideReason: null }),
    );
    return answer.ok ? [] : answer.failure.issues.map(({ path }) => path);
  };

  it('P-320 an allergy to a brand, misspelled or not, requires a reason for its substance', async () => {
    const task = await request('Willow', 'Rimadyl');
    await record(task, 'allergies', []);
    expect(await asked(await request('Willow', 'Carprofen'))).toEqual([]);
    for (const name of ['Rimadyl', 'Carprophen (vomiting)']) {
      await record(task, 'allergies', [{ code: 'other', name, kind: 'drug' }]);
      expect([name, await asked(task)]).toEqual([name, ['overrideReason']]);
    }
    await record(task, 'allergies', []);
  });

  it('P-320 an allergy to a product that only the catalog knows matches its ingredients', async () => {
    const task = await request('Willow', 'Rimadyl');
    await record(task, 'allergies', [{ code: 'other', name: 'zorblax', kind: 'drug' }]);
    expect(await asked(task)).toEqual([]);
    const called = (family: string, was: string) =>
      server.db.asOwner('update signa.product set product_family = $1 where product_family = $2', [family, was]);
    await called('Zorblax', 'Novox');
    await called('Zorblax', 'Carprieve');
    const again = await request('Willow', 'Rimadyl');
    expect(await asked(again)).toEqual(['overrideReason']);
    await called('Carprieve', 'Zorblax');
    await record(task, 'allergies', []);
  });

  it('P-324 a medication that is not in the catalog is compared by the ingredients in its name', async () => {
    const task = await request('Willow', 'Anipryl');
    await record(task, 'current_meds', [{ code: 'other', name: 'Prozac 20 mg' }]);
    expect(await asked(task)).toEqual(['overrideReason']);
    await record(task, 'current_meds', [{ code: 'other', name: 'Pepcid' }]);
    expect(await asked(task)).toEqual([]);
  });

  it('P-327 insulin that ended years ago still requires a reason for an SGLT2 inhibitor', async () => {
    const task = await request('Juniper', 'Bexacat');
    const [before] = await server.db.asOwner<{ id: string; product_id: string }>(
      `select id::text, product_id::text from signa.prescription where patient_id = $1 and issued_at is not null
        and rx_status <> 'DeclinedByPharmacy' and removed_at is null limit 1`,
      [task.locationPatientId],
    );
    const becomes = (family: string) =>
      server.db.asOwner(
        `update signa.prescription set product_id = (select min(id) from signa.product where product_family = $2), archived = true,
          issued_at = now() - interval '3 years', expires_on = now() - interval '2 years' where id = $1`,
        [before?.id, family],
      );
    await becomes('Insulin Glargine');
    expect(await asked(task)).toEqual(['overrideReason']);
    await becomes('Mirataz');
    expect(await asked(task)).toEqual([]);
  });
});
