import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type SaveVariables, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const asked = { ok: false, failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'confirmedPatientId' }] } };

describeOnOneDatabase('wrong-patient check', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const issue = (variables: SaveVariables) => server.call(sample.vet, 'AddPrescription', variables);
  async function idOf(name: string): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.patient where location_id = 1 and name = $1`,
      [name],
    );
    return row?.id ?? '';
  }
  const factsOf = async (locationPatientId: string, locationClientId: string | null) =>
    (await server.data(sample.vet, 'GetSigningFacts', { locationId: sample.wren, locationPatientId, locationClientId }))
      .signingFacts;
  const namesOf = async (patient: string, client: string | null) =>
    (await factsOf(patient, client)).animals.map(({ name }) => name);

  it("P-249 rejects a product for the same client's cat until the dog is confirmed, and does not check drafts", async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const bartholomew = await idOf('Bartholomew');
    for (const confirmedPatientId of [undefined, null, '', bartholomew])
      expect(await issue(answerTo(task, { confirmedPatientId }))).toMatchObject(asked);
    expect(await desk.task(task)).toMatchObject({ status: 'PENDING', prescriptionId: null });
    expect(await issue(answerTo(task, { confirmedPatientId: task.locationPatientId }))).toMatchObject({ ok: true });
    const draft = await desk.fresh('Clementine', 'approval');
    expect(await issue(answerTo(draft, { confirmedPatientId: null }, 'SaveAsDraft'))).toMatchObject({ ok: true });
  });

  it('P-249 requires nothing where no other animal could be meant', async () => {
    const task = await desk.fresh('Juniper', 'approval');
    const rx = await issue(answerTo(task, { confirmedPatientId: null }));
    expect(rx.ok || rx.failure.issues.every(({ path }) => path !== 'confirmedPatientId')).toBe(true);
  });

  it("P-249 reports the client's living animals with species, breed, birth date, and weight", async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const facts = await factsOf(task.locationPatientId ?? '', task.locationClientId);
    const cat = facts.animals.find(({ name }) => name === 'Bartholomew');
    expect(cat).toMatchObject({ species: { code: 'feline' }, isOfClient: true });
    expect(cat?.birthdate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(cat?.clientName).toBe(`${task.locationClient?.firstName} ${task.locationClient?.lastName}`);
    expect(facts.animals.map(({ id }) => id)).not.toContain(task.locationPatientId);
    for (const change of ['is_active = false', 'is_deceased = true'])
      await server.db
        .asOwner(`update signa.patient set ${change} where location_id = 1 and name = 'Bartholomew'`)
        .then(async () => {
          expect(await namesOf(task.locationPatientId ?? '', task.locationClientId)).not.toContain('Bartholomew');
          await server.db.asOwner(
            `update signa.patient set is_active = true, is_deceased = false where location_id = 1 and name = 'Bartholomew'`,
          );
        });
    expect(await namesOf(task.locationPatientId ?? '', null)).not.toContain('Bartholomew');
    await server.db.asOwner(
      `update signa.patient_client set is_active = false, is_primary = false where location_id = 1 and patient_id = $1`,
      [cat?.id],
    );
    expect(await namesOf(task.locationPatientId ?? '', task.locationClientId)).not.toContain('Bartholomew');
    await server.db.asOwner(
      `update signa.patient_client set is_active = true, is_primary = true where location_id = 1 and patient_id = $1`,
      [cat?.id],
    );
  });

  it('P-249 finds namesakes at the location by how the name sounds, and asks where a user chose the patient', async () => {
    const task = await desk.fresh('Juniper', 'approval', 'Revolution').catch(() => desk.fresh('Juniper', 'approval'));
    const juniper = task.locationPatientId ?? '';
    const here = await server.db.asOwner<{ id: string }>(
      `update signa.patient set name = E' JÚNIPER  ' where location_id = 1 and name = 'Kofi' returning id::text`,
    );
    const away = await server.db.asOwner<{ id: string }>(
      `update signa.patient set name = 'Juniper' where location_id = 3 and id = (select min(id) from signa.patient where location_id = 3 and is_active and not is_deceased and not is_office_use) returning id::text`,
    );
    const { animals } = await factsOf(juniper, task.locationClientId);
    expect(animals.find(({ id }) => id === here[0]?.id)).toMatchObject({ isOfClient: false });
    expect(animals.find(({ id }) => id === here[0]?.id)?.clientName).toBeTruthy();
    expect(animals.some(({ id }) => id === away[0]?.id)).toBe(false);

    const { prescriptionTaskToAttach: _, ...chosen } = answerTo(task, {
      confirmedPatientId: null,
      productId: await productForBoth(),
      unitPerFill: 30,
    });
    const withoutRequest = await issue(chosen);
    expect(withoutRequest).toMatchObject({ ok: false });
    if (!withoutRequest.ok)
      expect(withoutRequest.failure.issues.map(({ path }) => path)).toContain('confirmedPatientId');
    const answered = await issue(answerTo(task, { confirmedPatientId: null }));
    expect(answered.ok || answered.failure.issues.every(({ path }) => path !== 'confirmedPatientId')).toBe(true);
    await server.db.asOwner(`update signa.patient set name = 'Kofi' where location_id = 1 and id = $1`, [here[0]?.id]);
  });

  /** Labeled for both species at any weight, so only the name raises the question. */
  async function productForBoth(): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select p.id::text from signa.product p, signa.patient k, signa.patient j
      where k.location_id = 1 and k.name = E' JÚNIPER  ' and j.location_id = 1 and j.name = 'Juniper'
        and p.species_codes @> array[k.species_code, j.species_code] and coalesce(p.weight_min, 0) = 0 and coalesce(p.weight_max, 10000) >= 10000
        and p.is_active and p.approval_type = 'Rx' and not p.is_controlled and not p.compound limit 1`,
    );
    return row?.id ?? '';
  }
});
