import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifications } from '../../catalog/product/index.js';
import {
  changeQueueFilters,
  defaultQueueFilters,
  pageWindow,
  parseQueueFilters,
  queueSorts,
  type QueueFilters,
  serialiseQueueFilters,
  taskListVariables,
  taskPageSize,
  taskQueryVariables,
  taskStatusFilters,
  waitingDayChoices,
} from './index.js';

const id = fc.string({ minLength: 1, maxLength: 8 });
const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc.record({ from: fc.option(day), to: fc.option(day) });

const queueFilters: fc.Arbitrary<QueueFilters> = fc.record({
  requestType: fc.constantFrom(null, 'approval', 'draft', 'expiring', 'renewal', 'allExceptExpiring'),
  status: fc.option(fc.constantFrom(...taskStatusFilters)),
  name: fc.string().map((name) => name.trim()),
  productClassification: fc.option(fc.constantFrom(...classifications)),
  isAutoship: fc.option(fc.boolean()),
  assignedVeterinarianIds: fc.uniqueArray(id, { maxLength: 3 }),
  isVetInactive: fc.boolean(),
  isMine: fc.boolean(),
  isReadyToSign: fc.boolean(),
  waitingDays: fc.option(fc.constantFrom(...waitingDayChoices)),
  sort: fc.constantFrom(...queueSorts),
  nextOrderDate: range,
  expirationDate: range,
  createdDate: range,
  workflowStatusId: fc.option(id),
  workflowUserId: fc.option(id),
  isSnoozed: fc.boolean(),
  isWaitingForExam: fc.boolean(),
  page: fc.integer({ min: 1, max: 999_999 }),
});

const parse = (query: string) => parseQueueFilters(new URLSearchParams(query));

describe('queue filters in the URL', () => {
  it('P-149 are unchanged after writing and reading', () => {
    fc.assert(
      fc.property(queueFilters, (filters) => {
        expect(parse(serialiseQueueFilters(filters).toString())).toEqual(filters);
      }),
    );
  });

  it('P-149 omit default values, and keep unrelated parameters', () => {
    expect(serialiseQueueFilters(defaultQueueFilters).toString()).toBe('');
    const others = new URLSearchParams('open=42&status=vet-approved&page=3');
    expect(serialiseQueueFilters(defaultQueueFilters, others).toString()).toBe('open=42');
    expect(others.get('status')).toBe('vet-approved');
  });

  it('P-149 an empty URL is the initial queue: pending tasks of every type, page 1', () => {
    expect(parse('')).toEqual(defaultQueueFilters);
    expect(defaultQueueFilters).toMatchObject({ status: 'pending', requestType: null, page: 1 });
    expect(parse('status=all').status).toBeNull();
  });

  it('P-147 P-175 include the type of a tile', () => {
    expect(parse('type=ExpiringRx').requestType).toBe('expiring');
    expect(parse('type=AllExceptExpiringRx').requestType).toBe('allExceptExpiring');
    expect(parse('type=renewal').requestType).toBeNull();
    expect(serialiseQueueFilters({ ...defaultQueueFilters, requestType: 'expiring' }).toString()).toBe(
      'type=ExpiringRx',
    );
    expect(parse('requestType=renewal').requestType).toBe('renewal');
  });

  it.each([
    'status=lost',
    'type=Nothing',
    'requestType=Nothing',
    'classification=Poison',
    'autoship=maybe',
    'vet=',
    'nextOrderFrom=2026-02-31',
    'expirationTo=tomorrow',
    'createdFrom=11-20-2026',
    'mine=no',
    'ready=1',
    'waiting=4',
    'sort=oldest',
    'workflowStatus=',
    'assignedUser=',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'name=%20%20',
    'colour=blue',
  ])('P-149 ignore an unknown value: %s', (query) => {
    expect(parse(query)).toEqual(defaultQueueFilters);
  });

  it('P-149 never throw on an invalid URL', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('type', 'status', 'page', 'vet', 'createdTo'), fc.string())),
        (entries) => {
          const filters = parseQueueFilters(new URLSearchParams(entries));
          expect(parse(serialiseQueueFilters(filters).toString())).toEqual(filters);
        },
      ),
    );
  });
});

describe('queue requests', () => {
  it('P-149 any filter change returns to page 1', () => {
    fc.assert(
      fc.property(queueFilters, queueFilters, (before, { page: _page, ...change }) => {
        expect(changeQueueFilters(before, change)).toEqual({ ...change, page: 1 });
      }),
    );
  });

  it('P-452 sends the order with the list unless it is the first one, and never with a count', () => {
    fc.assert(
      fc.property(queueFilters, (filters) => {
        const { sort, ...counted } = taskListVariables(filters, 'L1');
        expect(sort).toBe(filters.sort === 'newest' ? undefined : filters.sort);
        expect(counted).toEqual(taskQueryVariables(filters, 'L1'));
      }),
    );
  });

  it('P-209 P-451 A-458 P-516 P-518 sends every set filter and excludes snoozed requests otherwise', () => {
    const variables = taskQueryVariables(
      {
        requestType: 'allExceptExpiring',
        status: 'vet-declined',
        name: ' Clem ',
        productClassification: 'Compound',
        isAutoship: false,
        assignedVeterinarianIds: ['7', '9'],
        isVetInactive: true,
        isMine: true,
        isReadyToSign: true,
        waitingDays: '3',
        sort: 'due',
        nextOrderDate: { from: '2026-11-01', to: null },
        expirationDate: { from: null, to: '2026-12-31' },
        createdDate: { from: '2026-10-01', to: '2026-10-31' },
        workflowStatusId: '3',
        workflowUserId: '12',
        isSnoozed: true,
        isWaitingForExam: true,
        page: 2,
      },
      'L1',
    );
    expect(JSON.parse(JSON.stringify(variables))).toEqual({
      locationId: 'L1',
      status: 'vet-declined',
      type: ['allExceptExpiring'],
      productClassification: 'Compound',
      isAutoship: false,
      assignedVeterinarianIds: ['7', '9'],
      isAssignedVetInactive: true,
      isMine: true,
      isReadyToSign: true,
      waitingDays: 3,
      nextOrderDateStart: '2026-11-01',
      expirationDateEnd: '2026-12-31',
      startDateTime: '2026-10-01',
      endDateTime: '2026-10-31',
      currentWorkflowStatusId: '3',
      workflowLocationUserId: '12',
      isSnoozed: true,
      isWaitingForExam: true,
      nameFilter: 'Clem',
    });
    expect(JSON.parse(JSON.stringify(taskQueryVariables(defaultQueueFilters, 'L1')))).toEqual({
      locationId: 'L1',
      status: 'pending',
      isSnoozed: false,
    });
    expect(taskQueryVariables({ ...defaultQueueFilters, status: null }, 'L1').status).toBeUndefined();
  });

  it('P-152 P-228 P-210 pages of 10 on the queue and of 5 on a patient panel never overlap', () => {
    expect(taskPageSize).toEqual({ approvals: 10, patientPanel: 5 });
    expect(pageWindow(1, 10)).toEqual({ skip: 0, take: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(5, 10), (page, size) => {
        const [window, next] = [pageWindow(page, size), pageWindow(page + 1, size)];
        expect(next.skip).toBe(window.skip + window.take);
      }),
    );
  });
});
