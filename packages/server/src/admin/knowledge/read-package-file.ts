import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { readSignedPackage, type SignedPackage, UnusablePackage } from './signed-package.js';
import { fileText } from '../owner/file-text.js';
import { refused } from '../owner/refused.js';
import { jsonOf } from './json-of.js';

const setting = 'KNOWLEDGE_KEYS_FILE';
const keysShape = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) });

/**
 * The package of a signed file, checked against the keys of the trusted publishers.
 *
 * @throws StartError with every fault
 */
export async function readPackageFile(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<SignedPackage> {
  const keys = await trustedKeys(environment[setting]?.trim());
  const text = await fileText(file);
  try {
    return await readSignedPackage(text, keys);
  } catch (error) {
    if (error instanceof UnusablePackage) return refused(`${file} can't be used.\n${error.message}`);
    throw error;
  }
}

async function trustedKeys(path: string | undefined): Promise<JSONWebKeySet> {
  if (!path)
    return refused(`Set ${setting} to a file with the public keys of the publishers you trust (a JSON Web Key Set).`);
  const found = keysShape.safeParse(jsonOf(await fileText(path)));
  return found.success ? found.data : refused(`${path} is not a JSON Web Key Set with a kid for each key.`);
}
