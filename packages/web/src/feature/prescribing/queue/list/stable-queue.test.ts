import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stableQueue as stableQueueOf } from './stable-queue';

interface Task {
  readonly id: string;
  readonly createdTimestamp: string;
  readonly value: number;
}
interface Group {
  readonly client: string;
  readonly count: number;
  readonly tasks: readonly Task[];
}

const keyOf = (group: Group) => group.client;
const group = (client: string, ...tasks: readonly Task[]): Group => ({ client, count: tasks.length, tasks });
/** IDs that sort first are the newest. */
const task = (id: string, value = 0): Task => ({
  id,
  createdTimestamp: `2026-11-20T13:14:00.${999 - (id.codePointAt(0) ?? 0)}Z`,
  value,
});

const queues = fc
  .uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-j]$/), value: fc.nat(3), client: fc.constantFrom('x', 'y', 'z') }),
    { selector: ({ id }) => id },
  )
  .map((rows): Group[] =>
    ['x', 'y', 'z']
      .map((client) =>
        group(client, ...rows.filter((row) => row.client === client).map(({ id, value }) => task(id, value))),
      )
      .filter(({ tasks }) => tasks.length > 0),
  );

const newestFirst = (one: Task, other: Task) => other.createdTimestamp.localeCompare(one.createdTimestamp);

/** In the order in which the queue opens. */
const stableQueue = (
  shown: readonly Group[],
  fresh: readonly Group[],
  key: (group: Group) => string,
  answered: ReadonlySet<string>,
) => stableQueueOf(shown, fresh, key, answered, newestFirst);

const nobody: ReadonlySet<string> = new Set();
const ids = (groups: readonly Group[]) => groups.flatMap(({ tasks }) => tasks.map(({ id }) => id));

describe('stableQueue', () => {
  it('P-152 updates values in place, counts additions, and names removals', () => {
    const shown = [group('x', task('1'), task('2')), group('y', task('3'))];
    const fresh = [group('z', task('4')), group('x', task('2', 7))];
    const stable = stableQueue(shown, fresh, keyOf, nobody);
    expect(stable.groups).toEqual([{ client: 'x', count: 1, tasks: [task('1'), task('2', 7)] }, group('y', task('3'))]);
    expect(stable.added).toBe(1);
    expect([...stable.gone]).toEqual(['1', '3']);
  });

  it('P-152 P-210 treats a task that a truncated response omits neither as removed nor, when it moves up, as added', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => task(id));
    const cut = (...ids: string[]): Group => ({
      client: 'x',
      count: 5,
      tasks: all.filter(({ id }) => ids.includes(id)),
    });
    const came = stableQueue([cut('b', 'c', 'd')], [cut('a', 'b', 'c')], keyOf, nobody);
    expect([came.added, [...came.gone]]).toEqual([1, []]);
    const left = stableQueue([cut('a', 'b', 'c')], [cut('a', 'c', 'd')], keyOf, nobody);
    expect([left.added, [...left.gone]]).toEqual([0, ['b']]);
    const last = stableQueue([group('x', ...all)], [cut('a', 'b', 'c')], keyOf, nobody);
    expect([last.added, [...last.gone]]).toEqual([0, []]);
  });

  it('P-152 P-210 reports only what is certain from a truncated list', () => {
    const names = fc.subarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], { minLength: 1 });
    const cutAt = (ids: readonly string[], most: number): Group[] => [
      { client: 'x', count: ids.length, tasks: ids.slice(0, most).map((id) => task(id)) },
    ];
    fc.assert(
      fc.property(names, names, fc.integer({ min: 1, max: 10 }), (before, after, most) => {
        const { added, gone } = stableQueue(cutAt(before, most), cutAt(after, most), keyOf, nobody);
        expect([...gone].filter((id) => after.includes(id))).toEqual([]);
        expect(added).toBeLessThanOrEqual(after.filter((id) => !before.includes(id)).length);
      }),
    );
  });

  it('P-152 never moves a row, whatever a refresh returns', () => {
    fc.assert(
      fc.property(queues, queues, (shown, fresh) => {
        expect(ids(stableQueue(shown, fresh, keyOf, nobody).groups)).toEqual(ids(shown));
      }),
    );
  });

  it("P-152 removes what the user answered, and keeps its client's place whatever the new order", () => {
    const shown = [group('x', task('1'), task('2')), group('y', task('3'))];
    const fresh = [group('y', task('3')), group('x', task('2'))];
    const stable = stableQueue(shown, fresh, keyOf, new Set(['1']));
    expect(stable).toEqual({ groups: [group('x', task('2')), group('y', task('3'))], added: 0, gone: new Set() });
    expect(stableQueue(shown, shown, keyOf, new Set(['1'])).groups).toBe(shown);
  });

  it('P-152 P-256 keeps tasks whose client moved to the next page after an answer', () => {
    const shown = [group('x', task('1'), task('2')), group('y', task('3'))];
    const fresh = [group('y', task('3'))];
    expect([...stableQueue(shown, fresh, keyOf, new Set(['1'])).gone]).toEqual([]);
    expect([...stableQueue(shown, fresh, keyOf, nobody).gone]).toEqual(['1', '2']);
    expect([...stableQueue(shown, [group('x')], keyOf, new Set(['1'])).gone]).toEqual(['2', '3']);
  });

  it('P-152 appends the first client of the next page, and no more, after a client is done', () => {
    const shown = [group('x', task('1')), group('y', task('3'))];
    const fresh = [
      group('w', task('9')),
      group('y', task('3')),
      group('z', task('4'), task('5')),
      group('v', task('6')),
    ];
    const stable = stableQueue(shown, fresh, keyOf, new Set(['1']));
    expect(ids(stable.groups)).toEqual(['3', '4', '5']);
    expect(stable.added).toBe(2);
    expect(stable.gone.size).toBe(0);
  });

  it('P-152 never reorders the others, whatever was answered', () => {
    fc.assert(
      fc.property(queues, queues, fc.array(fc.stringMatching(/^[a-j]$/)), (shown, fresh, done) => {
        const answered = new Set(done);
        const { groups } = stableQueue(shown, fresh, keyOf, answered);
        const there = new Set(ids(fresh));
        const kept = ids(shown).filter((id) => !answered.has(id) || there.has(id));
        expect(ids(groups).slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  it('P-152 returns the identical list if a refresh brings nothing new', () => {
    fc.assert(
      fc.property(queues, (shown) => {
        const stable = stableQueue(shown, shown, keyOf, nobody);
        expect(stable.groups).toBe(shown);
        expect(stable.added).toBe(0);
        expect(stable.gone.size).toBe(0);
      }),
    );
  });
});

it('P-152 keeps a task as old as the last one of a truncated group, which may have omitted it', () => {
  const [first, last, twin] = [task('a'), task('b'), { ...task('b'), id: 'twin' }];
  const shown = [{ ...group('x', first, last, twin), count: 3 }];
  const cut = [{ ...group('x', first, last), count: 3 }];
  expect(stableQueue(shown, cut, keyOf, nobody).gone).toEqual(new Set());
  const newer = { ...task('b'), id: 'newer', createdTimestamp: task('a').createdTimestamp };
  const shownNewer = [{ ...group('x', newer, first, last), count: 3 }];
  expect(stableQueue(shownNewer, cut, keyOf, nobody).gone).toEqual(new Set(['newer']));
});
