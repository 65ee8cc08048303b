/**
 * A provider from the package oidc-provider with its own sign-in and consent pages, and its defaults except for what
 * docs/identity-providers.md requires of any provider. It shares no code with the sample's provider.
 */
import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export const audience = 'urn:signa:api';
export const portal = 'portal';
export const confidential = { id: 'portal-with-secret', secret: 'what the portal proves itself by' };
export const commandLine = 'command-line';

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** A token signed with the given key; unsigned for `none`. */
export function signed(header, payload, key) {
  const text = `${encoded(header)}.${encoded(payload)}`;
  if (header.alg === 'none') return `${text}.`;
  const signature =
    header.alg === 'HS256'
      ? createHmac('sha256', createPublicKey(key).export({ type: 'spki', format: 'pem' }))
          .update(text)
          .digest()
      : sign('sha256', Buffer.from(text), key);
  return `${text}.${signature.toString('base64url')}`;
}

export const partsOf = (token) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));

/** The user is whoever enters an address; these two addresses belong to other users. */
const claimsOf = (id) => ({
  sub: id,
  email: id === 'unverified' ? 'vet@signa.test' : id,
  email_verified: id !== 'unverified',
});

/** @returns the provider once it has the address of Signa, its key, and what changes its ID tokens on their way */
export async function openCounterpart() {
  const key = newKey();
  const state = { handler: null, change: null };
  const server = createServer((request, response) => {
    if (state.change && request.url === '/token') changeAnswer(response, state.change);
    state.handler(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${server.address().port}`;
  return {
    issuer,
    key,
    kid: 'counterpart',
    otherKey: newKey(),
    serve(signa) {
      const provider = new Provider(issuer, configurationOf(signa, key));
      state.handler = provider.callback();
    },
    /** @param change - gets an ID token and answers another one; null leaves them as they are */
    changing(change) {
      state.change = change;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function changeAnswer(response, change) {
  const end = response.end.bind(response);
  response.end = (text) => {
    const answer = JSON.parse(text);
    const changed = JSON.stringify(answer.id_token ? { ...answer, id_token: change(answer.id_token) } : answer);
    response.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  };
}

function configurationOf(signa, key) {
  const web = {
    redirect_uris: [`${signa}/login/callback`],
    post_logout_redirect_uris: [`${signa}/`],
    backchannel_logout_uri: `${signa}/session/back-channel`,
    backchannel_logout_session_required: true,
  };
  return {
    clients: [
      { ...web, client_id: portal, token_endpoint_auth_method: 'none' },
      {
        ...web,
        client_id: confidential.id,
        client_secret: confidential.secret,
        token_endpoint_auth_method: 'client_secret_post',
      },
      {
        client_id: commandLine,
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
        redirect_uris: ['http://127.0.0.1/callback'],
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'counterpart', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of a test'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // By default, it calls no address on this machine, where Signa runs.
    fetch: (address, options) => fetch(address, { ...options, dispatcher: undefined }),
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    extraTokenClaims: (_, token) => (token.accountId === undefined ? undefined : claimsOf(token.accountId)),
    // By default, it issues a refresh token only if it asked for consent in the same sign-in.
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    // Shorter than the command line's margin, so each command refreshes its session.
    ttl: { AccessToken: 25, DeviceCode: 600, IdToken: 600, Interaction: 600, Session: 3600, Grant: 3600 },
    features: {
      backchannelLogout: { enabled: true },
      deviceFlow: { enabled: true },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_, client, asked) => asked ?? (client.clientId === commandLine ? audience : undefined),
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}
