import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start/start-error.js';
import { isRunning, markOf } from './process-mark.js';

export interface FolderLock {
  release(): Promise<void>;
}

const textOrNull = z.nullable(z.string());
/** The process that locked the folder. */
const lockFile = z.object({
  pid: z.number(),
  startTicks: textOrNull,
  bootId: textOrNull,
  /** Null once its process released the folder. */
  since: textOrNull,
});
type LockFile = z.infer<typeof lockFile>;

const shape = /^lock\.(\d+)$/;

/**
 * Takes the exclusive lock of a data folder: two processes on one embedded database silently lose rows.
 *
 * Lock files are numbered and the highest number counts. A process creates the number after a released lock or that of
 * a dead process; that can succeed only once, so one of several processes wins. Numbers never decrease: a lock is
 * marked as released rather than deleted, and the two newest files are kept, so that a listing always shows the newest.
 *
 * @throws StartError naming the running process that has the lock, and since when
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await ownFolder(folder);
  const mark = await markOf(process.pid);
  for (;;) {
    const newest = Math.max(0, ...(await lockNumbers(folder)));
    const holder = newest === 0 ? null : await readLock(folder, newest);
    if (holder?.since && (await isRunning(holder))) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder.pid} since ${holder.since}. Stop that process, or set SIGNA_DATA_DIR to another folder.`,
      );
    }
    const mine = newest + 1;
    const content: LockFile = { ...mark, since: new Date().toISOString() };
    if (!(await create(folder, mine, content))) continue;
    const numbers = await lockNumbers(folder);
    if (Math.max(...numbers) > mine) {
      await unlink(join(folder, `lock.${mine}`));
      continue;
    }
    await Promise.all(numbers.filter((number) => number < mine - 1).map((number) => removed(folder, number)));
    return { release: () => replace(folder, mine, { ...content, since: null }) };
  }
}

/**
 * The folder contains a practice's records and the keys of its sign-ins, so other users of this machine are denied
 * access, whoever created it. Windows manages permissions differently and is not changed.
 */
async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`Can't create the data folder ${folder}: ${reason}. Set SIGNA_DATA_DIR to another folder.`, {
      cause,
    });
  });
  await chmod(folder, 0o700).catch((cause: unknown) => {
    throw new StartError(
      `The data folder ${folder} belongs to another user of this machine. Set SIGNA_DATA_DIR to a folder of your own.`,
      {
        cause,
      },
    );
  });
}

async function lockNumbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((file) => (shape.test(file) ? [Number(file.slice(5))] : []));
}

async function readLock(folder: string, number: number): Promise<LockFile | null> {
  try {
    return lockFile.parse(JSON.parse(await readFile(join(folder, `lock.${number}`), 'utf8')));
  } catch {
    return null;
  }
}

/** Written under a temporary name and then linked, so that a lock file is never partially written. */
async function create(folder: string, number: number, content: LockFile): Promise<boolean> {
  const draft = await drafted(folder, content);
  try {
    await link(draft, join(folder, `lock.${number}`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

async function replace(folder: string, number: number, content: LockFile): Promise<void> {
  await rename(await drafted(folder, content), join(folder, `lock.${number}`));
}

async function drafted(folder: string, content: LockFile): Promise<string> {
  const path = join(folder, `.lock-${randomUUID()}`);
  await writeFile(path, JSON.stringify(content));
  return path;
}

async function removed(folder: string, number: number): Promise<void> {
  await unlink(join(folder, `lock.${number}`)).catch(() => undefined);
}
