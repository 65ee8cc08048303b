import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KnowledgePackage, WarningRow } from '@signa/core/knowledge';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { exportJWK, FlattenedSign, generateKeyPair } from 'jose';

const [anyRow] = sampleKnowledge.warnings;
if (!anyRow) throw new Error('The sample has no warnings');

/** A serious warning against every product for every animal. */
export const everyProduct: WarningRow = {
  ...anyRow,
  ...{ id: 'EVERY', kind: 'species', species: [], product: ['*'], patient: [], except: null, age: null, washout: null },
  ...{ grade: 'serious', message: 'Ask the owner first. Then sign.' },
};

/** The sample with other values. */
export const packageWith = (changes: Partial<KnowledgePackage>): KnowledgePackage => ({
  ...sampleKnowledge,
  ...changes,
});

/** A publisher with a key pair, and the file with the public key. */
export interface TestPublisher {
  readonly environment: { readonly KNOWLEDGE_KEYS_FILE: string };
  /** Writes a signed file and returns its path. */
  readonly publish: (content: unknown, header?: Readonly<Record<string, string>>) => Promise<string>;
}

export async function openTestPublisher(kid = 'test-publisher'): Promise<TestPublisher> {
  const folder = await mkdtemp(join(tmpdir(), 'signa-knowledge-'));
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const keysFile = join(folder, 'keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' }] }));
  let number = 0;
  return {
    environment: { KNOWLEDGE_KEYS_FILE: keysFile },
    publish: async (content, header = {}) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const signed = await new FlattenedSign(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'signa-knowledge+json', ...header })
        .sign(privateKey);
      const path = join(folder, `${(number += 1)}.json`);
      await writeFile(path, JSON.stringify(signed));
      return path;
    },
  };
}
