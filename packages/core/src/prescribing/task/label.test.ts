import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchesTypeList,
  requestTypeOfQuery,
  statusFilterOf,
  statusMatchOf,
  taskStatusFilterLabels,
  taskStatusFilters,
  taskStatusLabel,
  taskTypeLabel,
  typeListOf,
  typeQueries,
} from './index.js';
import { taskStatus } from './task.test-arbitrary.js';

const anyType = fc.oneof(fc.constantFrom('approval', 'draft', 'expiring', 'renewal'), fc.string());

describe('task types', () => {
  it.each([
    ['approval', 'Client Request'],
    ['draft', 'Recommendation Request'],
    ['expiring', 'Expiring Rx Request'],
    ['renewal', 'Renewal Request'],
    ['recheck', 'Approval Request'],
    ['', 'Approval Request'],
    ['constructor', 'Approval Request'],
  ])('P-148 %s is a %s', (type, label) => {
    expect(taskTypeLabel(type)).toBe(label);
  });

  it('P-147 ExpiringRx lists only expiring tasks, AllExceptExpiringRx every other, anything else all', () => {
    const lists = (query: string | null, type: string) => matchesTypeList(type, typeListOf(requestTypeOfQuery(query)));
    fc.assert(
      fc.property(anyType, fc.oneof(fc.constant(null), fc.string()), (type, other) => {
        expect(lists(typeQueries.expiring, type)).toBe(type === 'expiring');
        expect(lists(typeQueries.allExceptExpiring, type)).toBe(type !== 'expiring');
        fc.pre(other !== typeQueries.expiring && other !== typeQueries.allExceptExpiring);
        expect(lists(other, type)).toBe(true);
      }),
    );
    expect(typeQueries).toEqual({ expiring: 'ExpiringRx', allExceptExpiring: 'AllExceptExpiringRx' });
  });

  it('P-148 allExceptExpiring means every type except expiring, unknown ones included', () => {
    expect(typeListOf('allExceptExpiring')).toEqual(['allExceptExpiring']);
    expect(matchesTypeList('recheck', ['allExceptExpiring'])).toBe(true);
    expect(matchesTypeList('expiring', ['allExceptExpiring'])).toBe(false);
    expect(matchesTypeList('expiring', ['allExceptExpiring', 'expiring'])).toBe(true);
  });

  it('P-209 a list of types matches each of them, an empty or missing one every type', () => {
    expect(matchesTypeList('renewal', ['approval', 'renewal'])).toBe(true);
    expect(matchesTypeList('draft', ['approval', 'renewal'])).toBe(false);
    expect([matchesTypeList('draft', []), matchesTypeList('draft', null), matchesTypeList('draft', undefined)]).toEqual(
      [true, true, true],
    );
  });
});

describe('task statuses', () => {
  it('P-153 are labeled with who approved, by default Vet', () => {
    expect(taskStatusLabel('PENDING')).toBe('Pending');
    expect(taskStatusLabel('VET_APPROVED', 'Dr. Maya Okafor')).toBe('Approved By Dr. Maya Okafor');
    expect(taskStatusLabel('VET_APPROVED')).toBe('Approved By Vet');
    expect(taskStatusLabel('VET_APPROVED', '')).toBe('Approved By Vet');
    expect(taskStatusLabel('PV1_APPROVED', 'Dr. Maya Okafor')).toBe('Approved By Pharmacy');
    expect(taskStatusLabel('VET_DECLINED')).toBe('Declined');
    expect(taskStatusLabel('PV1_DECLINED')).toBe('Declined By Pharmacy');
  });

  it('P-154 are filtered by six values with their labels', () => {
    expect(taskStatusFilters.map((value) => [value, taskStatusFilterLabels[value]])).toEqual([
      ['pending', 'Pending'],
      ['pharmacy-approved', 'Approved By Pharmacy'],
      ['pharmacy-declined', 'Declined By Pharmacy'],
      ['vet-approved', 'Approved By Vet'],
      ['vet-declined', 'Declined By Vet'],
      ['system-declined', 'Declined'],
    ]);
  });

  it('P-154 C-077 a decline by the System is system-declined, every other vet-declined', () => {
    expect(statusFilterOf('VET_DECLINED', 'System')).toBe('system-declined');
    expect(statusFilterOf('VET_DECLINED', null)).toBe('vet-declined');
    expect(statusFilterOf('VET_DECLINED', 'Vet')).toBe('vet-declined');
    expect(statusMatchOf('system-declined')).toEqual({ status: 'VET_DECLINED', isBySystem: true });
    expect(statusMatchOf('vet-declined')).toEqual({ status: 'VET_DECLINED', isBySystem: false });
  });

  it('P-154 a task always matches exactly one value', () => {
    fc.assert(
      fc.property(taskStatus, fc.constantFrom('System', 'Vet', '', null), (status, initiatedBy) => {
        const found = taskStatusFilters.filter((value) => {
          const match = statusMatchOf(value);
          return (
            match.status === status && (match.isBySystem ?? initiatedBy === 'System') === (initiatedBy === 'System')
          );
        });
        expect(found).toEqual([statusFilterOf(status, initiatedBy)]);
      }),
    );
  });
});
