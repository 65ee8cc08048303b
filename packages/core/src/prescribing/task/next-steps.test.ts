import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { classifications } from '../../catalog/product/index.js';
import {
  defaultQueueFilters,
  nothingInView,
  nothingWaitsAt,
  type QueueFilters,
  taskStatusFilters,
  viewInWords,
  type ViewNames,
  nextStepLabel,
  possibleNextSteps,
  maxNextSteps,
} from './index.js';

const range = fc.constantFrom(
  { from: null, to: null },
  { from: '2026-11-01', to: null },
  { from: null, to: '2026-11-20' },
  { from: '2026-11-01', to: '2026-11-20' },
);
const filters: fc.Arbitrary<QueueFilters> = fc.record({
  requestType: fc.constantFrom(null, 'renewal', 'expiring', 'allExceptExpiring'),
  status: fc.option(fc.constantFrom(...taskStatusFilters), { nil: null }),
  name: fc.constantFrom('', '  ', 'otis'),
  productClassification: fc.option(fc.constantFrom(...classifications), { nil: null }),
  isAutoship: fc.option(fc.boolean(), { nil: null }),
  assignedVeterinarianIds: fc.subarray(['7', '8', '9']),
  isVetInactive: fc.boolean(),
  isMine: fc.boolean(),
  isReadyToSign: fc.boolean(),
  waitingDays: fc.constantFrom(null, '1', '7'),
  sort: fc.constantFrom('newest', 'waiting', 'due'),
  nextOrderDate: range,
  expirationDate: range,
  createdDate: range,
  workflowStatusId: fc.option(fc.constant('3'), { nil: null }),
  workflowUserId: fc.option(fc.constant('4'), { nil: null }),
  isSnoozed: fc.boolean(),
  isWaitingForExam: fc.boolean(),
  page: fc.integer({ min: 1, max: 9 }),
});
const view: QueueFilters = {
  ...defaultQueueFilters,
  requestType: 'renewal',
  isAutoship: true,
  assignedVeterinarianIds: ['7'],
  page: 3,
};

const names: ViewNames = {
  vets: new Map([
    ['7', 'Dr. Ingrid Brandt'],
    ['8', 'Dr. Maya Okafor'],
    ['9', 'Dr. Li'],
  ]),
  users: new Map([['4', 'Sam Reyes']]),
  workflowStatuses: new Map([['3', 'Waiting for labs']]),
};

describe('suggested views of an empty view', () => {
  it('P-265 are without each set filter, with every request type, and with all pending', () => {
    expect(possibleNextSteps(view)).toEqual([
      { of: 'isAutoship', filters: { ...view, isAutoship: null, page: 1 } },
      { of: 'assignedVeterinarianIds', filters: { ...view, assignedVeterinarianIds: [], page: 1 } },
      { of: 'requestType', filters: { ...view, requestType: null, page: 1 } },
      { of: 'everything', filters: defaultQueueFilters },
    ]);
  });

  it('P-265 for a single filter are all pending, once', () => {
    expect(possibleNextSteps({ ...defaultQueueFilters, name: 'otis' })).toEqual([
      { of: 'everything', filters: defaultQueueFilters },
    ]);
    expect(possibleNextSteps({ ...defaultQueueFilters, status: 'vet-declined' }).map(({ of }) => of)).toEqual([
      'everything',
    ]);
  });

  it('P-265 do not exist for the initial queue, on any page', () => {
    expect(possibleNextSteps({ ...defaultQueueFilters, page: 4, name: '  ' })).toEqual([]);
  });

  test.prop([filters])('P-265 always change the list, with the widest last, and fit in one call', (given) => {
    const ways = possibleNextSteps(given);
    expect(ways.length).toBeLessThanOrEqual(maxNextSteps);
    for (const way of ways) {
      expect(way.filters.page).toBe(1);
      expect({ ...way.filters, page: 0 }).not.toEqual({ ...given, page: 0 });
    }
    expect(new Set(ways.map((way) => JSON.stringify(way.filters))).size).toBe(ways.length);
    if (ways.length > 0)
      expect(ways.at(-1)).toEqual({ of: 'everything', filters: { ...defaultQueueFilters, sort: given.sort } });
  });

  test.prop([filters])('P-265 each remove one filter only', (given) => {
    for (const { of, filters: after } of possibleNextSteps(given)) {
      if (of === 'everything') continue;
      expect(after).toEqual({ ...given, [of]: defaultQueueFilters[of], page: 1 });
    }
  });
});

describe('label of a suggested view', () => {
  it('P-451 P-265 names the filters of the built-in views, which the sentence describes too', () => {
    const own: QueueFilters = { ...defaultQueueFilters, isMine: true, isReadyToSign: true, waitingDays: '2' };
    const labels = possibleNextSteps(own).map(({ of }) => nextStepLabel(of, own, names).strong);
    expect(labels).toEqual(['Mine', 'Ready to sign', 'Waiting over 2 days', 'Show all pending requests']);
    expect(viewInWords(own, names)).toBe('No request is yours, is ready to sign and has waited over 2 days.');
  });

  it('P-265 names what it removes', () => {
    const full: QueueFilters = {
      ...view,
      name: ' otis ',
      status: 'vet-approved',
      productClassification: 'Compound',
      nextOrderDate: { from: '2026-11-01', to: null },
      expirationDate: { from: null, to: '2026-11-20' },
      createdDate: { from: '2026-11-02', to: '2026-11-02' },
      workflowStatusId: '3',
      workflowUserId: '4',
    };
    const called = (given: QueueFilters) =>
      possibleNextSteps(given).map(({ of }) => {
        const { before, strong } = nextStepLabel(of, given, names);
        return `${before} ${strong}`.trim();
      });
    expect(called(full)).toEqual([
      "Without 'otis'",
      'Without Status Approved By Vet',
      'Without Compound',
      'Without Autoship Yes',
      'Without Dr. Ingrid Brandt',
      'Without Next order date',
      'Without Expiration date',
      'Without Created date',
      'Without Waiting for labs',
      'Without Sam Reyes',
      'All request types',
      'Show all pending requests',
    ]);
    expect(
      called({
        ...view,
        isAutoship: false,
        status: null,
        assignedVeterinarianIds: ['7', '8'],
        workflowStatusId: '9',
        workflowUserId: '9',
      }),
    ).toEqual([
      'Without Every status',
      'Without Autoship No',
      'Without Assigned veterinarians 2',
      'Without Workflow status',
      'Without Assigned user',
      'All request types',
      'Show all pending requests',
    ]);
    expect(nextStepLabel('assignedVeterinarianIds', { ...view, assignedVeterinarianIds: ['5'] }, names).strong).toBe(
      'Assigned veterinarians 1',
    );
  });

  it('P-265 shows how many others are pending, or that none are', () => {
    expect([1, 12].map(nothingInView)).toEqual([
      'Nothing in this view; 1 other request is pending',
      'Nothing in this view; 12 other requests are pending',
    ]);
    expect(nothingWaitsAt(['Wren Street', 'Battenkill'])).toBe(
      'No requests are pending at Wren Street or at Battenkill. New requests appear here automatically.',
    );
    expect(nothingWaitsAt(Array.from({ length: 1_000 }, (_, index) => `Practice ${index}`))).toBe(
      'No requests are pending at any of your 1000 locations. New requests appear here automatically.',
    );
  });
});

describe('description of an empty view', () => {
  const said = (change: Partial<QueueFilters>) => viewInWords({ ...defaultQueueFilters, ...change }, names);

  it('P-265 is one sentence', () => {
    expect(viewInWords(view, names)).toBe('No renewal on autoship is assigned to Dr. Ingrid Brandt.');
    expect(said({})).toBe('No request is pending.');
    expect(said({ status: null })).toBe('No request exists.');
    expect(said({ requestType: 'expiring' })).toBe('No expiring Rx request is pending.');
    expect(said({ requestType: 'allExceptExpiring' })).toBe('No request other than an expiring Rx request is pending.');
    expect(said({ name: ' gabap ', status: 'pharmacy-approved' })).toBe(
      "No request matches 'gabap' and is approved by pharmacy.",
    );
    expect(said({ assignedVeterinarianIds: ['7', '8', '9'], isAutoship: false })).toBe(
      'No request without autoship is assigned to Dr. Ingrid Brandt, Dr. Maya Okafor or Dr. Li.',
    );
    expect(said({ productClassification: 'Compound', workflowStatusId: '3', workflowUserId: '4' })).toBe(
      'No request for Compound has the workflow status Waiting for labs and is with Sam Reyes.',
    );
    expect(
      said({
        nextOrderDate: { from: '2026-11-01', to: '2026-11-20' },
        expirationDate: { from: null, to: '2026-12-01' },
        createdDate: { from: '2026-11-02', to: '2026-11-02' },
      }),
    ).toBe(
      'No request has its next order from 11-01-2026 to 11-20-2026, expires on or before 12-01-2026 and was created on 11-02-2026.',
    );
  });

  it('P-265 describes unknown names generically', () => {
    expect(said({ assignedVeterinarianIds: ['5'], workflowStatusId: '9', workflowUserId: '9' })).toBe(
      'No request is assigned to this veterinarian, has the workflow status you chose and is with this user.',
    );
  });

  test.prop([filters])('P-265 always ends with a period', (given) => {
    expect(viewInWords(given, names)).toMatch(/^No [a-z].* .+\.$/);
  });
});
