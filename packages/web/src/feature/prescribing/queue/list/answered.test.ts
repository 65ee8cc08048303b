import { describe, expect, it } from 'vitest';
import { group, hana, marcus, rowFor } from '../queue.test-data';
import { noRowAnswers, withRowAnswers } from './answered';
import type { RowAnswers } from './answered';

const groups = [group(marcus, [rowFor('Otis'), rowFor('Juniper')]), group(hana, [rowFor('Pepper')])];
const approved = {
  status: 'VET_APPROVED',
  actionedByLocationUser: { id: '11', displayName: 'Dr. Maya Okafor' },
  prescriptionId: '77',
} as const;
const answers = (...names: string[]): RowAnswers => new Map(names.map((name) => [`task-of-${name}`, approved]));
const names = (list: typeof groups | ReturnType<typeof withRowAnswers>) =>
  list.map(({ count, tasks }) => [count, ...tasks.map(({ locationPatient }) => locationPatient?.name)]);

describe('list after answers', () => {
  it('P-256 removes answered requests from a list of pending ones, and from its counts', () => {
    expect(names(withRowAnswers(groups, answers('Otis'), true))).toEqual([
      [1, 'Juniper'],
      [1, 'Pepper'],
    ]);
    expect(names(withRowAnswers(groups, answers('Otis', 'Juniper'), true))).toEqual([[1, 'Pepper']]);
  });

  it('P-256 keeps a client with more pending requests than the page contains', () => {
    const cut = [{ ...group(marcus, [rowFor('Otis')]), count: 60 }];
    expect(names(withRowAnswers(cut, answers('Otis'), true))).toEqual([[59]]);
  });

  it("P-256 shows them as answered in a list of every status, and uses the server's values afterwards", () => {
    const [first] = withRowAnswers(groups, answers('Otis'), false);
    expect(first?.tasks.map(({ status }) => status)).toEqual(['VET_APPROVED', 'PENDING']);
    expect(first?.tasks[0]).toMatchObject(approved);
    const later = [group(marcus, [rowFor('Otis', { status: 'PV1_APPROVED' })])];
    expect(withRowAnswers(later, answers('Otis'), false)[0]?.tasks[0]?.status).toBe('PV1_APPROVED');
  });

  it("P-152 P-256 keeps unanswered requests identical, so that they don't rerender", () => {
    expect(withRowAnswers(groups, noRowAnswers, true)).toBe(groups);
    expect(withRowAnswers(groups, answers('Otis'), true)[1]).toBe(groups[1]);
    expect(withRowAnswers(groups, answers('Otis'), false)[1]).toBe(groups[1]);
  });
});
