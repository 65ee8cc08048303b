import { calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair, importJWK, type JWK } from 'jose';

/** The JSON Web Key pair of a publisher (Ed25519). */
export interface SigningKey {
  readonly privateKey: JWK;
  readonly publicKey: JWK;
}

const algorithm = 'EdDSA';

/** A new key pair, named by its thumbprint. */
export async function newSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const [privateKey, publicKey] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)]);
  const shared = { kid: await calculateJwkThumbprint(publicKey), alg: algorithm, use: 'sig' };
  return { privateKey: { ...privateKey, ...shared }, publicKey: { ...publicKey, ...shared } };
}

/**
 * A package as a signed file: a JSON Web Signature in flattened JSON, whose payload is the package's JSON text.
 *
 * @param key - a private JSON Web Key with a `kid`
 */
export async function signedPackage(packageText: string, key: JWK): Promise<string> {
  if (key.kid === undefined || key.d === undefined) throw new TypeError('The key must be a private one with a kid');
  const signed = await new FlattenedSign(new TextEncoder().encode(packageText))
    .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'signa-knowledge+json' })
    .sign(await importJWK(key, algorithm));
  return `${JSON.stringify(signed)}\n`;
}
