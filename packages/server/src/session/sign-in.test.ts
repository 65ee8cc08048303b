import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { TestBrowser } from '../testing/test-browser.js';
import { own, vet, openPortals } from './portal.testing.js';

const { world, startPortal, askToken, tokenOf, call, whoIs, signIn } = openPortals();

describe('signing in', () => {
  it('A-002 A-004 uses the code flow with PKCE, state, nonce, and exactly three scopes, and opens a session', async () => {
    const { browser, at } = await signIn(vet, '?to=%2Fapprove%3Ftype%3DExpiringRx');
    expect(at).toBe('/approve?type=ExpiringRx');
    const asked = Object.fromEntries(world.provider.asked.at(-1) ?? []);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      client_id: 'signa-portal',
      redirect_uri: `${world.portal.url}/login/callback`,
    });
    expect([asked['state'], asked['nonce'], asked['code_challenge']].every((value) => (value ?? '').length >= 43)).toBe(
      true,
    );
    const { token, username } = await tokenOf(browser);
    expect(username).toBe(sample.vet);
    expect(await whoIs(token)).toMatchObject({ ok: true });
  });

  it('A-002 redirects from another host name of the server to the public one first, once', async () => {
    const asked = (path: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const { port } = new URL(world.portal.url);
        get({ host: '127.0.0.1', port, path, headers: { host: `elsewhere.test:${port}` } }, (answer) => {
          answer.resume();
          resolve(answer.headers.location);
        }).on('error', reject);
      });
    const there = (await asked('/session/sign-in?to=%2Fhistory%3Fq%3Da&again=1')) ?? '';
    expect(there).toBe(`${world.portal.url}/session/sign-in?to=%2Fhistory%3Fq%3Da&again=1&moved=1`);
    // A proxy that uses its own name for the server causes no redirect loop.
    expect(await asked(there.slice(world.portal.url.length))).toMatch(new RegExp(`^${world.provider.issuer}`));
  });

  it('A-011 sets a cookie that scripts cannot read and other sites cannot send; the database stores only its hash', async () => {
    const { browser } = await signIn();
    const line = browser.set.find((text) => text.startsWith('signa-session=')) ?? '';
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\//i);
    expect(line).not.toMatch(/domain=/i);
    const secret = browser.cookie(world.portal.host, 'signa-session') ?? '';
    expect(secret.length).toBeGreaterThanOrEqual(43);
    const kept = await world.db.asOwner('select row_to_json(s)::text as text from signa.session s');
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/%2e//elsewhere.example',
    '/a/..//elsewhere.example/x',
    '/\t/elsewhere.example',
    '/login?x',
    '/session/sign-in',
  ])('A-004 A-437 redirects only to portal pages: %s', async (to) => {
    expect((await signIn(vet, `?to=${encodeURIComponent(to)}`)).at).toBe('/');
  });

  it('A-437 does not redirect to another site stored by an older server', async () => {
    world.provider.claims = vet;
    const browser = new TestBrowser();
    const sent = await browser.go(`${world.portal.url}/session/sign-in?to=%2Fhistory`);
    await world.db.asOwner(`update signa.sign_in set return_to = '//elsewhere.example'`);
    const back = (await browser.go(sent.headers.get('location') ?? '')).headers.get('location') ?? '';
    expect((await browser.go(back)).headers.get('location')).toBe('/');
  });

  it('A-005 rejects a sign-in started in another browser, used twice, or expired', async () => {
    world.provider.claims = vet;
    const leave = async (browser: TestBrowser) =>
      (
        await browser.go((await browser.go(`${world.portal.url}/session/sign-in`)).headers.get('location') ?? '')
      ).headers.get('location') ?? '';
    const [mine, other] = [new TestBrowser(), new TestBrowser()];
    const back = await leave(mine);
    await leave(other);
    expect((await other.go(back)).headers.get('location')).toBe('/login?failed');
    expect((await mine.go(back)).headers.get('location')).toBe('/');
    expect((await mine.go(back)).headers.get('location')).toBe('/login?failed');
    const late = await leave(mine);
    world.clock.advanceMinutes(61);
    expect((await mine.go(late)).headers.get('location')).toBe('/login?failed');
  });

  it('A-008 opens no session for an unknown user, an unverified address, or a lookalike address', async () => {
    for (const claims of [
      { sub: 'x', email: 'stranger@signa.test', email_verified: true },
      { ...vet, sub: 'y', email_verified: false },
      { ...vet, sub: 'z', email: undefined },
      // The Kelvin sign lowercases to k.
      { ...vet, sub: 'k', email: 'bec\u212A@signa.test' },
    ]) {
      const { browser, at } = await signIn(claims);
      expect(at).toBe('/login?unknown');
      expect((await askToken(browser)).status).toBe(401);
    }
  });

  it('A-008 binds a username to the first account: another one with the same address is rejected', async () => {
    expect((await signIn({ sub: 'first', email: sample.staff, email_verified: true })).at).toBe('/');
    expect((await signIn({ sub: 'second', email: ` ${sample.staff.toUpperCase()} `, email_verified: true })).at).toBe(
      '/login?unknown',
    );
    expect((await signIn({ sub: 'first', email: ` ${sample.staff} `, email_verified: true })).at).toBe('/');
  });

  it('A-002 rejects a provider token that was not requested here', async () => {
    expect((await signIn({ ...vet, nonce: 'another' })).at).toBe('/login?failed');
  });
});

describe('page tokens', () => {
  it("A-011 are valid for ten minutes and allow calls, unlike the session's secret", async () => {
    const { browser } = await signIn();
    const { token, expiresAt } = await tokenOf(browser);
    expect(expiresAt - Date.parse(world.clock.now())).toBeLessThanOrEqual(600_000);
    expect(await whoIs(browser.cookie(world.portal.host, 'signa-session') ?? '')).toMatchObject({ ok: false });
    world.clock.advanceMinutes(11);
    expect(await whoIs(token)).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect(await whoIs((await tokenOf(browser)).token)).toMatchObject({ ok: true });
  });

  it('A-011 are issued to pages of this portal only', async () => {
    const { browser } = await signIn();
    expect((await askToken(browser, world.portal, true, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await askToken(browser, world.portal, true, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await askToken(browser, world.portal, true, { application: 'x' })).status).toBe(403);
    expect((await askToken(new TestBrowser())).status).toBe(401);
  });

  it('A-011 are shared by all servers of one database', async () => {
    const other = await startPortal();
    const { browser } = await signIn();
    const { token } = await tokenOf(browser);
    expect(await whoIs(token, other)).toMatchObject({ ok: true });
    await other.close();
  });
});

describe('end of a session', () => {
  it('A-007 signing out ends it at once, on every server, for every page', async () => {
    const other = await startPortal();
    const { browser } = await signIn();
    const [first, second] = [await tokenOf(browser), await tokenOf(browser)];
    expect(await whoIs(second.token, other)).toMatchObject({ ok: true });
    const out = await browser.go(`${world.portal.url}/session/sign-out`, { method: 'POST', headers: own });
    const { to } = (await out.json()) as { to: string };
    expect(new URL(to).origin).toBe(world.provider.issuer);
    expect(new URL(to).searchParams.get('post_logout_redirect_uri')).toBe(`${world.portal.url}/`);
    for (const [token, at] of [
      [first.token, world.portal],
      [second.token, other],
    ] as const)
      expect(await whoIs(token, at)).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect((await askToken(browser)).status).toBe(401);
    await other.close();
  });

  it('A-007 another site cannot sign a user out', async () => {
    const { browser } = await signIn();
    const url = `${world.portal.url}/session/sign-out`;
    expect((await browser.go(url, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })).status).toBe(
      403,
    );
    expect(await whoIs((await tokenOf(browser)).token)).toMatchObject({ ok: true });
  });

  it('A-011 it ends after inactivity, and at the latest after its maximum duration', async () => {
    const { browser } = await signIn();
    world.clock.advanceMinutes(50);
    await tokenOf(browser);
    world.clock.advanceMinutes(50);
    // An idle open page does not keep a session alive.
    expect((await askToken(browser, world.portal, false)).status).toBe(200);
    world.clock.advanceMinutes(20);
    expect((await askToken(browser)).status).toBe(401);

    const { browser: busy } = await signIn();
    for (let hour = 0; hour < 10; hour += 1) {
      expect((await askToken(busy)).status).toBe(200);
      world.clock.advanceMinutes(59);
    }
    world.clock.advanceMinutes(11);
    expect((await askToken(busy)).status).toBe(401);
  });

  it('A-008 a disabled user is rejected with the next call', async () => {
    const person = { sub: 'vetadmin', email: sample.vetadmin, email_verified: true };
    const { browser } = await signIn(person);
    const { token } = await tokenOf(browser);
    const ask = () => call(token, 'GetUserByUsername', { username: sample.vetadmin });
    expect(await ask()).toMatchObject({ ok: true });
    await world.db.asOwner(
      `update signa.app_user set is_enabled_in_okta = false where username = '${sample.vetadmin}'`,
    );
    expect(await ask()).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    await world.db.asOwner(`update signa.app_user set is_enabled_in_okta = true where username = '${sample.vetadmin}'`);
  });

  it('A-007 the provider can end the sessions of users it signed out, and no one else can', async () => {
    const { browser } = await signIn({ ...vet, sid: 'here' });
    const { browser: elsewhere } = await signIn({ ...vet, sid: 'there' });
    const tell = async (token: string) =>
      (
        await fetch(`${world.portal.url}/session/back-channel`, {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }),
        })
      ).status;
    expect(await tell('nothing')).toBe(400);
    expect(await tell(await world.provider.logoutToken({ sub: 'vet', nonce: 'an-id-token' }))).toBe(400);
    expect(await tell(await world.provider.logoutToken({}))).toBe(400);
    expect(await tell(await world.provider.logoutToken({ sub: 'vet', events: {} }))).toBe(400);
    const now = Math.floor(Date.parse(world.clock.now()) / 1000);
    for (const named of [{ issuer: 'https://elsewhere.example' }, { audience: 'elsewhere' }, { at: now - 12 * 60 }])
      expect(await tell(await world.provider.logoutToken({ sub: 'vet' }, named)), JSON.stringify(named)).toBe(400);
    expect((await askToken(browser)).status).toBe(200);
    expect(await tell(await world.provider.logoutToken({ sid: 'here' }))).toBe(200);
    expect((await askToken(browser)).status).toBe(401);
    expect((await askToken(elsewhere)).status).toBe(200);
    expect(await tell(await world.provider.logoutToken({ sub: 'vet' }))).toBe(200);
    expect((await askToken(elsewhere)).status).toBe(401);
  });
});

describe('sessions of a user', () => {
  it("A-200 lists one's own, marks the current one, and ends another one at once", async () => {
    const person = { sub: 'admin', email: sample.admin, email_verified: true };
    const [{ browser: here }, { browser: there }] = [await signIn(person), await signIn(person)];
    const [mine, other] = [await tokenOf(here), await tokenOf(there)];
    const listed = await call(mine.token, 'GetSessions', {});
    if (!listed.ok) throw new Error(listed.failure.message);
    const { sessions } = listed.data;
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const id = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    // Sessions of others can be neither seen nor ended.
    const { browser: otherUser } = await signIn();
    expect(await call((await tokenOf(otherUser)).token, 'EndSession', { id })).toMatchObject({
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
