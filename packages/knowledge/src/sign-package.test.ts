import { createLocalJWKSet, flattenedVerify, type FlattenedJWS } from 'jose';
import { expect, it } from 'vitest';
import { newSigningKey, signedPackage } from './index.js';

it('P-406 a package is signed with a new key, and verified with its public part', async () => {
  const { privateKey, publicKey } = await newSigningKey();
  const signed = JSON.parse(await signedPackage('{"name":"any"}', privateKey)) as FlattenedJWS;
  const { payload, protectedHeader } = await flattenedVerify(signed, createLocalJWKSet({ keys: [publicKey] }));
  expect(new TextDecoder().decode(payload)).toBe('{"name":"any"}');
  expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: publicKey.kid, typ: 'signa-knowledge+json' });
});

it('P-406 the public part neither signs nor reveals the private one', async () => {
  const { publicKey } = await newSigningKey();
  expect(publicKey).not.toHaveProperty('d');
  await expect(signedPackage('{}', publicKey)).rejects.toThrow('must be a private one');
});
