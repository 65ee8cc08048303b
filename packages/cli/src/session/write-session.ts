import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Session } from './session.js';

const ownerOnly = 0o600;

/**
 * Writes to a temporary file and renames it, so that an interrupted command never leaves a partial or readable session.
 */
export async function writeSession(path: string, session: Session): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}`;
  await rm(beside, { force: true });
  const file = await open(beside, 'wx', ownerOnly);
  try {
    await file.writeFile(JSON.stringify(session));
  } finally {
    await file.close();
  }
  await rename(beside, path);
}
