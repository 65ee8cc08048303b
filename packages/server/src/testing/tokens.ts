import { type CryptoKey, SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import type { TokenReader } from '../access/bearer.js';
import { readProviderToken } from '../access/provider-token.js';

const testIssuer = 'https://identity.signa.test';
const testAudience = 'signa-api';
const testClient = 'signa-command-line';

/** Signs tokens like an identity provider, with its own key. */
export interface TestTokens {
  /** Verifies them, as for a provider whose accounts are not bound yet. */
  readonly reader: TokenReader;
  /** Reasons for rejected tokens. */
  readonly refused: string[];
  /** A valid token for an email address, with the given claims overridden. */
  token(email: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
}

export async function testTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] });
  const refused: string[] = [];
  return {
    reader: readProviderToken({
      settings: {
        issuer: testIssuer,
        audience: testAudience,
        clientIds: [testClient],
        usernameClaim: 'email',
        clockToleranceSeconds: 60,
      },
      bind: () => Promise.resolve(true),
      onRefused: (reason) => void refused.push(reason),
      keys,
    }),
    refused,
    token: (email, claims = {}) => signed(privateKey, email, claims),
  };
}

async function signed(key: CryptoKey, email: string, claims: Readonly<Record<string, unknown>>): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return await new SignJWT({
    iss: testIssuer,
    aud: testAudience,
    client_id: testClient,
    sub: email,
    email,
    iat: now,
    exp: now + 86_400,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .sign(key);
}
