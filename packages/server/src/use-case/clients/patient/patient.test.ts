import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['AddLocationPatient']['variables']['input'];
type Update = Operations['UpdateLocationPatient']['variables']['input'];

describeOnOneDatabase('patients of a location', (make) => {
  let server: TestServer;
  let world: TestPracticeSystems;
  let clients: readonly string[];
  let vet: string;
  let staff: string;
  let elsewhere: { readonly client: string; readonly vet: string };
  const wren = '1';
  const own = async <R extends object>(sql: string) => await server.db.asOwner<R>(sql);
  const idsOf = async (sql: string) => (await own<{ id: string }>(sql)).map(({ id }) => id);
  const feature = (name: string, isOn: boolean) =>
    own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, '${name}', ${isOn})
      on conflict (location_id, feature) do update set is_on = excluded.is_on`);

  beforeAll(async () => {
    world = await startPracticeSystems();
    server = await startSampleServer(await make(), world.systems);
    clients = await idsOf(
      `select id::text from signa.client where location_id = 1 and is_active and not is_office_use order by id limit 3`,
    );
    const people = (where: string) =>
      idsOf(`select u.id::text as id from signa.location_user u join signa.role r on r.id = u.role_id where ${where}`);
    [vet = ''] = await people(`u.location_id = 1 and u.is_active and r.name = 'VET'`);
    [staff = ''] = await people(`u.location_id = 1 and r.name = 'STAFF'`);
    const [foreignVet = ''] = await people(`u.location_id = 3 and r.name = 'VET'`);
    const [foreignClient = ''] = await idsOf('select id::text from signa.client where location_id = 3 order by id');
    elsewhere = { client: foreignClient, vet: foreignVet };
    await feature('patientGender', true);
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });

  const clover = (): Input => ({
    locationId: wren,
    name: ' Clover ',
    speciesCode: 'canine',
    breedCode: 'canine-beagle',
    gender: 'S',
    birthdate: '2020-05-01',
    weight: 21.5,
    weightUnit: 'kg',
    allergies: [
      { code: 'allergy-beef', name: 'BEEF' },
      { code: 'other', name: ' Grass of the park ' },
    ],
    healthConditions: [{ code: 'condition-arthritis', name: 'Arthritis' }],
    currentMeds: [{ code: 'medication-carprofen', name: 'Carprofen' }],
    prescVetLocationUserId: vet,
    locationPatientClients: [{ locationClientId: clients[0] ?? '' }],
  });
  const tryAdd = (input: Partial<Input> = {}) =>
    server.call(sample.vet, 'AddLocationPatient', { input: { ...clover(), ...input } });
  const add = async (input: Partial<Input> = {}) =>
    (await server.data(sample.vet, 'AddLocationPatient', { input: { ...clover(), ...input } })).addLocationPatient;
  const tryUpdate = (input: Update) => server.call(sample.vet, 'UpdateLocationPatient', { input });
  const update = async (input: Update) =>
    (await server.data(sample.vet, 'UpdateLocationPatient', { input })).updateLocationPatient;
  const read = async (id: string) => (await server.data(sample.vet, 'getLocationPatient', { id })).locationPatient;
  const counted = async () =>
    (
      await own<{ n: number }>(
        `select (select count(*) from signa.patient)::int + (select count(*) from signa.patient_client)::int as n`,
      )
    )[0]?.n;
  const refused = (path: string, message: string) => ({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', message, issues: [{ path, message }] },
  });
  const inactive = { ok: false, failure: { code: 'BAD_USER_INPUT', message: 'Client is not active' } };

  describe('adding one', () => {
    it('C-156 C-159 C-195 C-061 C-062 C-069 C-070 C-083 C-120 C-206 C-208 stores it as it is read back, with links and list names', async () => {
      const [one = '', two = ''] = clients;
      const added = await add({ locationPatientClients: [{ locationClientId: one }, { locationClientId: two }] });
      expect(added).toMatchObject({
        locationId: wren,
        name: 'Clover',
        species: { code: 'canine', name: 'Canine', icon: 'dog' },
        breed: { code: 'canine-beagle', name: 'Beagle' },
        gender: 'S',
        birthdate: '2020-05-01',
        weight: 21.5,
        weightUnit: 'kg',
        weightRecorded: { at: expect.stringMatching(/^\d{4}-.*Z$/) as string, by: 'Dr. Maya Okafor' },
        isActive: true,
        isDeceased: false,
        deceasedDate: null,
        isOfficeUse: false,
        pimsId: null,
        pimsProviderId: null,
        pimsConnectionType: null,
        isPIMSImport: false,
        prescVetLocationUserId: vet,
        allergies: [
          { code: 'allergy-beef', name: 'Beef', kind: 'food', ingredients: null },
          { code: 'other', name: 'Grass of the park', kind: 'other', ingredients: null },
        ],
        healthConditions: [{ code: 'condition-arthritis', name: 'Arthritis' }],
        currentMeds: [{ code: 'medication-carprofen', name: 'Carprofen', isResolved: true }],
        locationPatientClients: [
          { locationClientId: one, isActive: true, isPrimary: true },
          { locationClientId: two, isActive: true, isPrimary: false },
        ],
      });
      expect(await read(added.id)).toEqual(added);
      const [audited] = await own(`select username from signa.audit_record where subject = 'patient:${added.id}'`);
      expect(audited).toBeDefined();
      const { locationClient } = await server.data(sample.vet, 'GetLocationClient', { id: one });
      expect(locationClient?.locationPatientClients.map(({ locationPatientId }) => locationPatientId)).toContain(
        added.id,
      );
    });

    it('C-067 C-061 requires no breed, weight, vet, or lists; the default unit is lbs', async () => {
      const { weightUnit: _unit, ...rest } = clover();
      const bare = {
        ...rest,
        breedCode: null,
        weight: null,
        allergies: null,
        healthConditions: null,
        currentMeds: null,
      };
      const { addLocationPatient } = await server.data(sample.vet, 'AddLocationPatient', {
        input: { ...bare, prescVetLocationUserId: null },
      });
      expect(addLocationPatient).toMatchObject({ breed: null, weight: null, weightUnit: 'lbs', allergies: [] });
      expect(addLocationPatient.weightRecorded).toBeNull();
    });

    it.each<[Partial<Input>, string, string]>([
      [{ name: ' ' }, 'name', 'This field is required'],
      [{ name: 'B@b' }, 'name', 'Should be alphabetical characters and Space'],
      [{ name: 'x'.repeat(61) }, 'name', 'Enter at most 60 characters'],
      [{ breedCode: 'feline-persian' }, 'breedCode', 'Select one of the breeds of this species.'],
      [{ gender: null }, 'gender', 'Select a gender.'],
      [
        { gender: 'N', speciesCode: 'avian', breedCode: null, healthConditions: [] },
        'gender',
        'Select one of the genders of this species.',
      ],
      [{ birthdate: null }, 'birthdate', 'Please select a birth date.'],
      [{ birthdate: '1899-12-31' }, 'birthdate', 'The birthday cannot be before 1900.'],
      [{ birthdate: '2999-01-01' }, 'birthdate', 'The birthday cannot be in the future.'],
      [{ weight: 10_000 }, 'weight', 'Weight must be between 0 and 9999.99'],
      [{ weightUnit: null }, 'weightUnit', 'Please provide weight Unit!'],
      [{ allergies: [{ code: 'moon', name: 'Moon' }] }, 'allergies.0', 'Select one of the listed entries.'],
      [
        { healthConditions: [{ code: 'condition-laminitis', name: 'Laminitis' }] },
        'healthConditions.0',
        'Select one of the listed entries.',
      ],
      [{ currentMeds: [{ code: 'other', name: 'x' }] }, 'currentMeds.0', 'Select one of the listed entries.'],
      [{ locationPatientClients: [] }, 'locationPatientClients', 'Choose a client for this patient.'],
      [{ locationPatientClients: null }, 'locationPatientClients', 'Choose a client for this patient.'],
    ])(
      'C-002 C-061 C-062 C-064 C-065 C-067 C-069 C-083 rejects %j with its message and stores nothing',
      async (input, path, message) => {
        const before = await counted();
        expect(await tryAdd(input)).toMatchObject(refused(path, message));
        expect(await counted()).toBe(before);
      },
    );

    it('C-061 C-002 rejects an unlisted species', async () => {
      const answer = await tryAdd({ speciesCode: 'dog', breedCode: null, healthConditions: [] });
      expect(answer).toMatchObject({
        failure: { issues: [{ path: 'speciesCode', message: 'Select one of the listed species.' }, {}] },
      });
    });

    it('C-070 rejects a vet who is staff, inactive, or at another location', async () => {
      const wrong = refused('prescVetLocationUserId', 'Select one of the vets of this location.');
      expect(await tryAdd({ prescVetLocationUserId: staff })).toMatchObject(wrong);
      expect(await tryAdd({ prescVetLocationUserId: elsewhere.vet })).toMatchObject(wrong);
      await own(`update signa.location_user set is_active = false where location_id = 1 and id = ${vet}`);
      const other = await server.call(sample.admin, 'AddLocationPatient', { input: clover() });
      await own(`update signa.location_user set is_active = true where location_id = 1 and id = ${vet}`);
      expect(other).toMatchObject(wrong);
    });

    it('C-052 C-083 rejects an inactive client, and does not link the active one sent along', async () => {
      const [one = '', two = ''] = clients;
      await own(`update signa.client set is_active = false where location_id = 1 and id = ${two}`);
      const before = await counted();
      const links = [{ locationClientId: one }, { locationClientId: two, isActive: false }];
      expect(await tryAdd({ locationPatientClients: links })).toMatchObject(inactive);
      expect(await counted()).toBe(before);
      await own(`update signa.client set is_active = true where location_id = 1 and id = ${two}`);
    });

    it('C-001 C-083 does not find clients or locations of another practice', async () => {
      const before = await counted();
      expect(await tryAdd({ locationPatientClients: [{ locationClientId: elsewhere.client }] })).toMatchObject({
        failure: { code: 'NOT_FOUND' },
      });
      expect(await tryAdd({ locationId: '3' })).toMatchObject({ failure: { code: 'FORBIDDEN' } });
      expect(await counted()).toBe(before);
    });

    it('C-052 leaves no active link with a client deactivated concurrently', async () => {
      const [one = ''] = clients;
      for (let round = 0; round < 8; round += 1) {
        const [added] = await Promise.all([
          tryAdd(),
          server.call(sample.admin, 'UpdateLocationClient', { input: { id: one, isActive: false } }),
        ]);
        if (!added.ok) expect(added).toMatchObject(inactive);
        const again = await tryAdd();
        expect(again).toMatchObject(inactive);
        await own(`update signa.client set is_active = true where location_id = 1 and id = ${one}`);
      }
    }, 120_000);

    it('C-002 stores one patient for one idempotency key, however often it is sent', async () => {
      const before = await counted();
      const key = { idempotencyKey: 'clover-once' };
      const input = clover();
      const answers = await Promise.all(
        [1, 2, 3].map(() => server.call(sample.vet, 'AddLocationPatient', { input }, key)),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await counted()).toBe((before ?? 0) + 2);
    });
  });

  describe('changing one', () => {
    it('C-071 C-160 keeps fields that are not sent', async () => {
      const before = await add();
      const after = await update({ id: before.id, name: ' Juno ', isActive: true });
      expect(after).toEqual({ ...before, name: 'Juno', version: before.version + 1 });
      expect(await read(before.id)).toEqual(after);
    });

    it('C-160 C-069 C-070 accepts every field of the form', async () => {
      const { id } = await add();
      const sent = {
        name: 'Maple',
        speciesCode: 'feline',
        breedCode: 'feline-persian',
        gender: 'N',
        birthdate: '2021-06-02',
        weight: 9.25,
        weightUnit: 'lbs' as const,
        prescVetLocationUserId: null,
      };
      const lists = {
        allergies: [{ code: 'allergy-egg', name: 'x' }],
        healthConditions: [{ code: 'condition-hyperthyroidism', name: 'x' }],
        currentMeds: [{ code: 'medication-methimazole', name: 'x' }],
      };
      const after = await update({ id, locationId: wren, ...sent, ...lists });
      const { speciesCode, breedCode, ...same } = sent;
      expect(after).toMatchObject({
        ...same,
        species: { code: speciesCode },
        breed: { code: breedCode },
        allergies: [{ code: 'allergy-egg', name: 'Egg', kind: 'food' }],
        healthConditions: [{ code: 'condition-hyperthyroidism', name: 'Hyperthyroidism' }],
        currentMeds: [{ code: 'medication-methimazole', name: 'Methimazole' }],
      });
      const emptied = await update({ id, breedCode: null, weight: null, allergies: [], healthConditions: null });
      expect(emptied).toMatchObject({ breed: null, weight: null, allergies: [], healthConditions: [] });
      expect(emptied.currentMeds).toHaveLength(1);
    });

    it.each<[Partial<Update>, string, string]>([
      [{ name: null }, 'name', 'This field is required'],
      [{ speciesCode: null }, 'speciesCode', 'Select one of the listed species.'],
      [{ gender: null }, 'gender', 'Select a gender.'],
      [{ birthdate: null }, 'birthdate', 'Please select a birth date.'],
      [{ deceasedDate: '2999-01-01' }, 'deceasedDate', 'The deceased date cannot be in the future.'],
      [{ deceasedDate: '1999-01-01' }, 'deceasedDate', 'The deceased date cannot be before the birth date.'],
      [{ breedCode: 'feline-persian' }, 'breedCode', 'Select one of the breeds of this species.'],
      [{ currentMeds: [{ code: 'moon', name: 'x' }] }, 'currentMeds.0', 'Select one of the listed entries.'],
      [{ prescVetLocationUserId: '1' }, 'prescVetLocationUserId', 'Select one of the vets of this location.'],
    ])(
      'C-002 C-071 C-068 C-069 C-070 P-337 rejects %j and stores nothing of the call',
      async (input, path, message) => {
        const before = await add();
        const id = path === 'prescVetLocationUserId' ? { prescVetLocationUserId: staff } : {};
        expect(await tryUpdate({ id: before.id, weight: 1, ...input, ...id })).toMatchObject(refused(path, message));
        expect(await read(before.id)).toEqual(before);
      },
    );

    it('C-064 another species clears what it does not offer', async () => {
      const { id } = await add({
        gender: 'N',
        healthConditions: [
          { code: 'condition-arthritis', name: 'Arthritis' },
          { code: 'condition-elbow-dysplasia', name: 'Elbow dysplasia' },
        ],
      });
      const cat = await update({ id, speciesCode: 'feline' });
      expect(cat).toMatchObject({
        species: { code: 'feline' },
        breed: null,
        gender: 'N',
        healthConditions: [{ code: 'condition-arthritis' }],
      });
      expect(await update({ id, speciesCode: 'avian' })).toMatchObject({ gender: null, breed: null });
      expect(await tryUpdate({ id, gender: 'N' })).toMatchObject(
        refused('gender', 'Select one of the genders of this species.'),
      );
    });

    it('C-064 C-069 C-071 C-208 unlisted stored values stay and do not block other changes', async () => {
      const { id } = await add();
      const free = [{ code: 'text', name: 'Grass of the park', kind: 'drug' }];
      await own(`update signa.patient set gender = 'N', species_code = 'avian', birthdate = null,
        allergies = '${JSON.stringify(free)}' where location_id = 1 and id = ${id}`);
      expect(await update({ id, gender: 'N', weight: 2, allergies: [{ code: 'text', name: '' }] })).toMatchObject({
        gender: 'N',
        weight: 2,
        allergies: free,
      });
    });

    it('C-068 keeps deceased date and flag consistent, and the patient stays active', async () => {
      const { id } = await add();
      expect(await update({ id, deceasedDate: '2026-01-02' })).toMatchObject({
        deceasedDate: '2026-01-02',
        isDeceased: true,
        isActive: true,
      });
      expect(await update({ id, deceasedDate: null })).toMatchObject({ deceasedDate: null, isDeceased: false });
      await update({ id, deceasedDate: '2026-01-02' });
      expect(await update({ id, isDeceased: false })).toMatchObject({ deceasedDate: null, isDeceased: false });
    });

    it('C-066 C-065 C-068 reads today from the calendar of the location', async () => {
      const { id } = await add();
      const inZone = (zone: string) => own(`update signa.location set time_zone = '${zone}' where id = 1`);
      const [usual] = await own<{ zone: string }>('select time_zone as zone from signa.location where id = 1');
      // The two are 25 hours apart: the later one always has a calendar day that is not today in the earlier one.
      const latest = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
      await inZone('Pacific/Pago_Pago');
      const birth = await tryUpdate({ id, birthdate: latest });
      const death = await tryUpdate({ id, deceasedDate: latest });
      await inZone('Pacific/Kiritimati');
      const there = await tryUpdate({ id, birthdate: latest, deceasedDate: latest });
      await inZone(usual?.zone ?? '');
      expect(birth).toMatchObject(refused('birthdate', 'The birthday cannot be in the future.'));
      expect(death).toMatchObject(refused('deceasedDate', 'The deceased date cannot be in the future.'));
      expect(there).toMatchObject({ ok: true });
    });

    it.each([{ pimsId: '9904' }, { name: 'Juno' }, { weight: 2, speciesCode: 'feline' }])(
      'C-076 declines pending requests, whatever else the call %j changes, linking included',
      async (beside) => {
        await own('update signa.location set is_pims_enabled = true where id = 1');
        await own(`update signa.patient set pims_id = null, pims_connection_type = null where pims_id = '9904'`);
        const { id } = await add();
        await own(`insert into signa.task (location_id, uuid, type, status, patient_id, client_id, product_id, created_at, origin)
          select 1, gen_random_uuid(), 'approval', 'PENDING', ${id}, ${clients[0] ?? ''}, min(id), now(), 'storefront' from signa.product`);
        await update({ id, ...beside, deceasedDate: '2026-01-02' });
        expect(
          await own(
            `select status, initiated_by as by, action_reason as reason from signa.task where patient_id = ${id}`,
          ),
        ).toEqual([{ status: 'VET_DECLINED', by: 'System', reason: 'Patient is deceased' }]);
      },
    );

    it('C-105 stores values taken over from the PIMS completely or not at all, including death and its decline', async () => {
      const { id } = await add();
      await own(`insert into signa.task (location_id, uuid, type, status, patient_id, client_id, product_id, created_at, origin)
        select 1, gen_random_uuid(), 'approval', 'PENDING', ${id}, ${clients[0] ?? ''}, min(id), now(), 'storefront' from signa.product`);
      const tasks = () => own(`select status, action_reason as reason from signa.task where patient_id = ${id}`);
      const before = await read(id);
      const taken = {
        id,
        weight: 48.5,
        weightUnit: 'lbs',
        birthdate: '2020-06-01',
        deceasedDate: '2026-01-02',
      } as const;
      expect(await tryUpdate({ ...taken, breedCode: 'feline-siamese' })).toMatchObject({ ok: false });
      expect([await read(id), await tasks()]).toEqual([before, [{ status: 'PENDING', reason: null }]]);
      await update({ ...taken, breedCode: null });
      expect(await read(id)).toMatchObject({ ...taken, breed: null, isDeceased: true });
      expect(await tasks()).toEqual([{ status: 'VET_DECLINED', reason: 'Patient is deceased' }]);
    });

    it('C-163 C-160 C-052 changes only the links that it names', async () => {
      const [one = '', two = '', three = ''] = clients;
      const { id } = await add();
      const after = await update({ id, locationPatientClients: [{ locationClientId: two, isPrimary: true }] });
      expect(after.locationPatientClients).toMatchObject([
        { locationClientId: one, isPrimary: false },
        { locationClientId: two, isPrimary: true },
      ]);
      await own(`update signa.client set is_active = false where location_id = 1 and id = ${three}`);
      expect(await tryUpdate({ id, name: 'No', locationPatientClients: [{ locationClientId: three }] })).toMatchObject(
        inactive,
      );
      await own(`update signa.client set is_active = true where location_id = 1 and id = ${three}`);
      expect(await read(id)).toEqual(after);
    });

    it('C-001 A-018 does not find a patient of another location', async () => {
      const { id } = await add();
      expect(await tryUpdate({ id, locationId: '3', name: 'Juno' })).toMatchObject({ failure: { code: 'FORBIDDEN' } });
      const [second] = await own<{ id: string }>(`select location_id::text as id from signa.location_user u
        join signa.app_user a on a.id = u.user_id where a.username = '${sample.vet}' and u.location_id <> 1 and u.is_active`);
      if (!second) throw new Error('The vet of the sample works at two locations');
      expect(await tryUpdate({ id, locationId: second.id, name: 'Juno' })).toMatchObject({
        failure: { code: 'NOT_FOUND' },
      });
    });

    it('A-171 requires the clients right for anything but weight and birth date', async () => {
      const { id } = await add();
      const rights = (canEdit: boolean) =>
        own(`update signa.role_module set can_edit = ${canEdit} where
          module_id in (select id from signa.module where name in ('clients', 'link')) and role_id = (select id from signa.role where name = 'STAFF')`);
      await rights(false);
      const call = (input: Update) => server.call(sample.staff, 'UpdateLocationPatient', { input });
      expect(await call({ id, birthdate: '2020-05-02', weight: 3, weightUnit: 'lbs' })).toMatchObject({ ok: true });
      const no = { failure: { code: 'FORBIDDEN' } };
      expect(await call({ id, name: 'Juno', weight: 3 })).toMatchObject(no);
      expect(await server.call(sample.staff, 'AddLocationPatient', { input: clover() })).toMatchObject(no);
      await rights(true);
    });
  });

  describe('linked with the PIMS', () => {
    const taken = 'Patient already imported from Pims. You have to update Patient details';

    it('C-085 C-089 C-159 C-064 requires importing, links once, and accepts any gender and no birth date', async () => {
      await feature('pimsImport', false);
      const sent = { pimsId: '9901', isPIMSImport: true };
      expect(await tryAdd(sent)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', message: 'Importing from PIMS is not enabled at this location.' },
      });
      await feature('pimsImport', true);
      const bird = { speciesCode: 'avian', breedCode: null, healthConditions: [], gender: 'N', birthdate: null };
      expect(await add({ ...sent, ...bird })).toMatchObject({
        pimsId: '9901',
        isPIMSImport: true,
        gender: 'N',
        birthdate: null,
        pimsConnectionType: expect.any(String) as string,
      });
      expect(await tryAdd(sent)).toMatchObject({ failure: { code: 'CONFLICT', message: taken } });
    });

    it('C-115 rejects a different provider id for a patient who already has one', async () => {
      await feature('pimsImport', true);
      const { id } = await add({ pimsProviderId: 'bx-904' });
      for (const pimsProviderId of ['bx-905', null])
        expect(await tryUpdate({ id, pimsProviderId })).toMatchObject(
          refused('pimsProviderId', 'The PIMS ID is set and cannot be changed'),
        );
      expect(await update({ id, pimsProviderId: ' bx-904 ', name: 'Juno' })).toMatchObject({
        name: 'Juno',
        pimsProviderId: 'bx-904',
      });
    });

    it('C-084 C-089 C-160 links a record with one patient, once', async () => {
      await feature('pimsImport', true);
      const [one, two] = [await add(), await add()];
      const answers = await Promise.all([one, two].map(({ id }) => tryUpdate({ id, pimsId: '9902' })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'CONFLICT', message: taken } });
      const linked = answers[0]?.ok ? one : two;
      expect(await tryUpdate({ id: linked.id, pimsId: null })).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
      expect(await read(linked.id)).toMatchObject({
        pimsId: '9902',
        pimsConnectionType: expect.any(String) as string,
      });
      await own('update signa.location set is_pims_enabled = false where id = 1');
      expect(await tryUpdate({ id: (linked === one ? two : one).id, pimsId: '9903' })).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', message: 'PIMS is not enabled at this location.' },
      });
      await own('update signa.location set is_pims_enabled = true where id = 1');
    });
  });
});
