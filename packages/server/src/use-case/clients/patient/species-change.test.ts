import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('changing the species with open prescriptions', (make) => {
  let server: TestServer;
  let patientId: string;
  let open: readonly string[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    const desk = new TaskDesk(server);
    await server.db.asOwner(`update signa.prescription set archived = true`);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const variables = answerTo(await desk.fresh('Willow', 'approval'));
      const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', variables);
      ids.push(rx.id);
      patientId = rx.locationPatient?.id ?? '';
    }
    const [closed = '', ...others] = ids;
    open = others;
    await server.db.asOwner('update signa.prescription set archived = true where id = $1', [closed]);
    await server.db.asOwner(
      `update signa.product set species_codes = array[(select species_code from signa.patient where id = $1)]`,
      [patientId],
    );
    await server.db.asOwner(`update signa.patient set species_code = 'canine' where id = $1`, [patientId]);
    await server.db.asOwner(`update signa.product set species_codes = '{canine}'`);
  });
  afterAll(() => server.close());

  const preview = async (speciesCode: string, locationPatientId = patientId, locationId: string = sample.wren) =>
    (await server.data(sample.vet, 'GetSpeciesChange', { locationId, locationPatientId, speciesCode })).speciesChange;
  const eventsOf = async (id: string) =>
    (await server.data(sample.vet, 'GetPrescription', { id })).prescription?.history ?? [];

  it('P-338 previews which prescriptions are open and the conflicts of each', async () => {
    const judged = await preview('feline');
    expect(judged.map(({ id }) => id)).toEqual(open);
    for (const { rxNumber, title, findings } of judged) {
      expect([rxNumber, title].every(Boolean)).toBe(true);
      expect(findings).toContainEqual(expect.objectContaining({ rule: 'record:species' }));
    }
    expect(await preview('canine')).toEqual([]);
    expect(await preview('dragon')).toEqual([]);
    expect(await preview('feline', '999999')).toEqual([]);
    expect(await eventsOf(open[0] ?? '')).not.toContainEqual(expect.objectContaining({ kind: 'species-changed' }));
  });

  it('P-338 records the result for each prescription with the change and leaves them unchanged', async () => {
    await server.data(sample.admin, 'UpdateLocationPatient', {
      input: { id: patientId, weight: 12, weightUnit: 'lbs' },
    });
    expect(await eventsOf(open[0] ?? '')).not.toContainEqual(expect.objectContaining({ kind: 'species-changed' }));
    const judgedBefore = await preview('feline');
    await server.data(sample.admin, 'UpdateLocationPatient', {
      input: { id: patientId, speciesCode: 'feline', gender: 'S' },
    });
    for (const id of open) {
      const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
      const [event] = prescription?.history.filter(({ kind }) => kind === 'species-changed') ?? [];
      expect(event?.note).toMatch(/^Species Canine -> Feline/);
      expect(event?.note).toContain(judgedBefore[0]?.findings[0]?.reason);
      expect(prescription).toMatchObject({ rxStatus: { code: 'Created' }, archived: false });
      expect(prescription?.issueRecord?.changes).toContainEqual(
        expect.objectContaining({ label: 'Species', now: 'Feline' }),
      );
    }
    const [entry] = await server.db.asOwner<{ judged: unknown }>(
      `select after -> 'judgedPrescriptions' as judged from signa.audit_record where subject = $1 order by sequence desc limit 1`,
      [`patient:${patientId}`],
    );
    expect(entry?.judged).toEqual(
      judgedBefore.map(({ rxNumber }) => expect.stringContaining(`Rx# ${rxNumber ?? ''}, `) as string),
    );
    expect(await preview('feline')).toEqual([]);
  });

  it('P-338 P-006 names the support user in the trail of a change while impersonating', async () => {
    await server.db.asOwner(
      `insert into signa.impersonation (support_username, username, start_location_id, reason, started_at, expires_at, unlocked_until)
      values ($1, $2, 1, 'Ticket 4711', now(), now() + interval '15 minutes', now() + interval '15 minutes')`,
      [sample.support, sample.vet],
    );
    const input = { id: patientId, speciesCode: 'canine', gender: 'S' } as const;
    await server.data(sample.support, 'UpdateLocationPatient', { input }, { impersonating: sample.vet });
    const events = await eventsOf(open[0] ?? '');
    const note = events.find(({ note: text }) => text?.startsWith('Species Feline -> Canine'))?.note;
    expect(note).toContain(sample.support);
  });
});
