import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { answersEveryId } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['AddLocationClient']['variables']['input'];
type Update = Operations['UpdateLocationClient']['variables']['input'];

const home = {
  addressTypeId: 1,
  addressLine1: '18 Regent St',
  city: 'Saratoga Springs',
  state: 'new york',
  zip: '12866',
};
const eleanor: Input = {
  firstName: ' Eleanor ',
  lastName: 'Whitfield',
  email: ' Eleanor@Mail.example ',
  locationClientPhones: [
    { phoneTypeId: 1, phoneNumber: '518 555 0177' },
    { phoneTypeId: 2, phoneNumber: '5185550177' },
    { phoneTypeId: 3, phoneNumber: '555 0121' },
  ],
  locationClientAddress: [home],
};

describeOnOneDatabase('clients of a location', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make(), { EZYVET: answersEveryId });
  });
  afterAll(() => server.close());

  const wren = '1';
  const tryAdd = (input: Partial<Input>, locationId = wren) =>
    server.call(sample.vet, 'AddLocationClient', { locationId, input: { ...eleanor, ...input } });
  const add = async (input: Partial<Input> = {}) =>
    (await server.data(sample.vet, 'AddLocationClient', { locationId: wren, input: { ...eleanor, ...input } }))
      .addLocationClient;
  const tryUpdate = (input: Update) => server.call(sample.vet, 'UpdateLocationClient', { input });
  const update = async (input: Update) =>
    (await server.data(sample.vet, 'UpdateLocationClient', { input })).updateLocationClient;
  const read = async (id: string) => (await server.data(sample.vet, 'GetLocationClient', { id })).locationClient;
  const count = async () =>
    (await server.db.asOwner<{ n: number }>('select count(*)::int as n from signa.client'))[0]?.n;
  const refused = (path: string, message: string) => ({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', message, issues: [{ path, message }] },
  });
  const pims = (sql: string) => server.db.asOwner(sql);
  const importing = (isOn: boolean) =>
    pims(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'pimsImport', ${isOn})
      on conflict (location_id, feature) do update set is_on = excluded.is_on`);

  it('C-018 C-151 C-020 C-022 C-034 C-041 C-046 C-149 adds an active client and stores it as it is read back', async () => {
    const added = await add();
    expect(added).toMatchObject({
      firstName: 'Eleanor',
      lastName: 'Whitfield',
      email: 'eleanor@mail.example',
      isActive: true,
      pimsId: null,
      pimsConnectionType: null,
      phones: [
        { phoneTypeId: 1, phoneNumber: '5185550177', isActive: true },
        { phoneTypeId: 3, phoneNumber: '5550121', isActive: true },
      ],
      addresses: [{ addressLine1: '18 Regent St', addressLine2: null, state: 'NY', isActive: true }],
    });
    expect(await read(added.id)).toMatchObject({ id: added.id, phones: added.phones, addresses: added.addresses });
    const [audited] = await pims(`select username from signa.audit_record where subject = 'client:${added.id}'`);
    expect(audited).toBeDefined();
  });

  it('C-275 stores zip codes of another state and of no state unchanged', async () => {
    for (const zip of ['78701', '00000']) {
      const { id } = await add({ locationClientAddress: [{ ...home, zip }] });
      expect((await read(id))?.addresses).toMatchObject([{ state: 'NY', zip }]);
      const moved = await update({ id, locationClientAddress: [{ ...home, state: 'CA', zip }] });
      expect(moved.addresses.filter(({ isActive }) => isActive)).toMatchObject([{ state: 'CA', zip }]);
    }
  });

  it.each<[Partial<Input>, string, string]>([
    [{ firstName: ' ' }, 'firstName', 'This field is required'],
    [{ lastName: null }, 'lastName', 'This field is required'],
    [{ lastName: 'B@b' }, 'lastName', 'Should be alphabetical characters and Space'],
    [{ firstName: 'x'.repeat(61) }, 'firstName', 'Enter at most 60 characters'],
    [{ email: 'eleanor' }, 'email', 'Input is not a valid e-mail'],
    [{ locationClientPhones: [] }, 'locationClientPhones', 'At least 1 phone number is required'],
    [{ locationClientAddress: null }, 'locationClientAddress', 'Please enter at least 1 address'],
    [{ locationClientAddress: [home, home] }, 'locationClientAddress.1', 'Address: The address already exists'],
    [{ locationClientAddress: [{ ...home, zip: '1286' }] }, 'locationClientAddress.0.zip', 'Zip code must be 5 digits'],
    [{ locationClientAddress: [{ ...home, city: ' ' }] }, 'locationClientAddress.0.city', 'This field is required'],
    [
      { locationClientAddress: [{ ...home, addressLine1: ' ' }] },
      'locationClientAddress.0.addressLine1',
      'This field is required',
    ],
    [{ locationClientAddress: [{ ...home, zip: '' }] }, 'locationClientAddress.0.zip', 'This field is required'],
    [
      { locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '555012' }] },
      'locationClientPhones.0.phoneNumber',
      'Invalid phone number',
    ],
    [
      { locationClientPhones: [{ phoneTypeId: 6, phoneNumber: '5550121' }] },
      'locationClientPhones.0.phoneTypeId',
      'Choose one of the listed phone types',
    ],
  ])(
    'C-002 C-020 C-021 C-022 C-024 C-035 C-038 C-042 C-043 C-044 C-045 C-048 C-049 refuses %j and stores nothing',
    async (input, path, message) => {
      const before = await count();
      expect(await tryAdd(input)).toMatchObject(refused(path, message));
      expect(await count()).toBe(before);
    },
  );

  it('C-038 C-047 stores the type 0', async () => {
    const added = await add({
      locationClientPhones: [{ phoneTypeId: 0, phoneNumber: '5185550199' }],
      locationClientAddress: [{ ...home, addressTypeId: 0 }],
    });
    expect([added.phones[0]?.phoneTypeId, added.addresses[0]?.addressTypeId]).toEqual([0, 0]);
  });

  it('C-001 adds nothing at a location of another practice', async () => {
    const before = await count();
    expect(await tryAdd({}, '3')).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    expect(await count()).toBe(before);
  });

  it('C-152 C-025 changes only the fields sent; a list replaces the whole list, and entries keep their uuids', async () => {
    const { id, phones, addresses, version } = await add();
    const [cell, office] = phones;
    const after = await update({
      id,
      lastName: 'Castellanos',
      locationClientPhones: [
        { uuid: office?.uuid, phoneTypeId: 3, phoneNumber: '518 555 0121' },
        { phoneTypeId: 4, phoneNumber: '5185550186' },
      ],
    });
    expect(after).toMatchObject({
      firstName: 'Eleanor',
      lastName: 'Castellanos',
      email: 'eleanor@mail.example',
      addresses,
    });
    expect(after.version).toBe(version + 1);
    expect(after.phones).toMatchObject([
      { ...cell, isActive: false },
      { uuid: office?.uuid, phoneNumber: '5185550121', isActive: true },
      { phoneTypeId: 4, phoneNumber: '5185550186', isActive: true },
    ]);
    expect(
      await tryUpdate({
        id,
        locationClientPhones: [{ uuid: addresses[0]?.uuid, phoneTypeId: 1, phoneNumber: '5550121' }],
      }),
    ).toMatchObject(refused('locationClientPhones.0.uuid', 'This entry no longer exists. Reload the page.'));
  });

  it('C-020 C-024 validates the client as it would be after the write', async () => {
    const { id } = await add();
    expect(await tryUpdate({ id, locationClientPhones: [] })).toMatchObject(
      refused('locationClientPhones', 'At least 1 phone number is required'),
    );
    const bare = await update({
      id,
      isActive: false,
      firstName: null,
      locationClientPhones: [],
      locationClientAddress: [],
    });
    expect(bare).toMatchObject({
      isActive: false,
      firstName: null,
      phones: [{ isActive: false }, { isActive: false }],
    });
    const back = await tryUpdate({ id, isActive: true });
    expect(back).toMatchObject({
      failure: {
        issues: [{ path: 'firstName' }, { path: 'locationClientPhones' }, { path: 'locationClientAddress' }],
      },
    });
    expect(await read(id)).toMatchObject({ isActive: false });
  });

  it('C-085 C-023 C-089 C-115 C-153 links a client with one PIMS record where importing is enabled', async () => {
    await importing(false);
    const link = { pimsId: '4001-x', isPIMSImport: true };
    expect(await tryAdd(link)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', message: 'Importing from PIMS is not enabled at this location.' },
    });
    await importing(true);
    const imported = await add(link);
    const [{ type } = { type: null }] = await server.db.asOwner<{ type: string | null }>(
      'select pims_connection_type as type from signa.location where id = 1',
    );
    expect(type).not.toBeNull();
    expect(imported).toMatchObject({ pimsId: '4001-x', pimsConnectionType: type });
    const taken = { failure: { code: 'CONFLICT', message: 'This PIMS client is already linked to another client.' } };
    expect(await tryAdd(link)).toMatchObject(taken);

    const other = await add();
    expect(await tryUpdate({ id: other.id, pimsId: '4001-x' })).toMatchObject(taken);
    expect(await update({ id: other.id, pimsId: ' 4002-x ' })).toMatchObject({
      pimsId: '4002-x',
      pimsConnectionType: type,
    });
    for (const pimsId of ['4003-x', null])
      expect(await tryUpdate({ id: other.id, pimsId })).toMatchObject(
        refused('pimsId', 'The PIMS ID is set and cannot be changed'),
      );
    expect(await update({ id: other.id, pimsId: '4002-x', firstName: 'Ellie' })).toMatchObject({ firstName: 'Ellie' });
  });

  it('C-115 rejects a different provider id for a client who already has one', async () => {
    await importing(true);
    const { id } = await add({ pimsProviderId: 'bx-4' });
    for (const pimsProviderId of ['bx-5', null])
      expect(await tryUpdate({ id, pimsProviderId })).toMatchObject(
        refused('pimsProviderId', 'The PIMS ID is set and cannot be changed'),
      );
    expect(await read(id)).toMatchObject({ pimsProviderId: 'bx-4' });
    expect(await update({ id, pimsProviderId: ' bx-4 ', firstName: 'Ellie' })).toMatchObject({ firstName: 'Ellie' });
  });

  it('C-089 links a record once when two callers link it concurrently', async () => {
    await importing(true);
    const [one, two] = [await add(), await add()];
    for (let round = 0; round < 20; round += 1) {
      const pimsId = `once-${round}`;
      const answers = await Promise.all([
        tryUpdate({ id: one.id, pimsId }),
        tryUpdate({ id: two.id, pimsId }),
        tryAdd({ pimsId }),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers) if (!answer.ok) expect(answer.failure.code).toBe('CONFLICT');
      await pims(
        'update signa.client set pims_id = null, pims_connection_type = null where pims_id = ' + `'${pimsId}'`,
      );
    }
  });

  it('C-084 rejects a link where PIMS is disabled', async () => {
    const { id } = await add();
    const [before] = await pims('select is_pims_enabled as "isOn" from signa.location where id = 1');
    await pims('update signa.location set is_pims_enabled = false where id = 1');
    const off = { failure: { code: 'BAD_USER_INPUT', message: 'PIMS is not enabled at this location.' } };
    expect(await tryUpdate({ id, pimsId: '4005-x' })).toMatchObject(off);
    expect(await tryAdd({ pimsId: '4005-x' })).toMatchObject(off);
    await pims(
      `update signa.location set is_pims_enabled = ${String((before as { isOn: boolean | null }).isOn)} where id = 1`,
    );
  });
});
