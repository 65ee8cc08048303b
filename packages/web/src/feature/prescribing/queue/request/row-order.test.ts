import { describe, expect, it } from 'vitest';
import { group, hana, marcus, rowFor } from '../queue.test-data';
import { rowOrder, successorOf } from './row-order';

const groups = [group(marcus, [rowFor('Otis'), rowFor('Juniper')]), group(hana, [rowFor('Pepper')]), group(null, [])];
const keys = (isOpen: () => boolean) => rowOrder(groups, isOpen).map(({ key }) => key);

describe('keyboard order of the rows', () => {
  it('P-162 P-151 contains every client, and every request of open panels', () => {
    expect(keys(() => true)).toEqual([
      'client 5',
      'request task-of-Otis',
      'request task-of-Juniper',
      'client 8',
      'request task-of-Pepper',
      'client office-use',
    ]);
    expect(keys(() => false)).toEqual(['client 5', 'client 8', 'client office-use']);
  });

  it('P-165 P-170 moves from an answered request to the next one, and at the end to the previous one', () => {
    const open = rowOrder(groups.slice(0, 2), () => true);
    expect(successorOf(open, 'task-of-Otis')?.taskId).toBe('task-of-Juniper');
    expect(successorOf(open, 'task-of-Juniper')?.taskId).toBe('task-of-Pepper');
    expect(successorOf(open, 'task-of-Pepper')?.taskId).toBe('task-of-Juniper');
    expect(successorOf(open, 'unknown')?.taskId).toBe('task-of-Otis');
    expect(successorOf([], 'unknown')).toBeNull();
  });

  it('P-256 moves to the row now at that place if the next ones disappeared as well', () => {
    const before = rowOrder(groups.slice(0, 2), () => true);
    const without = (...names: string[]) =>
      before.filter(({ taskId }) => !names.some((name) => taskId === `task-of-${name}`));
    expect(successorOf(before, 'task-of-Otis', without('Otis', 'Juniper'))?.taskId).toBe('task-of-Pepper');
    expect(successorOf(before, 'task-of-Juniper', without('Juniper', 'Pepper'))?.taskId).toBe('task-of-Otis');
    const others = rowOrder([group(null, [rowFor('Miso')])], () => true);
    expect(successorOf(before, 'task-of-Otis', others)?.taskId).toBe('task-of-Miso');
    expect(successorOf(before, 'task-of-Otis', others.slice(0, 1))?.key).toBe('client office-use');
    expect(successorOf(before, 'task-of-Otis', [])).toBeNull();
  });

  it("P-165 P-170 doesn't skip a client whose panel is closed", () => {
    const rows = rowOrder(groups, ({ locationClient }) => locationClient?.id === marcus.id);
    expect(successorOf(rows, 'task-of-Juniper')?.key).toBe('client 8');
  });
});
