import { partnerFaultTexts } from '@signa/core/pims';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

const own = { pimsAccountId: samplePimsAccounts.ezyvet, pimsConnectionType: 'EZYVET' } as const;
const refused = (code: string) => ({ failure: { code } });

let world: TestPracticeSystems;
let server: TestServer;
let wrenUuid: string;
beforeAll(async () => {
  world = await startPracticeSystems();
  server = await startSampleServer(await embeddedTestDatabase(), world.systems);
  const [row] = await server.db.asOwner<{ uuid: string }>('select uuid::text from signa.location where id = 1');
  wrenUuid = row?.uuid ?? '';
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  world.pims.behave({ availability: 'up' });
  world.asked.length = 0;
  server.reported.length = 0;
  await setUp({ is_pims_enabled: true, pims_account_id: own.pimsAccountId, pims_connection_type: 'EZYVET' });
});

async function setUp(values: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(values).map((name, at) => `${name} = $${at + 1}`);
  await server.db.asOwner(`update signa.location set ${columns.join(', ')} where id = 1`, Object.values(values));
}
const sync = (as: string, accountUuid: string, account: typeof own = own) =>
  server.call(as, 'syncPimsUsers', { ...account, accountUuid });

describe('PIMS connection of a location', () => {
  it('A-168 A-121 A-179 reports what is connected and its status', async () => {
    for (const as of [sample.admin, sample.vetadmin, sample.support]) {
      expect((await server.data(as, 'getInstallInformation', own)).installInformation).toEqual({
        pimsAccountId: own.pimsAccountId,
        practiceName: 'Wren Street Animal Hospital',
        pims: 'ezyVet',
        schedule: null,
      });
      expect((await server.data(as, 'getInstallStatus', own)).installStatus).toMatchObject({
        pimsAccountId: own.pimsAccountId,
        lastHeartbeat: expect.any(String) as string,
        extraction: null,
      });
    }
  });

  it('A-467 distinguishes an unknown account from an outage', async () => {
    const other = { ...own, pimsAccountId: 'nobody-here' };
    await setUp({ pims_account_id: other.pimsAccountId });
    const asked = await server.call(sample.support, 'getInstallStatus', other);
    expect(asked).toMatchObject({ failure: { message: partnerFaultTexts.unknownWithoutSecret } });
    await setUp({ pims_account_id: own.pimsAccountId });
    world.pims.behave({ availability: 'down' });
    expect(await server.call(sample.support, 'getInstallStatus', own)).toMatchObject({
      failure: { code: 'PARTNER_UNREACHABLE', message: partnerFaultTexts.outage },
    });
  });

  it('A-489 reports either cause when ezyVet rejects an account with a secret', async () => {
    const set = (pimsAccountSecret: string | null) =>
      server.data(sample.support, 'UpdateLocation', { updateLocationId: '1', input: { pimsAccountSecret } });
    const failing = async (account: typeof own | { pimsAccountId: string; pimsConnectionType: 'EZYVET' }) =>
      await server.call(sample.support, 'getInstallStatus', account);
    await set('guessed');
    const message = partnerFaultTexts.unknownOrWrongSecret;
    expect(await failing(own)).toMatchObject({ failure: { code: 'PARTNER_UNREACHABLE', message } });
    const other = { ...own, pimsAccountId: 'nobody-here' };
    await setUp({ pims_account_id: other.pimsAccountId });
    expect(await failing(other)).toMatchObject({ failure: { message } });
    await setUp({ pims_account_secret: null });
  });

  it('A-168 can be inspected before PIMS is enabled', async () => {
    await setUp({ is_pims_enabled: false });
    expect((await server.data(sample.admin, 'getInstallStatus', own)).installStatus.pimsAccountId).toBe(
      own.pimsAccountId,
    );
  });

  it('A-168 requires the right to view practice settings, at a location with this account', async () => {
    for (const name of ['getInstallInformation', 'getInstallStatus'] as const) {
      expect(await server.call(sample.staff, name, own)).toMatchObject(refused('FORBIDDEN'));
      expect(await server.call(sample.denverVet, name, own)).toMatchObject(refused('FORBIDDEN'));
      const other = { ...own, pimsAccountId: 'of-somebody-else' };
      expect(await server.call(sample.admin, name, other)).toMatchObject(refused('FORBIDDEN'));
      const otherType = { ...own, pimsConnectionType: 'DIGITAIL' } as const;
      expect(await server.call(sample.admin, name, otherType)).toMatchObject(refused('FORBIDDEN'));
    }
    expect(world.asked).toEqual([]);
  });

  it('A-121 C-092 is reported as unavailable while the system is down', async () => {
    world.pims.behave({ availability: 'down' });
    expect(await server.call(sample.admin, 'getInstallStatus', own)).toMatchObject({
      failure: {
        code: 'PARTNER_UNREACHABLE',
        message: 'There was an error trying to connect to the partner. Please try again.',
      },
    });
  });
});

describe('users of a PIMS', () => {
  it('A-154 A-179 are found by name and read by id', async () => {
    const { searchPimsUsers } = await server.data(sample.admin, 'searchPimsUsers', { ...own, name: ' okafor ' });
    expect(searchPimsUsers).toMatchObject([
      { ...own, pimsId: '201', displayName: 'Dr. Maya Okafor', isProvider: true, vetLicenseNumber: '012884' },
    ]);
    const all = (await server.data(sample.admin, 'searchPimsUsers', own)).searchPimsUsers;
    expect(all.length).toBeGreaterThan(8);
    expect((await server.data(sample.support, 'getPimsUser', { ...own, pimsId: ' 280 ' })).pimsUser).toMatchObject({
      displayName: 'Dr. Ines Vandermeer',
    });
    for (const pimsId of ['999', ' '])
      expect((await server.data(sample.admin, 'getPimsUser', { ...own, pimsId })).pimsUser).toBeNull();
  });

  it('A-154 are available to users who manage users, at a location with this account, where PIMS is enabled', async () => {
    for (const as of [sample.staff, sample.vet, sample.denverVet]) {
      expect(await server.call(as, 'searchPimsUsers', own)).toMatchObject(refused('FORBIDDEN'));
      expect(await server.call(as, 'getPimsUser', { ...own, pimsId: '201' })).toMatchObject(refused('FORBIDDEN'));
      expect(await sync(as, wrenUuid)).toMatchObject(refused('FORBIDDEN'));
    }
    await setUp({ is_pims_enabled: false });
    expect(await server.call(sample.admin, 'searchPimsUsers', own)).toMatchObject({
      failure: { code: 'FORBIDDEN', message: 'PIMS is not enabled at this location.' },
    });
    expect(await sync(sample.admin, wrenUuid)).toMatchObject(refused('FORBIDDEN'));
    expect(world.asked).toEqual([]);
  });

  it('A-132 are synced for the location of a uuid, counted, and audited', async () => {
    const answer = await server.data(sample.admin, 'syncPimsUsers', { ...own, accountUuid: wrenUuid });
    const { count, isSuccess } = answer.syncPimsUsers;
    expect([isSuccess, count > 8]).toEqual([true, true]);
    const [record] = await server.db.asOwner<{ username: string; subject: string; after: unknown }>(
      `select username, subject, after from signa.audit_record where operation = 'syncPimsUsers' order by sequence desc limit 1`,
    );
    expect(record).toEqual({ username: sample.admin, subject: 'location:1', after: { pimsUsers: count } });
  });

  it('A-132 are not synced without an account, for another location, or while the system is down', async () => {
    const [other] = await server.db.asOwner<{ uuid: string }>('select uuid::text from signa.location where id = 2');
    for (const uuid of [other?.uuid ?? '', '00000000-0000-4000-8000-000000000000'])
      expect(await sync(sample.admin, uuid)).toMatchObject(refused('FORBIDDEN'));
    await setUp({ pims_account_id: null });
    expect(await sync(sample.admin, wrenUuid)).toMatchObject(refused('FORBIDDEN'));
    expect(world.asked).toEqual([]);
    await setUp({ pims_account_id: own.pimsAccountId });
    world.pims.behave({ availability: 'down' });
    expect(await sync(sample.admin, wrenUuid)).toMatchObject(refused('PARTNER_UNREACHABLE'));
  });
});
