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

/** What a process leaves that was killed while it held the lock. */
async function leaveStale(number: number, pid = 999_999_999): Promise<void> {
  await writeFile(
    join(folder, `lock.${number}`),
    JSON.stringify({ pid, startTicks: '1', bootId: 'another', since: '2026-01-01T00:00:00.000Z' }),
  );
}

it('refuses a second holder, naming the process and since when', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${process.pid} since \\d{4}-\\d\\d-\\d\\dT`),
  );
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('A-204 lets nobody else of the machine into the folder, whoever made it', async () => {
  await chmod(folder, 0o755);
  for (const path of [folder, join(folder, 'made', 'here')]) {
    const lock = await lockFolder(path);
    // Windows keeps rights in another way.
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o700);
    await lock.release();
  }
});

it('takes over what a killed process left, also when its number belongs to another process by now', async () => {
  await leaveStale(1);
  await (await lockFolder(folder)).release();
  await leaveStale(5, process.pid);
  await (await lockFolder(folder)).release();
});

it('takes over a lock file that cannot be read', async () => {
  await writeFile(join(folder, 'lock.3'), '');
  await (await lockFolder(folder)).release();
});

it('lets one of many win a stale lock', async () => {
  for (let round = 0; round < 20; round += 1) {
    await leaveStale(round * 10 + 1);
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const won = taken.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  }
});

it('keeps its folder tidy: the two newest numbers and nothing half written', async () => {
  for (let round = 0; round < 5; round += 1) await (await lockFolder(folder)).release();
  expect((await readdir(folder)).sort()).toEqual(['lock.4', 'lock.5']);
  expect(JSON.parse(await readFile(join(folder, 'lock.5'), 'utf8'))).toMatchObject({ pid: process.pid, since: null });
});

it('tells a process from a later one with the same number', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const mark = await markOf(child.pid ?? 0);
  expect(await isRunning(mark)).toBe(true);
  expect(await isRunning({ ...mark, startTicks: '7' })).toBe(false);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(await isRunning(mark)).toBe(false);
});
