import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import { sample, startSampleServer } from '../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../testing/task-desk.js';
import type { TestServer } from '../../testing/test-server.js';

/** A request for permethrin, for a cat. */
const cat = 'Juniper';
const note = 'Dermatology (Dr. Hale) asks for one dose under observation as an inpatient.';

describeOnOneDatabase('issuing against a contraindication', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  type Changes = Parameters<typeof answerTo>[1];
  const send = async (changes: Changes, type?: string, as: string = sample.vet) => {
    const task = await desk.fresh(cat, 'approval');
    return { task, answer: await server.call(as, 'AddPrescription', answerTo(task, changes, type)) };
  };

  it.each([
    ['no reason', { overrideReason: null, noteToPharmacy: note }, ['overrideReason']],
    ['a reason of nobody', { overrideReason: 'record-wrong', noteToPharmacy: note }, ['overrideReason']],
    ['a point for a note', { overrideReason: 'other', noteToPharmacy: '.' }, ['noteToPharmacy']],
    ['one sign again and again', { overrideReason: 'other', noteToPharmacy: 'a'.repeat(60) }, ['noteToPharmacy']],
    ['what nobody sees', { overrideReason: 'other', noteToPharmacy: `Ok${'\u200b'.repeat(60)}.` }, ['noteToPharmacy']],
    ['neither', { overrideReason: null, noteToPharmacy: null }, ['overrideReason', 'noteToPharmacy']],
  ])('P-232 P-003 P-231 is refused with %s, and stores nothing', async (_, changes, paths) => {
    for (const type of ['AuthorizeRx', 'PrintRx']) {
      const { task, answer } = await send(changes, type);
      expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
      expect(answer.ok ? [] : answer.failure.issues.map(({ path }) => path)).toEqual(paths);
      expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    }
  });

  it('P-232 is issued with a chosen reason and a note, and keeps the reason in the detail and the audit trail', async () => {
    const { answer } = await send({ overrideReason: 'advised-by-specialist', noteToPharmacy: note });
    const id = answer.ok ? answer.data.addPrescription.id : '';
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
    expect(prescription).toMatchObject({ overrideReason: 'advised-by-specialist', noteToPharmacy: note });
    const authorized = prescription?.history.find(({ kind }) => kind === 'authorized');
    expect(authorized?.note).toContain('Override Reason: Advised by a specialist');
  });

  it('P-232 asks a draft for neither, keeps no reason in it, and asks again when it is issued', async () => {
    const { task, answer } = await send({ overrideReason: 'other', noteToPharmacy: null }, 'SaveAsDraft');
    if (!answer.ok) throw new Error(answer.failure.message);
    const draft = answer.data.addPrescription;
    expect(draft).toMatchObject({ rxStatus: { code: 'Draft' }, overrideReason: null });
    const issue = (changes: Changes) =>
      server.call(sample.vet, 'UpdatePrescription', {
        id: draft.id,
        input: { ...answerTo(task, changes).input, version: draft.version },
        addPrescriptionType: 'AuthorizeRx',
      });
    expect(await issue({ overrideReason: null, noteToPharmacy: note })).toMatchObject({
      ok: false,
      failure: { issues: [{ path: 'overrideReason' }] },
    });
    expect(await issue({ overrideReason: 'no-alternative', noteToPharmacy: note })).toMatchObject({
      ok: true,
      data: { updatePrescription: { overrideReason: 'no-alternative', rxStatus: { code: 'Created' } } },
    });
  });

  it('P-232 keeps no reason where nothing is contraindicated', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription } = await server.data(
      sample.vet,
      'AddPrescription',
      answerTo(task, { overrideReason: 'other', noteToPharmacy: note }),
    );
    expect(addPrescription).toMatchObject({ rxStatus: { code: 'Created' }, overrideReason: null });
  });

  it('P-232 is refused by the database too, of a draft and with another word', async () => {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.prescription where issued_at is null limit 1`,
      [],
    );
    const set = (reason: string, where: string) =>
      server.db.asOwner(`update signa.prescription set override_reason = $1 where ${where}`, [reason]);
    await expect(set('other', `id = ${row?.id}`)).rejects.toThrow('override_only_of_issued');
    await expect(set('because', 'issued_at is not null')).rejects.toThrow('override_reason_known');
  });
});
