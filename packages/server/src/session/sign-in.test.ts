import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  buildCall,
  callHeaders,
  type FirstContent,
  type OperationName,
  type Operations,
  type PageToken,
  readAnswer,
} from '@signa/core/operation';
import { patientsInOrder } from '@signa/core/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAdmission } from '../access/admit.js';
import { openBearer } from '../access/bearer.js';
import { openDirectory } from '../access/directory.js';
import { readPageToken } from './page-token.js';
import { openContract } from '../api/contract.js';
import { beginCall } from '../api/begin-call.js';
import { openExecutor } from '../api/execute.js';
import { resolvers } from '../api/resolve/resolvers.js';
import { answerGraphql } from '../endpoint/graphql-endpoint.js';
import { portalFiles } from '../http/portal-files.js';
import { openLive } from '../live/live.js';
import { openLog } from '../observe/log.js';
import { noAccountProvider } from '../outside/account/account-provider.js';
import { sample } from '../testing/sample-server.js';
import { TestBrowser } from '../testing/test-browser.js';
import { TestClock } from '../testing/test-clock.js';
import { testSeals } from '../testing/test-seals.js';
import { unlimited } from '../testing/unlimited.js';
import { embeddedTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { openTestProvider, type TestProvider } from '../testing/test-provider.js';
import { openDocumentContent } from './document-content.js';
import { openProvider } from './provider.js';
import { openSessionEndpoints } from './session-endpoints.js';
import { openSessionStore } from './session-store.js';
import { openSessions } from './sessions.js';

const settings = { idleMinutes: 60, longestHours: 10 };
const vet = { sub: 'vet', email: sample.vet, email_verified: true, sid: 'at-provider-1' };

interface Portal {
  readonly url: string;
  readonly host: string;
  close(): Promise<void>;
}

let db: TestDatabase;
let provider: TestProvider;
let clock: TestClock;
let portal: Portal;
let folder: string;
/** The operations that documents asked for. */
let asked: string[];

/** A server with the doors of signing in, calls and the portal's document; several share the database. */
async function startPortal(): Promise<Portal> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openSessionStore(db.database);
  const log = openLog('silent');
  const bearer = openBearer([readPageToken(store)]);
  const parts = {
    contract: openContract(resolvers),
    database: db.database,
    directory: openDirectory(db.database),
    bearer,
    ...unlimited,
    admit: openAdmission({ bearer, clock, ...unlimited }),
    clock,
    practiceSystems: {},
    accounts: noAccountProvider,
    seals: testSeals,
    reportsUrl: null,
    report: (error: unknown) => String(error),
    keepRefusal: () => undefined,
  };
  const execute = openExecutor(parts);
  const sessions = openSessions(store, settings, clock);
  const identity = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: null,
    commandLineClientId: 'cli',
    audience: 'api',
    usernameClaim: 'email',
    scim: null,
  };
  const answerSession = openSessionEndpoints({
    ...parts,
    store,
    sessions,
    execute,
    log,
    provider: openProvider(identity, url),
    usernameClaim: 'email',
    issuer: provider.issuer,
    publicUrl: url,
    isSecure: false,
    longestHours: settings.longestHours,
  });
  const noted: typeof execute = (call) => {
    asked.push((call.body as { operationName: string }).operationName);
    return execute(call);
  };
  const content = openDocumentContent({
    ...parts,
    sessions,
    execute: noted,
    config: { issuer: 'x' },
    isSecure: false,
    log,
  });
  const files = portalFiles(folder, content);
  const live = openLive({ ...parts, listen: db.listen });
  server.on('request', (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    void (async () => {
      if (await answerSession(request, response, path)) return;
      if (path === '/graphql')
        await answerGraphql(
          { ...parts, execute, streams: live.streams, freeQueries: null },
          request,
          response,
          beginCall(response),
        );
      else if (!(await files(request, response, path))) response.writeHead(404).end();
    })();
  });
  return {
    url,
    host: new URL(url).host,
    close: async () => {
      await live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const own = { application: 'practice-portal', 'content-type': 'application/json' };

const askToken = (browser: TestBrowser, at = portal, isSeen = true, headers: Record<string, string> = {}) =>
  browser.go(`${at.url}/session/token`, {
    method: 'POST',
    headers: { ...own, ...headers },
    body: JSON.stringify({ isSeen }),
  });

async function tokenOf(browser: TestBrowser, at = portal): Promise<PageToken> {
  const response = await askToken(browser, at);
  expect(response.status).toBe(200);
  return (await response.json()) as PageToken;
}

async function call<N extends OperationName>(
  token: string,
  name: N,
  variables: Operations[N]['variables'],
  at = portal,
): Promise<Answer<N>> {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: callHeaders(token, null),
    body: JSON.stringify(buildCall({ operationName: name }, variables)),
  });
  return readAnswer(await response.json());
}

const whoIs = (token: string, at = portal) => call(token, 'GetUserByUsername', { username: sample.vet }, at);

/** Signs in as the claims of the provider say, and answers where the browser stands then. */
async function signIn(claims: Readonly<Record<string, unknown>> = vet, to = '', at = portal) {
  provider.claims = claims;
  const browser = new TestBrowser();
  const { url } = await browser.follow(`${at.url}/session/sign-in${to}`);
  return { browser, at: url.slice(at.url.length) };
}

const contentOf = (html: string): FirstContent => {
  const [, text = ''] = /<script type="application\/json" id="first-content">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text) as FirstContent;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signa-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><body><div id="root"></div></body>');
  [db, provider] = await Promise.all([embeddedTestDatabase(), openTestProvider('signa-portal')]);
});
beforeEach(async () => {
  clock = new TestClock();
  asked = [];
  portal = await startPortal();
});
afterEach(() => portal.close());
afterAll(async () => {
  await provider.close();
  await db.dispose();
});

describe('signing in', () => {
  it('A-002 A-004 asks the provider by code flow with PKCE, state, nonce and exactly three scopes, and opens a session', async () => {
    const { browser, at } = await signIn(vet, '?to=%2Fapprove%3Ftype%3DExpiringRx');
    expect(at).toBe('/approve?type=ExpiringRx');
    const asked = Object.fromEntries(provider.asked.at(-1) ?? []);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      client_id: 'signa-portal',
      redirect_uri: `${portal.url}/login/callback`,
    });
    expect([asked['state'], asked['nonce'], asked['code_challenge']].every((value) => (value ?? '').length >= 43)).toBe(
      true,
    );
    const { token, username } = await tokenOf(browser);
    expect(username).toBe(sample.vet);
    expect(await whoIs(token)).toMatchObject({ ok: true });
  });

  it('A-002 leads whoever comes by another name of the server to the public one first, once', async () => {
    const asked = (path: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const { port } = new URL(portal.url);
        get({ host: '127.0.0.1', port, path, headers: { host: `elsewhere.test:${port}` } }, (answer) => {
          answer.resume();
          resolve(answer.headers.location);
        }).on('error', reject);
      });
    const there = (await asked('/session/sign-in?to=%2Fhistory%3Fq%3Da&again=1')) ?? '';
    expect(there).toBe(`${portal.url}/session/sign-in?to=%2Fhistory%3Fq%3Da&again=1&moved=1`);
    // A proxy that calls the server by a name of its own leads nobody in a circle.
    expect(await asked(there.slice(portal.url.length))).toMatch(new RegExp(`^${provider.issuer}`));
  });

  it('A-011 leaves a secret that no script reads and other sites do not send; the database knows its hash alone', async () => {
    const { browser } = await signIn();
    const line = browser.set.find((text) => text.startsWith('signa-session=')) ?? '';
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\//i);
    expect(line).not.toMatch(/domain=/i);
    const secret = browser.cookie(portal.host, 'signa-session') ?? '';
    expect(secret.length).toBeGreaterThanOrEqual(43);
    const kept = await db.asOwner('select row_to_json(s)::text as text from signa.session s');
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/login?x',
    '/session/sign-in',
  ])('A-004 leads nowhere but to a page of the portal: %s', async (to) => {
    expect((await signIn(vet, `?to=${encodeURIComponent(to)}`)).at).toBe('/');
  });

  it('A-005 refuses what left from another browser, comes a second time, or comes too late', async () => {
    provider.claims = vet;
    const leave = async (browser: TestBrowser) =>
      (await browser.go((await browser.go(`${portal.url}/session/sign-in`)).headers.get('location') ?? '')).headers.get(
        'location',
      ) ?? '';
    const [mine, other] = [new TestBrowser(), new TestBrowser()];
    const back = await leave(mine);
    await leave(other);
    expect((await other.go(back)).headers.get('location')).toBe('/login?failed');
    expect((await mine.go(back)).headers.get('location')).toBe('/');
    expect((await mine.go(back)).headers.get('location')).toBe('/login?failed');
    const late = await leave(mine);
    clock.advanceMinutes(61);
    expect((await mine.go(late)).headers.get('location')).toBe('/login?failed');
  });

  it('A-008 opens nothing for whom nobody knows, whose address is not verified, or whose letters only look like somebody', async () => {
    for (const claims of [
      { sub: 'x', email: 'stranger@signa.test', email_verified: true },
      { ...vet, sub: 'y', email_verified: false },
      { ...vet, sub: 'z', email: undefined },
      // The Kelvin sign is k in lower case.
      { ...vet, sub: 'k', email: 'bec\u212A@signa.test' },
    ]) {
      const { browser, at } = await signIn(claims);
      expect(at).toBe('/login?unknown');
      expect((await askToken(browser)).status).toBe(401);
    }
  });

  it('A-008 binds a username to the account that came first: another one of the same address is refused', async () => {
    expect((await signIn({ sub: 'first', email: sample.staff, email_verified: true })).at).toBe('/');
    expect((await signIn({ sub: 'second', email: ` ${sample.staff.toUpperCase()} `, email_verified: true })).at).toBe(
      '/login?unknown',
    );
    expect((await signIn({ sub: 'first', email: ` ${sample.staff} `, email_verified: true })).at).toBe('/');
  });

  it('A-002 refuses a token of the provider that was not asked for here', async () => {
    expect((await signIn({ ...vet, nonce: 'another' })).at).toBe('/login?failed');
  });
});

describe('the token of a page', () => {
  it('A-011 holds for ten minutes, opens calls, and the secret of the session opens none', async () => {
    const { browser } = await signIn();
    const { token, expiresAt } = await tokenOf(browser);
    expect(expiresAt - Date.parse(clock.now())).toBeLessThanOrEqual(600_000);
    expect(await whoIs(browser.cookie(portal.host, 'signa-session') ?? '')).toMatchObject({ ok: false });
    clock.advanceMinutes(11);
    expect(await whoIs(token)).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect(await whoIs((await tokenOf(browser)).token)).toMatchObject({ ok: true });
  });

  it('A-011 is handed to pages of this portal alone', async () => {
    const { browser } = await signIn();
    expect((await askToken(browser, portal, true, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await askToken(browser, portal, true, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await askToken(browser, portal, true, { application: 'x' })).status).toBe(403);
    expect((await askToken(new TestBrowser())).status).toBe(401);
  });

  it('A-011 is shared by all servers of one database', async () => {
    const other = await startPortal();
    const { browser } = await signIn();
    const { token } = await tokenOf(browser);
    expect(await whoIs(token, other)).toMatchObject({ ok: true });
    await other.close();
  });
});

describe('the end of a session', () => {
  it('A-007 signing out ends it at once, on every server, for every page of it', async () => {
    const other = await startPortal();
    const { browser } = await signIn();
    const [first, second] = [await tokenOf(browser), await tokenOf(browser)];
    expect(await whoIs(second.token, other)).toMatchObject({ ok: true });
    const out = await browser.go(`${portal.url}/session/sign-out`, { method: 'POST', headers: own });
    const { to } = (await out.json()) as { to: string };
    expect(new URL(to).origin).toBe(provider.issuer);
    expect(new URL(to).searchParams.get('post_logout_redirect_uri')).toBe(`${portal.url}/`);
    for (const [token, at] of [
      [first.token, portal],
      [second.token, other],
    ] as const)
      expect(await whoIs(token, at)).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect((await askToken(browser)).status).toBe(401);
    await other.close();
  });

  it('A-007 another site cannot sign a person out', async () => {
    const { browser } = await signIn();
    const url = `${portal.url}/session/sign-out`;
    expect((await browser.go(url, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })).status).toBe(
      403,
    );
    expect(await whoIs((await tokenOf(browser)).token)).toMatchObject({ ok: true });
  });

  it('A-011 ends when nobody used it, and at the latest after its longest time', async () => {
    const { browser } = await signIn();
    clock.advanceMinutes(50);
    await tokenOf(browser);
    clock.advanceMinutes(50);
    // An open page that nobody uses keeps no session alive.
    expect((await askToken(browser, portal, false)).status).toBe(200);
    clock.advanceMinutes(20);
    expect((await askToken(browser)).status).toBe(401);

    const { browser: busy } = await signIn();
    for (let hour = 0; hour < 10; hour += 1) {
      expect((await askToken(busy)).status).toBe(200);
      clock.advanceMinutes(59);
    }
    clock.advanceMinutes(11);
    expect((await askToken(busy)).status).toBe(401);
  });

  it('A-008 a disabled person is refused with the next call', async () => {
    const person = { sub: 'vetadmin', email: sample.vetadmin, email_verified: true };
    const { browser } = await signIn(person);
    const { token } = await tokenOf(browser);
    const ask = () => call(token, 'GetUserByUsername', { username: sample.vetadmin });
    expect(await ask()).toMatchObject({ ok: true });
    await db.asOwner(`update signa.app_user set is_enabled_in_okta = false where username = '${sample.vetadmin}'`);
    expect(await ask()).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    await db.asOwner(`update signa.app_user set is_enabled_in_okta = true where username = '${sample.vetadmin}'`);
  });

  it('A-007 the provider ends the sessions of whom it signed out, and nobody else can', async () => {
    const { browser } = await signIn({ ...vet, sid: 'here' });
    const { browser: elsewhere } = await signIn({ ...vet, sid: 'there' });
    const tell = async (token: string) =>
      (
        await fetch(`${portal.url}/session/back-channel`, {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }),
        })
      ).status;
    expect(await tell('nothing')).toBe(400);
    expect(await tell(await provider.logoutToken({ sub: 'vet', nonce: 'an-id-token' }))).toBe(400);
    expect(await tell(await provider.logoutToken({}))).toBe(400);
    expect((await askToken(browser)).status).toBe(200);
    expect(await tell(await provider.logoutToken({ sid: 'here' }))).toBe(200);
    expect((await askToken(browser)).status).toBe(401);
    expect((await askToken(elsewhere)).status).toBe(200);
    expect(await tell(await provider.logoutToken({ sub: 'vet' }))).toBe(200);
    expect((await askToken(elsewhere)).status).toBe(401);
  });
});

describe('the sessions of a person', () => {
  it('A-200 lists the own ones, tells which one asks, and ends another one at once', async () => {
    const person = { sub: 'admin', email: sample.admin, email_verified: true };
    const [{ browser: here }, { browser: there }] = [await signIn(person), await signIn(person)];
    const [mine, other] = [await tokenOf(here), await tokenOf(there)];
    const listed = await call(mine.token, 'GetSessions', {});
    if (!listed.ok) throw new Error(listed.failure.message);
    const { sessions } = listed.data;
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const id = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    // Nobody else's session is seen or ended.
    const { browser: stranger } = await signIn();
    expect(await call((await tokenOf(stranger)).token, 'EndSession', { id })).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
    expect(await call(mine.token, 'EndSession', { id: 'x' })).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
    expect(await call(other.token, 'GetSessions', {})).toMatchObject({ ok: true });
    expect(await call(mine.token, 'EndSession', { id })).toMatchObject({ ok: true });
    expect(await call(other.token, 'GetSessions', {})).toMatchObject({ failure: { code: 'UNAUTHENTICATED' } });
    expect((await askToken(there)).status).toBe(401);
    expect(await call(mine.token, 'GetSessions', {})).toMatchObject({ data: { sessions: [{ isThis: true }] } });
  });
});

describe('the document', () => {
  it('A-004 brings who it is, a token, and the answers of the first calls', async () => {
    const { browser } = await signIn();
    const html = await (await browser.go(`${portal.url}/approve`)).text();
    const { session, answers, config } = contentOf(html);
    expect(config).toEqual({ issuer: 'x' });
    expect(session?.username).toBe(sample.vet);
    expect(await whoIs(session?.token ?? '')).toMatchObject({ ok: true });
    const names = answers.map(({ name }) => name);
    expect(names).toEqual([
      'GetUserByUsername',
      'GetSupportUser',
      'featureFlags',
      'GetWaitingCounts',
      'GetPrescriptionTasksGrouped',
    ]);
    const grouped = answers.find(({ name }) => name === 'GetPrescriptionTasksGrouped');
    expect(await call(session?.token ?? '', 'GetPrescriptionTasksGrouped', grouped?.variables as never)).toMatchObject({
      ok: true,
      data: grouped?.data,
    });
  });

  it('A-004 P-178 brings the rows and the number of the history, and a record', async () => {
    const { browser } = await signIn();
    const ownAnswers = async (path: string) =>
      contentOf(await (await browser.go(portal.url + path)).text()).answers.slice(4);
    const [rows, count] = await ownAnswers('/history?size=20');
    expect([rows?.name, count?.name]).toEqual(['GetPrescriptionHistory', 'GetPrescriptionCount']);
    const [row] = (rows?.data as { prescriptionHistory: { id: string }[] }).prescriptionHistory;
    expect(await ownAnswers(`/history/${row?.id}`)).toMatchObject([
      { name: 'GetPrescription', data: { prescription: { id: row?.id } } },
    ]);
  });

  it('A-004 C-005 C-054 P-152 brings a client, the patient who shows, and what was asked and prescribed for it', async () => {
    const { browser } = await signIn();
    const ownAnswers = async (path: string) =>
      contentOf(await (await browser.go(portal.url + path)).text()).answers.slice(4);
    const eleanor = '1';
    const [client, shown, ...lists] = await ownAnswers(`/clients/profile/${eleanor}`);
    expect([client?.name, shown?.name]).toEqual(['GetLocationClient', 'getLocationPatient']);
    const { locationClient } = client?.data as { locationClient: Parameters<typeof patientsInOrder>[0] };
    const { locationPatient } = shown?.data as { locationPatient: { id: string } };
    const listed = patientsInOrder(locationClient).map(({ id }) => id);
    expect(locationPatient.id).toBe(listed[0]);
    expect(lists.map(({ name, variables }) => [name, variables['locationPatientId']])).toEqual([
      ['GetPrescriptionHistory', listed[0]],
      ['GetPrescriptionCount', listed[0]],
      ['GetPrescriptionTasks', listed[0]],
      ['GetPrescriptionTasksCount', listed[0]],
    ]);
    const named = await ownAnswers(`/clients/profile/${eleanor}?patientId=${btoa(listed.at(-1) ?? '')}`);
    expect(named.slice(0, 2).map(({ variables }) => variables)).toEqual([{ id: eleanor }, { id: listed.at(-1) }]);
    expect(named).toHaveLength(6);
  });

  it('A-004 A-020 asks for nothing that the person may not read', async () => {
    const { browser } = await signIn();
    const askedFor = async () => {
      asked = [];
      await browser.go(`${portal.url}/approve`);
      return asked;
    };
    expect(await askedFor()).toContain('GetPrescriptionTasksGrouped');
    const [isVet, canView] = [`role_id = (select id from signa.role where name = 'VET')`, 'set can_view ='];
    const seen = await db.asOwner<{ module_id: string }>(
      `update signa.role_module ${canView} false where ${isVet} and can_view returning module_id`,
    );
    expect(await askedFor()).not.toContain('GetPrescriptionTasksGrouped');
    await db.asOwner(`update signa.role_module ${canView} true where ${isVet} and module_id = any($1)`, [
      seen.map(({ module_id }) => module_id),
    ]);
    expect(await askedFor()).toContain('GetPrescriptionTasksGrouped');
  });

  it('A-018 takes a wished location for what it is: one of the own ones, else none of it counts', async () => {
    const { browser } = await signIn();
    const locations = async (wished: string) => {
      const page = await browser.give(portal.host, 'signa-location', wished).go(`${portal.url}/approve`);
      return contentOf(await page.text()).answers.flatMap(
        ({ variables }) => (variables['locationId'] as string | undefined) ?? [],
      );
    };
    expect(new Set(await locations(sample.battenkill))).toEqual(new Set([sample.battenkill]));
    expect(new Set(await locations(sample.larkspur))).not.toContain(sample.larkspur);
  });

  it('A-011 brings nobody anything without a session, after its end, or into a frame', async () => {
    const nobody = async (response: Promise<Response>) => contentOf(await (await response).text());
    expect(await nobody(fetch(`${portal.url}/approve`))).toMatchObject({ session: null, answers: [] });
    const { browser } = await signIn();
    const framed = browser.go(`${portal.url}/`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(await nobody(framed)).toMatchObject({ session: null });
    await browser.go(`${portal.url}/session/sign-out`, { method: 'POST', headers: own });
    expect(await nobody(browser.go(`${portal.url}/`))).toMatchObject({ session: null });
  });

  it('A-015 no text of a record can end the element it stands in', async () => {
    await db.asOwner(
      `update signa.location set name = '</script><script>alert(1)</script><!--' where id = ${sample.wren}`,
    );
    const { browser } = await signIn();
    const html = await (await browser.go(`${portal.url}/`)).text();
    expect(html).not.toContain('alert(1)</script>');
    expect(JSON.stringify(contentOf(html))).toContain('alert(1)');
  });
});
