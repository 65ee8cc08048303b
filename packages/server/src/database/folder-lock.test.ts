import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.js';
import { isRunning, markOf } from './process-mark.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The state after a process was killed while it had the lock. */
async function leaveStale(number: number, pid = 999_999_999): Promise<void> {
  await writeFile(
    join(folder, `lock.${number}`),
    JSON.stringify({ pid, startTicks: '1', bootId: 'another', since: '2026-01-01T00:00:00.000Z' }),
  );
}

it('rejects a second process, naming the one that has the lock and since when', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${process.pid} since \\d{4}-\\d\\d-\\d\\dT`),
  );
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('A-204 denies other users of the machine access to the folder, whoever created it', async () => {
  await chmod(folder, 0o755);
  for (const path of [folder, join(folder, 'made', 'here')]) {
    const lock = await lockFolder(path);
    // Windows manages permissions differently.
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o700);
    await lock.release();
  }
});

it('takes over the lock of a killed process, even if its PID was reused', async () => {
  await leaveStale(1);
  await (await lockFolder(folder)).release();
  await leaveStale(5, process.pid);
  await (await lockFolder(folder)).release();
});

it('takes over an unreadable lock file', async () => {
  await writeFile(join(folder, 'lock.3'), '');
  await (await lockFolder(folder)).release();
});

it('grants a stale lock to one of many', async () => {
  for (let round = 0; round < 20; round += 1) {
    await leaveStale(round * 10 + 1);
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const won = taken.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  }
});

it('cleans up its folder: the two newest numbers and no partial files', async () => {
  for (let round = 0; round < 5; round += 1) await (await lockFolder(folder)).release();
  expect((await readdir(folder)).sort()).toEqual(['lock.4', 'lock.5']);
  expect(JSON.parse(await readFile(join(folder, 'lock.5'), 'utf8'))).toMatchObject({ pid: process.pid, since: null });
});

it('distinguishes a process from a later one with the same PID', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const mark = await markOf(child.pid ?? 0);
  expect(await isRunning(mark)).toBe(true);
  expect(await isRunning({ ...mark, startTicks: '7' })).toBe(false);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(await isRunning(mark)).toBe(false);
});
