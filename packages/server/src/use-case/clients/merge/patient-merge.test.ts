import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['MergeRecords']['variables']['input'];
type NewPatient = Operations['AddLocationPatient']['variables']['input'];

describeOnEveryDatabase('merging two patient records', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const addPatient = async (clientId: string, known: Partial<NewPatient> = {}) => {
    const input = {
      ...{ locationId: '1', name: 'Biscuit', speciesCode: 'canine', gender: 'F', birthdate: '2020-01-01' },
      ...{ locationPatientClients: [{ locationClientId: clientId }], ...known },
    };
    return (await server.data(sample.vet, 'AddLocationPatient', { input })).addLocationPatient.id;
  };
  const read = async (id: string) => (await server.data(sample.staff, 'getLocationPatient', { id })).locationPatient;
  const preview = async (keptId: string, otherId: string) =>
    (await server.data(sample.vet, 'PreviewRecordMerge', { noun: 'patient', keptId, otherId })).recordMergePreview;
  const tryMerge = async (keptId: string, otherId: string, over: Partial<Input> = {}) => {
    const looked = await preview(keptId, otherId);
    const { keptVersion = 0, otherVersion = 0 } = looked ?? {};
    const answers = (looked?.fields ?? [])
      .filter(({ isConflict }) => isConflict)
      .map(({ field }) => ({ field, stays: 'kept' as const }));
    const input: Input = { noun: 'patient', keptId, otherId, keptVersion, otherVersion, answers, ...over };
    return server.call(sample.vet, 'MergeRecords', { input });
  };
  const tryUndo = (recordId: string) => server.call(sample.vet, 'UndoRecordMerge', { noun: 'patient', recordId });
  /** Every row that a merge could change, without version counters. */
  const rows = () =>
    own(`select kind, row from (
      select 'client' as kind, to_jsonb(t) - 'version' as row from signa.client t where location_id = 1
      union all select 'patient', to_jsonb(t) - 'version' from signa.patient t where location_id = 1
      union all select 'link', to_jsonb(t) from signa.patient_client t where location_id = 1
      union all select 'prescription', to_jsonb(t) from signa.prescription t where location_id = 1
      union all select 'task', to_jsonb(t) from signa.task t where location_id = 1
      union all select 'line', to_jsonb(t) from signa.order_line t where location_id = 1
      union all select 'weight', to_jsonb(t) from signa.recorded_weight t where location_id = 1
      union all select 'search', to_jsonb(t) || jsonb_build_object(
        -- In which order the words and keys of a client stand is nobody's matter.
        'texts', (select array_agg(line order by line) from unnest(string_to_array(t.texts, E'\\n')) line),
        'keys', (select array_agg(key order by key) from unnest(t.keys) key)) from signa.client_search t where location_id = 1
      ) x order by kind, row::text`);
  /** Wellington of the sample with his full data, and a duplicate record. */
  const twoRecords = async () => {
    const request = await desk.fresh('Wellington', 'approval');
    const clientId = request.locationClientId ?? '';
    const other = request.locationPatientId ?? '';
    const known = await read(other);
    const kept = await addPatient(clientId, {
      ...{
        name: `Wellie ${request.id}`,
        speciesCode: known?.species?.code,
        gender: known?.gender,
        birthdate: '2019-05-05',
      },
      allergies: [{ code: 'allergy-penicillin', name: 'Penicillin' }],
    });
    return { request, clientId, kept, other, known };
  };

  it('C-253 C-250 moves everything, joins the lists, keeps the latest weight, and undo restores every row', async () => {
    const { kept, other, request, known } = await twoRecords();
    await server.data(sample.vet, 'UpdateLocationPatientForConflict', {
      input: { id: kept, weight: 3, weightUnit: 'kg' },
    });
    await own(
      `insert into signa.recorded_weight (location_id, patient_id, at, weight, weight_unit) values (1, $1, now() - interval '1 day', 9, 'kg')`,
      [other],
    );
    const before = await rows();
    const looked = await preview(kept, other);
    expect(looked).toMatchObject({ refusals: [], moves: { patients: 0 } });
    expect(looked?.moves.requests).toBeGreaterThan(0);
    expect(await tryMerge(kept, other)).toMatchObject({
      ok: true,
      data: { mergeRecords: { noun: 'patient', keptId: kept, undoRefusals: [] } },
    });
    const now = await read(kept);
    expect(now).toMatchObject({ weight: 3, weightUnit: 'kg', weightRecorded: { at: expect.any(String) as string } });
    expect(now?.allergies.map(({ name }) => name)).toEqual([
      ...new Set(['Penicillin', ...(known?.allergies ?? []).map(({ name }) => name)]),
    ]);
    expect(await read(other)).toMatchObject({ mergedIntoId: kept, isActive: false });
    expect((await desk.task(request)).locationPatientId).toBe(kept);
    for (const table of ['prescription', 'task', 'order_line', 'recorded_weight'])
      expect(await own(`select id from signa.${table} where location_id = 1 and patient_id = $1`, [other])).toEqual([]);
    const [issued] = await own<{ id: string }>(
      'select id::text from signa.prescription where location_id = 1 and issued_patient_id = $1 and removed_at is null limit 1',
      [other],
    );
    if (!issued) throw new Error('Wellington was prescribed for');
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: issued.id });
    expect(prescription).toMatchObject({ locationPatientId: kept, locationPatient: { id: other, name: 'Wellington' } });
    expect(await tryUndo(other)).toMatchObject({ ok: true, data: { undoRecordMerge: kept } });
    expect(await rows()).toEqual(before);
  });

  it('C-253 rejects different species, a deceased with a living patient, and patients of another location', async () => {
    const { kept, clientId } = await twoRecords();
    const cat = await addPatient(clientId, { speciesCode: kept === '' ? 'canine' : 'avian' });
    const dead = await addPatient(clientId, { speciesCode: (await read(kept))?.species?.code });
    await own(`update signa.patient set is_deceased = true where id = $1`, [dead]);
    const before = await rows();
    const species = 'The species differ: these are two different animals.';
    expect((await preview(kept, cat))?.refusals).toEqual([species]);
    expect(await tryMerge(kept, cat)).toMatchObject({ failure: { code: 'CONFLICT', message: species } });
    expect((await preview(kept, dead))?.refusals).toEqual([
      'One of the two is deceased and the other is not. Correct that first.',
    ]);
    const [elsewhere] = await own<{ id: string }>('select id::text from signa.patient where location_id = 2 limit 1');
    expect(await tryMerge(kept, elsewhere?.id ?? '')).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(await rows()).toEqual(before);
  });

  it('C-249 C-253 the merged patient cannot be changed, prescribed for, or found, and its orders lead to the kept patient', async () => {
    const { kept, other, request, clientId } = await twoRecords();
    await tryMerge(kept, other);
    const { name = '' } = (await read(kept)) ?? {};
    const conflict = {
      failure: { code: 'CONFLICT', message: `This patient was merged into ${name}. Open that record.` },
    };
    expect(await server.call(sample.vet, 'AddPrescription', answerTo(request))).toMatchObject(conflict);
    const draft = { ...answerTo(request, {}, 'SaveAsDraft'), prescriptionTaskToAttach: null };
    expect(await server.call(sample.vet, 'AddPrescription', draft)).toMatchObject(conflict);
    const update = { input: { id: other, isActive: true } };
    expect(await server.call(sample.vet, 'UpdateLocationPatient', update)).toMatchObject(conflict);
    const weight = { input: { id: other, weight: 4, weightUnit: 'kg' as const } };
    expect(await server.call(sample.vet, 'UpdateLocationPatientForConflict', weight)).toMatchObject(conflict);
    const link = { locationPatientId: other, locationClientId: clientId };
    expect(await server.call(sample.vet, 'UpsertLocationPatientClient', link)).toMatchObject(conflict);
    const asked = { locationPatientFilter: 'Wellington', locationIds: ['1'] };
    const found = await server.data(sample.staff, 'GetLocationPatientsByFilter', asked);
    expect(found.locationPatientsByFilter.map(({ id }) => id)).not.toContain(other);
    const [line] = await own<{ id: string }>(
      `insert into signa.order_line (location_id, order_id, external_id, patient_id, status)
      select 1, id, 'late-' || $1::bigint, $1, 'in-progress' from signa.order_header where location_id = 1 limit 1
      returning patient_id::text as id`,
      [other],
    );
    expect(line).toEqual({ id: kept });
    expect(await tryUndo(other)).toMatchObject({ ok: true });
  });

  it('C-251 C-253 cannot be undone once the kept patient has a prescription', async () => {
    const { kept, other, request } = await twoRecords();
    await tryMerge(kept, other);
    const fresh = answerTo({ ...request, locationPatientId: kept }, {}, 'SaveAsDraft');
    await server.data(sample.vet, 'AddPrescription', { ...fresh, prescriptionTaskToAttach: null });
    const before = await rows();
    expect(await tryUndo(other)).toMatchObject({
      failure: { code: 'CONFLICT', message: '1 prescription was made after the merge for this patient.' },
    });
    expect(await rows()).toEqual(before);
  });
});
