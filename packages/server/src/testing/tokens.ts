import { type CryptoKey, SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { type Bearer, openBearer } from '../access/bearer.js';

export const testIssuer = 'https://identity.signa.test';
export const testAudience = 'signa-api';

/** Signs tokens as an identity provider would, with a key of its own. */
export interface TestTokens {
  readonly bearer: Bearer;
  /** A valid token for an e-mail, or one whose claims differ as given. */
  token(email: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
}

export async function testTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] });
  return {
    bearer: openBearer({ issuer: testIssuer, audience: testAudience }, keys),
    token: (email, claims = {}) => signed(privateKey, email, claims),
  };
}

async function signed(key: CryptoKey, email: string, claims: Readonly<Record<string, unknown>>): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return await new SignJWT({
    iss: testIssuer,
    aud: testAudience,
    sub: email,
    email,
    iat: now,
    exp: now + 86_400,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .sign(key);
}
