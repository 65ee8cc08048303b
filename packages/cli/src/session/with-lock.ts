import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A command that is killed before it releases the lock leaves it behind. */
const staleAfter = 60_000;
const pause = 50;

/** Runs work while a lock folder exists: mkdir succeeds for only one process. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  while (!(await take(path))) await wait(pause);
  try {
    return await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    const held = await stat(path).catch(() => null);
    if (held && Date.now() - held.mtimeMs > staleAfter) await rm(path, { recursive: true, force: true });
    return false;
  }
}
