import type { OperationName, Operations } from '@signa/core/contract';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

const unreachable = {
  code: 'PARTNER_UNREACHABLE',
  message: 'There was an error trying to connect to the partner. Please try again.',
};
const type = { pimsConnectionType: 'EZYVET' } as const;
const client = {
  ...{
    firstName: 'Eleanor',
    lastName: 'Whitfield',
    locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550177' }],
  },
  locationClientAddress: [
    { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' },
  ],
};
/** Ids that the simulated PIMS does not have. */
const unknown = { record: '424242', user: '99999' };

let world: TestPracticeSystems;
let server: TestServer;
let ids: { readonly client: string; readonly patient: string };
const user = '8';
const own = <R extends object>(sql: string) => server.db.asOwner<R>(sql);

beforeAll(async () => {
  world = await startPracticeSystems();
  server = await startSampleServer(await embeddedTestDatabase(), world.systems);
  await own(`insert into signa.feature_flag (location_id, feature, is_on) values (1, 'pimsImport', true)
    on conflict (location_id, feature) do update set is_on = true`);
  const added = await server.data(sample.vet, 'AddLocationClient', { locationId: '1', input: client });
  const { addLocationPatient } = await server.data(sample.vet, 'AddLocationPatient', {
    input: {
      ...{ locationId: '1', name: 'Anna', speciesCode: 'canine', gender: 'F', birthdate: '2020-01-01' },
      locationPatientClients: [{ locationClientId: added.addLocationClient.id }],
    },
  });
  ids = { client: added.addLocationClient.id, patient: addLocationPatient.id };
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  world.pims.behave({ availability: 'up' });
  await own('update signa.patient set pims_id = null, pims_connection_type = null where is_pims_import is not true');
  await own(`update signa.client set pims_id = null, pims_connection_type = null`);
  await own(`update signa.location_user set pims_id = null where id = ${user}`);
  world.asked.length = 0;
});

/** Every stored link, and the number of clients. */
const stored = () =>
  own(`select (select count(*)::int from signa.client) as clients, (select count(*)::int from signa.client where pims_id is not null) as linked,
    (select pims_id from signa.patient where id = ${ids.patient}) as patient,
    (select pims_id from signa.location_user where id = ${user}) as "user"`);

const call = <N extends OperationName>(name: N, variables: Operations[N]['variables'], as: string = sample.admin) =>
  server.call(as, name, variables);
const link = {
  AddLocationClient: (pimsId: string) => call('AddLocationClient', { locationId: '1', input: { ...client, pimsId } }),
  UpsertLocationClient: (pimsId: string) =>
    call('UpsertLocationClient', { locationId: '1', input: { ...client, pimsId } }),
  'UpsertLocationClient with an id': (pimsId: string) =>
    call('UpsertLocationClient', { locationId: '1', input: { id: ids.client, pimsId, ...type } }),
  'UpdateLocationClient of a link': (pimsId: string) =>
    call('UpdateLocationClient', { input: { id: ids.client, pimsId, ...type } }),
  'UpdateLocationClient of a typed id': (pimsId: string) =>
    call('UpdateLocationClient', { input: { id: ids.client, pimsId } }),
  UpdateLocationPatient: (pimsId: string) =>
    call('UpdateLocationPatient', { updatePatientId: ids.patient, input: { pimsId, ...type } }),
  UpdateLocationUser: async (pimsId: string) => {
    const found = await server.data(sample.support, 'GetLocationUser', { id: user });
    return call('UpdateLocationUser', { id: user, input: { version: found.locationUser?.version ?? 0, pimsId } });
  },
};
const known = {
  AddLocationClient: '7001',
  UpsertLocationClient: '7001',
  'UpsertLocationClient with an id': '7001',
  'UpdateLocationClient of a link': '7001',
  'UpdateLocationClient of a typed id': '7001',
  UpdateLocationPatient: '9001',
  UpdateLocationUser: '280',
} as const;
const names = Object.keys(link) as (keyof typeof link)[];

describe.each(names)('%s', (name) => {
  const wanted = name === 'UpdateLocationUser' ? unknown.user : unknown.record;
  const noun = name === 'UpdateLocationUser' ? 'user' : name === 'UpdateLocationPatient' ? 'patient' : 'client';

  it('C-092 does not link an id that the PIMS does not know', async () => {
    const before = await stored();
    const path = noun === 'user' ? 'input.pimsId' : 'pimsId';
    const message = `PIMS has no ${noun} with this PIMS ID.`;
    expect(await link[name](wanted)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', message, issues: [{ path, code: 'unknown', message }] },
    });
    expect(world.asked).not.toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('C-092 does not link while the PIMS is unreachable', async () => {
    const before = await stored();
    world.pims.behave({ availability: 'down' });
    expect(await link[name](known[name])).toMatchObject({ failure: unreachable });
    expect(await stored()).toEqual(before);
  });

  it('C-092 links an id that it knows', async () => {
    const before = await stored();
    expect(await link[name](known[name])).toMatchObject({ ok: true });
    expect(await stored()).not.toEqual(before);
  });
});

it('C-092 makes no request for a call that links nothing or repeats the current link', async () => {
  await link['UpdateLocationClient of a link']('7001');
  world.asked.length = 0;
  world.pims.behave({ availability: 'down' });
  for (const input of [{ firstName: 'Ellie' }, { firstName: 'Ellie', pimsId: '7001' }])
    expect(await call('UpdateLocationClient', { input: { id: ids.client, ...input } })).toMatchObject({ ok: true });
  expect(world.asked).toEqual([]);
});

it('C-092 makes no request for a caller who is not allowed to link', async () => {
  await own(`update signa.location set pims_account_id = '${samplePimsAccounts.ezyvet}' where id = 1`);
  const found = await server.data(sample.support, 'GetLocationUser', { id: user });
  const input = { version: found.locationUser?.version ?? 0, pimsId: known.UpdateLocationUser };
  expect(await call('UpdateLocationUser', { id: user, input }, sample.vet)).toMatchObject({
    failure: { code: 'FORBIDDEN' },
  });
  expect(
    await call('UpdateLocationClient', { input: { id: ids.client, pimsId: '7001' } }, sample.denverVet),
  ).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
  expect(world.asked).toEqual([]);
});
