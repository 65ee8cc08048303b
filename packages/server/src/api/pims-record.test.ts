import type { Operations } from '@signa/core/contract';
import { failureTexts } from '@signa/core/base';
import { pimsRefusalTexts } from '@signa/core/practice';
import { sampleGatewayAccount, samplePimsAccounts, samplePimsSecrets } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PimsAccountKey, PracticeSystems, CaretakerCriteria } from '../integration/pims/practice-system.js';
import { answersNoId, startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { encryptedSecret } from '../testing/test-secret-cipher.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

type Search = Operations['searchPimsCaretakers']['variables']['input'];
const own = { pimsAccountId: samplePimsAccounts.ezyvet, pimsConnectionType: 'EZYVET' } as const;

let world: TestPracticeSystems;
let server: TestServer;
/** Requests to the PIMS of type ACT, captured by a fake source. */
const heard: { readonly account: PimsAccountKey; readonly wanted: CaretakerCriteria }[] = [];
const listening: PracticeSystems = {
  ACT: {
    records: {
      searchCaretakers: (account, wanted) => {
        heard.push({ account, wanted });
        return Promise.resolve([]);
      },
      caretakersById: () => Promise.resolve([{ id: 'another' }]),
      searchPatients: () => Promise.resolve([]),
      patientsById: () => Promise.resolve([]),
    },
    account: answersNoId.account,
    prescribing: null,
  },
};
beforeAll(async () => {
  world = await startPracticeSystems();
  server = await startSampleServer(await embeddedTestDatabase(), { ...world.systems, ...listening });
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  world.pims.behave({ availability: 'up' });
  world.asked.length = 0;
  heard.length = 0;
  server.reported.length = 0;
  await server.openLookUps(sample.support, sample.wren);
  await setUp({
    is_pims_enabled: true,
    pims_account_id: own.pimsAccountId,
    pims_connection_type: 'EZYVET',
    pims_writeback_location_id: null,
  });
  await server.db.asOwner('update signa.location set pims_account_secret = null where id = 1');
  await server.db.asOwner('update signa.organization set is_pims_enabled = true where id = 1');
});

async function setUp(values: Readonly<Record<string, string | boolean | null>>): Promise<void> {
  const list = Object.keys(values).map((name, place) => `${name} = $${place + 2}`);
  await server.db.asOwner(`update signa.location set ${list.join(', ')} where id = $1`, [
    sample.wren,
    ...Object.values(values),
  ]);
}
const search = (input: Partial<Search>, as: string = sample.vet) =>
  server.call(as, 'searchPimsCaretakers', { input: { ...own, ...input } });

describe('clients of a PIMS', () => {
  it('C-167 C-196 C-094 are found with their patients', async () => {
    const { searchPimsCaretakers: found } = await server.data(sample.vet, 'searchPimsCaretakers', {
      input: { ...own, lastName: 'whitfield', firstName: ' ' },
    });
    expect(found).toMatchObject([
      {
        id: '7001',
        pimsAccountId: own.pimsAccountId,
        firstName: 'Eleanor',
        emails: [{ address: 'eleanor.castellanos@mail.example' }],
        patients: [{ name: 'Bartholomew', normalizedSpecies: 'feline', isDeceased: false }, { name: 'Clementine' }],
      },
    ]);
    // Matches as typed: names have more than an initial capital.
    const { searchPimsCaretakers: double } = await server.data(sample.vet, 'searchPimsCaretakers', {
      input: { ...own, lastName: 'kobayashi-r' },
    });
    expect(double.map(({ lastName }) => lastName)).toEqual(['Kobayashi-Reyes']);
    const { searchPimsCaretakers: none } = await server.data(sample.vet, 'searchPimsCaretakers', { input: own });
    expect(none).toEqual([]);
  });

  it("C-090 C-093 C-094 are requested by the filled fields, with the location's account, never the caller's", async () => {
    await setUp({ pims_connection_type: 'ACT', pims_account_id: 'act-1', pims_writeback_location_id: 'place-7' });
    await server.db.asOwner(
      `update signa.location set pims_account_secret = ${encryptedSecret('hidden')} where id = 1`,
    );
    const account = { pimsAccountId: 'act-1', pimsConnectionType: 'ACT', pimsAccountLocationId: 'mine' } as const;
    const answer = await search({
      ...account,
      phone: '(518) 555-0177',
      email: ' ',
      firstName: ' Ann ',
      patientName: null,
    });
    expect(answer.ok).toBe(true);
    expect(JSON.stringify(answer)).not.toContain('hidden');
    await search({ ...account, phone: '555-01', lastName: 'Lee' });
    expect(heard).toMatchObject([
      {
        account: { accountId: 'act-1', secret: 'hidden', placeId: 'place-7' },
        wanted: { firstName: 'Ann', phone: '5185550177' },
      },
      { wanted: { lastName: 'Lee' } },
    ]);
    expect(heard.map(({ wanted }) => Object.keys(wanted).sort())).toEqual([['firstName', 'phone'], ['lastName']]);
  });

  it('C-090 are read with the secret of the location', async () => {
    const accountId = sampleGatewayAccount('VETSPIRE');
    await setUp({ pims_connection_type: 'VETSPIRE', pims_account_id: accountId });
    const account = { pimsAccountId: accountId, pimsConnectionType: 'VETSPIRE' } as const;
    expect(await search({ ...account, lastName: 'Ashdown' })).toMatchObject({
      failure: { code: 'PARTNER_UNREACHABLE' },
    });
    const secret = encryptedSecret(samplePimsSecrets[accountId] ?? '');
    await server.db.asOwner(`update signa.location set pims_account_secret = ${secret} where id = 1`);
    expect(await search({ ...account, lastName: 'Ashdown', phone: ' 518.555.0254 ' })).toMatchObject({
      data: { searchPimsCaretakers: [{ lastName: 'Ashdown' }] },
    });
  });

  it('C-168 are read by id, null for an unknown one; without an id no request is made', async () => {
    const byId = (ids: { pimsId?: string; providerId?: string }) =>
      server.call(sample.vet, 'getPimsCaretakerById', { input: { ...own, ...ids } });
    expect(await byId({ pimsId: '7001' })).toMatchObject({
      data: { pimsCaretakerById: { lastName: 'Whitfield-Castellanos' } },
    });
    expect(await byId({ pimsId: '1' })).toMatchObject({ data: { pimsCaretakerById: null } });
    world.asked.length = 0;
    for (const ids of [{}, { pimsId: ' ' }, { providerId: '7001' }])
      expect(await byId(ids)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'input.pimsId' }] },
      });
    expect(world.asked).toEqual([]);
  });

  it('C-170 C-171 are read in one batch, without missing ones', async () => {
    const { pimsCaretakerList } = await server.data(sample.vet, 'getPimsCaretakerList', {
      ...own,
      pimsIds: ['7003', '1', '7001'],
    });
    expect(pimsCaretakerList.map(({ firstName }) => firstName)).toEqual(['Hana', 'Eleanor']);
    const { pimsPatientList } = await server.data(sample.vet, 'getPimsPatientList', { ...own, pimsIds: ['9003', '1'] });
    expect(pimsPatientList).toMatchObject([{ name: 'Otis' }]);
  });

  it('C-169 C-172 return their patients by client, by name, and by id', async () => {
    const { searchPimsPatients } = await server.data(sample.vet, 'searchPimsPatients', {
      input: { ...own, pimsCaretakerId: '7001', name: 'clem' },
    });
    expect(searchPimsPatients).toMatchObject([{ id: '9002', name: 'Clementine', currentWeightInPounds: 5.2 }]);
    const { pimsPatientById } = await server.data(sample.vet, 'getPimsPatientById', { ...own, pimsId: '9001' });
    expect(pimsPatientById).toMatchObject({ name: 'Bartholomew', currentWeight: 15.6 });
    expect(await server.call(sample.vet, 'getPimsPatientById', own)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'pimsId' }] },
    });
  });

  it('C-168 C-212 are rejected when they differ from the requested ids', async () => {
    await setUp({ pims_connection_type: 'ACT', pims_account_id: 'act-1' });
    const input = { pimsAccountId: 'act-1', pimsConnectionType: 'ACT', pimsId: '5' } as const;
    expect(await server.call(sample.vet, 'getPimsCaretakerById', { input })).toMatchObject({
      data: { pimsCaretakerById: null },
    });
  });
});

describe('access to a PIMS', () => {
  const refusal = async (asked: ReturnType<typeof search>) => {
    const answer = await asked;
    if (answer.ok) throw new Error('This must be refused');
    expect(world.asked).toEqual([]);
    return answer.failure;
  };

  it('C-001 C-090 A-170 is limited to the locations of the account; another account is rejected like an unknown one', async () => {
    await server.db.asOwner(
      `update signa.location set pims_account_id = 'larkspur-01', pims_connection_type = 'EZYVET' where id = 3`,
    );
    const foreign = await refusal(search({ pimsAccountId: 'larkspur-01', lastName: 'a' }));
    expect(foreign).toEqual(await refusal(search({ pimsAccountId: 'nobody', lastName: 'a' })));
    expect(foreign.code).toBe('FORBIDDEN');
    expect(await refusal(search({ pimsConnectionType: 'ACT', lastName: 'a' }))).toEqual(foreign);
  });

  it.each([
    ['the location has PIMS off', `update signa.location set is_pims_enabled = false where id = 1`],
    ['the organization has PIMS off', `update signa.organization set is_pims_enabled = false where id = 1`],
  ])('C-084 is rejected for the practice when %s', async (_, change) => {
    await server.db.asOwner(change);
    expect(await refusal(search({ lastName: 'a' }))).toMatchObject({
      code: 'FORBIDDEN',
      message: pimsRefusalTexts.off,
    });
  });

  it('C-084 is allowed for an unset location whose organization has it enabled', async () => {
    await setUp({ is_pims_enabled: null });
    expect(await search({ lastName: 'Whitfield' })).toMatchObject({ ok: true });
  });

  it('C-128 C-131 A-170 is allowed for support at every practice, whether PIMS is enabled or not', async () => {
    await setUp({ is_pims_enabled: false });
    expect(await search({ lastName: 'Whitfield' }, sample.support)).toMatchObject({
      data: { searchPimsCaretakers: [{ id: '7001' }] },
    });
    expect(await server.call(sample.support, 'getPimsPatientList', { ...own, pimsIds: ['9001'] })).toMatchObject({
      ok: true,
    });
    const refused = await server.call(sample.support, 'searchPimsPatients', { input: { ...own, name: 'a' } });
    expect(refused).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  });
});

it('C-092 fails with one message when the system is unreachable, and logs the cause', async () => {
  world.pims.behave({ availability: 'down' });
  const answer = await search({ lastName: 'Whitfield' });
  expect(answer).toMatchObject({ failure: { code: 'PARTNER_UNREACHABLE', message: failureTexts.PARTNER_UNREACHABLE } });
  expect(failureTexts.PARTNER_UNREACHABLE).toBe(
    'There was an error trying to connect to the partner. Please try again.',
  );
  expect(JSON.stringify(answer)).not.toMatch(/503|127\.0\.0\.1|maintenance/);
  expect(String(server.reported.at(-1))).toContain('answered 503');
});

describe('the local counterpart of a record', () => {
  const client = (variables: Operations['GetLocationClientByPimsId']['variables'], as: string = sample.vet) =>
    server.call(as, 'GetLocationClientByPimsId', variables);
  const patient = (variables: Operations['GetLocationPatientByPimsId']['variables'], as: string = sample.vet) =>
    server.call(as, 'GetLocationPatientByPimsId', variables);
  const { pimsAccountId } = own;

  it('C-150 is the client linked with it, or null', async () => {
    expect(await client({ pimsAccountId, pimsId: '7001' })).toMatchObject({
      data: {
        locationClientByPimsId: {
          firstName: 'Eleanor',
          pimsId: '7001',
          phones: [{ phoneType: { description: 'Cell' } }],
        },
      },
    });
    expect(await client({ pimsAccountId, pimsId: '7006' })).toMatchObject({ data: { locationClientByPimsId: null } });
    expect(await client({ pimsAccountId, pimsId: '7001', locationId: sample.wren })).toMatchObject({
      data: { locationClientByPimsId: { firstName: 'Eleanor' } },
    });
    expect(await client({ pimsAccountId: 'nobody', pimsId: '7001' })).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  });

  it('C-157 is the patient linked with it, or null', async () => {
    const at = { pimsAccountId, locationId: sample.wren };
    expect(await patient({ ...at, pimsId: '9003' })).toMatchObject({
      data: { locationPatientByPimsId: { name: 'Otis' } },
    });
    expect(await patient({ ...at, pimsId: '1' })).toMatchObject({ data: { locationPatientByPimsId: null } });
    expect(await patient({ ...at, pimsId: '9003', locationId: sample.larkspur })).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
  });

  it('C-087 C-150 C-157 is matched by provider id under BITWERX, and only to a record of the same system', async () => {
    await setUp({ pims_connection_type: 'BITWERX' });
    expect(await client({ pimsAccountId, pimsId: '7001' })).toMatchObject({ data: { locationClientByPimsId: null } });
    await server.db.asOwner(
      `update signa.client set pims_provider_id = 'bx-1', pims_connection_type = 'BITWERX' where id = 2`,
    );
    await server.db.asOwner(
      `update signa.patient set pims_provider_id = 'bx-2', pims_connection_type = 'BITWERX' where id = 3`,
    );
    expect(await client({ pimsAccountId, pimsId: 'bx-1' })).toMatchObject({
      data: { locationClientByPimsId: { id: '2' } },
    });
    expect(await patient({ pimsAccountId, pimsId: 'bx-2', locationId: sample.wren })).toMatchObject({
      data: { locationPatientByPimsId: { id: '3' } },
    });
    await server.db.asOwner(
      `update signa.client set pims_provider_id = null, pims_connection_type = 'EZYVET' where id = 2`,
    );
    await server.db.asOwner(
      `update signa.patient set pims_provider_id = null, pims_connection_type = 'EZYVET' where id = 3`,
    );
  });

  it('C-131 A-170 is returned to support for every practice', async () => {
    expect(await client({ pimsAccountId, pimsId: '7001' }, sample.support)).toMatchObject({
      data: { locationClientByPimsId: { firstName: 'Eleanor' } },
    });
    expect(await patient({ pimsAccountId, pimsId: '9003', locationId: sample.wren }, sample.support)).toMatchObject({
      data: { locationPatientByPimsId: { name: 'Otis' } },
    });
  });
});
