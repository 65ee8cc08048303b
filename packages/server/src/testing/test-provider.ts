import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { readBody } from '../http/read-body.js';

const algorithm = 'RS256';

/** An identity provider that signs in any user a test names without interaction, with any claims. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Claims of the next sign-in. */
  claims: Readonly<Record<string, unknown>>;
  /** Response of its userinfo endpoint; null without one. */
  userInfo: Readonly<Record<string, unknown>> | null;
  /** The last authorization request. */
  readonly asked: URLSearchParams[];
  /** A back-channel logout token of this issuer and client, unless others are given. */
  logoutToken(claims: Readonly<Record<string, unknown>>, named?: TokenNames): Promise<string>;
  close(): Promise<void>;
}

interface TokenNames {
  readonly issuer?: string;
  readonly audience?: string;
  /** When it was issued, in seconds since 1970. */
  readonly at?: number;
}

export async function openTestProvider(clientId: string, port = 0): Promise<TestProvider> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: algorithm, use: 'sig' }] };
  const codes = new Map<string, URLSearchParams>();
  const sign = (claims: Readonly<Record<string, unknown>>, { issuer, audience = clientId, at }: TokenNames) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: algorithm, kid: 'test' })
      .setIssuer(issuer ?? provider.issuer)
      .setAudience(audience)
      .setIssuedAt(at)
      .setExpirationTime('5 m')
      .sign(privateKey);

  const answerJson = (response: ServerResponse, status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await readBody(request, 10_000)).toString('utf8'));
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.get('code_challenge') !== challenge || asked.get('redirect_uri') !== form.get('redirect_uri'))
      return answerJson(response, 400, { error: 'invalid_grant' });
    const idToken = await sign({ nonce: asked.get('nonce') ?? undefined, ...provider.claims }, {});
    answerJson(response, 200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    if (url.pathname === '/.well-known/openid-configuration') return answerJson(response, 200, metadata());
    if (url.pathname === '/keys') return answerJson(response, 200, keys);
    if (url.pathname === '/token') return void token(request, response);
    if (url.pathname === '/userinfo') return answerJson(response, 200, provider.userInfo);
    const code = randomUUID();
    codes.set(code, url.searchParams);
    provider.asked.push(url.searchParams);
    const back = new URL(url.searchParams.get('redirect_uri') ?? provider.issuer);
    back.search = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }).toString();
    response.writeHead(303, { location: back.href }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const metadata = () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/keys`,
    end_session_endpoint: `${provider.issuer}/end`,
    ...(provider.userInfo && { userinfo_endpoint: `${provider.issuer}/userinfo` }),
    id_token_signing_alg_values_supported: [algorithm],
  });
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId,
    claims: {},
    userInfo: null,
    asked: [],
    logoutToken: (claims, named = {}) =>
      sign(
        { events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, jti: randomUUID(), ...claims },
        named,
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
