import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.asOwner('delete from signa.impersonation_entry');
  await server.db.asOwner('delete from signa.impersonation');
});

const reason = 'Ticket 4711';
const start = (username: string, as: string = sample.support) =>
  server.call(as, 'StartImpersonation', { username, reason });
const refusal = (code: string, message?: string) => ({ ok: false, failure: { code, ...(message && { message }) } });
const stored = () =>
  server.db.asOwner<{
    support_username: string;
    username: string;
    ended_by: string | null;
    ended_at: string | null;
    expires_at: string;
  }>('select * from signa.impersonation order by id');

describe('starting', () => {
  it('A-057 A-059 A-063 returns where the target works, lasts an hour, and is audited', async () => {
    const { startImpersonation } = await server.data(sample.support, 'StartImpersonation', {
      username: 'VET@signa.test',
      reason,
    });
    expect(startImpersonation).toMatchObject({
      username: sample.vet,
      locationUserId: '1',
      userLocationRoleId: '3',
      locationId: sample.wren,
    });
    expect(Date.parse(startImpersonation.expiresAt) - Date.parse(server.clock.now())).toBeGreaterThan(59 * 60_000);
    expect(Date.parse(startImpersonation.expiresAt) - Date.parse(server.clock.now())).toBeLessThanOrEqual(60 * 60_000);
    expect(await stored()).toMatchObject([{ support_username: sample.support, username: sample.vet, ended_at: null }]);
    const [record] = await server.db.asOwner(
      `select username, operation, after from signa.audit_record order by sequence desc limit 1`,
    );
    expect(record).toMatchObject({
      username: sample.support,
      operation: 'StartImpersonation',
      after: { username: sample.vet, supportUsername: sample.support },
    });
  });

  it('A-056 rejects impersonating oneself, and a second one while one is open', async () => {
    expect(await start(' Support@Signa.test ')).toMatchObject(refusal('FORBIDDEN', 'You cannot impersonate yourself'));
    await start(sample.vet);
    expect(await start(sample.staff)).toMatchObject(
      refusal('FORBIDDEN', 'You cannot impersonate further while impersonating'),
    );
    const nested = await server.call(
      sample.support,
      'StartImpersonation',
      { username: sample.staff, reason },
      { impersonating: sample.vet },
    );
    expect(nested).toMatchObject(refusal('FORBIDDEN', 'You cannot impersonate further while impersonating'));
    expect(await stored()).toHaveLength(1);
  });

  it('A-059 starts one of two concurrent calls', async () => {
    const answers = await Promise.all([start(sample.vet), start(sample.staff), start(sample.admin)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('A-057 requires an enabled target with an active assignment', async () => {
    for (const username of ['nobody@signa.test', 'beth.maddox@signa.test', sample.adminSupport]) {
      expect(await start(username)).toMatchObject(
        refusal('BAD_USER_INPUT', 'This user is disabled or has no active location, so nobody can impersonate them.'),
      );
    }
  });

  it('A-148 is available to support users only', async () => {
    for (const as of [sample.vet, sample.admin]) {
      expect(await start(sample.staff, as)).toMatchObject(refusal('FORBIDDEN'));
      expect(await server.call(as, 'ExitImpersonation', {})).toMatchObject(refusal('FORBIDDEN'));
    }
    expect(await start(sample.staff, sample.adminSupport)).toMatchObject({ ok: true });
  });
});

describe('impersonation header', () => {
  const drafts = (as: string, impersonating: string) =>
    server.call(as, 'Prescriptions', { locationId: sample.wren }, { impersonating });

  it("A-014 A-062 lets support act as the target, with the target's permissions only", async () => {
    await start(sample.staff);
    expect(await drafts(sample.support, 'STAFF@signa.test')).toMatchObject({ ok: true });
    const { userByUsername } = await server.data(
      sample.support,
      'GetUserByUsername',
      { username: sample.staff },
      { impersonating: sample.staff },
    );
    expect(userByUsername?.username).toBe(sample.staff);
    const asTarget = { impersonating: sample.staff };
    expect(await server.call(sample.support, 'GetUserByUsername', { username: sample.vet }, asTarget)).toMatchObject(
      refusal('FORBIDDEN'),
    );
    expect(await server.call(sample.support, 'GetSupportUser', {}, asTarget)).toMatchObject(refusal('FORBIDDEN'));
    expect(await server.call(sample.support, 'Prescriptions', { locationId: sample.larkspur }, asTarget)).toMatchObject(
      refusal('FORBIDDEN'),
    );
    expect(
      await server.call(
        sample.support,
        'AddShortcut',
        { input: { locationId: sample.wren, label: 'Once', details: 'Once.', shortcutType: 'SIG' } },
        asTarget,
      ),
    ).toMatchObject(refusal('FORBIDDEN'));
  });

  it('A-014 is accepted only from support users and for started impersonations', async () => {
    await start(sample.staff);
    expect(await drafts(sample.vet, sample.staff)).toMatchObject(refusal('FORBIDDEN'));
    expect(await drafts(sample.vet, sample.vet)).toMatchObject(refusal('FORBIDDEN'));
    expect(await drafts(sample.adminSupport, sample.staff)).toMatchObject(refusal('FORBIDDEN'));
    expect(await drafts(sample.support, sample.vet)).toMatchObject(refusal('FORBIDDEN'));
    expect(await drafts(sample.support, 'nobody@signa.test')).toMatchObject(refusal('FORBIDDEN'));
    expect(await server.call(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vet })).toMatchObject(
      refusal('FORBIDDEN'),
    );
  });

  it('A-059 A-063 expires after 60 minutes, audited with that time', async () => {
    const { startImpersonation } = await server.data(sample.support, 'StartImpersonation', {
      username: sample.staff,
      reason,
    });
    server.clock.advanceMinutes(59);
    expect(await drafts(sample.support, sample.staff)).toMatchObject({ ok: true });
    server.clock.advanceMinutes(1);
    expect(await drafts(sample.support, sample.staff)).toMatchObject(refusal('IMPERSONATION_EXPIRED'));
    const [row] = await stored();
    expect(row?.ended_by).toBe('expiry');
    expect(new Date(row?.ended_at ?? '').toISOString()).toBe(startImpersonation.expiresAt);
    expect(await drafts(sample.support, sample.staff)).toMatchObject(refusal('IMPERSONATION_EXPIRED'));
    expect(await start(sample.vet)).toMatchObject({ ok: true });
    server.clock.advanceMinutes(-60);
  });

  it('A-059 A-063 can be started again although no call followed the expiry', async () => {
    const { startImpersonation } = await server.data(sample.support, 'StartImpersonation', {
      username: sample.staff,
      reason,
    });
    server.clock.advanceMinutes(61);
    const again = await server.call(sample.support, 'StartImpersonation', { username: sample.vet, reason });
    expect(server.reported).toEqual([]);
    expect(again).toMatchObject({ ok: true });
    const [first, second] = await stored();
    expect(new Date(first?.ended_at ?? '').toISOString()).toBe(startImpersonation.expiresAt);
    expect(first?.ended_by).toBe('expiry');
    expect(second).toMatchObject({ username: sample.vet, ended_at: null });
    server.clock.advanceMinutes(-61);
  });

  it('A-008 stops when the target is disabled', async () => {
    await start('luis.ferreira@signa.test');
    expect(await drafts(sample.support, 'luis.ferreira@signa.test')).toMatchObject({ ok: true });
    await server.db.asOwner(
      `update signa.app_user set is_enabled_in_okta = false where username = 'luis.ferreira@signa.test'`,
    );
    expect(await drafts(sample.support, 'luis.ferreira@signa.test')).toMatchObject(refusal('FORBIDDEN'));
    await server.db.asOwner(
      `update signa.app_user set is_enabled_in_okta = true where username = 'luis.ferreira@signa.test'`,
    );
  });
});

describe('exiting', () => {
  it('A-059 A-063 ends the open one, audits it, and later calls under it are rejected', async () => {
    await start(sample.staff);
    const left = await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.staff });
    expect(left.exitImpersonation.wasOpen).toBe(true);
    expect(await stored()).toMatchObject([{ ended_by: 'exit' }]);
    const [record] = await server.db.asOwner(
      `select username, impersonated_username, operation, before from signa.audit_record order by location_id, sequence desc limit 1`,
    );
    expect(record).toMatchObject({
      username: sample.support,
      operation: 'ExitImpersonation',
      before: { username: sample.staff },
    });
    const later = await server.call(sample.support, 'Species', {}, { impersonating: sample.staff });
    expect(later).toMatchObject(refusal('IMPERSONATION_EXPIRED'));
  });

  it('A-059 A-063 audits the expiry once, at its location, without a call by the support user', async () => {
    const { startImpersonation } = await server.data(sample.support, 'StartImpersonation', {
      username: sample.staff,
      reason: 'Ticket 4712',
    });
    const expired = () =>
      server.db.asOwner(
        `select location_id::text as place, username, before, after from signa.audit_record
        where operation = 'ImpersonationExpired' and after->>'reason' = 'Ticket 4712'`,
      );
    const call = () => server.call(sample.support, 'Species', {}, { impersonating: sample.staff });
    expect(await call()).toMatchObject({ ok: true });
    expect(await expired()).toEqual([]);
    server.clock.advanceMinutes(61);
    for (let count = 0; count < 2; count += 1) expect(await call()).toMatchObject(refusal('IMPERSONATION_EXPIRED'));
    const { expiresAt } = startImpersonation;
    expect(await expired()).toMatchObject([
      {
        ...{ place: sample.wren, username: sample.support },
        before: { username: sample.staff, expiresAt },
        after: { username: sample.staff, endedAt: expiresAt, endedBy: 'expiry' },
      },
    ]);
    server.clock.advanceMinutes(-61);
  });

  it('A-056 A-059 ends the open one, whatever was started before it', async () => {
    for (const earlier of [sample.staff, sample.admin]) {
      await start(earlier);
      await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: earlier });
    }
    await start(sample.vet);
    const { openImpersonation } = await server.data(sample.support, 'GetOpenImpersonation', {});
    expect(openImpersonation).toMatchObject({ username: sample.vet });
    const left = await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vet });
    expect(left.exitImpersonation.wasOpen).toBe(true);
  });

  it('A-059 succeeds without an open one and changes nothing', async () => {
    const { exitImpersonation } = await server.data(sample.support, 'ExitImpersonation', {});
    expect(exitImpersonation.wasOpen).toBe(false);
    await start(sample.staff);
    server.clock.advanceMinutes(61);
    const late = await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.staff });
    expect(late.exitImpersonation.wasOpen).toBe(false);
    expect(await stored()).toMatchObject([{ ended_by: 'expiry' }]);
    server.clock.advanceMinutes(-61);
  });
});

it('A-063 audits a mutation with both usernames and its operation', async () => {
  await server.impersonate(sample.support, sample.vetadmin);
  const input = {
    locationId: sample.wren,
    label: 'After a meal',
    details: 'Give with food.',
    shortcutType: 'SIG' as const,
  };
  await server.data(sample.support, 'AddShortcut', { input }, { impersonating: sample.vetadmin });
  const [record] = await server.db.asOwner(
    'select * from signa.audit_record where location_id = 1 order by sequence desc limit 1',
  );
  expect(record).toMatchObject({
    username: sample.support,
    impersonated_username: sample.vetadmin,
    operation: 'AddShortcut',
  });
});
