import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { answersEveryId } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Upsert = Operations['UpsertLocationClient']['variables']['input'];
type Link = Operations['UpdateLocationClient']['variables']['input'];
type PatientLink = Operations['UpdateLocationPatient']['variables']['input'];

const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
const phone = { phoneTypeId: 1, phoneNumber: '5185550177' };
const eleanor = {
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  locationClientPhones: [phone],
  locationClientAddress: [home],
} satisfies Upsert;

describeOnOneDatabase('linking with a PIMS record', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make(), { EZYVET: answersEveryId });
    await feature(true);
  });
  afterAll(() => server.close());

  const own = (sql: string) => server.db.asOwner(sql);
  const feature = (isOn: boolean) =>
    own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'pimsImport', ${isOn})
      on conflict (location_id, feature) do update set is_on = excluded.is_on`);
  const tryUpsert = (input: Upsert, locationId = '1') =>
    server.call(sample.vet, 'UpsertLocationClient', { locationId, input });
  const upsert = async (input: Upsert) =>
    (await server.data(sample.vet, 'UpsertLocationClient', { locationId: '1', input })).upsertLocationClient;
  const tryLink = (input: Link) => server.call(sample.vet, 'UpdateLocationClient', { input });
  const link = async (input: Link) =>
    (await server.data(sample.vet, 'UpdateLocationClient', { input })).updateLocationClient;
  const read = async (id: string) => (await server.data(sample.vet, 'GetLocationClient', { id })).locationClient;
  const tryLinkPatient = ({ id, ...input }: PatientLink) =>
    server.call(sample.vet, 'UpdateLocationPatient', { updatePatientId: id, input });
  const linkPatient = async ({ id, ...input }: PatientLink) =>
    (await server.data(sample.vet, 'UpdateLocationPatient', { updatePatientId: id, input })).updateLocationPatient;
  const addPatient = async (locationClientId: string) =>
    (
      await server.data(sample.vet, 'AddLocationPatient', {
        input: {
          ...{ locationId: '1', name: 'Anna', speciesCode: 'equine', gender: 'F', birthdate: '2020-01-01' },
          locationPatientClients: [{ locationClientId }],
        },
      })
    ).addLocationPatient;
  const emptied = (id: string, columns: string) => own(`update signa.patient set ${columns} where id = ${id}`);
  const locked = (path: string) => ({
    failure: { code: 'BAD_USER_INPUT', issues: [{ path, message: 'The PIMS ID is set and cannot be changed' }] },
  });

  it('C-154 C-018 adds a client without an id and updates one with an id, under the same rules', async () => {
    const added = await upsert({ ...eleanor, isActive: false });
    expect(added).toMatchObject({ firstName: 'Eleanor', isActive: true, phones: [{ phoneNumber: '5185550177' }] });
    const updated = await upsert({ id: added.id, lastName: 'Castellanos' });
    expect(updated).toMatchObject({
      id: added.id,
      firstName: 'Eleanor',
      lastName: 'Castellanos',
      phones: added.phones,
    });
    expect(await upsert({ id: added.id, isActive: false })).toMatchObject({ isActive: false });
    expect((await upsert({ ...eleanor, id: null })).id).not.toBe(added.id);
  });

  it('C-024 C-154 validates the client as it would be after the write', async () => {
    const { id } = await upsert(eleanor);
    expect(await tryUpsert({ ...eleanor, locationClientPhones: [] })).toMatchObject({
      failure: { issues: [{ path: 'locationClientPhones', message: 'At least 1 phone number is required' }] },
    });
    expect(await tryUpsert({ id, locationClientAddress: [] })).toMatchObject({
      failure: { issues: [{ path: 'locationClientAddress', message: 'Please enter at least 1 address' }] },
    });
    expect(await read(id)).toMatchObject({ addresses: [{ isActive: true }] });
  });

  it('C-001 C-154 cannot access a client of another location', async () => {
    const { id } = await upsert(eleanor);
    expect(await tryUpsert({ id, lastName: 'Else' }, '3')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
    expect(await tryUpsert(eleanor, '3')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
    const both = await server.call(sample.vet, 'UpsertLocationClient', {
      locationId: '2',
      input: { id, lastName: 'E' },
    });
    expect(both.ok).toBe(false);
    expect(await read(id)).toMatchObject({ lastName: 'Whitfield' });
  });

  it('C-085 C-154 rejects imports where importing is disabled, with or without an id', async () => {
    const { id } = await upsert(eleanor);
    await feature(false);
    const off = {
      failure: { code: 'BAD_USER_INPUT', message: 'Importing from PIMS is not enabled at this location.' },
    };
    for (const input of [
      { ...eleanor, isPIMSImport: true },
      { id, isPIMSImport: true },
    ])
      expect(await tryUpsert(input)).toMatchObject(off);
    expect((await tryUpsert({ id, isPIMSImport: false })).ok).toBe(true);
    await feature(true);
  });

  it('C-110 C-153 stores the ids, the type, and the copied values in one step and leaves the rest unchanged', async () => {
    const { id } = await upsert(eleanor);
    const linked = await link({
      ...{ id, isActive: true, pimsId: 'l-1', pimsConnectionType: 'EZYVET', email: 'eleanor@mail.example' },
    });
    expect(linked).toMatchObject({
      ...{ pimsId: 'l-1', pimsConnectionType: 'EZYVET', email: 'eleanor@mail.example', firstName: 'Eleanor' },
      phones: [{ phoneNumber: '5185550177', isActive: true }],
    });
  });

  it('C-024 C-110 rejects an active client without a phone and accepts one whose phone is sent along', async () => {
    const { id } = await upsert(eleanor);
    await own(`update signa.client set phones = '[]' where id = ${id}`);
    expect(await tryLink({ id, pimsId: 'l-9', pimsConnectionType: 'EZYVET' })).toMatchObject({
      failure: { issues: [{ path: 'locationClientPhones', message: 'At least 1 phone number is required' }] },
    });
    const phones = [{ phoneTypeId: 4, phoneNumber: '5185550199' }];
    expect(await link({ id, pimsId: 'l-9', pimsConnectionType: 'EZYVET', locationClientPhones: phones })).toMatchObject(
      { pimsId: 'l-9', phones: [{ phoneNumber: '5185550199' }] },
    );
  });

  it('C-220 C-110 fills only values that are still empty; an id typed into the form is saved with the form', async () => {
    const one = await upsert({ ...eleanor, email: 'ellie@mail.example' });
    const copied = {
      email: 'other@mail.example',
      locationClientPhones: [{ phoneTypeId: 4, phoneNumber: '5185550199' }],
      locationClientAddress: [{ ...home, addressLine1: '4 Elm' }],
    };
    expect(await link({ id: one.id, pimsId: 'l-2', pimsConnectionType: 'EZYVET', ...copied })).toMatchObject({
      ...{ pimsId: 'l-2', email: 'ellie@mail.example', phones: one.phones, addresses: one.addresses },
    });
    const typed = await upsert({ ...eleanor, email: 'ellie@mail.example' });
    expect(await link({ id: typed.id, pimsId: 'l-3', email: 'new@mail.example' })).toMatchObject({
      pimsId: 'l-3',
      email: 'new@mail.example',
    });
  });

  it('C-220 links only a record of the PIMS that the location uses', async () => {
    const { id } = await upsert(eleanor);
    const other = { failure: { code: 'BAD_USER_INPUT', message: 'This location uses another practice system.' } };
    expect(await tryLink({ id, pimsId: 'l-4', pimsConnectionType: 'DIGITAIL' })).toMatchObject(other);
    expect(await tryUpsert({ ...eleanor, pimsId: 'l-4', pimsConnectionType: 'DIGITAIL' })).toMatchObject(other);
    expect(await read(id)).toMatchObject({ pimsId: null });
  });

  it('C-115 does not link a second record', async () => {
    const client = await upsert({ ...eleanor, pimsId: 'l-5' });
    const patient = await addPatient(client.id);
    await linkPatient({ id: patient.id, pimsId: 'p-5', pimsConnectionType: 'EZYVET' });
    for (const sent of [{ pimsId: 'l-6' }, { pimsProviderId: 'l-6' }] as const) {
      const [path] = Object.keys(sent) as [string];
      expect(await tryLink({ id: client.id, ...sent })).toMatchObject(locked(path));
      expect(await tryLinkPatient({ id: patient.id, ...sent })).toMatchObject(locked(path));
    }
    expect(await read(client.id)).toMatchObject({ pimsId: 'l-5', pimsProviderId: null });
  });

  it('C-114 C-161 stores what a linked patient lacks, whichever genders its species offers', async () => {
    await own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'patientGender', true)
      on conflict (location_id, feature) do update set is_on = true`);
    const { id } = await addPatient((await upsert(eleanor)).id);
    await emptied(id, 'weight = null, gender = null, birthdate = null');
    const linked = await linkPatient({
      ...{ id, isActive: true, pimsId: 'p-6', pimsConnectionType: 'EZYVET', weight: 900.5, weightUnit: 'lbs' },
      gender: 'S',
    });
    expect(linked).toMatchObject({ pimsId: 'p-6', weight: 900.5, weightUnit: 'lbs', gender: 'S', isDeceased: false });
  });

  it('C-161 accepts the patient as updatePatientId, as the id in the input, or as both with the same value', async () => {
    const [{ id }, other] = await Promise.all([
      addPatient((await upsert(eleanor)).id),
      addPatient((await upsert(eleanor)).id),
    ]);
    const update = (variables: Operations['UpdateLocationPatient']['variables']) =>
      server.call(sample.vet, 'UpdateLocationPatient', variables);
    const weightOf = async (patientId: string) =>
      (await server.data(sample.vet, 'getLocationPatient', { id: patientId })).locationPatient?.weight;
    for (const [weight, named] of [
      [801, { updatePatientId: id, input: {} }],
      [802, { input: { id } }],
      [803, { updatePatientId: id, input: { id } }],
    ] as const) {
      const input = { ...named.input, weight, weightUnit: 'lbs' as const };
      expect(await update({ ...named, input })).toMatchObject({ ok: true, data: { updateLocationPatient: { id } } });
      expect([await weightOf(id), await weightOf(other.id)]).toEqual([weight, null]);
    }
    const refused = (code: string) => ({
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'updatePatientId', code }] },
    });
    const input = { weight: 804, weightUnit: 'lbs' as const };
    expect(await update({ input })).toMatchObject(refused('required'));
    expect(await update({ updatePatientId: id, input: { ...input, id: other.id } })).toMatchObject(refused('mismatch'));
    expect([await weightOf(id), await weightOf(other.id)]).toEqual([803, null]);
  });

  it('C-220 C-114 C-161 overwrites no value and never reactivates a patient', async () => {
    const { id } = await addPatient((await upsert(eleanor)).id);
    await linkPatient({ id, weight: 880, weightUnit: 'lbs', deceasedDate: '2026-01-05' });
    const sent = { weight: 900, weightUnit: 'kg', gender: 'M', deceasedDate: null, isDeceased: false } as const;
    const after = await linkPatient({ id, pimsId: 'p-7', pimsConnectionType: 'EZYVET', ...sent });
    expect(after).toMatchObject({
      ...{ pimsId: 'p-7', weight: 880, weightUnit: 'lbs', gender: 'F', deceasedDate: '2026-01-05', isDeceased: true },
    });
    const undated = await addPatient((await upsert(eleanor)).id);
    await linkPatient({ id: undated.id, isDeceased: true });
    const told = {
      pimsId: 'p-8',
      pimsConnectionType: 'EZYVET',
      deceasedDate: '2026-01-06',
      isDeceased: false,
    } as const;
    expect(await linkPatient({ id: undated.id, ...told })).toMatchObject({
      isDeceased: true,
      deceasedDate: '2026-01-06',
    });
  });

  it('C-089 C-153 C-161 links a record once when two callers link it concurrently', async () => {
    const clients = [await upsert(eleanor), await upsert(eleanor)];
    const patients = await Promise.all(clients.map(({ id }) => addPatient(id)));
    for (let round = 0; round < 10; round += 1) {
      const record = { pimsId: `once-${round}`, pimsConnectionType: 'EZYVET' } as const;
      const answers = await Promise.all(clients.map(({ id }) => tryLink({ id, ...record })));
      const patientAnswers = await Promise.all(patients.map(({ id }) => tryLinkPatient({ id, ...record })));
      for (const both of [answers, patientAnswers]) {
        expect(both.filter(({ ok }) => ok)).toHaveLength(1);
        for (const answer of both) if (!answer.ok) expect(answer.failure.code).toBe('CONFLICT');
      }
      await own(`update signa.client set pims_id = null where pims_id = '${record.pimsId}'`);
      await own(`update signa.patient set pims_id = null where pims_id = '${record.pimsId}'`);
    }
  });
});
