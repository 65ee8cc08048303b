import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whileLocked } from './while-locked.js';

let folder = '';
let lock = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-lock-'));
  lock = join(folder, 'config', 'session.json.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A lock that another program took so many seconds ago. */
async function takenBefore(seconds: number): Promise<void> {
  await mkdir(lock, { recursive: true });
  const at = new Date(Date.now() - seconds * 1000);
  await utimes(lock, at, at);
}

describe('the lock of a session', () => {
  it('A-302 lets one program at a time do its work, and leaves nothing behind', async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      whileLocked(lock, async () => {
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

  it('A-302 is given back by work that fails, and is for its owner alone', async () => {
    const failing = whileLocked(lock, async () => {
      expect((await stat(lock)).mode & 0o777).toBe(0o700);
      expect((await stat(join(folder, 'config'))).mode & 0o777).toBe(0o700);
      throw new Error('Refused');
    });
    await expect(failing).rejects.toThrow('Refused');
    expect(await whileLocked(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it('A-302 takes over the lock that a program left behind when it was ended', async () => {
    await takenBefore(61);
    expect(await whileLocked(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it('A-302 waits for a program that is at work', async () => {
    await takenBefore(0);
    let isDone = false;
    const waiting = whileLocked(lock, () => {
      isDone = true;
      return Promise.resolve();
    });
    // The lock of the other program stays as it is.
    for (let count = 0; count < 100; count += 1) await stat(lock);
    expect(isDone).toBe(false);
    await rm(lock, { recursive: true });
    await waiting;
    expect(isDone).toBe(true);
  });

  it('A-302 says why a lock cannot be taken at all', async () => {
    const inNothing = join(folder, 'none\0', 'session.json.lock');
    await expect(whileLocked(inNothing, () => Promise.resolve())).rejects.toThrow(/null bytes/);
  });
});
