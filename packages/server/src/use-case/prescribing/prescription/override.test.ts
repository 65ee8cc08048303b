import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

/** A request for permethrin for a cat. */
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
    ['one word again and again', { overrideReason: 'other', noteToPharmacy: 'ok '.repeat(20) }, ['noteToPharmacy']],
    ['what nobody sees', { overrideReason: 'other', noteToPharmacy: `Ok${'\u200b'.repeat(60)}.` }, ['noteToPharmacy']],
    ['neither', { overrideReason: null, noteToPharmacy: null }, ['overrideReason', 'noteToPharmacy']],
  ])('P-232 P-003 P-231 is rejected with %s and stores nothing', async (_, changes, paths) => {
    for (const type of ['AuthorizeRx', 'PrintRx']) {
      const { task, answer } = await send(changes, type);
      expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
      expect(answer.ok ? [] : answer.failure.issues.map(({ path }) => path)).toEqual(paths);
      expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    }
  });

  it('P-232 requires a selected reason and a note, and keeps the reason in the detail and the audit trail', async () => {
    const { answer } = await send({ overrideReason: 'advised-by-specialist', noteToPharmacy: note });
    const id = answer.ok ? answer.data.addPrescription.id : '';
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
    expect(prescription).toMatchObject({ overrideReason: 'advised-by-specialist', noteToPharmacy: note });
    const authorized = prescription?.history.find(({ kind }) => kind === 'authorized');
    expect(authorized?.note).toContain('Override Reason: Advised by a specialist');
  });

  it('P-232 requires neither for a draft, stores no reason in it, and requires both again on issue', async () => {
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

  /** A request for a product that is not for the species, which is a serious conflict. */
  const sendSerious = async (changes: Changes, type?: string) => {
    const task = await desk.fresh('Clementine', 'approval');
    return { task, answer: await server.call(sample.vet, 'AddPrescription', answerTo(task, changes, type)) };
  };

  it.each([
    ['a letter', 'x'],
    ['fewer than 15 characters', 'Off label.'],
    ['one word again and again', 'ok ok ok ok ok ok ok'],
    ['marks alone', '-?-?-!-?-?-!-!-?-!?'],
    ['what nobody sees', `Ok${'\u200b'.repeat(60)}.`],
  ])('P-319 P-088 a serious conflict is not explained by %s, and nothing is stored', async (_, noteToPharmacy) => {
    for (const [type, overrideReason] of [
      ['AuthorizeRx', null],
      ['PrintRx', 'other'],
    ] as const) {
      const { task, answer } = await sendSerious({ overrideReason, noteToPharmacy }, type);
      expect(answer).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'noteToPharmacy', code: 'too-short' }] },
      });
      expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    }
    const draft = await sendSerious({ overrideReason: null, noteToPharmacy }, 'SaveAsDraft');
    expect(draft.answer.ok).toBe(true);
  });

  it('P-319 a serious conflict is explained by a selected reason alone, which is stored, or by a note alone', async () => {
    const chosen = await sendSerious({ overrideReason: 'no-alternative', noteToPharmacy: null });
    if (!chosen.answer.ok) throw new Error(chosen.answer.failure.message);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', {
      id: chosen.answer.data.addPrescription.id,
    });
    expect(prescription).toMatchObject({ overrideReason: 'no-alternative', noteToPharmacy: null });
    expect(prescription?.history.find(({ kind }) => kind === 'authorized')?.note).toContain(
      'Override Reason: No alternative, owner informed',
    );
    const noted = await sendSerious({ overrideReason: null, noteToPharmacy: 'Off label on purpose.' });
    expect(noted.answer).toMatchObject({ ok: true, data: { addPrescription: { overrideReason: null } } });
  });

  it('P-232 is rejected by the database too, for a draft and with an unknown reason', async () => {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.prescription where issued_at is null limit 1`,
      [],
    );
    const set = (reason: string, where: string) =>
      server.db.asOwner(`update signa.prescription set override_reason = $1 where ${where}`, [reason]);
    await expect(set('other', `id = ${row?.id}`)).rejects.toThrow('override_only_of_issued');
    await expect(set('because', 'issued_at is not null')).rejects.toThrow('override_reason_known');
  });

  it('P-403 requires an explanation for a dose far above the label, and keeps the finding with its row', async () => {
    const send = async (tablets: number, noteToPharmacy: string | null) => {
      const task = await desk.fresh('Otis', 'renewal');
      const directions = `Give ${tablets} tablets by mouth once daily.`;
      return server.call(
        sample.vet,
        'AddPrescription',
        answerTo(task, { directions, daysSupply: null, noteToPharmacy }),
      );
    };
    expect(await send(9, null)).toMatchObject({ ok: false, failure: { issues: [{ path: 'noteToPharmacy' }] } });
    expect(await send(1, null)).toMatchObject({ ok: true });
    const issued = await send(9, note);
    const id = issued.ok ? issued.data.addPrescription.id : '';
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
    const ofLabel = prescription?.issueRecord?.checks?.findings.find(({ rule }) => rule === 'table:D018.far-above');
    expect(ofLabel).toMatchObject({ grade: 'serious', reason: expect.stringContaining('times the labeled maximum') });
    expect(ofLabel?.source).toContain('rapiprant');
  });
});
