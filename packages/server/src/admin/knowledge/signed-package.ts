import { knowledgeFaults, type KnowledgePackage } from '@signa/core/knowledge';
import { knowledgePackageSchema } from '@signa/core/schema';
import { createLocalJWKSet, errors, type FlattenedJWS, flattenedVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { digestOf } from '../../database/release-knowledge.js';
import { jsonOf } from './json-of.js';

/** A package from a file whose signature is valid. */
export interface SignedPackage {
  readonly knowledge: KnowledgePackage;
  /** The JSON text, as it was signed. */
  readonly content: string;
  readonly digest: string;
  /** The signature without its payload, as JSON text. */
  readonly signature: string;
  readonly keyId: string;
}

/** Why a file can't be used; one line for each fault. */
export class UnusablePackage extends Error {}

const signedShape = z.object({ payload: z.string(), protected: z.string(), signature: z.string() });
const typ = 'signa-knowledge+json';

/**
 * Reads a signed package.
 *
 * @param keys - the public keys of the publishers that are trusted
 * @throws UnusablePackage if it isn't signed by one of them, doesn't have the format, or contradicts itself
 * @see P-406
 */
export async function readSignedPackage(file: string, keys: JSONWebKeySet): Promise<SignedPackage> {
  const signed = signedShape.safeParse(jsonOf(file));
  if (!signed.success) throw new UnusablePackage('The file is not a signed package (a JSON Web Signature).');
  const { content, keyId } = await verified(signed.data, keys);
  const { protected: header, signature } = signed.data;
  return {
    knowledge: decoded(content),
    content,
    digest: digestOf(content),
    signature: JSON.stringify({ protected: header, signature }),
    keyId,
  };
}

async function verified(signed: FlattenedJWS, keys: JSONWebKeySet) {
  try {
    const { payload, protectedHeader } = await flattenedVerify(signed, createLocalJWKSet(keys), {
      algorithms: ['EdDSA', 'ES256'],
    });
    const { kid, typ: type } = protectedHeader ?? {};
    if (kid === undefined || type !== typ) throw new UnusablePackage('The signature is not that of a package.');
    return { content: new TextDecoder('utf8', { fatal: true }).decode(payload), keyId: kid };
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey)
      throw new UnusablePackage('The package is signed with a key that is not in KNOWLEDGE_KEYS_FILE.');
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new UnusablePackage('The signature is not valid: the file was changed after it was signed, or is damaged.');
    throw error;
  }
}

function decoded(content: string): KnowledgePackage {
  const result = knowledgePackageSchema.safeParse(jsonOf(content));
  if (!result.success)
    throw new UnusablePackage(
      result.error.issues
        .slice(0, mostShown)
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('\n'),
    );
  const faults = knowledgeFaults(result.data);
  if (faults.length > 0)
    throw new UnusablePackage(
      faults
        .slice(0, mostShown)
        .map(({ id, message }) => (id === null ? message : `${id}: ${message}`))
        .join('\n'),
    );
  return result.data;
}

const mostShown = 20;
