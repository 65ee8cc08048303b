/**
 * Tests the sample's identity provider, which developers and tests use, with the package openid-client, a client
 * certified by the OpenID Foundation: discovery, code with PKCE, token refresh, device codes, userinfo and logout.
 */
import { URLSearchParams } from 'node:url';
import * as openid from 'openid-client';
import { check } from './stage/check.mjs';
import { onServer } from './stage/server.mjs';
import { openVisitor } from './stage/visitor.mjs';

export const counterpart = 'openid-client';
export const argued = {};

const redirect = 'http://127.0.0.1:9/callback';
const scope = 'openid profile email offline_access';
const person = { email: 'support@signa.test', password: 'signa' };

export const run = () => onServer({}, ask);

async function ask(url) {
  const facts = await (await fetch(`${url}/config.json`)).json();
  const discover = (clientId) =>
    openid.discovery(new URL(facts.issuer), clientId, undefined, openid.None(), {
      execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
    });
  const asked = { url, facts, discover, configuration: await discover(facts.commandLineClientId) };
  return [
    await check('discovery', 'is what its document says', () => discovered(asked)),
    ...(await askCode(asked)),
    ...(await askRenewal(asked)),
    ...(await askDevice(asked)),
    await check('userinfo', 'has no page of userinfo, and names none', () => withoutUserInfo(asked)),
    await check('end', 'ends its session, and leads back to the portal', () => ends(asked)),
  ];
}

/** Starts a sign-in; returns the callback address, and the state needed to continue. */
async function begun({ configuration }, { parameters = {}, visitor, to = redirect } = {}) {
  const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()];
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: to,
    scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
  const own = visitor ?? (await openVisitor());
  const back = await own.walk(address.href, person, (at) => at.startsWith(to));
  if (!visitor) await own.close();
  return {
    back: new URL(back.url),
    text: back.text,
    checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
  };
}

const grant = ({ configuration }, { back, checks }) =>
  openid.authorizationCodeGrant(configuration, back, { ...checks, idTokenExpected: true });

/** Passes if the provider, or the client library, rejects with this error. */
const refused = (id, title, error, work) =>
  check(id, title, async () => {
    try {
      return { taken: await work() };
    } catch (cause) {
      const found = cause.error ?? cause.code;
      return found === error || `${found}: ${cause.message}`;
    }
  });

async function discovered({ configuration, facts }) {
  const found = configuration.serverMetadata();
  const isRight =
    found.issuer === facts.issuer &&
    found.code_challenge_methods_supported.includes('S256') &&
    found.response_types_supported.includes('code') &&
    found.authorization_response_iss_parameter_supported === true;
  return isRight || found;
}

async function askCode(asked) {
  const once = await begun(asked);
  const again = await begun(asked);
  const other = { ...again, checks: { ...again.checks, pkceCodeVerifier: openid.randomPKCECodeVerifier() } };
  return [
    await check('code', 'signs in by code, PKCE, state and nonce, with a signed ID token', async () => {
      const tokens = await grant(asked, once);
      const { email, sub, nonce } = tokens.claims();
      return (email === person.email && sub !== '' && nonce === once.checks.expectedNonce) || tokens.claims();
    }),
    await refused('code again', 'takes a code once', 'invalid_grant', () => grant(asked, once)),
    await refused('verifier', 'refuses another verifier', 'invalid_grant', () => grant(asked, other)),
    await refused('no PKCE', 'refuses a sign-in without PKCE', 'invalid_request', async () =>
      grant(asked, await begun(asked, { parameters: { code_challenge: '', code_challenge_method: '' } })),
    ),
    await refused('plain PKCE', 'refuses PKCE without a hash', 'invalid_request', async () =>
      grant(asked, await begun(asked, { parameters: { code_challenge_method: 'plain' } })),
    ),
    await refused('silent', 'signs nobody in by prompt=none whom it does not know', 'login_required', async () =>
      grant(asked, await begun(asked, { parameters: { prompt: 'none' } })),
    ),
    await check('elsewhere', 'sends nobody to an address that is not the client’s', async () => {
      const { back } = await begun(asked, { to: 'https://elsewhere.example/callback' });
      return !back.href.startsWith('https://elsewhere.example') || back.href;
    }),
    await check('silent again', 'signs in whom it knows without a question', async () => {
      const visitor = await openVisitor();
      await begun(asked, { visitor });
      const tokens = await grant(asked, await begun(asked, { visitor, parameters: { prompt: 'none' } }));
      await visitor.close();
      return tokens.claims().email === person.email || tokens.claims();
    }),
  ];
}

async function askRenewal(asked) {
  const { configuration } = asked;
  const tokens = await grant(asked, await begun(asked));
  const renew = (token) => openid.refreshTokenGrant(configuration, token);
  let renewed;
  return [
    await check('renewal', 'renews a session by a refresh token', async () => {
      renewed = await renew(tokens.refresh_token);
      return renewed.claims()?.sub === tokens.claims().sub && renewed.refresh_token !== tokens.refresh_token;
    }),
    await refused('renewal again', 'takes a refresh token once', 'invalid_grant', () => renew(tokens.refresh_token)),
    await refused('renewal stolen', 'ends them all when one comes twice', 'invalid_grant', () =>
      renew(renewed.refresh_token),
    ),
    await refused('revocation', 'forgets a refresh token that is taken back', 'invalid_grant', async () => {
      const { refresh_token: token } = await grant(asked, await begun(asked));
      await openid.tokenRevocation(configuration, token);
      return renew(token);
    }),
  ];
}

async function askDevice({ configuration, discover, facts }) {
  const begin = () => openid.initiateDeviceAuthorization(configuration, { scope });
  return [
    await check('device', 'signs a terminal in by a code that is typed elsewhere', async () => {
      const device = await begin();
      const visitor = await openVisitor();
      await visitor.walk(device.verification_uri, { ...person, user_code: device.user_code });
      await visitor.close();
      const tokens = await openid.pollDeviceAuthorizationGrant(configuration, device);
      return tokens.claims()?.email === person.email || tokens;
    }),
    await check('device waits', 'says that nobody typed it yet', async () => {
      const { device_code: code } = await begin();
      const form = {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: code,
        client_id: facts.commandLineClientId,
      };
      const answer = await fetch(configuration.serverMetadata().token_endpoint, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      const { error } = await answer.json();
      return error === 'authorization_pending' || error;
    }),
    await refused('device of the portal', 'gives no such code to the portal', 'invalid_request', async () =>
      openid.initiateDeviceAuthorization(await discover(facts.clientId), { scope: 'openid' }),
    ),
  ];
}

async function withoutUserInfo({ configuration, facts }) {
  const named = configuration.serverMetadata().userinfo_endpoint;
  const { status } = await fetch(`${facts.issuer}/me`);
  return (named === undefined && status === 404) || { named, status };
}

async function ends(asked) {
  const { url, facts, discover } = asked;
  const portal = { ...asked, configuration: await discover(facts.clientId) };
  const visitor = await openVisitor();
  const to = `${url}/login/callback`;
  const tokens = await grant(
    portal,
    await begun(portal, { visitor, to, parameters: { scope: 'openid profile email' } }),
  );
  const address = openid.buildEndSessionUrl(portal.configuration, {
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${url}/`,
  });
  const came = await visitor.walk(address.href, { logout: 'yes' }, (at) => at === `${url}/`);
  const silent = await begun(portal, { visitor, to, parameters: { scope: 'openid', prompt: 'none' } });
  await visitor.close();
  const error = silent.back.searchParams.get('error');
  return (came.url === `${url}/` && error === 'login_required') || { came: came.url, error };
}
