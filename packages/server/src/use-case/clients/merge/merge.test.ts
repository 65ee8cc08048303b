import { randomUUID } from 'node:crypto';
import type { Operations } from '@signa/core/contract';
import type { CaretakerRecord } from '@signa/core/pims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEvent } from '../../../integration/inbound-door.js';
import { idLinkedWith, idOfRecord } from '../../../store/pims/pims/record-link.js';
import { keepRecords } from '../../../store/pims/pims/refresh-store.js';
import type { Queryable } from '../../../store/statement.js';
import { signatureHeaders } from '../../../integration/verify-signature.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { forgetIssueRecord } from '../../../testing/issue-record.js';
import { answersEveryId } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['MergeRecords']['variables']['input'];

const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };

describeOnEveryDatabase('merging two client records', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let numbers = 5185550200;
  beforeAll(async () => {
    server = await startSampleServer(await make(), { EZYVET: answersEveryId });
    desk = new TaskDesk(server);
    await own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'pimsImport', true)
      on conflict (location_id, feature) do update set is_on = true`);
    await own(`update signa.location set is_pims_enabled = true, pims_account_id = 'wren-street-01',
      pims_connection_type = 'EZYVET' where id = 1`);
  });
  afterAll(() => server.close());

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const addClient = async (known: Partial<Operations['AddLocationClient']['variables']['input']> = {}) => {
    const input = {
      ...{ firstName: 'Eleanor', lastName: 'Whitfield', locationClientAddress: [home] },
      ...{ locationClientPhones: [{ phoneTypeId: 1, phoneNumber: String(numbers++) }], ...known },
    };
    const added = await server.data(sample.vet, 'AddLocationClient', { locationId: '1', input });
    return added.addLocationClient.id;
  };
  const addPatient = async (clientId: string, name = 'Biscuit') => {
    const input = {
      ...{ locationId: '1', name, speciesCode: 'canine', gender: 'F', birthdate: '2020-01-01' },
      locationPatientClients: [{ locationClientId: clientId }],
    };
    return (await server.data(sample.vet, 'AddLocationPatient', { input })).addLocationPatient.id;
  };
  const read = async (id: string) => (await server.data(sample.staff, 'GetLocationClient', { id })).locationClient;
  const preview = async (keptId: string, otherId: string, as = sample.vet) =>
    (await server.data(as, 'PreviewRecordMerge', { noun: 'client', keptId, otherId })).recordMergePreview;
  const tryMerge = async (keptId: string, otherId: string, over: Partial<Input> = {}) => {
    const looked = await preview(keptId, otherId);
    const { keptVersion = 0, otherVersion = 0 } = looked ?? {};
    const input: Input = { noun: 'client', keptId, otherId, keptVersion, otherVersion, answers: [], ...over };
    return server.call(sample.vet, 'MergeRecords', { input });
  };
  const merge = async (keptId: string, otherId: string, over: Partial<Input> = {}) => {
    const answer = await tryMerge(keptId, otherId, over);
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.data.mergeRecords;
  };
  const tryUndo = (recordId: string) => server.call(sample.vet, 'UndoRecordMerge', { noun: 'client', recordId });
  const mergeOf = async (recordId: string) =>
    (await server.data(sample.staff, 'GetRecordMerge', { noun: 'client', recordId })).recordMerge;
  /** Every row that a merge could change, without version counters. */
  const rows = () =>
    own(`select kind, row from (
      select 'client' as kind, to_jsonb(t) - 'version' as row from signa.client t where location_id = 1
      union all select 'patient', to_jsonb(t) - 'version' from signa.patient t where location_id = 1
      union all select 'link', to_jsonb(t) from signa.patient_client t where location_id = 1
      union all select 'prescription', to_jsonb(t) from signa.prescription t where location_id = 1
      union all select 'task', to_jsonb(t) from signa.task t where location_id = 1
      union all select 'line', to_jsonb(t) from signa.order_line t where location_id = 1
      union all select 'search', to_jsonb(t) || jsonb_build_object(
        -- In which order the words and keys of a client stand is nobody's matter.
        'texts', (select array_agg(line order by line) from unnest(string_to_array(t.texts, E'\\n')) line),
        'keys', (select array_agg(key order by key) from unnest(t.keys) key)) from signa.client_search t where location_id = 1
      ) x order by kind, row::text`);
  const tell = (type: string, data: object) => {
    const [secrets, now] = [{ storefront: 'what it signs with', pharmacy: '' }, new Date()];
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    const headers = signatureHeaders(secrets.storefront, randomUUID(), now, body);
    const door = { database: server.db.database, clock: server.clock, secrets };
    return receiveEvent(door, { source: 'storefront', headers, body });
  };
  /** Two records; the second has a patient, an issued prescription, a draft, and requests in every state. */
  const twoRecords = async () => {
    const request = await desk.fresh('Wellington', 'approval');
    const patientId = request.locationPatientId ?? '';
    const other = await addClient({ firstName: 'Ellie', email: 'ellie@mail.example' });
    await own('update signa.task set client_id = $1 where id = $2', [other, request.id]);
    const patient = await addPatient(other);
    const [issued] = await own<{ id: string }>(
      `update signa.prescription set client_id = $1 where location_id = 1 and id = (select id from signa.prescription
        where location_id = 1 and rx_status = 'Created' and issued_client_id is null and client_id <> all
          (select id from signa.client where last_name = 'Whitfield') order by id limit 1) returning id::text`,
      [other],
    );
    if (issued) await forgetIssueRecord(server.db, issued.id);
    await own('insert into signa.patient_client (location_id, patient_id, client_id) values (1, $1, $2)', [
      patientId,
      other,
    ]);
    const kept = await addClient();
    return { kept, other, patient, request: { ...request, locationClientId: other }, issuedId: issued?.id ?? '' };
  };

  it('C-246 C-248 a preview counts what moves, names the conflicts, and changes nothing', async () => {
    const { kept, other } = await twoRecords();
    const before = await rows();
    expect(await preview(kept, other)).toMatchObject({
      refusals: [],
      moves: { patients: 2, prescriptions: 1, requests: 1 },
      fields: [
        { field: 'firstName', kept: 'Eleanor', other: 'Ellie', from: null, isConflict: true },
        { field: 'lastName', from: 'kept', isConflict: false },
        { field: 'email', kept: null, other: 'ellie@mail.example', from: 'other' },
        { field: 'drivingLicense', kept: null, other: null },
        { field: 'birthdate', kept: null, other: null },
        { field: 'phones', from: 'both' },
        { field: 'addresses', kept: expect.stringContaining('18 Regent St') as string },
        { field: 'pimsRecord', kept: null, other: null },
      ],
    });
    const unanswered = await tryMerge(kept, other);
    expect(unanswered).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', message: 'Choose which value to keep.' },
    });
    expect(await rows()).toEqual(before);
  });

  it('C-247 C-248 C-249 C-250 moves everything, keeps the merged record readable, and undo restores every row', async () => {
    const { kept, other, patient, request, issuedId } = await twoRecords();
    const before = await rows();
    const made = await merge(kept, other, { answers: [{ field: 'firstName', stays: 'other' }] });
    expect(made).toMatchObject({
      ...{ keptId: kept, keptName: 'Ellie Whitfield', otherId: other, otherName: 'Ellie Whitfield' },
      ...{ by: 'Dr. Maya Okafor', undoRefusals: [], moves: { patients: 2, prescriptions: 1, requests: 1 } },
    });
    const now = await read(kept);
    expect(now).toMatchObject({ firstName: 'Ellie', email: 'ellie@mail.example', isActive: true, mergedIntoId: null });
    expect(now?.phones).toHaveLength(2);
    expect(now?.addresses).toHaveLength(1);
    expect(now?.locationPatientClients.map(({ locationPatientId }) => locationPatientId)).toContain(patient);
    expect(await read(other)).toMatchObject({ mergedIntoId: kept, isActive: false, locationPatientClients: [] });
    expect((await desk.task(request)).locationClientId).toBe(kept);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: issuedId });
    // It was printed with the name of the merged record.
    expect(prescription).toMatchObject({ locationClientId: kept, locationClient: { id: other, firstName: 'Ellie' } });
    expect(await tryUndo(other)).toMatchObject({ ok: true, data: { undoRecordMerge: kept } });
    expect(await rows()).toEqual(before);
    expect(await mergeOf(other)).toBeNull();
    // It can be merged and undone again.
    await merge(kept, other, { answers: [{ field: 'firstName', stays: 'kept' }] });
    expect(await tryUndo(other)).toMatchObject({ ok: true });
    expect(await rows()).toEqual(before);
  });

  it('C-245 rejects the same record, office use, a merged record, and a record changed since the preview', async () => {
    const [kept, other, third] = [await addClient(), await addClient(), await addClient()];
    const before = await rows();
    expect((await preview(kept, kept))?.refusals).toEqual(['Both records are the same client.']);
    expect(await tryMerge(kept, kept)).toMatchObject({
      failure: { code: 'CONFLICT', message: 'Both records are the same client.' },
    });
    const stale = await tryMerge(kept, other, { otherVersion: 7 });
    expect(stale).toMatchObject({
      failure: {
        code: 'CONFLICT',
        message: expect.stringContaining('Someone changed one of the two records') as string,
      },
    });
    expect(await tryMerge(kept, other, { keptVersion: 7 })).toMatchObject({ failure: { code: 'CONFLICT' } });
    const [office] = await own<{ id: string }>(
      'select id::text from signa.client where location_id = 1 and is_office_use',
    );
    if (office) expect((await preview(kept, office.id))?.refusals).toEqual(['Office-use records cannot be merged.']);
    expect(await rows()).toEqual(before);
    await merge(kept, other);
    expect((await preview(third, other))?.refusals).toEqual(['One of the two was already merged.']);
    expect(await tryMerge(other, third)).toMatchObject({ failure: { message: 'One of the two was already merged.' } });
    const nothing = { code: 'CONFLICT', message: 'This record is not merged into another one.' };
    expect(await tryUndo(kept)).toMatchObject({ failure: nothing });
  });

  it('C-245 C-001 does not merge across locations or for users who cannot edit clients', async () => {
    const kept = await addClient();
    const [elsewhere] = await own<{ id: string }>(
      'select id::text from signa.client where location_id = 2 and not is_office_use limit 1',
    );
    expect(await preview(kept, elsewhere?.id ?? '')).toBeNull();
    expect(await tryMerge(kept, elsewhere?.id ?? '')).toMatchObject({
      failure: { code: 'NOT_FOUND', message: 'Record not found' },
    });
  });

  it('C-249 the merged record cannot be changed or found, and its PIMS record leads to the kept one', async () => {
    const kept = await addClient({ firstName: 'Quillon', lastName: 'Abernethy', pimsId: 'm-1' });
    const other = await addClient({ firstName: 'Quillon', lastName: 'Abernethy', pimsId: 'm-2' });
    const patient = await addPatient(other, 'Zephyrine');
    await merge(kept, other, { answers: [{ field: 'pimsRecord', stays: 'kept' }] });
    const conflict = {
      failure: { code: 'CONFLICT', message: 'This client was merged into Quillon Abernethy. Open that record.' },
    };
    const staff = (name: 'UpdateLocationClient' | 'UpsertLocationClient', input: object) =>
      server.call(sample.vet, name, { locationId: '1', input: { id: other, ...input } });
    expect(await staff('UpdateLocationClient', { isActive: true })).toMatchObject(conflict);
    // An id with leading zeros means the same id, for the kept record and for the merged one.
    const written = (id: string) =>
      server.call(sample.vet, 'UpdateLocationClient', { input: { id, lastName: 'Abernethy' } });
    expect(await written(`00${kept}`)).toMatchObject({ ok: true });
    expect(await written(`00${other}`)).toMatchObject(conflict);
    expect(await staff('UpsertLocationClient', { lastName: 'Else' })).toMatchObject(conflict);
    const link = { locationPatientId: patient, locationClientId: other };
    expect(await server.call(sample.vet, 'UpsertLocationPatientClient', link)).toMatchObject(conflict);
    const found = async (filter: string) => {
      const asked = { locationId: '1', filter, activeFilterType: 'all' } as const;
      const { locationClientSearch } = await server.data(sample.staff, 'LocationClientSearch', asked);
      return locationClientSearch.data.map(({ id }) => id);
    };
    expect([await found('Abernethy'), await found('Zephyrine')]).toEqual([[kept], [kept]]);
    const like = { locationId: '1', client: { firstName: 'Quillon', lastName: 'Abernethy' } };
    const { sameClientCandidates } = await server.data(sample.staff, 'GetSameClientCandidates', like);
    expect(sameClientCandidates.map(({ locationClient }) => locationClient.id)).toEqual([kept]);
    const byRecord = await server.data(sample.staff, 'GetLocationClientByPimsId', {
      ...{ pimsAccountId: 'wren-street-01', pimsId: 'm-2', locationId: '1' },
    });
    expect(byRecord.locationClientByPimsId?.id).toBe(kept);
    await tryUndo(other);
    expect([await found('Abernethy'), await found('Zephyrine')]).toEqual([[kept, other].toSorted(), [other]]);
    const unlinked = await addClient({ lastName: 'Unlinkedson' });
    const count = async () =>
      (
        await server.data(sample.staff, 'GetUnlinkedLocationClients', {
          locationId: '1',
          nameFilter: 'Unlinkedson',
          activeRequestFilter: 'all',
        })
      ).unlinkedLocationClients.length;
    expect(await count()).toBe(1);
    await merge(kept, unlinked, {
      answers: [
        { field: 'firstName', stays: 'kept' },
        { field: 'lastName', stays: 'kept' },
      ],
    });
    expect(await count()).toBe(0);
  });

  it('C-247 C-250 takes over the chosen PIMS record, keeps the other with the merged record, and undo restores both', async () => {
    const [kept, other] = [await addClient({ pimsId: 's-1' }), await addClient({ pimsId: 's-2', isPIMSImport: true })];
    const before = await rows();
    await merge(kept, other, { answers: [{ field: 'pimsRecord', stays: 'other' }] });
    expect(await read(kept)).toMatchObject({ pimsId: 's-2', pimsConnectionType: 'EZYVET' });
    expect(await read(other)).toMatchObject({ pimsId: 's-1' });
    expect(await tryUndo(other)).toMatchObject({ ok: true });
    expect(await rows()).toEqual(before);
  });

  /** The stored PIMS values of both records, by record. */
  const synced = async (...ids: readonly string[]) => {
    const found = await own<{ id: string; fields: unknown }>(
      `select record_id::text as id, fields from signa.pims_sync
      where location_id = 1 and linked = 'client' and record_id = any ($1::bigint[])`,
      [ids],
    );
    return new Map(found.map(({ id, fields }) => [id, fields]));
  };
  const keepSynced = (id: string, ...fields: readonly string[]) =>
    own(`insert into signa.pims_sync (location_id, linked, record_id, fields) values (1, 'client', $1, $2)`, [
      id,
      JSON.stringify(fields),
    ]);

  it('C-277 stored PIMS values move with the PIMS record, and return with later values on undo', async () => {
    const [kept, other] = [await addClient({ pimsId: 'y-1' }), await addClient({ pimsId: 'y-2' })];
    await keepSynced(kept, 'of y-1');
    await keepSynced(other, 'of y-2');
    await merge(kept, other, { answers: [{ field: 'pimsRecord', stays: 'other' }] });
    expect(await synced(kept, other)).toEqual(
      new Map([
        [kept, ['of y-2']],
        [other, ['of y-1']],
      ]),
    );
    await own(`update signa.pims_sync set fields = '["of y-2", "declined"]' where record_id = $1`, [kept]);
    expect(await tryUndo(other)).toMatchObject({ ok: true });
    expect(await synced(kept, other)).toEqual(
      new Map([
        [kept, ['of y-1']],
        [other, ['of y-2', 'declined']],
      ]),
    );
    await merge(kept, other, { answers: [{ field: 'pimsRecord', stays: 'kept' }] });
    expect((await synced(kept, other)).get(kept)).toEqual(['of y-1']);
  });

  it('C-277 the values move to a record without a PIMS record, and stay when nothing moves', async () => {
    const [kept, other, third] = [await addClient(), await addClient({ pimsId: 'y-3' }), await addClient()];
    await keepSynced(other, 'of y-3');
    await merge(kept, other);
    expect(await synced(kept, other)).toEqual(new Map([[kept, ['of y-3']]]));
    await merge(kept, third);
    expect(await synced(kept, other, third)).toEqual(new Map([[kept, ['of y-3']]]));
    expect(await tryUndo(third)).toMatchObject({ ok: true });
    expect(await tryUndo(other)).toMatchObject({ ok: true });
    expect(await synced(kept, other)).toEqual(new Map([[other, ['of y-3']]]));
  });

  it('C-277 C-249 the PIMS record of a merged client leads to the kept client and exposes nothing', async () => {
    const [kept, other] = [await addClient({ pimsId: 'y-4' }), await addClient({ pimsId: 'y-5' })];
    await merge(kept, other, { answers: [{ field: 'pimsRecord', stays: 'kept' }] });
    const record = { type: 'EZYVET', recordId: 'y-5' } as const;
    const ask = <Found>(found: (sql: Queryable) => Promise<Found>) =>
      server.db.database.read({ locationIds: ['1'] }, found);
    expect(await ask((sql) => idOfRecord(sql, 'client', '1', record))).toBe(kept);
    expect(await ask((sql) => idLinkedWith(sql, 'client', '1', record))).toBeNull();
    expect(await ask((sql) => idLinkedWith(sql, 'client', '1', { ...record, recordId: 'y-4' }))).toBe(kept);
    // It was read before the merge and arrives after it.
    const late = { locationId: '1', clientId: kept, record: { id: 'y-5' } as CaretakerRecord };
    await server.db.database.write({ locationIds: ['1'] }, (tx) => keepRecords(tx, [late], server.clock.now()));
    expect(await synced(kept)).toEqual(new Map());
  });

  it('C-279 the kept record lists the records merged into it, newest first, for users who can read it', async () => {
    const [kept, first, second] = [await addClient(), await addClient(), await addClient({ firstName: 'Nora' })];
    const told = async (keptId: string, as: string = sample.staff) =>
      (await server.data(as, 'GetMergedRecords', { noun: 'client', keptId })).mergedRecords;
    expect(await told(kept)).toEqual([]);
    await merge(kept, first);
    await merge(kept, second, { answers: [{ field: 'firstName', stays: 'kept' }] });
    expect(await told(kept)).toMatchObject([
      { noun: 'client', keptId: kept, otherId: second, otherName: 'Nora Whitfield', by: 'Dr. Maya Okafor' },
      { otherId: first, undoRefusals: expect.arrayContaining([expect.any(String)]) as string[] },
    ]);
    expect(await told(second)).toEqual([]);
    expect(await told(kept, 'vet.denver@signa.test')).toEqual([]);
    expect(await tryUndo(second)).toMatchObject({ ok: true });
    expect(await told(kept)).toMatchObject([{ otherId: first, undoRefusals: [] }]);
  });

  it('C-249 C-252 rejects an answer started for the merged record and names the record it was merged into', async () => {
    const { kept, other, request } = await twoRecords();
    await merge(kept, other, { answers: [{ field: 'firstName', stays: 'kept' }] });
    const begun = await server.call(sample.vet, 'AddPrescription', answerTo(request));
    expect(begun).toMatchObject({
      failure: { code: 'CONFLICT', message: 'This client was merged into Eleanor Whitfield. Open that record.' },
    });
    const draft = { ...answerTo(request, {}, 'SaveAsDraft'), prescriptionTaskToAttach: null };
    expect(await server.call(sample.vet, 'AddPrescription', draft)).toMatchObject({ failure: { code: 'CONFLICT' } });
    const again = answerTo({ ...request, locationClientId: kept });
    expect(await server.call(sample.vet, 'AddPrescription', again)).toMatchObject({ ok: true });
  });

  it('C-249 an external request for the merged record becomes one for the kept client', async () => {
    const { kept, other, request } = await twoRecords();
    await merge(kept, other, { answers: [{ field: 'firstName', stays: 'kept' }] });
    const orderId = `merged-${other}`;
    const told = await tell('recommendation.requested', {
      ...{ locationId: '1', clientId: other, patientId: request.locationPatientId, productId: request.productId },
      ...{ quantity: 2, orderId },
    });
    expect(told).toMatchObject({ body: { outcome: 'applied' } });
    expect(await own('select client_id::text as id from signa.task where external_order_id = $1', [orderId])).toEqual([
      { id: kept },
    ]);
  });

  it('C-251 names every reason why a merge cannot be undone and changes nothing', async () => {
    const { kept, other, patient, request } = await twoRecords();
    await merge(kept, other, { answers: [{ field: 'firstName', stays: 'other' }] });
    await server.data(sample.vet, 'UpdateLocationClient', { input: { id: kept, firstName: 'Nora' } });
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(request));
    await server.data(sample.vet, 'UpsertLocationPatientClient', {
      locationPatientId: patient,
      locationClientId: kept,
      isActive: false,
    });
    const fresh = {
      ...answerTo({ ...request, locationClientId: kept }, {}, 'SaveAsDraft'),
      prescriptionTaskToAttach: null,
    };
    await server.data(sample.vet, 'AddPrescription', fresh);
    const before = await rows();
    const reasons = [
      'The client was changed after the merge.',
      'A link between client and patient was changed after the merge.',
      'A request that moved was answered after the merge.',
      '1 prescription was made after the merge for a patient who moved.',
    ];
    expect((await mergeOf(other))?.undoRefusals).toEqual(reasons);
    expect(await tryUndo(other)).toMatchObject({ failure: { code: 'CONFLICT', message: reasons.join(' ') } });
    expect(await rows()).toEqual(before);
  });

  it('C-250 C-251 new data of the kept client and changes unrelated to the merge do not block an undo', async () => {
    const { kept, other } = await twoRecords();
    const own = await addPatient(kept, 'Waffles');
    await merge(kept, other, { answers: [{ field: 'firstName', stays: 'kept' }] });
    await server.data(sample.vet, 'UpdateLocationClient', { input: { id: kept, lastName: 'Castellanos' } });
    await addPatient(kept, 'Pickle');
    expect(await tryUndo(other)).toMatchObject({ ok: true });
    const after = await read(kept);
    expect(after).toMatchObject({ lastName: 'Castellanos', email: null });
    expect(after?.locationPatientClients.map(({ locationPatient }) => locationPatient?.name)).toEqual([
      'Waffles',
      'Pickle',
    ]);
    expect(after?.locationPatientClients[0]?.locationPatientId).toBe(own);
  });

  it('C-251 undoes the last merge first', async () => {
    const [first, second, third] = [await addClient(), await addClient(), await addClient()];
    await merge(first, second);
    await merge(first, third);
    expect((await mergeOf(second))?.undoRefusals[0]).toBe('One of the two was merged again. Undo that merge first.');
    expect(await tryUndo(second)).toMatchObject({ ok: false });
    expect(await tryUndo(third)).toMatchObject({ ok: true });
    expect(await tryUndo(second)).toMatchObject({ ok: true });
  });

  it('C-252 audits both the merge and the undo, with what moved', async () => {
    const { kept, other } = await twoRecords();
    await merge(kept, other, { answers: [{ field: 'firstName', stays: 'kept' }] });
    await tryUndo(other);
    const trail = await own<{ operation: string; subject: string; moved: number | null }>(
      `select operation, subject, jsonb_array_length(after -> 'changes') as moved from signa.audit_record
      where location_id = 1 and operation in ('MergeRecords', 'UndoRecordMerge') and subject in ($1, $2) order by sequence`,
      [`client:${kept}`, `client:${other}`],
    );
    expect(trail).toMatchObject([
      { operation: 'MergeRecords', subject: `client:${kept}`, moved: expect.any(Number) as number },
      { operation: 'MergeRecords', subject: `client:${other}`, moved: null },
      { operation: 'UndoRecordMerge', subject: `client:${kept}`, moved: expect.any(Number) as number },
      { operation: 'UndoRecordMerge', subject: `client:${other}`, moved: null },
    ]);
  });

  describe('writing to a merged record', () => {
    it('C-252 leaves no row with the merged record, even for a direct statement', async () => {
      const [kept, other] = [await addClient(), await addClient()];
      const patient = await addPatient(kept);
      await merge(kept, other);
      const insert = 'insert into signa.patient_client (location_id, patient_id, client_id) values (1, $1, $2)';
      await expect(own(insert, [patient, other])).rejects.toMatchObject({ code: '40001' });
      await expect(
        own('update signa.patient_client set client_id = $2 where location_id = 1 and patient_id = $1', [
          patient,
          other,
        ]),
      ).rejects.toMatchObject({ code: '40001' });
    });
  });
});
