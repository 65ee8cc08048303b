import type { Operations } from '@signa/core/contract';
import { alertLimits, alertTexts } from '@signa/core/clients';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['AddRecordAlert']['variables']['input'];
type Owner = Pick<Operations['AddRecordAlert']['variables'], 'noun' | 'recordId'>;

describeOnEveryDatabase('alerts of patients and clients', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const locationId = sample.wren;
  let names = 0;
  /** A client with a patient, of their own for each test. */
  const household = async () => {
    names += 1;
    const { addLocationClient: client } = await server.data(sample.staff, 'AddLocationClient', {
      locationId,
      input: {
        ...{ firstName: 'Rosalind', lastName: `Marchetti${'abcdefghijklmnop'[names] ?? ''}` },
        locationClientPhones: [{ phoneTypeId: 1, phoneNumber: String(5185550700 + names) }],
        locationClientAddress: [
          { addressTypeId: 1, addressLine1: '9 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' },
        ],
      },
    });
    const input = { locationId, name: 'Nutmeg', speciesCode: 'canine', gender: 'F', birthdate: '2020-01-01' };
    const { addLocationPatient: patient } = await server.data(sample.staff, 'AddLocationPatient', {
      input: { ...input, locationPatientClients: [{ locationClientId: client.id }] },
    });
    return { clientId: client.id, patientId: patient.id };
  };
  const ofPatient = ({ patientId }: { patientId: string }): Owner => ({ noun: 'patient', recordId: patientId });
  const ofClient = ({ clientId }: { clientId: string }): Owner => ({ noun: 'client', recordId: clientId });
  const add = async (owner: Owner, input: Input, as: string = sample.staff) =>
    (await server.data(as, 'AddRecordAlert', { ...owner, input })).addRecordAlert;
  const read = async (of: { clientId?: string; patientId?: string; includesPast?: boolean }, as: string = sample.vet) =>
    (await server.data(as, 'GetRecordAlerts', { locationId, ...of })).recordAlerts;

  it('C-340 C-341 are said by a user, and read with the name and the time by everyone at the location', async () => {
    const { clientId, patientId } = await household();
    const bites = await add(ofPatient({ patientId }), { kind: 'bites', text: ' muzzle first ' });
    const speaks = await add(ofClient({ clientId }), { kind: 'preferredLanguage', language: 'es' }, sample.admin);
    expect(bites).toMatchObject({
      ...{ noun: 'patient', recordId: patientId, kind: 'bites', text: 'muzzle first', language: null, lastDay: null },
      ...{ createdBy: 'Priya Natarajan', saidBy: 'Priya Natarajan', endedAt: null, endedBy: null },
      saidAt: expect.stringMatching(/Z$/) as string,
    });
    expect(await read({ clientId, patientId })).toEqual(expect.arrayContaining([bites, speaks]));
    expect(await read({ patientId })).toEqual([bites]);
    expect(await read({ clientId })).toMatchObject([{ noun: 'client', language: 'es', saidBy: 'Gordon Halloran' }]);
    expect(await read({})).toEqual([]);
    const elsewhere = await server.call(sample.denverVet, 'GetRecordAlerts', { locationId, patientId });
    expect(elsewhere).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    const theirs = await server.data(sample.denverVet, 'GetRecordAlerts', { locationId: sample.larkspur, patientId });
    expect(theirs.recordAlerts).toEqual([]);
  });

  it('C-341 C-344 are changed or confirmed in the name of the user who does so, and never over a newer version', async () => {
    const owner = ofPatient(await household());
    const { id: alertId } = await add(owner, { kind: 'fractious' });
    const change = { ...owner, alertId, version: 0 };
    const input = { kind: 'bites', text: 'since the surgery' } as const;
    const { updateRecordAlert: changed } = await server.data(sample.vet, 'UpdateRecordAlert', { ...change, input });
    expect(changed).toMatchObject({ ...input, createdBy: 'Priya Natarajan', saidBy: 'Dr. Maya Okafor', version: 1 });
    const conflict = { ok: false, failure: { code: 'CONFLICT', message: alertTexts.changed } };
    expect(await server.call(sample.staff, 'UpdateRecordAlert', { ...change, input })).toMatchObject(conflict);
    const end = { ...change, reason: 'Retrained' };
    expect(await server.call(sample.staff, 'EndRecordAlert', end)).toMatchObject(conflict);
    const same = { ...change, version: 1, input };
    const { updateRecordAlert: confirmed } = await server.data(sample.admin, 'UpdateRecordAlert', same);
    expect(confirmed).toMatchObject({ ...input, saidBy: 'Gordon Halloran', version: 2 });
  });

  it('C-341 are ended with a reason and stay readable, and an ended one changes no more', async () => {
    const { clientId, patientId } = await household();
    const owner = ofClient({ clientId });
    const { id: alertId } = await add(owner, { kind: 'callFirst' });
    const missing = await server.call(sample.vet, 'EndRecordAlert', { ...owner, alertId, version: 0, reason: ' ' });
    expect(missing).toMatchObject({ ok: false, failure: { issues: [{ path: 'reason', code: 'required' }] } });
    const end = { ...owner, alertId, version: 0, reason: ' Reads email now ' };
    const { endRecordAlert: ended } = await server.data(sample.vet, 'EndRecordAlert', end);
    expect(ended).toMatchObject({ endedBy: 'Dr. Maya Okafor', endReason: 'Reads email now', version: 1 });
    expect(await read({ clientId, patientId })).toEqual([]);
    expect(await read({ clientId, patientId, includesPast: true })).toEqual([ended]);
    const again = { ok: false, failure: { code: 'CONFLICT', message: alertTexts.ended } };
    expect(await server.call(sample.vet, 'EndRecordAlert', { ...end, version: 1 })).toMatchObject(again);
    const update = { ...owner, alertId, version: 1, input: { kind: 'callFirst' } } as const;
    expect(await server.call(sample.vet, 'UpdateRecordAlert', update)).toMatchObject(again);
    // Of another record, even of the same household.
    const stray = { ...ofPatient({ patientId }), alertId, version: 1, reason: 'x' };
    expect(await server.call(sample.vet, 'EndRecordAlert', stray)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    const audit = await own<{ operation: string; after: { alert: { endReason: string | null } } }>(
      `select operation, after from signa.audit_record where subject = $1 and operation like '%RecordAlert'
      order by sequence`,
      [`client:${clientId}`],
    );
    expect(audit.map(({ operation, after }) => [operation, after.alert.endReason])).toEqual([
      ['AddRecordAlert', null],
      ['EndRecordAlert', 'Reads email now'],
    ]);
  });

  it('C-341 stop applying after their last day, without anyone ending them', async () => {
    const { patientId } = await household();
    const { id } = await add(ofPatient({ patientId }), { kind: 'bites', lastDay: '2030-01-01' });
    expect(await read({ patientId })).toHaveLength(1);
    await own('update signa.record_alert set last_day = current_date - 2 where location_id = 1 and id = $1', [id]);
    expect(await read({ patientId })).toEqual([]);
    expect(await read({ patientId, includesPast: true })).toMatchObject([{ id, endedAt: null }]);
  });

  it('C-340 C-341 are refused with the issue of each field, beyond the limit, and for office use', async () => {
    const { clientId, patientId } = await household();
    const issues = async (owner: Owner, input: Input) => {
      const answer = await server.call(sample.vet, 'AddRecordAlert', { ...owner, input });
      return answer.ok ? [] : answer.failure.issues.map(({ path, code }) => `${path}: ${code}`);
    };
    const text = 'x'.repeat(alertLimits.text + 1);
    expect(await issues(ofPatient({ patientId }), { kind: 'payment', text, lastDay: '2020-01-01' })).toEqual([
      ...['input.kind: unknown', 'input.text: too-long', 'input.lastDay: past'],
    ]);
    expect(await issues(ofClient({ clientId }), { kind: 'preferredLanguage', language: 'tlh' })).toEqual([
      'input.language: unknown',
    ]);
    expect(await issues(ofClient({ clientId }), { kind: 'doNotContact' })).toEqual(['input.contactMethod: unknown']);
    await own(
      `insert into signa.record_alert (location_id, patient_id, kind, created_at, created_by, said_at, said_by)
      select 1, $1, 'bites', now(), 1, now(), 1 from generate_series(1, ${alertLimits.active - 1})`,
      [patientId],
    );
    const race = await Promise.all(
      ['first', 'second'].map((line) =>
        server.call(sample.vet, 'AddRecordAlert', {
          ...ofPatient({ patientId }),
          input: { kind: 'bites', text: line },
        }),
      ),
    );
    expect(race.filter(({ ok }) => ok)).toHaveLength(1);
    expect(race.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'CONFLICT', message: alertTexts.tooMany } });
    expect(await read({ patientId })).toHaveLength(alertLimits.active);
    const [office] = await own<{ id: string }>(
      'select id::text from signa.client where location_id = 1 and is_office_use limit 1',
    );
    const forOffice = { noun: 'client', recordId: office?.id ?? '', input: { kind: 'callFirst' } } as const;
    expect(await server.call(sample.vet, 'AddRecordAlert', forOffice)).toMatchObject({
      failure: { code: 'CONFLICT', message: alertTexts.officeUse },
    });
  });

  it('C-341 of two users who change an alert at once, only the first succeeds', async () => {
    const owner = ofPatient(await household());
    const { id: alertId } = await add(owner, { kind: 'bites' });
    const change = (text: string) =>
      server.call(sample.vet, 'UpdateRecordAlert', { ...owner, alertId, version: 0, input: { kind: 'bites', text } });
    const end = server.call(sample.staff, 'EndRecordAlert', { ...owner, alertId, version: 0, reason: 'Retrained' });
    const answers = await Promise.all([change('gently'), end, change('quickly')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('C-345 those about payment are read by users who can change clients, and support says nothing as a user', async () => {
    const { clientId } = await household();
    const owner = ofClient({ clientId });
    await add(owner, { kind: 'callFirst' });
    const { id: alertId } = await add(owner, { kind: 'payment', text: 'in advance' });
    const kinds = async (impersonating?: string) => {
      const asked = { locationId, clientId } as const;
      const as = impersonating === undefined ? sample.staff : sample.support;
      const answer = await server.call(as, 'GetRecordAlerts', asked, impersonating ? { impersonating } : {});
      if (!answer.ok) throw new Error(answer.failure.message);
      return answer.data.recordAlerts.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['payment', 'callFirst']);
    await server.impersonate(sample.support, sample.staff);
    expect(await kinds(sample.staff)).toEqual(['callFirst']);
    const asUser = { ...owner, input: { kind: 'callFirst' } } as const;
    expect(await server.call(sample.support, 'AddRecordAlert', asUser, { impersonating: sample.staff })).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
    expect(await server.call(sample.support, 'GetRecordAlerts', { locationId, clientId })).toMatchObject({ ok: false });
    await server.call(sample.support, 'ExitImpersonation', {}, { impersonating: sample.staff });
    await own(
      `update signa.role_module set can_edit = false where module_id in (select id from signa.module where name in ('clients', 'link'))
        and role_id = (select id from signa.role where name = 'STAFF')`,
    );
    expect(await kinds()).toEqual(['callFirst']);
    const refused = { ok: false, failure: { code: 'FORBIDDEN' } };
    const end = { ...owner, alertId, version: 0, reason: 'Paid' };
    expect(await server.call(sample.staff, 'EndRecordAlert', end)).toMatchObject(refused);
    await own(
      `update signa.role_module set can_edit = true where module_id in (select id from signa.module where name in ('clients', 'link'))
        and role_id = (select id from signa.role where name = 'STAFF')`,
    );
  });

  it('C-346 a merge keeps the alerts of both records, and its undo returns them as they are now', async () => {
    const [kept, other] = [await household(), await household()];
    const mine = await add(ofPatient(kept), { kind: 'bites' });
    const moved = await add(ofPatient(other), { kind: 'vaccineReactor' });
    const past = await add(ofPatient(other), { kind: 'fractious' });
    await server.data(sample.vet, 'EndRecordAlert', {
      ...{ ...ofPatient(other), alertId: past.id, version: 0, reason: 'Calm since' },
    });
    const pair = { noun: 'patient', keptId: kept.patientId, otherId: other.patientId } as const;
    const { recordMergePreview: preview } = await server.data(sample.vet, 'PreviewRecordMerge', pair);
    expect(preview?.moves.alerts).toBe(2);
    const { keptVersion = 0, otherVersion = 0 } = preview ?? {};
    const input = { ...pair, keptVersion, otherVersion, answers: [] };
    const { mergeRecords: made } = await server.data(sample.vet, 'MergeRecords', { input });
    expect(made.moves.alerts).toBe(2);
    const ids = async (patientId: string) =>
      (await read({ patientId, includesPast: true })).map(({ id }) => id).toSorted();
    expect(await ids(kept.patientId)).toEqual([mine.id, moved.id, past.id].toSorted());
    expect(await ids(other.patientId)).toEqual([]);
    const toMerged = { ...ofPatient(other), input: { kind: 'bites' } } as const;
    expect(await server.call(sample.vet, 'AddRecordAlert', toMerged)).toMatchObject({ failure: { code: 'CONFLICT' } });
    const [current] = (await read({ patientId: kept.patientId })).filter(({ id }) => id === moved.id);
    await server.data(sample.vet, 'UpdateRecordAlert', {
      ...{ ...ofPatient(kept), alertId: moved.id, version: current?.version ?? -1 },
      input: { kind: 'vaccineReactor', text: 'after leptospirosis' },
    });
    await server.data(sample.vet, 'UndoRecordMerge', { noun: 'patient', recordId: other.patientId });
    expect(await ids(kept.patientId)).toEqual([mine.id]);
    expect(await read({ patientId: other.patientId })).toMatchObject([{ id: moved.id, text: 'after leptospirosis' }]);
  });

  it('C-348 are in no prescription, issue record, message or printed data, and change no check', async () => {
    const desk = new TaskDesk(server);
    const request = await desk.fresh('Ziggy', 'approval');
    const [clientId, patientId] = [request.locationClientId ?? '', request.locationPatientId ?? ''];
    const facts = async () =>
      (await server.data(sample.vet, 'GetSigningFacts', { locationId, locationPatientId: patientId })).signingFacts;
    const before = await facts();
    await add(ofPatient({ patientId }), { kind: 'anestheticRisk', text: 'zebra-patient' });
    await add(ofClient({ clientId }), { kind: 'other', text: 'zebra-client' });
    expect((await read({ clientId, patientId })).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['zebra-patient', 'zebra-client']),
    );
    expect(await facts()).toEqual(before);
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(request));
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect(prescription?.rxNumber).not.toBeNull();
    const stored = await own<{ content: string }>(
      `select row::text as content from (
        select to_jsonb(m) as row from signa.outbox_message m
        union all select to_jsonb(i) from signa.issue_record i where prescription_id = $1) x`,
      [rx.id],
    );
    expect(stored.length).toBeGreaterThan(1);
    expect(JSON.stringify([stored, prescription])).not.toContain('zebra');
  });
});
