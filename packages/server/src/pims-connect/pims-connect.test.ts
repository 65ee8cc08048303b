import { callHeaders, type UpdateLocationInput } from '@signa/core/contract';
import { viewOnlyText } from '@signa/core/administration';
import { connectTexts } from '@signa/core/pims';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSecretOf, openSecretCipher } from '../secrets/secret-cipher.js';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { testSecretCipher } from '../testing/test-secret-cipher.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const marc = 'marc.pelletier@signa.test';
/** DIGITAIL users with one practice, three, and none. */
const atDigitail = { one: '901', several: '902', none: '903' } as const;

interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
interface Options {
  readonly on?: TestServer;
  readonly impersonating?: string;
}

describeOnEveryDatabase('connecting a location by a redirect', (make) => {
  let world: TestPracticeSystems;
  let server: TestServer;
  let back: string;
  beforeAll(async () => {
    world = await startPracticeSystems();
    server = await startSampleServer(await make(), world.systems);
    back = `${server.url}/practicesettings`;
    world.redirectUris.push(back);
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });
  beforeEach(async () => {
    world.pims.behave({ availability: 'up' });
    server.clock.set(new Date().toISOString());
    server.reported.length = 0;
    world.asked.length = 0;
    await server.db.asOwner(
      `update signa.location set pims_connection_type = 'DIGITAIL', pims_account_id = null, pims_account_secret = null,
        is_pims_enabled = true, phones = '[{"uuid":"00000000-0000-4000-8000-000000000001","phoneTypeId":3,"phoneNumber":"5185550100","isActive":true}]' where id in (1, 2)`,
    );
    await server.db.asOwner('delete from signa.pims_connection');
  });

  async function post(as: string, path: string, body: unknown, options: Options = {}): Promise<Answered> {
    const on = options.on ?? server;
    const answer = await fetch(on.url + path, {
      method: 'POST',
      headers: callHeaders(await on.token(as), options.impersonating ?? null),
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const code = (as: string, locationId: string, options?: Options) =>
    post(as, '/digitail/code', { locationId, redirectUri: back }, options);
  const token = (as: string, locationId: string, url: string, options?: Options) =>
    post(as, '/digitail/token', { locationId, url }, options);
  const refused = (status: number, errorCode: string, message?: string) => ({
    status,
    body: { errors: [{ ...(message && { message }), extensions: { code: errorCode } }] },
  });

  /** Simulates the browser at DIGITAIL: the user signs in, grants access, and is redirected back. */
  async function letIn(redirectUrl: unknown, person: string, decision = 'allow'): Promise<string> {
    const address = new URL(String(redirectUrl));
    const form = new URLSearchParams(address.search);
    form.set('person', person);
    form.set('decision', decision);
    const answer = await fetch(address.origin + address.pathname, { method: 'POST', body: form, redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  }
  async function cameBack(as: string, locationId: string = sample.battenkill, person: string = atDigitail.one) {
    const begun = await code(as, locationId);
    expect(begun.status).toBe(200);
    return letIn(begun.body['redirectUrl'], person);
  }
  async function brought(as: string, locationId: string = sample.battenkill, person: string = atDigitail.several) {
    const { status, body } = await token(as, locationId, await cameBack(as, locationId, person));
    expect([status, server.reported.map(String)]).toEqual([200, []]);
    return body as { handle: string; userData: { clinics: readonly { id: string; name: string }[] } };
  }
  const save = (as: string, locationId: string, input: UpdateLocationInput, options = {}) =>
    server.call(as, 'UpdateLocation', { updateLocationId: locationId, input }, options);
  const storedAt = async (id: string) => {
    const [row] = await server.db.asOwner<{ account: string | null; secret: Uint8Array | null }>(
      'select pims_account_id as account, pims_account_secret as secret from signa.location where id = $1',
      [id],
    );
    return { account: row?.account, secret: row?.secret && testSecretCipher.decrypt(row.secret, accountSecretOf(id)) };
  };

  it('A-128 A-129 A-130 A-169 stores the chosen clinic and the token, and calls the PIMS with it', async () => {
    const { handle, userData } = await brought(marc);
    expect(userData.clinics.map(({ id, name }) => [id, name])).toEqual([
      ['4021', 'Battenkill Pet Wellness'],
      ['4022', 'Battenkill Mobile'],
      ['3310', 'Wren Street Animal Hospital'],
    ]);
    const input = { pimsAccountId: '4022', pimsConnectionHandle: handle };
    expect(await save(marc, sample.battenkill, input)).toMatchObject({
      ok: true,
      data: { updateLocation: { pimsAccountId: '4022', isPimsAccountSecretSet: true } },
    });
    const { account, secret } = await storedAt(sample.battenkill);
    expect([account, typeof secret]).toEqual(['4022', 'string']);
    const named = { pimsAccountId: '4022', pimsConnectionType: 'DIGITAIL' } as const;
    const { installStatus } = await server.data(marc, 'getInstallStatus', named);
    expect(installStatus.pimsAccountId).toBe('4022');
    expect(world.asked.filter((call) => call === 'POST /digitail/oauth/token')).toHaveLength(1);
    const [record] = await server.db.asOwner<{ username: string; after: Record<string, unknown> }>(
      `select username, after from signa.audit_record where operation = 'UpdateLocation' order by sequence desc limit 1`,
    );
    expect(record).toMatchObject({ username: marc, after: { pimsAccountId: '4022', pimsAccountSecret: 'replaced' } });
  });

  it('A-129 A-130 returns no handle for a user without a practice there, and stores nothing', async () => {
    const { body } = await token(marc, sample.battenkill, await cameBack(marc, sample.battenkill, atDigitail.none));
    expect(body).toEqual({ handle: null, userData: { clinics: [] } });
    expect(await server.db.asOwner('select 1 from signa.pims_connection')).toEqual([]);
  });

  it('A-129 A-130 returns nothing after a denial, whose state is used up', async () => {
    const begun = await code(marc, sample.battenkill);
    const address = await letIn(begun.body['redirectUrl'], atDigitail.one, 'deny');
    expect(await token(marc, sample.battenkill, address)).toMatchObject(refused(502, 'PARTNER_UNREACHABLE'));
    expect(await token(marc, sample.battenkill, address)).toMatchObject(
      refused(403, 'FORBIDDEN', connectTexts.notBegun),
    );
  });

  describe('the redirect result', () => {
    it('A-130 is rejected for another user with the same right, and stays valid for its owner', async () => {
      const address = await cameBack(sample.admin, sample.wren);
      expect(await token(sample.vetadmin, sample.wren, address)).toMatchObject(
        refused(403, 'FORBIDDEN', connectTexts.notBegun),
      );
      expect((await token(sample.admin, sample.wren, address)).status).toBe(200);
    });

    it('A-130 is rejected at another location of the same user', async () => {
      await server.db.asOwner(
        `insert into signa.location_user select (jsonb_populate_record(u, jsonb_build_object('id', 990, 'uuid', gen_random_uuid(), 'location_id', 1, 'is_primary', false))).*
         from signa.location_user u where u.location_id = 2 and u.user_id = (select id from signa.app_user where username = $1)`,
        [marc],
      );
      try {
        const address = await cameBack(marc, sample.battenkill);
        expect(await token(marc, sample.wren, address)).toMatchObject(refused(403, 'FORBIDDEN', connectTexts.notBegun));
        const { handle } = (await token(marc, sample.battenkill, address)).body as { handle: string };
        const input = { pimsAccountId: '4021', pimsConnectionHandle: handle };
        expect(await save(marc, sample.wren, input)).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
        expect(await storedAt(sample.wren)).toEqual({ account: null, secret: null });
        expect(await save(marc, sample.battenkill, input)).toMatchObject({ ok: true });
      } finally {
        await server.db.asOwner('delete from signa.location_user where id = 990');
      }
    });

    it('A-130 can be used once, also by concurrent calls', async () => {
      const address = await cameBack(marc);
      const answers = await Promise.all(Array.from({ length: 6 }, () => token(marc, sample.battenkill, address)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
      expect(world.asked.filter((call) => call === 'POST /digitail/oauth/token')).toHaveLength(1);
    });

    it('A-130 expires after ten minutes', async () => {
      const address = await cameBack(marc);
      server.clock.advanceMinutes(10);
      expect(await token(marc, sample.battenkill, address)).toMatchObject(refused(403, 'FORBIDDEN'));
      const { handle } = await brought(marc);
      server.clock.advanceMinutes(10);
      const late = await save(marc, sample.battenkill, { pimsAccountId: '4021', pimsConnectionHandle: handle });
      expect(late).toMatchObject({
        failure: { issues: [{ path: 'pimsConnectionHandle', message: connectTexts.handleSpent }] },
      });
      expect(await storedAt(sample.battenkill)).toEqual({ account: null, secret: null });
    });

    it('A-130 with a different state than at the start exchanges nothing', async () => {
      const address = new URL(await cameBack(marc));
      address.searchParams.set('state', 'guessed');
      expect(await token(marc, sample.battenkill, address.href)).toMatchObject(refused(403, 'FORBIDDEN'));
      address.searchParams.delete('state');
      expect(await token(marc, sample.battenkill, address.href)).toMatchObject(refused(403, 'FORBIDDEN'));
      expect(world.asked).not.toContain('POST /digitail/oauth/token');
    });

    it('A-273 is accepted at the settings page and at no other address', async () => {
      for (const redirectUri of [
        'https://thief.example/practicesettings',
        `${server.url}/outside`,
        'nonsense',
        `${back}?a=b`,
      ])
        expect(await post(marc, '/digitail/code', { locationId: sample.battenkill, redirectUri })).toMatchObject(
          refused(400, 'BAD_USER_INPUT'),
        );
      for (const url of ['https://thief.example/practicesettings?code=c&state=s', 'nonsense', `${server.url}/?code=c`])
        expect(await token(marc, sample.battenkill, url)).toMatchObject(refused(400, 'BAD_USER_INPUT'));
    });
  });

  describe('a handle', () => {
    it('A-130 can be used once, and not for a practice that did not come with it', async () => {
      const { handle } = await brought(marc, sample.battenkill, atDigitail.one);
      const other = await save(marc, sample.battenkill, { pimsAccountId: '3310', pimsConnectionHandle: handle });
      expect(other).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
      const input = { pimsAccountId: '4021', pimsConnectionHandle: handle };
      expect(await save(marc, sample.battenkill, input)).toMatchObject({ ok: true });
      expect(await save(marc, sample.battenkill, input)).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
    });

    it('A-130 A-017 sent twice with one key is answered twice and used once', async () => {
      const { handle } = await brought(marc, sample.battenkill, atDigitail.one);
      const input = { pimsAccountId: '4021', pimsConnectionHandle: handle };
      const twice = [0, 1].map(() => save(marc, sample.battenkill, input, { idempotencyKey: 'connect-1' }));
      expect((await Promise.all(twice)).map(({ ok }) => ok)).toEqual([true, true]);
    });

    it('A-130 is rejected for another user, for support, and along with a secret', async () => {
      const { handle } = await brought(sample.admin, sample.wren, atDigitail.one);
      const input = { pimsAccountId: '4021', pimsConnectionHandle: handle };
      for (const as of [sample.vetadmin, sample.support])
        expect(await save(as, sample.wren, input)).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
      expect(await save(sample.staff, sample.wren, input)).toMatchObject({ failure: { code: 'FORBIDDEN' } });
      const both = { ...input, pimsAccountSecret: 'typed' };
      expect(await save(sample.admin, sample.wren, both)).toMatchObject({
        failure: {
          code: 'BAD_USER_INPUT',
          message: connectTexts.oneSecret,
          issues: [{ path: 'pimsConnectionHandle', code: 'one-secret', message: connectTexts.oneSecret }],
        },
      });
      expect(await save(sample.admin, sample.wren, input)).toMatchObject({ ok: true });
    });

    it('A-130 stays valid after a rejected change', async () => {
      const { handle } = await brought(marc, sample.battenkill, atDigitail.one);
      const input = { pimsAccountId: '4021', pimsConnectionHandle: handle };
      expect(await save(marc, sample.battenkill, { ...input, name: '' })).toMatchObject({ ok: false });
      expect(await save(marc, sample.battenkill, input)).toMatchObject({ ok: true });
    });
  });

  describe('access', () => {
    it('A-169 A-018 is limited to admins of that location', async () => {
      for (const as of [sample.vet, sample.staff, sample.denverVet, sample.support, sample.adminSupport, marc])
        expect(await code(as, sample.wren), as).toMatchObject(refused(403, 'FORBIDDEN'));
      for (const id of ['987654321', 'x'])
        expect(await code(sample.admin, id)).toMatchObject(refused(403, 'FORBIDDEN'));
      const address = await cameBack(sample.admin, sample.wren);
      expect(await token(sample.vet, sample.wren, address)).toMatchObject(refused(403, 'FORBIDDEN'));
      expect((await code(sample.vetadmin, sample.wren)).status).toBe(200);
      const nobody = await fetch(`${server.url}/digitail/code`, {
        method: 'POST',
        headers: callHeaders(null, null),
        body: '{}',
      });
      expect(nobody.status).toBe(401);
    });

    it('A-281 A-169 is denied in a read-only impersonation of an admin', async () => {
      const as = { impersonating: sample.admin };
      await server.data(sample.support, 'StartImpersonation', { username: sample.admin, reason: 'Ticket 4711' });
      expect(await code(sample.support, sample.wren, as)).toMatchObject(refused(403, 'FORBIDDEN', viewOnlyText));
      const own = await cameBack(sample.admin, sample.wren);
      expect(await token(sample.support, sample.wren, own, as)).toMatchObject(refused(403, 'FORBIDDEN', viewOnlyText));
      await server.data(sample.support, 'UnlockImpersonation', {}, as);
      const begun = await code(sample.support, sample.wren, as);
      const address = await letIn(begun.body['redirectUrl'], atDigitail.one);
      // A connection started by an impersonating user is not the impersonated user's, and vice versa.
      expect(await token(sample.admin, sample.wren, address)).toMatchObject(refused(403, 'FORBIDDEN'));
      expect(await token(sample.support, sample.wren, own, as)).toMatchObject(refused(403, 'FORBIDDEN'));
      expect((await token(sample.support, sample.wren, address, as)).status).toBe(200);
    });

    it('A-128 is denied where the location is connected in another way', async () => {
      await server.db.asOwner(`update signa.location set pims_connection_type = 'EZYVET' where id = 1`);
      expect(await code(sample.admin, sample.wren)).toMatchObject(
        refused(400, 'BAD_USER_INPUT', connectTexts.otherType),
      );
    });

    it('A-124 A-130 is denied while the server has no encryption key', async () => {
      const db = server.db;
      const keyless = await startTestServer(
        { ...db, dispose: () => Promise.resolve() },
        world.systems,
        {},
        undefined,
        undefined,
        { secretCipher: openSecretCipher([]) },
      );
      try {
        const body = { locationId: sample.wren, redirectUri: `${keyless.url}/practicesettings` };
        expect(await post(sample.admin, '/digitail/code', body, { on: keyless })).toMatchObject(
          refused(400, 'BAD_USER_INPUT'),
        );
      } finally {
        await keyless.close();
      }
    });
  });

  it('A-169 is denied for an invalid body, a large one, and another method', async () => {
    for (const path of ['/digitail/code', '/digitail/token']) {
      for (const body of [{}, [], { locationId: '2' }, { locationId: 2, redirectUri: back, url: back }])
        expect(await post(marc, path, body)).toMatchObject(refused(400, 'BAD_USER_INPUT'));
      const large = { locationId: '2', redirectUri: back, url: 'x'.repeat(5_000) };
      expect(await post(marc, path, large)).toMatchObject(refused(413, 'BAD_USER_INPUT'));
      const read = await fetch(server.url + path);
      expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('A-131 A-130 reports that DIGITAIL could not be reached, and uses up the state', async () => {
    const address = await cameBack(marc);
    world.pims.behave({ availability: 'down' });
    expect(await token(marc, sample.battenkill, address)).toMatchObject(refused(502, 'PARTNER_UNREACHABLE'));
    world.pims.behave({ availability: 'up' });
    expect(await token(marc, sample.battenkill, address)).toMatchObject(refused(403, 'FORBIDDEN'));
  });

  it('A-123 A-130 the token never appears in responses, errors, logs, audit records, or unencrypted rows', async () => {
    const answered: string[] = [];
    const begun = await code(marc, sample.battenkill);
    answered.push(JSON.stringify(begun.body));
    const address = await letIn(begun.body['redirectUrl'], atDigitail.one);
    const finished = await token(marc, sample.battenkill, address);
    answered.push(JSON.stringify(finished.body));
    const tokens = world.pims.issuedTokens();
    expect(tokens.length).toBeGreaterThan(0);
    const beforeReturn = await dump();
    const { handle } = finished.body as { handle: string };
    const input = { pimsAccountId: '4021', pimsConnectionHandle: handle };
    answered.push(JSON.stringify(await save(marc, sample.battenkill, input, { idempotencyKey: 'connect-2' })));
    answered.push(JSON.stringify(await server.data(marc, 'GetLocation', { id: sample.battenkill })));
    const everywhere = [...answered, beforeReturn, await dump(), server.reported.map(String).join('\n')].join('\n');
    const { secret } = await storedAt(sample.battenkill);
    expect(tokens).toContain(secret);
    for (const one of tokens)
      for (const form of [
        one,
        Buffer.from(one).toString('hex'),
        Buffer.from(one).toString('base64').replace(/=+$/, ''),
      ])
        expect(everywhere.includes(form)).toBe(false);
    // Neither state nor handle is stored in a form that a reader of the database could use.
    const state = new URL(address).searchParams.get('state') ?? '';
    expect([beforeReturn.includes(state), beforeReturn.includes(handle)]).toEqual([false, false]);
  });

  async function dump(): Promise<string> {
    const tables = await server.db.asOwner<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) => server.db.asOwner<{ row: string }>(`select t::text as row from ${name} t`)),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
  }

  it('A-130 can continue at a different server than it was started at', async () => {
    const other = await startTestServer(
      { ...server.db, dispose: () => Promise.resolve() },
      world.systems,
      {},
      undefined,
      undefined,
      { publicUrl: server.url },
    );
    try {
      const address = await cameBack(marc);
      const { status, body } = await token(marc, sample.battenkill, address, { on: other });
      expect(status).toBe(200);
      expect(await token(marc, sample.battenkill, address)).toMatchObject(refused(403, 'FORBIDDEN'));
      const { handle } = body as { handle: string };
      expect(
        await save(marc, sample.battenkill, { pimsAccountId: '4021', pimsConnectionHandle: handle }),
      ).toMatchObject({ ok: true });
    } finally {
      await other.close();
    }
  });
});
