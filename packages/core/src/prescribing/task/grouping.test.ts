import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardActions,
  reviewLabel,
  cardContent,
  groupByClient,
  isOpenByDefault,
  officeUseGroup,
  showsAuthorized,
  taskStatuses,
} from './index.js';
import { taskStatus } from './task.test-arbitrary.js';

describe('tasks by client', () => {
  it('P-151 a panel with 9 starts open, and one with 10 closed', () => {
    expect(isOpenByDefault(9)).toBe(true);
    expect(isOpenByDefault(10)).toBe(false);
    expect(isOpenByDefault(0)).toBe(true);
  });

  it('P-151 tasks without a client are one group, called Office Use', () => {
    const tasks = [{ locationClientId: null }, { locationClientId: 'a' }, { locationClientId: null }];
    expect(groupByClient(tasks).map(({ clientId, count }) => [clientId, count])).toEqual([
      [null, 2],
      ['a', 1],
    ]);
    expect(officeUseGroup).toBe('Office Use');
  });

  it('P-151 no task of a client is lost, duplicated, or reordered', () => {
    const task = fc.record({ locationClientId: fc.option(fc.constantFrom('a', 'b', 'c')), id: fc.nat() });
    fc.assert(
      fc.property(fc.array(task), (tasks) => {
        const groups = groupByClient(tasks);
        expect(new Set(groups.map(({ clientId }) => clientId)).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.tasks).toEqual(tasks.filter(({ locationClientId }) => locationClientId === group.clientId));
          expect(group.count).toBe(group.tasks.length);
        }
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(tasks.length);
      }),
    );
  });
});

describe('a task card', () => {
  it('P-162 offers answering only while pending', () => {
    fc.assert(
      fc.property(taskStatus, (status) => {
        const expected = status === 'PENDING' ? ['save-as-draft', 'decline', 'review'] : ['copy', 'view'];
        expect(cardActions(status)).toEqual(expected);
      }),
    );
  });

  it('P-266 is opened by Review, or by Prepare for users who cannot sign', () => {
    expect([reviewLabel(true), reviewLabel(false)]).toEqual(['Review', 'Prepare']);
  });

  it('P-163 shows the form, the prescription, or the facts of the request', () => {
    const content = (prescriptionId: string | null) =>
      taskStatuses.map((status) => cardContent({ status, prescriptionId }));
    expect(taskStatuses).toEqual(['PENDING', 'VET_APPROVED', 'PV1_APPROVED', 'VET_DECLINED', 'PV1_DECLINED']);
    expect(content('rx')).toEqual(['form', 'prescription', 'prescription', 'information', 'prescription']);
    expect(content(null)).toEqual(['form', 'information', 'information', 'information', 'information']);
  });

  it('P-163 shows the disabled Authorized button once approved', () => {
    expect(taskStatuses.filter(showsAuthorized)).toEqual(['VET_APPROVED', 'PV1_APPROVED']);
  });
});
