import type { Operations } from '@signa/core/contract';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { answersNoId, startPracticeSystems, type TestPracticeSystems } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { encryptedSecret } from '../../../testing/test-secret-cipher.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['AddLocationPatient']['variables']['input'];

const already = 'Patient already imported from Pims. You have to update Patient details';

describeOnOneDatabase('importing a patient from the PIMS', (make) => {
  let server: TestServer;
  let world: TestPracticeSystems;
  let client: string;
  const own = async <R extends object>(sql: string) => await server.db.asOwner<R>(sql);
  const feature = (isOn: boolean) =>
    own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'pimsImport', ${isOn})
      on conflict (location_id, feature) do update set is_on = excluded.is_on`);
  const setUp = (values: string) => own(`update signa.location set ${values} where id = 1`);
  const count = async () => (await own<{ n: number }>('select count(*)::int as n from signa.patient'))[0]?.n;

  beforeAll(async () => {
    world = await startPracticeSystems();
    // A PIMS whose records each test defines.
    server = await startSampleServer(await make(), {
      ...world.systems,
      ACT: {
        ...answersNoId,
        records: {
          ...answersNoId.records,
          patientsById: (_, ids) => Promise.resolve(ids.map((id) => ({ id, ...told }))),
        },
      },
    });
    const [found] = await own<{ id: string }>(
      'select id::text from signa.client where location_id = 1 and is_active and not is_office_use order by id limit 1',
    );
    client = found?.id ?? '';
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });
  let told: Readonly<Record<string, unknown>> = {};
  beforeEach(async () => {
    world.pims.behave({ availability: 'up' });
    world.asked.length = 0;
    await setUp(
      `is_pims_enabled = true, pims_connection_type = 'EZYVET', pims_account_id = '${samplePimsAccounts.ezyvet}'`,
    );
    await own('update signa.organization set is_pims_enabled = true where id = 1');
    await feature(true);
    // Lets each test import the same records again.
    await own(
      'update signa.patient set pims_id = null, pims_provider_id = null, pims_connection_type = null where is_pims_import',
    );
  });
  const ofAct = (record: typeof told) => {
    told = record;
    return setUp(`pims_connection_type = 'ACT', pims_account_id = 'act-1'`);
  };

  const input = (pimsId: string, over: Partial<Input> = {}): Input => ({
    locationId: sample.wren,
    pimsId,
    isPIMSImport: true,
    locationPatientClients: [{ locationClientId: client }],
    ...over,
  });
  const tryImport = (pimsId: string, over: Partial<Input> = {}) =>
    server.call(sample.vet, 'AddLocationPatient', { input: input(pimsId, over) });
  const imported = async (pimsId: string, over: Partial<Input> = {}) =>
    (await server.data(sample.vet, 'AddLocationPatient', { input: input(pimsId, over) })).addLocationPatient;

  it('C-119 C-120 imports the patient as reported by the PIMS, linked to the client, with the weight in pounds', async () => {
    expect(await imported('9901')).toMatchObject({
      name: 'Miso',
      species: { code: 'feline' },
      breed: { name: 'Siamese' },
      gender: 'S',
      birthdate: '2021-03-14',
      weight: 9.04,
      weightUnit: 'lbs',
      isActive: true,
      isPIMSImport: true,
      pimsId: '9901',
      pimsProviderId: null,
      pimsConnectionType: 'EZYVET',
      locationPatientClients: [{ locationClientId: client, isActive: true, isPrimary: true }],
    });
  });

  it('C-119 C-120 C-208 stores an unlisted allergy under the code other, an unlisted species as other, and no breed of another species', async () => {
    await ofAct({
      name: 'Kiki',
      species: 'Rabbit of the moon',
      breed: 'Siamese',
      allergies: ['penicillin', 'Moon dust'],
      isActive: false,
    });
    expect(await imported('a-1')).toMatchObject({
      species: { code: 'small_animal' },
      breed: null,
      gender: 'O',
      isActive: false,
      allergies: [{ name: 'Penicillin' }, { code: 'other', name: 'Moon dust' }],
    });
    await ofAct({ name: 'Kiki' });
    expect(await imported('a-2')).toMatchObject({ species: { code: 'unknown' }, allergies: [] });
  });

  it('C-121 requires no birth date or weight, and leaves values empty that cannot be stored', async () => {
    await ofAct({ name: 'Old', dateOfBirth: '1870-01-01', currentWeight: 99999, currentWeightUnit: 'lbs' });
    expect(await imported('a-3')).toMatchObject({ birthdate: null, weight: null, weightUnit: 'lbs' });
  });

  it('C-119 C-060 values sent by the caller take precedence', async () => {
    expect(await imported('9901', { name: 'Miso Junior', breedCode: null, weight: null })).toMatchObject({
      name: 'Miso Junior',
      breed: null,
      weight: null,
      gender: 'S',
      birthdate: '2021-03-14',
    });
    expect(await imported('9904', { speciesCode: 'feline' })).toMatchObject({
      species: { code: 'feline' },
      breed: null,
    });
  });

  it.each([
    ['9903', {}],
    ['9903', { isPIMSImport: null }],
    ['9903', { name: 'Nori', speciesCode: 'feline', gender: 'M', birthdate: '2024-05-20', isActive: true }],
  ])('C-118 rejects a patient who is deceased in the PIMS, whatever the caller sends: %s %j', async (pimsId, over) => {
    const before = await count();
    expect(await tryImport(pimsId, over)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: 'Deceased patients cannot be imported.' },
    });
    expect(await count()).toBe(before);
  });

  it('C-118 rejects a patient for whom only a date of death is reported, valid or not', async () => {
    await ofAct({ name: 'Rex', dateOfDeath: '2091-01-01' });
    expect(await tryImport('a-4')).toMatchObject({ failure: { message: 'Deceased patients cannot be imported.' } });
  });

  it.each(['9905', '424242'])(
    'C-117 C-123 reports a patient missing that was deleted in the PIMS or never existed: %s',
    async (pimsId) => {
      expect(await tryImport(pimsId)).toMatchObject({
        failure: { code: 'NOT_FOUND', message: 'PIMS patient not found' },
      });
    },
  );

  it('C-092 stores nothing when the PIMS does not respond', async () => {
    world.pims.behave({ availability: 'down' });
    const before = await count();
    expect(await tryImport('9901')).toMatchObject({ failure: { code: 'PARTNER_UNREACHABLE' } });
    expect(await count()).toBe(before);
  });

  it('C-122 C-089 imports a patient once, and detects a second import without calling the PIMS', async () => {
    const { id } = await imported('9904');
    world.asked.length = 0;
    expect(await tryImport('9904')).toMatchObject({ failure: { code: 'CONFLICT', message: already } });
    expect(world.asked).toEqual([]);
    expect(await own(`select id::text from signa.patient where pims_id = '9904'`)).toEqual([{ id }]);
  });

  it('C-122 A-017 a repeat with the same key gets the first response, even while the PIMS is down', async () => {
    const options = { idempotencyKey: '0b9a3f1e-4c1e-4c56-9d55-2f1de0b8a111' };
    const first = await server.call(sample.vet, 'AddLocationPatient', { input: input('9901') }, options);
    world.pims.behave({ availability: 'down' });
    expect(await server.call(sample.vet, 'AddLocationPatient', { input: input('9901') }, options)).toEqual(first);
    expect(first.ok).toBe(true);
  });

  it('C-084 C-085 calls no PIMS and stores nothing where importing or PIMS is disabled', async () => {
    await feature(false);
    expect(await tryImport('9901')).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', message: 'Importing from PIMS is not enabled at this location.' },
    });
    await feature(true);
    await setUp('is_pims_enabled = false');
    expect(await tryImport('9901')).toMatchObject({ failure: { message: 'PIMS is not enabled at this location.' } });
    expect(world.asked).toEqual([]);
  });

  it('C-119 C-087 links by provider id under BITWERX and reads nothing else', async () => {
    const account = 'sample-bitwerx';
    await setUp(
      `pims_connection_type = 'BITWERX', pims_account_id = '${account}', pims_account_secret = ${encryptedSecret('secret-of-bitwerx')}`,
    );
    expect(await tryImport('9901')).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'input.pimsProviderId' }] },
    });
    const [{ id: known } = { id: '' }] = await server
      .data(sample.vet, 'searchPimsPatients', {
        input: { pimsAccountId: account, pimsConnectionType: 'BITWERX', name: 'Miso' },
      })
      .then(({ searchPimsPatients }) => searchPimsPatients);
    expect(await imported('', { pimsId: null, pimsProviderId: known })).toMatchObject({
      name: 'Miso',
      pimsProviderId: known,
      pimsConnectionType: 'BITWERX',
    });
    await setUp('pims_account_secret = null');
  });

  it("A-171 C-001 requires the right to add patients at one of the caller's locations", async () => {
    expect(await server.call(sample.denverVet, 'AddLocationPatient', { input: input('9901') })).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
    expect(world.asked).toEqual([]);
  });
});
