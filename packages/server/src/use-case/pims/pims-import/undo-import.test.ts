import { randomUUID } from 'node:crypto';
import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { receiveEvent } from '../../../integration/inbound-door.js';
import { signatureHeaders } from '../../../integration/verify-signature.js';
import { removeImported } from '../../../store/pims/pims-import/import-store.js';
import { rows as statementRows } from '../../../store/statement.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { answersEveryId } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Update = Operations['UpdateLocationPatient']['variables']['input'];

const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
const already = 'Patient already imported from Pims. You have to update Patient details';
const stale = 'Someone changed records of this import. Review what will be removed and what stays.';

describeOnEveryDatabase('undoing a patient import', (make) => {
  let server: TestServer;
  let numbers = 0;
  /** What the PIMS reports about each patient besides its name. */
  let weight = 9;
  beforeAll(async () => {
    const patientsById = (_: unknown, ids: readonly string[]) =>
      Promise.resolve(
        ids.map((id) => ({
          id,
          name: `Miso ${id}`,
          species: 'feline',
          currentWeight: weight,
          currentWeightUnit: 'lbs',
        })),
      );
    const ezyvet = { ...answersEveryId, records: { ...answersEveryId.records, patientsById } };
    server = await startSampleServer(await make(), { EZYVET: ezyvet });
    await own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'pimsImport', true)
      on conflict (location_id, feature) do update set is_on = true`);
    await own(`update signa.location set is_pims_enabled = true, pims_account_id = 'wren-street-01',
      pims_connection_type = 'EZYVET' where id = 1`);
    await own('update signa.organization set is_pims_enabled = true where id = 1');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    weight = 9;
  });

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const addClient = async (pimsImportId?: string) => {
    numbers += 1;
    const input = {
      ...{ firstName: 'Hanna', lastName: 'Reyes', locationClientAddress: [home] },
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: String(5185550300 + numbers) }],
      ...(pimsImportId !== undefined && { pimsId: `c${numbers}`, isPIMSImport: true, pimsImportId }),
    };
    return (await server.data(sample.vet, 'AddLocationClient', { locationId: '1', input })).addLocationClient.id;
  };
  const tryImport = (clientId: string, pimsId: string, pimsImportId?: string) =>
    server.call(sample.vet, 'AddLocationPatient', {
      input: {
        ...{ locationId: '1', pimsId, isPIMSImport: true, locationPatientClients: [{ locationClientId: clientId }] },
        ...(pimsImportId !== undefined && { pimsImportId }),
      },
    });
  const importOne = async (clientId: string, pimsId: string, pimsImportId?: string) => {
    const answer = await tryImport(clientId, pimsId, pimsImportId);
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.data.addLocationPatient.id;
  };
  /** A client with this many patients of one import. */
  const family = async (count: number, isClientMade = false) => {
    const importId = randomUUID();
    const clientId = await addClient(isClientMade ? importId : undefined);
    const pimsIds = Array.from({ length: count }, () => `p${(numbers += 1)}`);
    const patients: string[] = [];
    for (const pimsId of pimsIds) patients.push(await importOne(clientId, pimsId, importId));
    return { importId, clientId, pimsIds, patients, first: patients[0] ?? '' };
  };
  const preview = async (importId: string, as: string = sample.vet) =>
    (await server.data(as, 'PreviewPimsImportUndo', { importId })).pimsImportUndo;
  const tryUndo = async (importId: string, previewed?: string) =>
    server.call(sample.vet, 'UndoPimsImport', {
      input: { importId, previewed: previewed ?? (await preview(importId))?.previewed ?? '' },
    });
  const undo = async (importId: string) => {
    const answer = await tryUndo(importId);
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.data.undoPimsImport;
  };
  const listed = async (locationClientId: string) =>
    (await server.data(sample.staff, 'GetPimsImports', { locationClientId })).pimsImports;
  const update = (input: Update) => server.data(sample.vet, 'UpdateLocationPatient', { input });
  const draftFor = (clientId: string, patientId: string) =>
    server.data(sample.vet, 'AddPrescription', {
      addPrescriptionType: 'SaveAsDraft',
      input: {
        ...{ locationId: '1', locationClientId: clientId, locationPatientId: patientId },
        ...{ productId: '1', unitPerFill: 1 },
      },
    });
  const tell = async (type: string, data: object) => {
    const now = new Date();
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    const secrets = { storefront: 'what it signs with', pharmacy: '' };
    const headers = signatureHeaders(secrets.storefront, randomUUID(), now, body);
    const door = { database: server.db.database, clock: server.clock, secrets };
    return receiveEvent(door, { source: 'storefront', headers, body });
  };
  /** Every row that an import creates or that could depend on it, without version counters. */
  const rows = () =>
    own(`select kind, row from (
      select 'client' as kind, to_jsonb(t) - 'version' as row from signa.client t
      union all select 'patient', to_jsonb(t) - 'version' from signa.patient t
      union all select 'link', to_jsonb(t) from signa.patient_client t
      union all select 'weight', to_jsonb(t) from signa.recorded_weight t
      union all select 'sync', to_jsonb(t) from signa.pims_sync t
      union all select 'prescription', to_jsonb(t) from signa.prescription t
      union all select 'task', to_jsonb(t) from signa.task t
      union all select 'line', to_jsonb(t) from signa.order_line t
      union all select 'search', to_jsonb(t) || jsonb_build_object(
        'texts', (select array_agg(line order by line) from unnest(string_to_array(t.texts, E'\\n')) line),
        'keys', (select array_agg(key order by key) from unnest(t.keys) key)) from signa.client_search t
      ) x order by kind, row::text`);

  it('C-265 keeps a client added for an import of someone else who has no PIMS record', async () => {
    const importId = randomUUID();
    const input = {
      ...{ firstName: 'Hanna', lastName: 'Unlinked', locationClientAddress: [home], pimsImportId: importId },
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550299' }],
    };
    const { addLocationClient: client } = await server.data(sample.vet, 'AddLocationClient', {
      locationId: '1',
      input,
    });
    const patientId = await importOne(client.id, `p${(numbers += 1)}`, importId);
    const made = await own(
      `select noun, record_id::text as id from signa.pims_import_record r
      join signa.pims_import i on i.location_id = r.location_id and i.id = r.import_id where i.uuid = $1`,
      [importId],
    );
    expect(made).toEqual([{ noun: 'patient', id: patientId }]);
  });

  it('C-254 C-265 undoing an import of several patients and their new client restores every row', async () => {
    const before = await rows();
    const { importId, clientId, patients } = await family(3, true);
    expect(await listed(clientId)).toMatchObject([
      { id: importId, by: 'Dr. Maya Okafor', patients: 3, madeClient: true, undoneAt: null, removed: 0 },
    ]);
    const shown = await preview(importId);
    expect(shown?.goes.map(({ noun, id }) => [noun, id])).toEqual([
      ...patients.map((id) => ['patient', id]),
      ['client', clientId],
    ]);
    expect(shown?.stays).toEqual([]);
    expect(await undo(importId)).toMatchObject({ patients: 3, removed: 4, undoneBy: 'Dr. Maya Okafor' });
    expect(await rows()).toEqual(before);
    expect((await server.data(sample.vet, 'GetLocationClient', { id: clientId })).locationClient).toBeNull();
  });

  it('C-254 C-265 keeps clients and rows that existed before', async () => {
    const clientId = await addClient();
    const before = await rows();
    const importId = randomUUID();
    await importOne(clientId, `q${(numbers += 1)}`, importId);
    // No name, it is a separate import.
    await importOne(clientId, `q${(numbers += 1)}`);
    const [newest, first] = await listed(clientId);
    expect([newest?.patients, newest?.madeClient, first?.id]).toEqual([1, false, importId]);
    await undo(newest?.id ?? '');
    await undo(importId);
    expect(await rows()).toEqual(before);
    expect(await listed(clientId)).toMatchObject([{ removed: 1 }, { removed: 1 }]);
  });

  it('C-254 C-346 keeps a patient and names each reason: a prescription, a deleted draft, a request, an order, another client, a manual change, an alert', async () => {
    const { importId, clientId, patients } = await family(9, true);
    const at = (index: number) => patients[index] ?? '';
    const [drafted, deleted, asked, ordered] = [at(0), at(1), at(2), at(3)];
    const [shared, renamed, weighed, alerted, free] = [at(4), at(5), at(6), at(7), at(8)];
    await draftFor(clientId, drafted);
    const { addPrescription: gone } = await draftFor(clientId, deleted);
    await server.data(sample.vet, 'DeletePrescription', { id: gone.id, input: { declineReason: 'Due for exam' } });
    const request = { locationId: '1', clientId, patientId: asked, productId: '1', quantity: 1, orderId: randomUUID() };
    expect(await tell('recommendation.requested', request)).toMatchObject({ body: { outcome: 'applied' } });
    await own(
      `insert into signa.order_line (location_id, order_id, external_id, patient_id, status)
      values (1, (select min(id) from signa.order_header where location_id = 1), $1, $2, 'NEW')`,
      [`undo-${ordered}`, ordered],
    );
    const other = await addClient();
    await server.data(sample.vet, 'UpsertLocationPatientClient', {
      locationPatientId: shared,
      locationClientId: other,
    });
    await update({ id: renamed, name: 'Nori' });
    await server.data(sample.vet, 'UpdateLocationPatientForConflict', {
      input: { id: weighed, weight: 10, weightUnit: 'lbs' },
    });
    await server.data(sample.staff, 'AddRecordAlert', {
      ...{ noun: 'patient', recordId: alerted, input: { kind: 'bites' } },
    });
    const before = await rows();
    const shown = await preview(importId);
    expect(shown?.goes.map(({ id }) => id)).toEqual([free]);
    expect(shown?.stays.map(({ id, reasons }) => [id, reasons])).toEqual([
      [drafted, ['1 prescription was written after the import.']],
      [deleted, ['1 draft was written and deleted, and is kept.']],
      [asked, ['1 request was made after the import.']],
      [ordered, ['1 product was ordered after the import.']],
      [shared, ['It was later linked to another client.']],
      [renamed, ['Its record was changed by hand: Name.']],
      [weighed, ['Its record was changed by hand: Weight.']],
      [alerted, ['1 alert was added after the import.']],
      [
        clientId,
        [
          '8 patients of this client are kept.',
          '1 prescription was written after the import.',
          '1 draft was written and deleted, and is kept.',
          '1 request was made after the import.',
        ],
      ],
    ]);
    expect(await undo(importId)).toMatchObject({ removed: 1 });
    const isOfFree = (row: unknown) => JSON.stringify(row).includes(`Miso`) && JSON.stringify(row).includes(free);
    const text = (all: readonly unknown[]) => all.map((row) => JSON.stringify(row));
    const after = new Set(text(await rows()));
    // Rows unrelated to the removed patient are unchanged; the search text has one name less.
    const lost = text(before).filter((row) => !after.has(row) && !row.includes('"kind":"search"'));
    expect(lost.length).toBeGreaterThan(0);
    for (const row of lost) expect(isOfFree(row) || row.includes(`_id":${free}`)).toBe(true);
  });

  it('C-254 values taken over from the PIMS are not manual changes', async () => {
    const { importId, first, pimsIds } = await family(1);
    weight = 11;
    const account = { pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
    await server.data(sample.vet, 'getPimsPatientById', { ...account, pimsId: pimsIds[0] ?? '' });
    await update({ id: first, weight: 11, weightUnit: 'lbs' });
    expect(await preview(importId)).toMatchObject({ goes: [{ id: first }], stays: [] });
    await update({ id: first, weight: 12, weightUnit: 'lbs' });
    expect(await preview(importId)).toMatchObject({
      ...{ goes: [], stays: [{ reasons: ['Its record was changed by hand: Weight.'] }] },
    });
    expect(await tryUndo(importId)).toMatchObject({
      failure: {
        code: 'CONFLICT',
        message: 'Nothing from this import can be removed: all of it has been used since.',
      },
    });
  });

  it('C-266 is rejected without changes when the preview is outdated', async () => {
    const { importId, clientId, patients, first } = await family(2);
    const shown = await preview(importId);
    await update({ id: first, gender: 'F' });
    const before = await rows();
    expect(await tryUndo(importId, shown?.previewed)).toMatchObject({ failure: { code: 'CONFLICT', message: stale } });
    // Another patient was imported after the preview.
    const again = await preview(importId);
    await importOne(clientId, `r${(numbers += 1)}`, importId);
    expect(await tryUndo(importId, again?.previewed)).toMatchObject({ failure: { message: stale } });
    const kept = new Set((await rows()).map((row) => JSON.stringify(row)));
    expect(before.every((row) => kept.has(JSON.stringify(row)) || JSON.stringify(row).includes('"search"'))).toBe(true);
    expect(patients).toHaveLength(2);
    expect(await undo(importId)).toMatchObject({ removed: 2 });
  });

  it('C-266 undoes an import once, and a later import in the same session is a separate one', async () => {
    const { importId, clientId, pimsIds } = await family(2);
    const shown = await preview(importId);
    await undo(importId);
    const undone = { code: 'CONFLICT', message: 'This import was already undone.' };
    expect(await tryUndo(importId, shown?.previewed)).toMatchObject({ failure: undone });
    expect(await preview(importId)).toMatchObject({ goes: [], stays: [], import: { removed: 2 } });
    const patient = await importOne(clientId, pimsIds[0] ?? '', importId);
    expect(await preview(importId)).toMatchObject({ goes: [{ id: patient }], import: { patients: 1, undoneAt: null } });
    expect(await undo(importId)).toMatchObject({ removed: 1 });
    expect(await listed(clientId)).toHaveLength(2);
  });

  it('C-254 C-122 the record of a removed patient can be imported again, and no other', async () => {
    const { importId, clientId, pimsIds, patients, first } = await family(2);
    await draftFor(clientId, first);
    await undo(importId);
    expect(await tryImport(clientId, pimsIds[0] ?? '')).toMatchObject({ failure: { message: already } });
    const again = await importOne(clientId, pimsIds[1] ?? '');
    expect(again).not.toBe(patients[1]);
    const { locationClient } = await server.data(sample.staff, 'GetLocationClient', { id: clientId });
    expect(locationClient?.locationPatientClients.map(({ locationPatientId }) => locationPatientId)).toEqual([
      first,
      again,
    ]);
  });

  it('C-254 hides removed patients from everyone', async () => {
    const { importId, clientId, first } = await family(1);
    await undo(importId);
    expect((await server.data(sample.vet, 'getLocationPatient', { id: first })).locationPatient).toBeNull();
    const missing = await server.call(sample.vet, 'UpdateLocationPatient', { input: { id: first, name: 'Nori' } });
    expect(missing).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    const input = {
      locationId: '1',
      locationClientId: clientId,
      locationPatientId: first,
      productId: '1',
      unitPerFill: 1,
    };
    expect(
      await server.call(sample.vet, 'AddPrescription', { addPrescriptionType: 'SaveAsDraft', input }),
    ).toMatchObject({ ok: false });
    const request = { locationId: '1', clientId, patientId: first, productId: '1', quantity: 1, orderId: randomUUID() };
    expect(await tell('recommendation.requested', request)).toMatchObject({ body: { outcome: 'refused' } });
  });

  it('C-268 audits the undo with each removed record as it was and with what stayed', async () => {
    const { importId, clientId, patients, first } = await family(3);
    await draftFor(clientId, first);
    await undo(importId);
    const trail = await own<{ subject: string; name: string; stays: string | null }>(
      `select subject, before ->> 'name' as name, after -> 'stays' -> 0 ->> 'id' as stays from signa.audit_record
      where location_id = 1 and operation = 'UndoPimsImport' and subject = any ($1) order by sequence`,
      [patients.map((id) => `patient:${id}`)],
    );
    expect(trail).toEqual([
      { subject: `patient:${patients[1]}`, name: expect.stringContaining('Miso') as string, stays: first },
      { subject: `patient:${patients[2]}`, name: expect.stringContaining('Miso') as string, stays: null },
    ]);
  });

  it('C-268 deletes links, weights, and PIMS values of removed records, but not of the others', async () => {
    const { importId, clientId, pimsIds, patients } = await family(2, true);
    const [stays = '', goes = ''] = patients;
    const account = { pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
    for (const pimsId of pimsIds) await server.data(sample.vet, 'getPimsPatientById', { ...account, pimsId });
    const kept = async (noun: 'patient' | 'client', id: string) => {
      const [found] = await own<Record<string, number>>(
        `select (select count(*) from signa.${noun} where id = $1)::int as record,
          (select count(*) from signa.patient_client where ${noun}_id = $1)::int as links,
          (select count(*) from signa.recorded_weight where '${noun}' = 'patient' and patient_id = $1)::int as weights,
          (select count(*) from signa.pims_sync where linked = '${noun}' and record_id = $1)::int as synced,
          (select count(*) from signa.client_search where '${noun}' = 'client' and client_id = $1)::int as found`,
        [id],
      );
      return found;
    };
    const whole = { record: 1, links: 1, weights: 1, synced: 1, found: 0 };
    expect([await kept('patient', stays), await kept('patient', goes)]).toEqual([whole, whole]);
    const ofClient = await kept('client', clientId);
    expect(ofClient).toMatchObject({ record: 1, links: 2, found: 1 });
    await draftFor(clientId, stays);
    expect(await undo(importId)).toMatchObject({ removed: 1 });
    const none = { record: 0, links: 0, weights: 0, synced: 0, found: 0 };
    expect([await kept('patient', stays), await kept('patient', goes)]).toEqual([whole, none]);
    expect(await kept('client', clientId)).toEqual({ ...ofClient, links: 1 });
    const all = await family(1, true);
    await undo(all.importId);
    expect([await kept('patient', all.first), await kept('client', all.clientId)]).toEqual([none, none]);
  });

  it('C-268 the audit trail keeps each patient and client completely', async () => {
    const { importId, clientId, pimsIds, patients } = await family(2, true);
    const [client] = await own<{ phones: object[]; addresses: object[] }>(
      'select phones, addresses from signa.client where id = $1',
      [clientId],
    );
    await undo(importId);
    const trail = await own<{ subject: string; before: Record<string, unknown>; after: unknown }>(
      `select subject, before, after is not null and after <> 'null' as after from signa.audit_record
      where location_id = 1 and operation = 'UndoPimsImport' and subject = any ($1) order by sequence`,
      [[...patients.map((id) => `patient:${id}`), `client:${clientId}`]],
    );
    const wasPatient = (index: number) => ({
      now: {
        ...{ name: `Miso ${pimsIds[index]}`, speciesCode: 'feline', breedCode: null, gender: 'O', birthdate: null },
        ...{ weight: 9, weightUnit: 'lbs', isActive: true, isDeceased: false, deceasedDate: null, vetId: null },
        ...{ allergies: [], healthConditions: [], currentMeds: [], lastExamDate: null },
        ...{ pimsId: pimsIds[index], pimsProviderId: null, pimsConnectionType: 'EZYVET' },
      },
      links: [{ clientId, isActive: true, isPrimary: true }],
      weights: [{ weight: 9, weightUnit: 'lbs' }],
      synced: expect.arrayContaining([expect.objectContaining({ field: 'weight', there: '9 lbs' })]) as object[],
    });
    const wasClient = {
      now: {
        ...{
          firstName: 'Hanna',
          lastName: 'Reyes',
          email: null,
          drivingLicense: null,
          birthdate: null,
          isActive: true,
        },
        ...{ phones: client?.phones, addresses: client?.addresses },
        ...{ pimsId: expect.stringMatching(/^c\d+$/) as string, pimsProviderId: null, pimsConnectionType: 'EZYVET' },
      },
      patientIds: patients,
    };
    expect(client).toMatchObject({ phones: [{ phoneTypeId: 1 }], addresses: [home] });
    expect(
      trail.map(({ subject, before: { now, links, weights, synced, patientIds }, after }) => ({
        subject,
        after,
        before: subject.startsWith('client') ? { now, patientIds } : { now, links, weights, synced },
      })),
    ).toEqual([
      { subject: `patient:${patients[0]}`, before: wasPatient(0), after: true },
      { subject: `patient:${patients[1]}`, before: wasPatient(1), after: false },
      { subject: `client:${clientId}`, before: wasClient, after: false },
    ]);
  });

  it('C-268 is the only way to delete clients or patients, and deletes none that are referenced', async () => {
    const mine = await family(2, true);
    const other = await family(1, true);
    await draftFor(mine.clientId, mine.first);
    const [ids] = await own<{ mine: string }>('select id::text as mine from signa.pims_import where uuid = $1', [
      mine.importId,
    ]);
    const found = { locationId: '1', id: ids?.mine ?? '', isUndone: false };
    const before = await rows();
    const run = (work: (tx: Parameters<typeof removeImported>[0]) => Promise<unknown>) =>
      server.db.database.write({ locationIds: ['1'] }, work);
    for (const table of [
      'patient',
      'client',
      'patient_client',
      'recorded_weight',
      'client_search',
      'pims_import_record',
    ])
      await expect(
        run((tx) => statementRows(tx, `delete from signa.${table} where location_id = 1`, [])),
        table,
      ).rejects.toMatchObject({ code: '42501' });
    const remove = (noun: 'patient' | 'client', ...names: string[]) =>
      run((tx) =>
        removeImported(
          tx,
          found,
          names.map((id) => ({ noun, id, name: 'Miso' })),
        ),
      );
    const notMade = { code: '42501' };
    await expect(remove('patient', mine.patients[1] ?? '', other.first)).rejects.toMatchObject(notMade);
    await expect(remove('client', other.clientId)).rejects.toMatchObject(notMade);
    await expect(remove('client', await addClient())).rejects.toMatchObject(notMade);
    const referred = { code: '23503' };
    await expect(remove('patient', mine.first)).rejects.toMatchObject(referred);
    await expect(remove('client', mine.clientId)).rejects.toMatchObject(referred);
    const after = new Set((await rows()).map((row) => JSON.stringify(row)));
    expect(before.filter((row) => !after.has(JSON.stringify(row)))).toEqual([]);
  });

  it('C-266 C-268 C-001 is invisible to other locations, and removes nothing of another import', async () => {
    const { importId, patients } = await family(1);
    const foreign = await server.call(sample.denverVet, 'UndoPimsImport', { input: { importId, previewed: 'x' } });
    expect(foreign).toMatchObject({ failure: { code: 'NOT_FOUND', message: 'Import not found' } });
    expect(await preview(importId, sample.denverVet)).toBeNull();
    const other = await family(1);
    const [ids] = await own<{ mine: string }>('select id::text as mine from signa.pims_import where uuid = $1', [
      importId,
    ]);
    // A direct statement cannot delete what an import did not create either.
    await expect(
      server.db.database.write({ locationIds: ['1'] }, (tx) =>
        removeImported(tx, { locationId: '1', id: ids?.mine ?? '', isUndone: false }, [
          { noun: 'patient', id: other.first, name: 'Miso' },
        ]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await undo(importId)).toMatchObject({ removed: patients.length });
  });
});
