import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { Settings } from './spawned-server.testing.js';

/** An identity provider for a spawned server: a discovery document, keys, and signed tokens. */
export interface TestIssuer {
  /** Settings of a server that trusts it. */
  readonly settings: Settings;
  token(email: string): Promise<string>;
  close(): Promise<void>;
}

const audience = 'signa-api';
const algorithm = 'ES256';

export async function openTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: algorithm }] };
  const server = createServer((request, response) => {
    const [authorization_endpoint, token_endpoint] = ['authorize', 'token'].map((path) => `${issuer}/${path}`);
    const answers: Readonly<Record<string, object>> = {
      '/keys': keys,
      '/token': { error: 'invalid_grant' },
    };
    const discovery = { issuer, jwks_uri: `${issuer}/keys`, authorization_endpoint, token_endpoint };
    response.writeHead(request.url === '/token' ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[request.url ?? ''] ?? discovery));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'signa-portal', OIDC_AUDIENCE: audience },
    token: (email) =>
      new SignJWT({ sub: email, email, client_id: 'signa-portal' })
        .setProtectedHeader({ alg: algorithm, kid: 'test' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1 h')
        .sign(privateKey),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
