import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type SaveVariables, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const note = 'Toy breed, cannot take capsules; extra-label mini tablet.';

describeOnOneDatabase("authors of a draft's fields", (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  type Changes = Partial<SaveVariables['input']>;

  async function prepared(task: Task, changes: Changes = {}) {
    const variables = answerTo(task, { noteToPharmacy: note, ...changes }, 'SaveAsDraft');
    return (await server.data(sample.staff, 'AddPrescription', variables)).addPrescription;
  }
  const again = (id: string, task: Task, changes: Changes, type: string) => {
    const { locationId: _, ...input } = answerTo(task, { noteToPharmacy: note, ...changes }).input;
    return server.call(sample.vet, 'UpdatePrescription', { id, input, addPrescriptionType: type });
  };
  const fieldsOf = (rx: { writtenBy: readonly { field: string; displayName: string }[] }, name: string) =>
    rx.writtenBy.filter(({ displayName }) => displayName === name).map(({ field }) => field);

  it('P-246 P-188 P-208 reports who saved a draft, and who wrote each field that differs from the request', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const before = Date.now();
    const draft = await prepared(task, { daysSupply: 30 });
    expect(draft.lastSavedBy).toMatchObject({ displayName: 'Priya Natarajan' });
    expect(Date.parse(draft.lastSavedBy?.at ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect(fieldsOf(draft, 'Priya Natarajan')).toEqual([
      'directions',
      'refills',
      'prescExpiryDate',
      'daysSupply',
      'noteToPharmacy',
      'notifyClientDate',
    ]);
    const [author] = draft.writtenBy;
    expect(author).toEqual({ field: 'directions', ...draft.lastSavedBy });
    expect((await desk.task(task)).prescription).toMatchObject({
      lastSavedBy: draft.lastSavedBy,
      writtenBy: draft.writtenBy,
    });
  });

  it('P-246 attributes a changed field to who changed it, keeps the other authors, and keeps the names on issue', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const draft = await prepared(task);
    const saved = await again(draft.id, task, { directions: 'Give 1 tablet.' }, 'SaveAsDraft');
    if (!saved.ok) throw new Error(saved.failure.message);
    expect(fieldsOf(saved.data.updatePrescription, 'Dr. Maya Okafor')).toEqual(['directions']);
    expect(fieldsOf(saved.data.updatePrescription, 'Priya Natarajan')).toContain('noteToPharmacy');
    expect(saved.data.updatePrescription.lastSavedBy).toMatchObject({ displayName: 'Dr. Maya Okafor' });
    const issued = await again(draft.id, task, { directions: 'Give 1 tablet.', confirmedNote: true }, 'AuthorizeRx');
    if (!issued.ok) throw new Error(issued.failure.message);
    expect(fieldsOf(issued.data.updatePrescription, 'Priya Natarajan')).toContain('noteToPharmacy');
  });

  it('P-246 reports it in the rows of queue, drafts, and history', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const { id, lastSavedBy } = await prepared(task);
    const { prescriptionTasks } = await server.data(sample.vet, 'GetPrescriptionTasks', {
      locationId: sample.wren,
      nameFilter: 'Clementine',
      status: 'pending',
    });
    expect(prescriptionTasks.find((row) => row.id === task.id)?.prescription).toMatchObject({ id, lastSavedBy });
    const { prescriptionTasksGrouped } = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', {
      locationId: sample.wren,
      nameFilter: 'Clementine',
      status: 'pending',
    });
    const rows = prescriptionTasksGrouped.flatMap(({ tasks }) => tasks);
    expect(rows.find((row) => row.id === task.id)?.prescription).toMatchObject({ id, lastSavedBy });
    const { prescriptions } = await server.data(sample.vet, 'Prescriptions', {
      locationId: sample.wren,
      rxStatusFilters: ['DRAFT'],
    });
    expect(prescriptions.find((row) => row.id === id)?.lastSavedBy).toEqual(lastSavedBy);
  });

  it('P-120 names a draft once, by client, patient, and time, shows the name in lists, and keeps it on issue', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const draft = await prepared(task);
    const { firstName, lastName } = task.locationClient ?? { firstName: '', lastName: '' };
    expect(draft.draftName).toMatch(
      new RegExp(`^rx_${`${firstName} ${lastName}`.replaceAll(' ', '-')}_Clementine_\\d{14}$`),
    );
    const saved = await again(draft.id, task, { directions: 'Give 1 tablet.', confirmedNote: true }, 'AuthorizeRx');
    expect(saved.ok && saved.data.updatePrescription.draftName).toBe(draft.draftName);
    const { prescriptionHistory } = await server.data(sample.vet, 'GetPrescriptionHistory', {
      locationId: sample.wren,
      locationPatientId: task.locationPatientId,
    });
    expect(prescriptionHistory.find(({ id }) => id === draft.id)?.draftName).toBe(draft.draftName);
    const direct = await desk.fresh('Clementine', 'approval');
    const { addPrescription } = await server.data(sample.vet, 'AddPrescription', answerTo(direct));
    expect(addPrescription.draftName).toBeNull();
  });

  it("P-247 rejects an issue with another user's note until it is confirmed or edited, and does not check drafts", async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const draft = await prepared(task);
    for (const confirmedNote of [undefined, null, false]) {
      const refused = await again(draft.id, task, { confirmedNote }, 'AuthorizeRx');
      expect(refused).toMatchObject({
        ok: false,
        failure: {
          code: 'BAD_USER_INPUT',
          issues: [{ path: 'noteToPharmacy', message: "Confirm or edit Priya Natarajan's note" }],
        },
      });
    }
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING' });
    expect(await again(draft.id, task, {}, 'SaveAsDraft')).toMatchObject({ ok: true });
    expect(await again(draft.id, task, {}, 'AuthorizeRx')).toMatchObject({ ok: false });
    expect(await again(draft.id, task, { confirmedNote: true }, 'AuthorizeRx')).toMatchObject({ ok: true });

    const second = await desk.fresh('Clementine', 'approval');
    const { id } = await prepared(second);
    expect(await again(id, second, { noteToPharmacy: `${note} Seen by me.` }, 'AuthorizeRx')).toMatchObject({
      ok: true,
    });
  });

  it("P-247 does not change a note's author when another user saves it again unchanged", async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const draft = await prepared(task);
    await again(draft.id, task, { noteToPharmacy: ` ${note} ` }, 'SaveAsDraft');
    expect(await again(draft.id, task, {}, 'AuthorizeRx')).toMatchObject({ ok: false });
    // The vet rewrote it, so the vet is now its author.
    await again(draft.id, task, { noteToPharmacy: 'My own words for it.' }, 'SaveAsDraft');
    expect(await again(draft.id, task, { noteToPharmacy: 'My own words for it.' }, 'AuthorizeRx')).toMatchObject({
      ok: true,
    });
  });
});
