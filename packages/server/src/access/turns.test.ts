import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openTurns } from './turns.js';

const [maya, sam] = ['maya@wren.example', 'sam@wren.example'];

/** Work that ends on demand. */
function openWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = vi.fn(() => ended);
  return { begun, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Pauses that take no time. */
const atOnceAfter = (_milliseconds: number, act: () => void) => act();

describe('per-user turns', () => {
  it('A-472 run up to a limit per user, in order of arrival, and do not wait for other users', async () => {
    const turns = openTurns({ atOnce: 2, mostWaiting: 10, now: () => 0, after: atOnceAfter, onCrowd: () => undefined });
    const works = Array.from({ length: 4 }, openWork);
    const [other] = [openWork()];
    const runs = works.map(({ begun }) => turns.run(maya, begun));
    const beside = turns.run(sam, other.begun);
    await settled();
    expect(works.map(({ begun }) => begun.mock.calls.length)).toEqual([1, 1, 0, 0]);
    expect(other.begun).toHaveBeenCalledOnce();
    expect(turns.waiting()).toBe(2);
    works[1]?.end();
    await settled();
    expect(works.map(({ begun }) => begun.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const { end } of [...works, other]) end();
    await Promise.all([...runs, beside]);
    expect(turns.waiting()).toBe(0);
  });

  it('A-472 are rejected for a user with too many waiting, which is reported, and granted again afterwards', async () => {
    const onCrowd = vi.fn();
    const turns = openTurns({ atOnce: 1, mostWaiting: 1, now: () => 0, after: atOnceAfter, onCrowd });
    const [running, waiting] = [openWork(), openWork()];
    const runs = [turns.run(maya, running.begun), turns.run(maya, waiting.begun)];
    await expect(turns.run(maya, async () => 1)).rejects.toMatchObject({
      code: 'TOO_MANY_CALLS',
      data: { retryAfter: 1 },
    });
    expect(onCrowd).toHaveBeenCalledExactlyOnceWith(maya);
    running.end();
    waiting.end();
    await Promise.all(runs);
    expect(await turns.run(maya, async () => 'again')).toBe('again');
  });

  it('A-472 run one at a time after slow work, and up to the limit after fast work', async () => {
    let now = 0;
    const turns = openTurns({
      atOnce: 2,
      mostWaiting: 10,
      now: () => now,
      after: atOnceAfter,
      onCrowd: () => undefined,
    });
    const works = Array.from({ length: 6 }, openWork);
    const runs = works.map(({ begun }) => turns.run(maya, begun));
    const begun = () => works.filter((work) => work.begun.mock.calls.length > 0).length;
    await settled();
    expect(begun()).toBe(2);
    now = 50;
    works[0]?.end();
    await settled();
    expect(begun()).toBe(2);
    works[1]?.end();
    await settled();
    expect(begun()).toBe(3);
    now = 99;
    works[2]?.end();
    await settled();
    expect(begun()).toBe(5);
    for (const { end } of works) end();
    await Promise.all(runs);
  });

  it('A-472 run one at a time while twenty more of the same user are waiting', async () => {
    const turns = openTurns({ atOnce: 2, mostWaiting: 50, now: () => 0, after: atOnceAfter, onCrowd: () => undefined });
    const works = Array.from({ length: 25 }, openWork);
    const begun = () => works.filter((work) => work.begun.mock.calls.length > 0).length;
    const runs = works.map(({ begun: begin }) => turns.run(maya, begin));
    await settled();
    expect(begun()).toBe(2);
    const endOne = async (at: number) => {
      works[at]?.end();
      await settled();
      return begun();
    };
    // One at a time while 22, 21, and 20 are waiting; two at a time again with 19.
    expect([await endOne(0), await endOne(1), await endOne(2), await endOne(3), await endOne(4)]).toEqual([
      2, 3, 4, 5, 7,
    ]);
    for (const { end } of works) end();
    await Promise.all(runs);
    expect(turns.waiting()).toBe(0);
  });

  it('A-472 start after a pause of five times the last turn while twenty more of the same user are waiting', async () => {
    let now = 0;
    const paused: { milliseconds: number; end: () => void }[] = [];
    const after = (milliseconds: number, end: () => void) => void paused.push({ milliseconds, end });
    const turns = openTurns({ atOnce: 1, mostWaiting: 50, now: () => now, after, onCrowd: () => undefined });
    const works = Array.from({ length: 25 }, openWork);
    const begun = () => works.filter((work) => work.begun.mock.calls.length > 0).length;
    const runs = works.map(({ begun: begin }) => turns.run(maya, begin));
    const late = vi.fn(async () => undefined);
    const endAfter = async (at: number, took: number) => {
      now += took;
      works[at]?.end();
      await runs[at];
      await settled();
      return begun();
    };
    // 24, 23, 22, 21, and 20 are waiting; the next turn starts only when the pause ends.
    for (const [at, took] of [3, 40, 5_000, 100, 17].entries()) {
      expect(await endAfter(at, took)).toBe(at + 1);
      paused[at]?.end();
      await settled();
      expect(begun()).toBe(at + 2);
    }
    expect(paused.map(({ milliseconds }) => milliseconds)).toEqual([50, 200, 2_000, 500, 85]);
    // A later arrival makes it 20 again without overtaking; then 19 are waiting, and there is no pause.
    runs.push(turns.run(maya, late));
    expect(await endAfter(5, 100)).toBe(6);
    expect(paused).toHaveLength(6);
    paused[5]?.end();
    await settled();
    expect(await endAfter(6, 100)).toBe(8);
    expect(paused).toHaveLength(6);
    expect(late).not.toHaveBeenCalled();
    for (const { end } of works) end();
    await Promise.all(runs);
    expect(late).toHaveBeenCalledOnce();
  });

  it('A-472 are released by work that fails', async () => {
    const turns = openTurns({ atOnce: 1, mostWaiting: 5, now: () => 0, after: atOnceAfter, onCrowd: () => undefined });
    await expect(turns.run(maya, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await turns.run(maya, async () => 'next')).toBe('next');
  });

  it('A-472 never exceed the limit, and all run eventually', async () => {
    const work = fc.record({ person: fc.constantFrom(maya, sam), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(work, { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.scheduler(),
        async (works, atOnce, s) => {
          let time = 0;
          const turns = openTurns({
            atOnce,
            mostWaiting: 100,
            now: () => (time += 20),
            after: atOnceAfter,
            onCrowd: () => undefined,
          });
          const running: Record<string, number> = {};
          let most = 0;
          const runs = works.map(({ person, fails }) =>
            turns.run(person, async () => {
              running[person] = (running[person] ?? 0) + 1;
              most = Math.max(most, running[person]);
              await s.schedule(Promise.resolve());
              running[person] -= 1;
              if (fails) throw new Error('broke');
            }),
          );
          const ends = Promise.allSettled(runs);
          await s.waitFor(ends);
          expect((await ends).map(({ status }) => status)).toEqual(
            works.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
          );
          expect(most).toBeLessThanOrEqual(atOnce);
          expect(turns.waiting()).toBe(0);
        },
      ),
    );
  });
});
