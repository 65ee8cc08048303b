import { sampleKnowledge } from '@signa/core/sample-knowledge';
import type { IssueRecord } from '@signa/core/prescribing';
import { issueRecordSchema } from '@signa/core/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';
import { version } from '../../../observe/version.js';

/** Types of addresses and phones get their description when presented. */
function asStored({ addressType: _address, phoneType: _phone, ...entry }: Record<string, unknown>) {
  return entry;
}

describeOnEveryDatabase('issue record', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make('sample'));
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const recordsOf = (id: string) =>
    server.db.asOwner<{ content: IssueRecord; recorded_at: string }>(
      'select content, signa.instant(recorded_at) as recorded_at from signa.issue_record where prescription_id = $1',
      [id],
    );
  async function recordOf(id: string): Promise<IssueRecord> {
    const [found, ...others] = await recordsOf(id);
    if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} records of ${id}`);
    return found.content;
  }
  const issue = async (task: Task, changes = {}, type = 'AuthorizeRx') =>
    (await server.data(sample.vet, 'AddPrescription', answerTo(task, changes, type))).addPrescription;

  it.each(['AuthorizeRx', 'PrintRx'])('P-330 is stored with %s, completely and in its defined shape', async (type) => {
    const rx = await issue(await desk.fresh('Willow', 'approval'), {}, type);
    const record = await recordOf(rx.id);
    expect(issueRecordSchema.parse(record)).toEqual(record);
    const { locationPatient: patient, locationClient: client, authorizingVetLocationUser: vet, product } = rx;
    expect(record).toMatchObject({
      version: 1,
      patient: {
        name: patient?.name,
        species: { code: patient?.species?.code },
        weight: patient?.weight,
        birthdate: patient?.birthdate,
        allergies: patient?.allergies.map(({ name }) => ({ name })),
      },
      medications: patient?.currentMeds.map(({ name }) => name),
      client: { firstName: client?.firstName, lastName: client?.lastName, addresses: client?.addresses.map(asStored) },
      location: { name: rx.location?.name, locationPhones: rx.location?.locationPhones.map(asStored) },
      vet: {
        displayName: vet?.displayName,
        vetLicenseNumber: vet?.vetLicenseNumber,
        vetLicenseState: vet?.vetLicenseState,
        deaLicense: vet?.deaLicense,
      },
      product: { title: product.title, strengthDisplay: product.strengthDisplay, deaSchedule: product.deaSchedule },
      submittedBy: rx.actingLocationUser?.displayName,
      signature: 'This is my eSignature and implies I have valid VCPR as defined by the AVMA.',
      recordedLater: {},
    });
    expect(record.product.priceBooks).toEqual(
      product.priceBooks.filter(({ name }) => name === rx.location?.priceBookType),
    );
    expect((await recordsOf(rx.id))[0]?.recorded_at).toEqual(rx.issuedDate);
  });

  it('P-330 is stored when a draft is issued, not when it is saved', async () => {
    const draft = await issue(await desk.fresh('Willow', 'approval'), {}, 'SaveAsDraft');
    expect(await recordsOf(draft.id)).toEqual([]);
    const { input } = answerTo(await desk.fresh('Willow', 'approval'));
    await server.data(sample.vet, 'UpdatePrescription', {
      id: draft.id,
      addPrescriptionType: 'AuthorizeRx',
      input: { ...input, locationClientId: draft.locationClientId, locationPatientId: draft.locationPatientId },
    });
    expect((await recordOf(draft.id)).patient?.name).toBe('Willow');
  });

  it('P-330 is stored for office use, without patient and findings', async () => {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.prescription where is_office_use and issued_at is not null limit 1`,
    );
    const record = await recordOf(row?.id ?? '');
    expect(record.checks).toBeNull();
    expect(issueRecordSchema.parse(record).client).not.toBeNull();
  });

  it('P-331 names the findings, their reasons, and the version of the rules', async () => {
    await issue(await desk.fresh('Willow', 'approval'));
    const rx = await issue(await desk.fresh('Willow', 'approval'));
    const { checks } = await recordOf(rx.id);
    expect(checks).toMatchObject({
      ruleTable: `${sampleKnowledge.name} ${sampleKnowledge.version}`,
      software: version,
    });
    expect(checks?.findings.length).toBeGreaterThan(0);
    for (const { text, reason, rule } of checks?.findings ?? []) {
      expect([text, reason, rule].every((part) => (part ?? '').length > 3)).toBe(true);
    }
    const counted = await server.db.asOwner<{ rule: string }>(
      'select rule from signa.shown_alert where prescription_id = $1 order by rule',
      [rx.id],
    );
    expect([...new Set(checks?.findings.map(({ rule }) => rule))].toSorted()).toEqual(counted.map(({ rule }) => rule));
  });

  it('P-332 P-333 P-339 is returned by GetPrescription, together with the current values', async () => {
    const rx = await issue(await desk.fresh('Willow', 'approval'));
    const id = rx.locationPatient?.id ?? '';
    await server.data(sample.admin, 'UpdateLocationPatient', {
      input: { id, name: 'Willow Two', birthdate: '2016-02-03', weight: 4.5, weightUnit: 'kg' },
    });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    const { name, birthdate, weight, weightUnit, version: ofPatient } = prescription?.locationPatient ?? {};
    const was = rx.locationPatient;
    expect({ name, birthdate, weight, weightUnit }).toEqual({
      ...{ name: 'Willow', birthdate: was?.birthdate, weight: was?.weight, weightUnit: was?.weightUnit },
    });
    expect(ofPatient).toBe((was?.version ?? 0) + 1);
    const changes = new Map(prescription?.issueRecord?.changes.map(({ label, ...change }) => [label, change]));
    expect([...changes.keys()]).toEqual(['Patient name', 'Birthdate', 'Weight']);
    expect(changes.get('Weight')).toEqual({
      ...{ part: 'patient', issued: `${was?.weight ?? ''} ${was?.weightUnit ?? ''}`, now: '4.5 kg' },
    });
    expect(prescription?.issueRecord).toMatchObject({ version: 1, recordedLater: [] });
    // P-339: a copy is for the patient as of today.
    const { prescriptionToCopy } = await server.data(sample.vet, 'GetPrescriptionToCopy', { id: rx.id });
    expect(prescriptionToCopy?.locationPatient).toMatchObject({ name: 'Willow Two', weight: 4.5, weightUnit: 'kg' });
    await server.data(sample.admin, 'UpdateLocationPatient', { input: { id, name: 'Willow' } });
  });

  it('P-330 is stored with the issue or the issue fails', async () => {
    const task = await desk.fresh('Willow', 'approval');
    const count = async () =>
      (
        await server.db.asOwner<{ rx: number; records: number }>(
          `select (select count(*)::int from signa.prescription where issued_at is not null and rx_status <> 'IssuedElsewhere') as rx,
          (select count(*)::int from signa.issue_record) as records`,
        )
      )[0];
    const before = await count();
    expect((await server.call(sample.vet, 'AddPrescription', answerTo(task, { refills: 900 }))).ok).toBe(false);
    expect(await count()).toEqual(before);
    const answers = await Promise.all(
      [sample.vet, sample.vetadmin].map((who) => server.call(who, 'AddPrescription', answerTo(task))),
    );
    const issued = answers.filter(({ ok }) => ok).length;
    expect(issued).toBe(1);
    const after = await count();
    expect(after).toEqual({ rx: (before?.rx ?? 0) + 1, records: (before?.records ?? 0) + 1 });
  });

  it('P-330 cannot be changed or deleted by anyone', async () => {
    const rx = await issue(await desk.fresh('Willow', 'approval'));
    const before = await recordOf(rx.id);
    for (const statement of [
      `update signa.issue_record set content = content || '{"flavor": "x"}' where prescription_id = $1`,
      'delete from signa.issue_record where prescription_id = $1',
    ])
      await expect(server.db.asOwner(statement, [rx.id])).rejects.toThrow('never changes');
    await expect(
      server.db.asOwner(
        `insert into signa.issue_record select location_id, prescription_id, now(), content from signa.issue_record where prescription_id = $1`,
        [rx.id],
      ),
    ).rejects.toThrow(/duplicate key/);
    expect(await recordOf(rx.id)).toEqual(before);
  });

  it('P-330 A-018 is visible to its location only', async () => {
    const rx = await issue(await desk.fresh('Willow', 'approval'));
    const seenAt = (location: string) =>
      server.db.database.read({ locationIds: [location] }, async (sql) => {
        const found = await sql
          .selectFrom('issue_record')
          .select('location_id')
          .where('prescription_id', '=', rx.id)
          .execute();
        return found.length;
      });
    expect([await seenAt(sample.wren), await seenAt(sample.battenkill)]).toEqual([1, 0]);
    const forged = server.db.database.write({ locationIds: [sample.battenkill] }, async (tx) => {
      await tx
        .insertInto('issue_record')
        .values({ location_id: sample.wren, prescription_id: rx.id, recorded_at: rx.issuedDate ?? '', content: '{}' })
        .execute();
    });
    await expect(forged).rejects.toThrow(/row-level security/);
    const changed = server.db.database.write({ locationIds: [sample.wren] }, async (tx) => {
      await tx.updateTable('issue_record').set({ content: '{}' }).where('prescription_id', '=', rx.id).execute();
    });
    await expect(changed).rejects.toThrow(/permission denied/);
  });
});
