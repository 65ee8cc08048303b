/**
 * Tests signing out on either side, and which back-channel logout tokens are valid (OpenID Connect Back-Channel Logout
 * 1.0).
 */
import { randomUUID } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { check } from '../check.mjs';
import { portal, signed } from './provider.mjs';
import { own, signIn } from './portal-sign-in.mjs';

const vet = 'vet@signa.test';
const event = 'http://schemas.openid.net/event/backchannel-logout';

export async function askLogout({ url, provider }) {
  const now = () => Math.floor(Date.now() / 1000);
  const claims = () => ({
    iss: provider.issuer,
    aud: portal,
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    sub: vet,
    events: { [event]: {} },
  });
  const header = { alg: 'RS256', kid: provider.kid, typ: 'logout+jwt' };
  const tell = async (token) =>
    (await fetch(`${url}/session/back-channel`, { method: 'POST', body: new URLSearchParams({ logout_token: token }) }))
      .status;
  const kept = (what, make) =>
    check(`logout token: ${what}`, `refuses a logout token with ${what}, and the session stays`, async () => {
      const { visitor, hasSession } = await signIn(url, vet);
      const status = await tell(make());
      const has = await hasSession();
      await visitor.close();
      return (status === 400 && has) || `${status}, ${has ? 'with' : 'without'} a session`;
    });
  const changed = (change) => () => signed(header, { ...claims(), ...change }, provider.key);
  return [
    await check('sign-out', 'signs out at the provider too, and comes back to the portal', () => signsOut(url)),
    await check('back-channel', 'a session that is ended at the provider ends here', () => endedThere(url, provider)),
    await check('back-channel by subject', 'a logout token that names a person ends their sessions', async () => {
      const { visitor, hasSession } = await signIn(url, vet);
      const status = await tell(changed({})());
      const has = await hasSession();
      await visitor.close();
      return (status === 200 && !has) || `${status}, ${has ? 'with' : 'without'} a session`;
    }),
    await kept('a nonce', changed({ nonce: 'any' })),
    await kept('no event', changed({ events: undefined })),
    await kept('another event', changed({ events: { 'https://elsewhere.example/event': {} } })),
    await kept('another audience', changed({ aud: 'another' })),
    await kept('another issuer', changed({ iss: 'https://elsewhere.example' })),
    await kept('nobody in it', changed({ sub: undefined })),
    await kept('a time long ago', changed({ iat: now() - 7200, exp: now() - 3600 })),
    await kept('no time', changed({ iat: undefined, exp: undefined })),
    await kept('no signature', () => signed({ alg: 'none', typ: 'logout+jwt' }, claims(), provider.key)),
    await kept('a key that nobody knows', () => signed({ ...header, kid: 'unknown' }, claims(), provider.otherKey)),
    await kept('a signature by the public key (HS256)', () =>
      signed({ ...header, alg: 'HS256' }, claims(), provider.key),
    ),
  ];
}

async function signsOut(url) {
  const { visitor, hasSession } = await signIn(url, vet);
  const { to } = await (await visitor.browser.post(`${url}/session/sign-out`, { headers: own, data: {} })).json();
  const came = await visitor.walk(to, { logout: 'yes' }, (at) => at === `${url}/`);
  const has = await hasSession();
  const asks = await visitor.walk(
    `${url}/session/sign-in`,
    {},
    (at) => at.startsWith(`${url}/login`) || at.includes('/interaction/'),
  );
  await visitor.close();
  const isOut = came.url === `${url}/` && !has && asks.url.includes('/interaction/');
  return isOut || { came: came.url, has, asks: asks.url };
}

/** Signs out on the provider's own page, without Signa. */
async function endedThere(url, provider) {
  const { visitor, hasSession } = await signIn(url, vet);
  const before = await hasSession();
  await visitor.walk(`${provider.issuer}/session/end`, { logout: 'yes' });
  const after = await hasSession();
  await visitor.close();
  return (before && !after) || { before, after };
}
