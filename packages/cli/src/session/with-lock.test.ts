import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './with-lock.js';

let folder = '';
let lock = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-lock-'));
  lock = join(folder, 'config', 'session.json.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A lock that another program took this many seconds ago. */
async function takenBefore(seconds: number): Promise<void> {
  await mkdir(lock, { recursive: true });
  const at = new Date(Date.now() - seconds * 1000);
  await utimes(lock, at, at);
}

describe('the lock of a session', () => {
  it('A-302 runs one program at a time, and leaves nothing behind', async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      withLock(lock, async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([work('one'), work('two'), work('three')])).toEqual(['one', 'two', 'three']);
    for (const [index, step] of steps.entries())
      if (index % 2 === 1) expect(step.replace('ends', 'begins')).toBe(steps[index - 1]);
    expect(steps).toHaveLength(6);
    expect(await readdir(join(folder, 'config'))).toEqual([]);
  });

  it('A-302 is released when the work fails, and is accessible only to its owner', async () => {
    const failing = withLock(lock, async () => {
      expect((await stat(lock)).mode & 0o777).toBe(0o700);
      expect((await stat(join(folder, 'config'))).mode & 0o777).toBe(0o700);
      throw new Error('Refused');
    });
    await expect(failing).rejects.toThrow('Refused');
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it('A-302 takes over a stale lock of a killed program', async () => {
    await takenBefore(61);
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it('A-302 waits for a program that is running', async () => {
    await takenBefore(0);
    let isDone = false;
    const waiting = withLock(lock, () => {
      isDone = true;
      return Promise.resolve();
    });
    // The other program's lock stays unchanged.
    for (let count = 0; count < 100; count += 1) await stat(lock);
    expect(isDone).toBe(false);
    await rm(lock, { recursive: true });
    await waiting;
    expect(isDone).toBe(true);
  });

  it('A-302 reports why a lock cannot be taken', async () => {
    const invalidPath = join(folder, 'none\0', 'session.json.lock');
    await expect(withLock(invalidPath, () => Promise.resolve())).rejects.toThrow(/null bytes/);
  });
});
