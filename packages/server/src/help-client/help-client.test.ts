import { viewOnlyText } from '@signa/core/administration';
import { callHeaders } from '@signa/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOutgoing } from '../testing/outgoing.js';
import { openStorefrontAccounts } from '../integration/storefront-accounts.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { startStorefront, type TestStorefront } from '../testing/storefront.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
let storefront: TestStorefront;
/** Actions of a test between the storefront's response and the server's processing of it. */
let meanwhile: () => Promise<unknown>;

beforeAll(async () => {
  storefront = await startStorefront();
  const { accounts } = storefront;
  server = await startSampleServer(await embeddedTestDatabase(), undefined, undefined, {
    accountOf: (question) => accounts.accountOf(question),
    async start(request) {
      const session = await accounts.start(request);
      await meanwhile();
      return session;
    },
  });
});
afterAll(async () => {
  await server.close();
  await storefront.close();
});
beforeEach(() => {
  meanwhile = () => Promise.resolve();
  storefront.asked.length = 0;
  storefront.others.length = 0;
  server.reported.length = 0;
});

const practicePeople = [sample.vet, sample.vetadmin, sample.staff, sample.admin] as const;
const nobody = '00000000-0000-4000-8000-000000000000';

interface Sent {
  readonly as: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly impersonating?: string;
}

async function post(path: string, body: unknown, { as, headers, impersonating }: Sent) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: headers ?? callHeaders(await server.token(as), impersonating ?? null),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const validate = (as: string, uuid: string, type: string, impersonating?: string) =>
  post('/impersonate/validate', { uuid, type }, { as, ...(impersonating && { impersonating }) });
const start = (as: string, uuid: string, impersonationId: string, impersonating?: string) =>
  post(
    '/impersonate',
    { uuid, impersonationId, impersonationType: 'vet' },
    { as, ...(impersonating && { impersonating }) },
  );
const refused = (status: number, code: string, message?: string) => ({
  status,
  body: { errors: [{ ...(message && { message }), extensions: { code } }] },
});

async function clientUuid(lastName: string): Promise<string> {
  const [row] = await server.db.asOwner<{ uuid: string }>('select uuid from signa.client where last_name = $1', [
    lastName,
  ]);
  return row?.uuid ?? '';
}
async function postOf(username: string, locationId: string = sample.wren): Promise<{ id: string; uuid: string }> {
  const [row] = await server.db.asOwner<{ id: string; uuid: string }>(
    `select l.id::text, l.uuid::text from signa.location_user l join signa.app_user u on u.id = l.user_id
     where u.username = $1 and l.location_id = $2`,
    [username, locationId],
  );
  if (!row) throw new Error(`${username} has no post there`);
  return row;
}
const eleanor = () => clientUuid('Whitfield-Castellanos');
const helped = () =>
  server.db.asOwner<{ subject: string }>(
    `select location_id::text, location_user_id::text, username, impersonated_username, subject, after
     from signa.audit_record where operation = 'HelpClient' order by location_id, sequence`,
  );
/** Runs a test with modified sample rows. */
async function while_(change: string, undo: string, test: () => Promise<void>): Promise<void> {
  await server.db.asOwner(change);
  try {
    await test();
  } finally {
    await server.db.asOwner(undo);
  }
}
const editsModule = (canEdit: boolean) =>
  `update signa.role_module set can_edit = ${canEdit} where role_id = (select id from signa.role where name = 'STAFF')
   and module_id = (select id from signa.module where name = 'oobo')`;
const [takeModule, giveModule] = [editsModule(false), editsModule(true)];
const withFeatureAt = (locationId: string, test: () => Promise<void>) =>
  while_(
    `insert into signa.feature_flag (location_id, feature, is_on) values (${locationId}, 'oobo', true)
     on conflict (location_id, feature) do update set is_on = true`,
    `update signa.feature_flag set is_on = false where location_id = ${locationId} and feature = 'oobo'`,
    test,
  );

describe('an impersonation id', () => {
  it.each(practicePeople)('C-181 C-145 C-242 is the uuid of the client or of oneself, as %s', async (as) => {
    const client = await eleanor();
    expect(await validate(as, client, 'account-caretaker')).toEqual({ status: 200, body: { uuid: client } });
    const { uuid } = await postOf(as);
    expect(await validate(as, uuid.toUpperCase(), 'account-user')).toEqual({ status: 200, body: { uuid } });
    expect(storefront.asked).toEqual(['POST /impersonate/validate', 'POST /impersonate/validate']);
  });

  it('C-181 C-242 is null while the storefront has no such account', async () => {
    const ravi = await clientUuid('Krishnamurthy');
    expect(await validate(sample.vet, ravi, 'account-caretaker')).toEqual({ status: 200, body: {} });
  });

  it.each([
    { uuid: nobody },
    { uuid: 'x', type: 'account-user' },
    { uuid: nobody, type: 'account' },
    [],
    'nonsense',
    `"${'x'.repeat(5_000)}"`,
  ])('C-181 a body of another shape is rejected: %j', async (body) => {
    const { status, body: answer } = await post('/impersonate/validate', body, { as: sample.vet });
    expect([400, 413]).toContain(status);
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(storefront.asked).toEqual([]);
  });

  it('C-181 C-182 is available by POST only', async () => {
    for (const path of ['/impersonate', '/impersonate/validate']) {
      const answer = await fetch(server.url + path);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});

describe('a help session', () => {
  it.each(practicePeople)('C-182 C-241 starts with a token that opens it, and is audited, as %s', async (as) => {
    const [client, helper] = [await eleanor(), await postOf(as)];
    const before = (await helped()).length;
    const { status, body } = await start(as, client, helper.uuid);
    expect(status).toBe(200);
    const { url } = storefront.settings;
    expect(body).toEqual({
      sessionUrl: `${url}/session`,
      token: expect.any(String) as string,
      storefrontUrl: `${url}/shop`,
    });
    const opened = await fetch(String(body['sessionUrl']), {
      method: 'POST',
      headers: { authorization: `Bearer ${String(body['token'])}` },
    });
    expect(opened.status).toBe(204);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const shop = await (await fetch(String(body['storefrontUrl']), { headers: { cookie } })).text();
    expect(shop).toContain('Order for Eleanor Whitfield-Castellanos');
    const records = await helped();
    expect(records).toHaveLength(before + 1);
    expect(records.at(-1)).toMatchObject({
      location_id: sample.wren,
      username: as,
      impersonated_username: null,
      location_user_id: helper.id,
      subject: 'client:1',
      after: { clientUuid: client, locationUserUuid: helper.uuid },
    });
  });

  it('A-281 A-174 is rejected for a read-only impersonation, and starts once changes are unlocked', async () => {
    const [client, user] = [await eleanor(), await postOf(sample.vet)];
    const opened = await server.call(sample.support, 'StartImpersonation', {
      username: sample.vet,
      reason: 'Ticket 99',
    });
    expect(opened).toMatchObject({ ok: true });
    expect(await start(sample.support, client, user.uuid, sample.vet)).toMatchObject(
      refused(403, 'FORBIDDEN', viewOnlyText),
    );
    expect(storefront.asked).toEqual([]);
    await server.data(sample.support, 'UnlockImpersonation', {}, { impersonating: sample.vet });
    expect((await start(sample.support, client, user.uuid, sample.vet)).status).toBe(200);
    await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vet });
  });

  it('A-174 A-063 is started as the impersonated user, and audited with both names', async () => {
    await server.impersonate(sample.support, sample.vet);
    const [client, helper] = [await eleanor(), await postOf(sample.vet)];
    const own = await validate(sample.support, helper.uuid, 'account-user', sample.vet);
    expect(own).toEqual({ status: 200, body: { uuid: helper.uuid } });
    expect((await start(sample.support, client, helper.uuid, sample.vet)).status).toBe(200);
    expect((await helped()).at(-1)).toMatchObject({
      username: sample.support,
      impersonated_username: sample.vet,
      location_user_id: helper.id,
    });
    const before = await helped();
    server.clock.advanceMinutes(61);
    expect(await start(sample.support, client, helper.uuid, sample.vet)).toMatchObject(
      refused(403, 'IMPERSONATION_EXPIRED'),
    );
    server.clock.advanceMinutes(-61);
    expect(await helped()).toEqual(before);
  });

  it('C-241 does not start while one of the two has no account', async () => {
    const { uuid } = await postOf(sample.vet);
    expect(await start(sample.vet, await clientUuid('Krishnamurthy'), uuid)).toMatchObject(refused(409, 'CONFLICT'));
    expect(storefront.asked).not.toContain('POST /impersonate');
  });

  it('C-241 returns no token when the right is gone by the time it is audited', async () => {
    const [client, helper] = [await eleanor(), await postOf(sample.staff)];
    const before = await helped();
    meanwhile = () => server.db.asOwner(takeModule);
    await while_('select 1', giveModule, async () => {
      expect(await start(sample.staff, client, helper.uuid)).toMatchObject(refused(403, 'FORBIDDEN'));
    });
    expect(storefront.asked).toContain('POST /impersonate');
    expect(await helped()).toEqual(before);
  });

  it.each([
    { uuid: nobody, impersonationId: nobody },
    { uuid: nobody, impersonationId: nobody, impersonationType: 'owner' },
    { uuid: 7, impersonationId: nobody, impersonationType: 'vet' },
  ])('C-182 a body of another shape is rejected: %j', async (body) => {
    expect(await post('/impersonate', body, { as: sample.vet })).toMatchObject(refused(400, 'BAD_USER_INPUT'));
  });
});

describe('access', () => {
  /** Both calls about a client and a user. */
  const bothCalls = async (as: string, client: string, user: string) => [
    await validate(as, client, 'account-caretaker'),
    await validate(as, user, 'account-user'),
    await start(as, client, user),
  ];

  it('C-147 requires a token and the application header', async () => {
    const { authorization = '', application = '', ...rest } = callHeaders(await server.token(sample.vet), null);
    const body = { uuid: await eleanor(), type: 'account-caretaker' };
    for (const [headers, status, code] of [
      [{ ...rest, application }, 401, 'UNAUTHENTICATED'],
      [{ ...rest, application, authorization: 'Bearer nonsense' }, 401, 'UNAUTHENTICATED'],
      [{ ...rest, authorization }, 403, 'FORBIDDEN'],
      [{ ...rest, authorization, application: 'storefront' }, 403, 'FORBIDDEN'],
    ] as const) {
      const sent = { as: sample.vet, headers };
      expect(await post('/impersonate/validate', body, sent)).toMatchObject(refused(status, code));
      expect(await post('/impersonate', body, sent)).toMatchObject(refused(status, code));
    }
    expect(storefront.asked).toEqual([]);
  });

  it('C-147 A-174 requires a role that can edit the module oobo', async () => {
    const [client, { uuid }] = [await eleanor(), await postOf(sample.staff)];
    await while_(takeModule, giveModule, async () => {
      for (const answer of await bothCalls(sample.staff, client, uuid))
        expect(answer).toMatchObject(refused(403, 'FORBIDDEN'));
    });
    expect(storefront.asked).toEqual([]);
    expect((await start(sample.staff, client, uuid)).status).toBe(200);
  });

  it('C-147 C-193 requires the feature at the location', async () => {
    const [client, { uuid }] = [await clientUuid('Blodgett'), await postOf(sample.vet, sample.battenkill)];
    const message = 'Ordering on behalf of a client is turned off at this location. Ask Signa support to turn it on.';
    for (const answer of await bothCalls(sample.vet, client, uuid))
      expect(answer).toMatchObject(refused(403, 'FORBIDDEN', message));
    expect(storefront.asked).toEqual([]);
    await withFeatureAt(sample.battenkill, async () => {
      for (const answer of await bothCalls(sample.vet, client, uuid)) expect(answer.status).toBe(200);
    });
  });

  it.each([sample.support, sample.adminSupport])('A-174 C-147 is denied for non-impersonating %s', async (as) => {
    for (const answer of await bothCalls(as, await eleanor(), (await postOf(sample.vet)).uuid))
      expect(answer).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(storefront.asked).toEqual([]);
  });

  const everybody = [...practicePeople, sample.support, sample.adminSupport, sample.denverVet];

  it.each(everybody)('A-018 A-015 C-001 does not reveal whether a foreign client exists, as %s', async (as) => {
    const isDenver = as === sample.denverVet;
    await withFeatureAt(sample.larkspur, async () => {
      const foreign = isDenver ? await eleanor() : await clientUuid('Santillan');
      const foreignUser = await postOf(
        isDenver ? sample.vet : sample.denverVet,
        isDenver ? sample.wren : sample.larkspur,
      );
      const own = practicePeople.some((person) => person === as)
        ? (await postOf(as)).uuid
        : (await postOf(sample.denverVet, sample.larkspur)).uuid;
      const there = await bothCalls(as, foreign, foreignUser.uuid);
      expect(there).toEqual(await bothCalls(as, nobody, nobody));
      expect(await start(as, foreign, own)).toEqual(await start(as, nobody, own));
      for (const { status } of there) expect([403, 404]).toContain(status);
    });
    expect(storefront.asked).toEqual([]);
  });

  it('C-241 is denied as a colleague, and as oneself at another location', async () => {
    const message = 'You can order on behalf of a client only as yourself.';
    const colleague = await postOf(sample.vetadmin);
    expect(await validate(sample.vet, colleague.uuid, 'account-user')).toMatchObject(
      refused(403, 'FORBIDDEN', message),
    );
    await withFeatureAt(sample.battenkill, async () => {
      for (const user of [colleague, await postOf(sample.vet, sample.battenkill)])
        expect(await start(sample.vet, await eleanor(), user.uuid)).toMatchObject(refused(403, 'FORBIDDEN', message));
    });
    expect(storefront.asked).toEqual([]);
  });

  it('C-241 is denied through an inactive assignment', async () => {
    const { id, uuid } = await postOf(sample.vet, sample.battenkill);
    await withFeatureAt(sample.battenkill, () =>
      while_(
        `update signa.location_user set is_active = false where id = ${id}`,
        `update signa.location_user set is_active = true where id = ${id}`,
        async () => {
          expect(await validate(sample.vet, uuid, 'account-user')).toMatchObject(refused(403, 'FORBIDDEN'));
          expect(await start(sample.vet, await clientUuid('Blodgett'), uuid)).toMatchObject(refused(404, 'NOT_FOUND'));
        },
      ),
    );
  });

  it('C-241 does not find a merged client', async () => {
    const [client, { uuid }] = [await eleanor(), await postOf(sample.vet)];
    await while_(
      'update signa.client set merged_into = 2 where location_id = 1 and id = 1',
      'update signa.client set merged_into = null where location_id = 1 and id = 1',
      async () => {
        expect(await validate(sample.vet, client, 'account-caretaker')).toMatchObject(refused(404, 'NOT_FOUND'));
        expect(await start(sample.vet, client, uuid)).toMatchObject(refused(404, 'NOT_FOUND'));
      },
    );
    expect(storefront.asked).toEqual([]);
  });

  it('C-241 finds no one by an invalid uuid', async () => {
    expect(await start(sample.vet, 'caretaker-1', '5001')).toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

describe('a storefront that fails', () => {
  const message = 'There was an error trying to connect to the partner. Please try again.';
  const session = { sessionUrl: 'https://shop.example/session', token: 't', storefrontUrl: 'https://shop.example' };

  it.each([
    ['answers 500', { status: 500, body: '{"message":"Eleanor"}' }],
    ['answers 401', { status: 401, body: '{}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
  ])('C-242 and %s is reported with our own message, without its details', async (_, other) => {
    storefront.others.push(other);
    const answer = await validate(sample.vet, await eleanor(), 'account-caretaker');
    expect(answer).toMatchObject(refused(502, 'PARTNER_UNREACHABLE', message));
    expect(server.reported).toHaveLength(1);
  });

  it.each([
    ['answers no session', { status: 200, body: '{"token":"t"}' }],
    ['knows the accounts no more', { status: 404, body: '{}' }],
    ['opens sessions at an address that is not configured', { status: 200, body: JSON.stringify(session) }],
  ])('C-242 C-243 and %s starts no session, and nothing is audited', async (_, other) => {
    const [client, { uuid }, before] = [await eleanor(), await postOf(sample.vet), await helped()];
    const known = (id: string) => ({ status: 200, body: JSON.stringify({ uuid: id }) });
    storefront.others.push(known('c'), known('u'), other);
    expect(await start(sample.vet, client, uuid)).toMatchObject(refused(502, 'PARTNER_UNREACHABLE', message));
    expect(await helped()).toEqual(before);
  });

  it('C-242 and is slow or unreachable times out', async () => {
    const own = { uuid: nobody, type: 'account-user' } as const;
    storefront.others.push(null);
    const impatient = openStorefrontAccounts(storefront.settings, {
      now: () => new Date(),
      outgoing: testOutgoing,
      timeout: 1,
    });
    await expect(impatient.accountOf(own)).rejects.toThrow(/^The storefront did not respond in time/);
    const gone = openStorefrontAccounts(
      { ...storefront.settings, url: 'http://127.0.0.1:1' },
      { now: () => new Date(), outgoing: testOutgoing },
    );
    await expect(gone.accountOf(own)).rejects.toThrow('The storefront could not be reached');
  });

  it('C-242 and is not configured is reported with the missing setting', async () => {
    const settings = { url: null, secret: null, inboundSecret: null, sessionOrigin: null };
    const none = openStorefrontAccounts(settings, { now: () => new Date(), outgoing: testOutgoing });
    await expect(none.accountOf({ uuid: nobody, type: 'account-user' })).rejects.toThrow('STOREFRONT_URL is not set');
  });
});
