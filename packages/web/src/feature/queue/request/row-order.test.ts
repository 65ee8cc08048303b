import { describe, expect, it } from 'vitest';
import { group, hana, marcus, rowFor } from '../queue.test-data';
import { rowOrder, successorOf } from './row-order';

const groups = [group(marcus, [rowFor('Otis'), rowFor('Juniper')]), group(hana, [rowFor('Pepper')]), group(null, [])];
const keys = (isOpen: () => boolean) => rowOrder(groups, isOpen).map(({ key }) => key);

describe('the rows that the keyboard walks through', () => {
  it('P-162 P-151 are every client, and every request of those that are open', () => {
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

  it('P-165 P-170 the one after an answered request takes its place, at the end the one before', () => {
    const open = rowOrder(groups.slice(0, 2), () => true);
    expect(successorOf(open, 'task-of-Otis')?.taskId).toBe('task-of-Juniper');
    expect(successorOf(open, 'task-of-Juniper')?.taskId).toBe('task-of-Pepper');
    expect(successorOf(open, 'task-of-Pepper')?.taskId).toBe('task-of-Juniper');
    expect(successorOf(open, 'unknown')?.taskId).toBe('task-of-Otis');
    expect(successorOf([], 'unknown')).toBeNull();
  });

  it('P-256 where the next ones left as well, the row that stands there now takes over', () => {
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

  it('P-165 P-170 a client whose panel is closed is not passed over', () => {
    const rows = rowOrder(groups, ({ locationClient }) => locationClient?.id === marcus.id);
    expect(successorOf(rows, 'task-of-Juniper')?.key).toBe('client 8');
  });
});
