import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isOrderKept, newestOrdersFirst, orderFilterIssues, orderStatuses, type FilteredOrder } from './index.js';

const order = (more: Partial<FilteredOrder> = {}): FilteredOrder => ({
  createdAt: '2026-11-20T05:00:00.000Z',
  brvCreatedAtTimestamp: null,
  status: { code: 'shipped' },
  lineItems: [
    { patient: null },
    { patient: { name: 'Otis', clients: [{ firstName: 'Marcus', lastName: 'Thibodeaux' }] } },
  ],
  ...more,
});

describe('the order filter', () => {
  it.each(['oti', 'OTIS', ' marcus ', 'thibo', 'cus Thi'])(
    'C-138 matches %j in a name of a patient or client',
    (name) => {
      expect(isOrderKept(order(), { nameSearchInput: name })).toBe(true);
    },
  );

  it('C-138 matches no other name, and none in an order without patients', () => {
    expect(isOrderKept(order(), { nameSearchInput: 'Pepper' })).toBe(false);
    expect(isOrderKept(order({ lineItems: [{ patient: null }] }), { nameSearchInput: 'o' })).toBe(false);
    expect(isOrderKept(order({ lineItems: [] }), { nameSearchInput: '  ' })).toBe(true);
  });

  it('C-138 matches any of the selected statuses, and every one when none is selected', () => {
    expect(isOrderKept(order(), { statusFilter: ['completed', 'shipped'] })).toBe(true);
    expect(isOrderKept(order(), { statusFilter: ['completed'] })).toBe(false);
    expect(isOrderKept(order(), { statusFilter: [] })).toBe(true);
    expect(isOrderKept(order(), { statusFilter: null })).toBe(true);
  });

  it('C-138 C-136 compares the displayed time, including both ends', () => {
    const [at, before, after] = ['2026-11-20T05:00:00.000Z', '2026-11-20T04:59:59.999Z', '2026-11-20T05:00:00.001Z'];
    expect(isOrderKept(order(), { startDateFilter: at, endDateFilter: at })).toBe(true);
    expect(isOrderKept(order(), { startDateFilter: after })).toBe(false);
    expect(isOrderKept(order(), { endDateFilter: before })).toBe(false);
    const reported = order({ brvCreatedAtTimestamp: '2026-11-21T05:00:00.000Z' });
    expect(isOrderKept(reported, { endDateFilter: at })).toBe(false);
    expect(isOrderKept(reported, { startDateFilter: after })).toBe(true);
  });

  it.each([null, undefined])('C-138 matches every time when an end is %s, on either side', (open) => {
    for (const createdAt of ['1970-01-01T00:00:00.000Z', '2026-11-20T05:00:00.000Z', '2099-12-31T23:59:59.999Z']) {
      expect(isOrderKept(order({ createdAt }), { startDateFilter: open, endDateFilter: open })).toBe(true);
      const from = { startDateFilter: '2026-11-20T05:00:00.000Z', endDateFilter: open };
      expect(isOrderKept(order({ createdAt }), from)).toBe(createdAt >= '2026-11-20');
      const to = { startDateFilter: open, endDateFilter: '2026-11-20T05:00:00.000Z' };
      expect(isOrderKept(order({ createdAt }), to)).toBe(createdAt < '2026-11-21');
    }
  });

  it('C-138 C-140 combines all conditions with AND', () => {
    const all = { nameSearchInput: 'otis', statusFilter: ['shipped'], startDateFilter: '2026-11-19T00:00:00.000Z' };
    expect(isOrderKept(order(), all)).toBe(true);
    expect(isOrderKept(order(), { ...all, nameSearchInput: 'Pepper' })).toBe(false);
    expect(isOrderKept(order(), { ...all, statusFilter: ['voided'] })).toBe(false);
    expect(isOrderKept(order(), { ...all, startDateFilter: '2026-11-21T00:00:00.000Z' })).toBe(false);
  });

  it('C-138 C-190 C-132 rejects a name of more than 30 characters and an unknown status', () => {
    expect(orderFilterIssues({ nameSearchInput: ` ${'m'.repeat(30)} `, statusFilter: [...orderStatuses] })).toEqual([]);
    expect(orderFilterIssues({ nameSearchInput: 'm'.repeat(31), statusFilter: ['shipped', 'lost'] })).toEqual([
      { path: 'nameSearchInput', code: 'too-long', message: 'A search name can have at most 30 characters' },
      { path: 'statusFilter.1', code: 'unknown', message: 'Choose one of the listed statuses' },
    ]);
    expect(orderFilterIssues({})).toEqual([]);
  });
});

describe('the order list', () => {
  const placed = (id: string, createdAt: string, brvCreatedAtTimestamp: string | null = null) => ({
    ...order({ createdAt, brvCreatedAtTimestamp }),
    id,
  });

  it('C-138 is sorted newest first, and at the same time by higher ID', () => {
    const [first, second] = ['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'];
    const orders = [placed('9', first), placed('10', first), placed('1', first, second), placed('2', second)];
    expect(newestOrdersFirst(orders).map(({ id }) => id)).toEqual(['2', '1', '10', '9']);
  });

  const instant = fc.integer({ min: 0, max: 4 }).map((day) => `2026-11-2${day}T05:00:00.000Z`);
  const anyOrders = fc
    .array(fc.tuple(instant, fc.option(instant)))
    .map((times) => times.map(([createdAt, reported], index) => placed(`${index}`, createdAt, reported)));
  test.prop([anyOrders])('C-138 never loses an order, and never has an older one before a newer one', (orders) => {
    const sorted = newestOrdersFirst(orders);
    expect(new Set(sorted)).toEqual(new Set(orders));
    const times = sorted.map((each) => each.brvCreatedAtTimestamp ?? each.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
