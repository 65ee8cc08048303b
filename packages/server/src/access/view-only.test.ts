import { mutationNames } from '@signa/core/contract';
import { viewOnlyText } from '@signa/core/administration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reaching, type Records, recordsAt } from '../api/reaching.testing.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
let records: Records;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
  records = await recordsAt(server, sample.wren, sample.vet);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.asOwner('delete from signa.impersonation_entry');
  await server.db.asOwner('delete from signa.impersonation');
  await server.db.asOwner('delete from signa.support_consent');
});

const reason = 'Ticket 4711: a label prints twice';
const refusal = (code: string, message?: string) => ({ ok: false, failure: { code, ...(message && { message }) } });
const asVet = { impersonating: sample.vet };
const start = (username: string = sample.vet, given: string = reason) =>
  server.call(sample.support, 'StartImpersonation', { username, reason: given });
const unlock = () => server.data(sample.support, 'UnlockImpersonation', {}, asVet);
const label = () => `Label ${crypto.randomUUID().slice(0, 8)}`;
/** A change that the vet is allowed to make. */
const change = () =>
  server.call(
    sample.support,
    'AddShortcut',
    { input: { locationId: sample.wren, label: label(), details: 'Give once.', shortcutType: 'SIG' } },
    asVet,
  );
const changesAt = (locationId: string) =>
  server.db.asOwner('select count(*) from signa.audit_record where location_id = $1', [locationId]);

describe('starting', () => {
  it('A-280 requires a reason, which the practice can read', async () => {
    for (const given of ['', '  ', 'ab', 'x'.repeat(201)])
      expect(await start(sample.vet, given)).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'reason' }] },
      });
    expect(await start(sample.vet, `  ${reason} `)).toMatchObject({ ok: true });
    const { openImpersonation } = await server.data(sample.support, 'GetOpenImpersonation', {}, asVet);
    expect(openImpersonation).toMatchObject({ username: sample.vet, reason, unlockedUntil: null });
    const { impersonations } = await server.data(sample.admin, 'GetImpersonations', { locationId: sample.wren });
    expect(impersonations).toMatchObject({
      count: 1,
      data: [{ supportUsername: sample.support, supportName: 'Jonah Abernathy', username: sample.vet, reason }],
    });
  });

  it('A-281 lets support read everything the user can read, and call no mutation of the contract', async () => {
    await start();
    const before = await changesAt(sample.wren);
    for (const name of mutationNames) {
      const variables = reaching[name];
      if (variables === 'touches no practice' || name === 'UpdateLocationUser') continue;
      const answer = await server.call(sample.support, name, variables(records), asVet);
      expect([name, answer]).toMatchObject([name, refusal('FORBIDDEN', viewOnlyText)]);
    }
    const edited = { id: records.locationUserId, input: { displayName: 'Somebody Else' } };
    expect(await server.call(sample.support, 'UpdateLocationUser', edited, asVet)).toMatchObject(
      refusal('FORBIDDEN', viewOnlyText),
    );
    expect(await changesAt(sample.wren)).toEqual(before);
    expect(await server.call(sample.support, 'Prescriptions', { locationId: sample.wren }, asVet)).toMatchObject({
      ok: true,
    });
    const [own] = await server.db.asOwner<{ id: string }>(
      `select u.id::text as id from signa.location_user u join signa.app_user p on p.id = u.user_id
        where p.username = $1 and u.location_id = $2`,
      [sample.vet, sample.wren],
    );
    const switched = await server.call(sample.support, 'UpdateLocationUser', { id: own?.id ?? '', input: {} }, asVet);
    expect(switched).toMatchObject({ ok: true });
  });
});

describe('unlocking', () => {
  it("A-281 allows changes for ten minutes, limited to the user's own rights", async () => {
    await start();
    expect(await change()).toMatchObject(refusal('FORBIDDEN', viewOnlyText));
    const { unlockImpersonation } = await unlock();
    const minutes = (Date.parse(unlockImpersonation.unlockedUntil ?? '') - Date.parse(server.clock.now())) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await change()).toMatchObject({ ok: true });
    expect(
      await server.call(
        sample.support,
        'UpdateLocation',
        { updateLocationId: sample.wren, input: { HIN: '9' } },
        asVet,
      ),
    ).toMatchObject(refusal('FORBIDDEN'));
    server.clock.advanceMinutes(10);
    expect(await change()).toMatchObject(refusal('FORBIDDEN', viewOnlyText));
    await unlock();
    expect(await change()).toMatchObject({ ok: true });
    server.clock.advanceMinutes(-10);
  });

  it('A-281 can be locked again at once, for every tab', async () => {
    await start();
    await unlock();
    expect(await change()).toMatchObject({ ok: true });
    const { lockImpersonation } = await server.data(sample.support, 'LockImpersonation', {}, asVet);
    expect(lockImpersonation.unlockedUntil).toBeNull();
    expect(await change()).toMatchObject(refusal('FORBIDDEN', viewOnlyText));
  });

  it('A-281 never outlasts the impersonation', async () => {
    await start();
    server.clock.advanceMinutes(55);
    const { unlockImpersonation } = await unlock();
    expect(unlockImpersonation.unlockedUntil).toBe(unlockImpersonation.expiresAt);
    server.clock.advanceMinutes(5);
    expect(await change()).toMatchObject(refusal('IMPERSONATION_EXPIRED'));
    server.clock.advanceMinutes(-60);
  });

  it('A-281 applies to one impersonation: the next one starts locked, and without one there is nothing to unlock', async () => {
    expect(await server.call(sample.support, 'UnlockImpersonation', {})).toMatchObject(refusal('CONFLICT'));
    await start();
    await unlock();
    await server.data(sample.support, 'ExitImpersonation', {}, asVet);
    expect(await server.call(sample.support, 'LockImpersonation', {})).toMatchObject(refusal('CONFLICT'));
    await start();
    expect(await change()).toMatchObject(refusal('FORBIDDEN', viewOnlyText));
  });

  it('A-281 is available to support only, for their own impersonation', async () => {
    await start();
    for (const as of [sample.vet, sample.admin])
      for (const name of ['UnlockImpersonation', 'LockImpersonation', 'GetOpenImpersonation'] as const)
        expect(await server.call(as, name, {})).toMatchObject(refusal('FORBIDDEN'));
    expect(await server.call(sample.adminSupport, 'UnlockImpersonation', {})).toMatchObject(refusal('CONFLICT'));
    expect(await change()).toMatchObject(refusal('FORBIDDEN', viewOnlyText));
  });

  it('A-281 of two concurrent calls changes only the end time', async () => {
    await start();
    const [first, second] = await Promise.all([unlock(), unlock()]);
    expect(first.unlockImpersonation.id).toBe(second.unlockImpersonation.id);
    expect(await change()).toMatchObject({ ok: true });
  });
});

describe('recorded activity', () => {
  const recordOf = async () => {
    const { impersonations } = await server.data(sample.admin, 'GetImpersonations', { locationId: sample.wren });
    return impersonations.data[0];
  };
  const on = (page: string) => ({ ...asVet, headers: { 'portal-page': page } });

  it('A-282 A-434 contains pages, client reads, changes, and rejected attempts, each with a count', async () => {
    await start();
    const { clientId, patientId, prescriptionId } = records;
    const page = `/clients/profile/${clientId}`;
    await server.data(sample.support, 'GetLocationClient', { id: clientId }, on(page));
    await server.data(sample.support, 'GetLocationClient', { id: clientId }, on(page));
    await server.data(sample.support, 'getLocationPatient', { id: patientId }, asVet);
    await server.data(sample.support, 'GetPrescription', { id: prescriptionId }, asVet);
    await server.data(sample.support, 'LocationClientSearch', { locationId: sample.wren, filter: 'okaf' }, asVet);
    await server.data(sample.support, 'Species', {}, asVet);
    await change();
    await unlock();
    await change();
    await server.data(sample.support, 'LockImpersonation', {}, asVet);
    const record = await recordOf();
    const told = record?.entries.map(({ kind, operation, subject, page: at, times }) => [
      kind,
      operation,
      subject,
      at,
      times,
    ]);
    expect(told).toEqual([
      ['page', null, null, page, 2],
      ['read', 'GetLocationClient', `client:${clientId}`, page, 2],
      ['read', 'getLocationPatient', `patient:${patientId}`, null, 1],
      ['read', 'GetPrescription', `prescription:${prescriptionId}`, null, 1],
      ['read', 'LocationClientSearch', null, null, 1],
      ['refused', 'AddShortcut', null, null, 1],
      ['unlocked', null, null, null, 1],
      ['write', 'AddShortcut', expect.stringMatching(/^shortcut:\d+$/), null, 1],
      ['locked', null, null, null, 1],
    ]);
    const names = await server.db.asOwner<{ client: string; patient: string }>(
      `select (select concat_ws(' ', first_name, last_name) from signa.client where id = $1 and location_id = 1) as client,
        (select name from signa.patient where id = $2 and location_id = 1) as patient`,
      [clientId, patientId],
    );
    expect(record?.entries.map(({ kind, what }) => [kind, what])).toEqual([
      ['page', 'Clients › Client profile'],
      ['read', `Client ${names[0]?.client}: profile`],
      ['read', `Patient ${names[0]?.patient}: details`],
      ['read', expect.stringMatching(/^Prescription (?:Rx# [\d-]+|draft for .*): details$/)],
      ['read', 'Client search'],
      ['refused', 'Add a shortcut'],
      ['unlocked', ''],
      ['write', expect.stringMatching(/^Added a shortcut: Shortcut \w/)],
      ['locked', ''],
    ]);
    expect(record?.entries[1]?.subjectName).toBe(names[0]?.client);
    expect(record?.entries[2]?.subjectName).toBe(names[0]?.patient);
    expect(record?.entries.find(({ kind }) => kind === 'refused')?.reason).toBe(viewOnlyText);
    expect(JSON.stringify(record)).not.toContain('okaf');
  });

  it('A-434 contains the values before and after a change, and each change of several', async () => {
    await start();
    await unlock();
    const { clientId } = records;
    const client = async () =>
      (await server.data(sample.vet, 'GetLocationClient', { id: clientId })).locationClient ?? { email: null };
    const { email: first } = await client();
    const setEmail = (email: string) =>
      server.data(sample.support, 'UpdateLocationClient', { input: { id: clientId, email } }, asVet);
    await setEmail('ravi.new@mail.example');
    await setEmail('ravi.newest@mail.example');
    const entry = (await recordOf())?.entries.find(({ kind }) => kind === 'write');
    expect(entry).toMatchObject({ times: 2, what: expect.stringMatching(/^Changed a client: Client \w/) });
    expect(entry?.changes).toEqual([
      { field: 'Email', before: first, after: 'ravi.new@mail.example' },
      { field: 'Email', before: 'ravi.new@mail.example', after: 'ravi.newest@mail.example' },
    ]);
    await server.data(sample.support, 'ExitImpersonation', {}, asVet);
    const { unreadImpersonations } = await server.data(sample.vet, 'GetUnreadImpersonations', {});
    expect(unreadImpersonations[0]?.entries.find(({ kind }) => kind === 'write')?.changes).toHaveLength(2);
    await server.data(sample.vet, 'MarkImpersonationRead', { id: unreadImpersonations[0]?.id ?? '' });
  });

  it('A-282 contains no invalid page, and the call is rejected', async () => {
    await start();
    for (const page of ['clients', '/clients?name=Okafor', `/${'x'.repeat(200)}`])
      expect(await server.call(sample.support, 'Species', {}, on(page))).toMatchObject(refusal('BAD_USER_INPUT'));
    expect((await recordOf())?.entries).toEqual([]);
  });

  it('A-282 contains no everyday work, whatever page it names', async () => {
    await server.data(
      sample.vet,
      'LocationClientSearch',
      { locationId: sample.wren },
      { headers: { 'portal-page': '/dashboard' } },
    );
    expect(await server.db.asOwner('select 1 from signa.impersonation_entry')).toEqual([]);
  });

  it('A-283 can be read by users who manage users of the location, for that location only', async () => {
    await start();
    const { clientId } = records;
    await server.data(sample.support, 'GetLocationClient', { id: clientId }, asVet);
    const read = (as: string, locationId: string = sample.wren) => server.call(as, 'GetImpersonations', { locationId });
    expect(await read(sample.vetadmin)).toMatchObject({ ok: true });
    for (const as of [sample.staff, sample.vet, sample.support, sample.denverVet])
      expect([as, await read(as)]).toMatchObject([as, refusal('FORBIDDEN')]);
    expect(await read(sample.admin, sample.larkspur)).toMatchObject(refusal('FORBIDDEN'));
  });
});

describe('the impersonated user', () => {
  const unread = async (as: string = sample.vet) =>
    (await server.data(as, 'GetUnreadImpersonations', {})).unreadImpersonations;

  it('A-285 is notified afterwards of who, why, and which records, until they have read it', async () => {
    await start();
    const { clientId } = records;
    await server.data(sample.support, 'GetLocationClient', { id: clientId }, asVet);
    expect(await unread()).toEqual([]);
    await server.data(sample.support, 'ExitImpersonation', {}, asVet);
    const [told, ...others] = await unread();
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      supportName: 'Jonah Abernathy',
      reason,
      entries: [{ kind: 'read', subject: `client:${clientId}` }],
    });
    expect(await unread(sample.admin)).toEqual([]);
    await server.data(sample.vet, 'MarkImpersonationRead', { id: told?.id ?? '' });
    expect(await unread()).toEqual([]);
  });

  it('A-285 is also notified of an impersonation that expired', async () => {
    await start();
    server.clock.advanceMinutes(60);
    expect(await unread()).toHaveLength(1);
    server.clock.advanceMinutes(-60);
  });

  it('A-285 marks it as read themselves: no one else can, nor support while impersonating them', async () => {
    await start();
    const [open] = await server.db.asOwner<{ id: string }>('select id::text as id from signa.impersonation');
    const id = open?.id ?? '';
    await unlock();
    expect(await server.call(sample.support, 'MarkImpersonationRead', { id }, asVet)).toMatchObject(
      refusal('FORBIDDEN'),
    );
    expect(await server.call(sample.support, 'GetUnreadImpersonations', {}, asVet)).toMatchObject(refusal('FORBIDDEN'));
    expect(await server.call(sample.vet, 'MarkImpersonationRead', { id })).toMatchObject(refusal('NOT_FOUND'));
    await server.data(sample.support, 'ExitImpersonation', {}, asVet);
    expect(await server.call(sample.admin, 'MarkImpersonationRead', { id })).toMatchObject(refusal('NOT_FOUND'));
    expect(await unread()).toHaveLength(1);
  });
});

describe('consent of a location', () => {
  const consent = (isRequired: boolean, lastDay: string | null, as: string = sample.admin) =>
    server.call(as, 'UpdateSupportConsent', { locationId: sample.wren, input: { isRequired, lastDay } });
  const closed = refusal(
    'FORBIDDEN',
    'This practice must give its consent before support can work as its users. Ask the practice to give it under User Management › Support access.',
  );
  const today = () => server.clock.now().slice(0, 10);
  /** A user who works at Wren Street only. */
  const atWrenAlone = async (): Promise<string> => {
    const [found] = await server.db.asOwner<{ username: string }>(
      `select p.username from signa.app_user p join signa.location_user u on u.user_id = p.id
        where p.is_enabled_in_okta and p.username not in ($1, $2) group by p.id
        having array_agg(u.location_id) = array[1::bigint] and bool_and(u.is_active) order by p.id limit 1`,
      [sample.admin, sample.vet],
    );
    return found?.username ?? '';
  };

  it('A-284 is required where the location says so, and ends after its last day, ending an open impersonation there', async () => {
    expect(await consent(true, null)).toMatchObject({ ok: true });
    const username = await atWrenAlone();
    expect(await start(username)).toMatchObject(closed);
    expect(await consent(true, today())).toMatchObject({ ok: true });
    expect(await start(username)).toMatchObject({ ok: true });
    const look = () =>
      server.call(sample.support, 'Prescriptions', { locationId: sample.wren }, { impersonating: username });
    expect(await look()).toMatchObject({ ok: true });
    expect(await consent(true, null)).toMatchObject({ ok: true });
    expect(await look()).toMatchObject(refusal('FORBIDDEN'));
    expect(await consent(false, null)).toMatchObject({ ok: true });
    expect(await look()).toMatchObject({ ok: true });
  });

  it('A-284 closes that location only, and not others where the user works', async () => {
    await consent(true, null);
    const started = await start(sample.vet);
    const places = await server.db.asOwner<{ id: string }>(
      `select u.location_id::text as id from signa.location_user u join signa.app_user p on p.id = u.user_id
        where p.username = $1 and u.is_active and u.location_id <> 1`,
      [sample.vet],
    );
    expect(places.length).toBeGreaterThan(0);
    expect(started).toMatchObject({ ok: true, data: { startImpersonation: { locationId: places[0]?.id } } });
    const { userByUsername } = await server.data(sample.support, 'GetUserByUsername', { username: sample.vet }, asVet);
    expect(userByUsername?.locationsUsers.map(({ locationId }) => locationId)).toEqual(places.map(({ id }) => id));
    const reads = (locationId: string) => server.call(sample.support, 'Prescriptions', { locationId }, asVet);
    expect(await reads(sample.wren)).toMatchObject(refusal('FORBIDDEN'));
    expect(await reads(places[0]?.id ?? '')).toMatchObject({ ok: true });
  });

  it('A-284 is granted by users who edit the practice settings, never by support or while impersonating', async () => {
    for (const as of [sample.staff, sample.vet, sample.support])
      expect([as, await consent(true, null, as)]).toMatchObject([as, refusal('FORBIDDEN')]);
    await server.impersonate(sample.support, sample.admin);
    expect(
      await server.call(
        sample.support,
        'UpdateSupportConsent',
        { locationId: sample.wren, input: { isRequired: false } },
        { impersonating: sample.admin },
      ),
    ).toMatchObject(refusal('FORBIDDEN'));
    expect(await consent(true, '2020-01-01')).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'lastDay' }] },
    });
    const { supportConsent } = await server.data(sample.admin, 'GetSupportConsent', { locationId: sample.wren });
    expect(supportConsent).toEqual({ locationId: sample.wren, isRequired: false, until: null });
  });

  it('A-284 is audited', async () => {
    await consent(true, today());
    const [entry] = await server.db.asOwner(
      `select username, operation, after from signa.audit_record where location_id = 1 order by sequence desc limit 1`,
    );
    expect(entry).toMatchObject({
      username: sample.admin,
      operation: 'UpdateSupportConsent',
      after: { isRequired: true },
    });
  });
});
