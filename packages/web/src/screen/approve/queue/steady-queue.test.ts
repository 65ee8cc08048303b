import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steadyQueue } from './steady-queue';

interface Task {
  readonly id: string;
  readonly value: number;
}
interface Group {
  readonly client: string;
  readonly count: number;
  readonly tasks: readonly Task[];
}

const keyOf = (group: Group) => group.client;
const group = (client: string, ...tasks: readonly Task[]): Group => ({ client, count: tasks.length, tasks });
const task = (id: string, value = 0): Task => ({ id, value });

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

const ids = (groups: readonly Group[]) => groups.flatMap(({ tasks }) => tasks.map(({ id }) => id));

describe('steadyQueue', () => {
  it('P-152 takes new values in place, counts what came and names what left', () => {
    const shown = [group('x', task('1'), task('2')), group('y', task('3'))];
    const fresh = [group('z', task('4')), group('x', task('2', 7))];
    const steady = steadyQueue(shown, fresh, keyOf);
    expect(steady.groups).toEqual([{ client: 'x', count: 1, tasks: [task('1'), task('2', 7)] }, group('y', task('3'))]);
    expect(steady.added).toBe(1);
    expect([...steady.gone]).toEqual(['1', '3']);
  });

  it('P-152 never moves a row, whatever a refresh brings', () => {
    fc.assert(
      fc.property(queues, queues, (shown, fresh) => {
        expect(ids(steadyQueue(shown, fresh, keyOf).groups)).toEqual(ids(shown));
      }),
    );
  });

  it('P-152 hands back the very same list when a refresh brings nothing new', () => {
    fc.assert(
      fc.property(queues, (shown) => {
        const steady = steadyQueue(shown, shown, keyOf);
        expect(steady.groups).toBe(shown);
        expect(steady.added).toBe(0);
        expect(steady.gone.size).toBe(0);
      }),
    );
  });
});
