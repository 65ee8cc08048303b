import {
  consentPage,
  lookUpMinutes,
  permissionTable,
  supportLookUps,
  supportSearches,
} from '@signa/core/administration';
import { type OperationName, type Operations, queryNames } from '@signa/core/contract';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';
import { openContract } from './contract.js';
import { resolvers } from './resolve/resolvers.js';
import { openConcernsClients } from './concerns-clients.js';

let server: TestServer;
let practiceSystems: TestPracticeSystems;
beforeAll(async () => {
  practiceSystems = await startPracticeSystems();
  server = await startSampleServer(await embeddedTestDatabase(), practiceSystems.systems);
});
afterAll(async () => {
  await server.close();
  await practiceSystems.close();
});
beforeEach(async () => {
  await server.db.asOwner('delete from signa.audit_record');
  await server.db.asOwner('delete from signa.audit_head');
  await server.db.asOwner('delete from signa.support_consent');
});

const account = { pimsAccountId: samplePimsAccounts.ezyvet, pimsConnectionType: 'EZYVET' as const };
const locationId = sample.wren;
/** Each look-up of a client, a patient, or their records at Wren Street, with the record that the audit names. */
const calls: Readonly<Record<keyof typeof supportLookUps, readonly [variables: object, record: string]>> = {
  LocationClientSearch: [{ locationId, filter: 'Hana' }, 'Location Wren Street Animal Hospital'],
  GetLocationClientByPimsId: [{ ...account, pimsId: '7003', locationId }, 'Client Hana Kobayashi'],
  GetLocationPatientByPimsId: [{ ...account, pimsId: '9001', locationId }, 'Patient Bartholomew'],
  searchPimsCaretakers: [{ input: { ...account, lastName: 'Kobayashi' } }, 'Location Wren Street Animal Hospital'],
  getPimsCaretakerList: [{ ...account, pimsIds: ['7003'] }, 'Location Wren Street Animal Hospital'],
  getPimsCaretakerById: [{ input: { ...account, pimsId: '7003' } }, 'Location Wren Street Animal Hospital'],
  getPimsPatientList: [{ ...account, pimsIds: ['9001'] }, 'Location Wren Street Animal Hospital'],
  GetPimsDifferences: [{ clientId: '3' }, 'Client Hana Kobayashi'],
  RecordTimeline: [{ noun: 'client', name: '3' }, 'Client Hana Kobayashi'],
  GetRecordAccess: [
    { username: sample.vet, operation: 'UpdateLocationClient', record: 'client:3' },
    'Client Hana Kobayashi',
  ],
  WaitingRequests: [{ locationId }, 'Location Wren Street Animal Hospital'],
  GetAudit: [{ locationId, take: 1 }, 'Location Wren Street Animal Hospital'],
  GetAuditChain: [{ locationId }, 'Location Wren Street Animal Hospital'],
};
const names = Object.keys(supportLookUps) as (keyof typeof supportLookUps)[];
const call = (name: keyof typeof supportLookUps, as: string = sample.support, options = {}) =>
  server.call(as, name, calls[name][0] as Operations[typeof name]['variables'], options);
const entries = async (take = 50) => (await server.data(sample.admin, 'GetAudit', { locationId, take })).audit.data;
const open = (reason = 'Ticket 4711', as: string = sample.support) =>
  server.call(as, 'OpenSupportAccess', { locationId, reason });
const consent = (isRequired: boolean, lastDay: string | null = null) =>
  server.data(sample.vetadmin, 'UpdateSupportConsent', { locationId, input: { isRequired, lastDay } });

describe('look-ups by support', () => {
  const concernsClients = openConcernsClients(openContract(resolvers));

  it('A-430 cover all operations through which support reads client and patient data', () => {
    const isForSupport = (name: OperationName): boolean => permissionTable[name].support !== 'no';
    const read = queryNames.filter((name) => isForSupport(name) && concernsClients(name));
    expect([...names, ...Object.keys(supportSearches)]).toEqual(expect.arrayContaining(read));
    for (const name of names) expect(isForSupport(name)).toBe(true);
  });

  it.each(names)('A-429 %s requires the reason first, and names the location', async (name) => {
    expect(await call(name)).toMatchObject({
      ok: false,
      failure: {
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^Enter why you need to look up records of Wren Street Animal Hospital: /),
        data: { lookUpLocationId: locationId },
      },
    });
    expect(await entries()).toEqual([]);
  });

  it.each(names)("A-430 %s is in the practice's audit with reason and record", async (name) => {
    await open('  Ticket 4711 ');
    expect(await call(name)).toMatchObject({ ok: true });
    const [entry, opened, ...others] = await entries();
    expect(others).toEqual([]);
    expect(opened).toMatchObject({ operation: 'OpenSupportAccess', username: sample.support });
    expect(entry).toMatchObject({ operation: name, action: supportLookUps[name], record: calls[name][1] });
    expect(entry?.changes).toContainEqual({ field: 'Reason', before: null, after: 'Ticket 4711' });
    expect(entry?.username).toBe(sample.support);
  });

  it.each(names)('A-431 %s is rejected without the consent that the practice requires', async (name) => {
    await open();
    await consent(true);
    const refused = { ok: false, failure: { code: 'FORBIDDEN', message: expect.stringContaining(consentPage) } };
    expect(await call(name)).toMatchObject(refused);
    expect(await open()).toMatchObject(refused);
    await consent(true, server.clock.now().slice(0, 10));
    expect(await call(name)).toMatchObject({ ok: true });
  });

  it('A-430 names what the PIMS reported', async () => {
    await open();
    await call('getPimsPatientList');
    const [entry] = await entries(1);
    expect(entry?.changes).toContainEqual({ field: 'Shown', before: null, after: 'Bartholomew' });
  });

  it('A-430 does not extend timelines', async () => {
    await open();
    await call('RecordTimeline');
    const { recordTimeline } = await server.data(sample.support, 'RecordTimeline', { noun: 'client', name: '3' });
    const words = Object.values(supportLookUps) as readonly string[];
    expect(recordTimeline?.entries.filter(({ what }) => words.includes(what))).toEqual([]);
    expect((await entries()).filter(({ operation }) => operation === 'RecordTimeline')).toHaveLength(2);
  });

  it('A-431 for an account that two locations share is rejected when one of them does not allow support', async () => {
    const share = (account: string | null, type: string | null) =>
      server.db.asOwner('update signa.location set pims_account_id = $1, pims_connection_type = $2 where id = 2', [
        account,
        type,
      ]);
    const [before] = await server.db.asOwner<{ account: string | null; type: string | null }>(
      'select pims_account_id as account, pims_connection_type as type from signa.location where id = 2',
    );
    await share(account.pimsAccountId, account.pimsConnectionType);
    await open();
    expect(await call('searchPimsCaretakers')).toMatchObject({ ok: true });
    await server.db.asOwner('insert into signa.support_consent (location_id, is_required) values (2, true)');
    expect(await call('searchPimsCaretakers')).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN', message: expect.stringContaining(consentPage) },
    });
    // What belongs only to the other location is still accessible.
    expect(await call('RecordTimeline')).toMatchObject({ ok: true });
    await share(before?.account ?? null, before?.type ?? null);
  });

  it("A-532 read the practice's audit, and are recorded once for each reason", async () => {
    await server.data(sample.vetadmin, 'UpdateSupportConsent', { locationId, input: { isRequired: false } });
    const readAs = async (record: string | null = null) =>
      (await server.data(sample.support, 'GetAudit', { locationId, record, take: 50 })).audit.data;
    const readings = async () => (await entries()).filter(({ operation }) => operation === 'GetAudit');
    await open('Ticket 4711');
    const first = await readAs();
    expect(first.map(({ operation }) => operation)).toEqual(['OpenSupportAccess', 'UpdateSupportConsent']);
    expect(first.at(-1)?.changes).toEqual((await entries()).at(-1)?.changes);
    for (const record of [null, 'location:1']) await readAs(record);
    expect(await readings()).toHaveLength(1);
    server.clock.advanceMinutes(1);
    await open('Ticket 4712');
    await readAs();
    expect((await readings()).map(({ changes }) => changes.find(({ field }) => field === 'Reason')?.after)).toEqual([
      'Ticket 4712',
      'Ticket 4711',
    ]);
    // Another support user gives their own reason.
    expect(await call('GetAudit', sample.adminSupport)).toMatchObject({ ok: false });
    await open('Ticket 4713', sample.adminSupport);
    await call('GetAudit', sample.adminSupport);
    expect(await readings()).toHaveLength(3);
    const { auditChain } = await server.data(sample.support, 'GetAuditChain', { locationId });
    expect(auditChain).toMatchObject({ brokenAt: null, records: (await entries()).length - 1 });
    server.clock.advanceMinutes(-1);
  });

  it("A-532 read only the location's own audit", async () => {
    await open('Ticket 4711');
    expect(await server.call(sample.support, 'GetAudit', { locationId: sample.larkspur })).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN', data: { lookUpLocationId: sample.larkspur } },
    });
  });

  it('A-430 stores no search text', async () => {
    await open();
    await call('LocationClientSearch');
    const { audit } = await server.data(sample.admin, 'GetAudit', { locationId, take: 1, raw: true });
    expect(JSON.stringify(audit.data)).not.toContain('Hana');
  });
});

describe('look-up reason', () => {
  it('A-429 is valid for an hour, at its location, for the user who gave it', async () => {
    await open();
    expect(await call('RecordTimeline', sample.adminSupport)).toMatchObject({ ok: false });
    server.clock.advanceMinutes(lookUpMinutes - 1);
    expect(await call('RecordTimeline')).toMatchObject({ ok: true });
    const access = async () => (await server.data(sample.support, 'GetSupportAccess', { locationId })).supportAccess;
    expect(await access()).toMatchObject({ reason: 'Ticket 4711' });
    server.clock.advanceMinutes(1);
    expect(await call('RecordTimeline')).toMatchObject({ ok: false });
    expect(await access()).toBeNull();
    server.clock.advanceMinutes(-lookUpMinutes);
  });

  it('A-429 has 3 to 200 characters and is given by support only', async () => {
    const wrong = { ok: false, failure: { code: 'BAD_USER_INPUT' } };
    for (const reason of ['', '  47 ', 'x'.repeat(201)]) expect(await open(reason)).toMatchObject(wrong);
    const denied = { ok: false, failure: { code: 'FORBIDDEN' } };
    expect(await open('Ticket 4711', sample.vetadmin)).toMatchObject(denied);
    await server.impersonate(sample.support, sample.vetadmin);
    const input = { locationId, reason: 'Ticket 4711' };
    const as = { impersonating: sample.vetadmin };
    expect(await server.call(sample.support, 'OpenSupportAccess', input, as)).toMatchObject(denied);
    await server.data(sample.support, 'ExitImpersonation', {}, as);
  });

  it('A-429 A-430 is not required of the practice itself, whose reads are not audited', async () => {
    expect(await call('LocationClientSearch', sample.vetadmin)).toMatchObject({ ok: true });
    expect(await entries()).toEqual([]);
  });
});
