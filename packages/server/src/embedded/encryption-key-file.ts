import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EncryptionKey } from '../secrets/secret-cipher.js';

/** The key in a file, created on first use and readable by its owner only. */
export async function loadOrCreateKey(file: string): Promise<EncryptionKey> {
  const id = 'embedded';
  const stored = await readFile(file, 'utf8').then(
    (text) => Buffer.from(text, 'base64'),
    () => null,
  );
  if (stored?.length === 32) return { id, key: stored };
  const key = randomBytes(32);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, key.toString('base64'), { mode: 0o600 });
  return { id, key };
}
