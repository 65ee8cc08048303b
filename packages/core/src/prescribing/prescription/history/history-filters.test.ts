import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalTypeFilters } from '../../../catalog/product/index.js';
import { rxStatusFilters } from '../lifecycle/status-filter.js';
import { historyViews } from './history-view.js';
import {
  changeHistoryFilters,
  historyPageVariables,
  historyVariables,
  savedViewQuery,
  openView,
  readHistoryFilters,
  writeHistoryFilters,
} from './history-filters.js';
import type { HistoryFilters } from './history-filter-table.js';

const day = fc.constantFrom('2026-01-31', '2026-02-28', '2026-11-20');
const id = fc.option(fc.integer({ min: 1, max: 9_999 }).map(String), { nil: null });
const filters: fc.Arbitrary<HistoryFilters> = fc.record({
  search: fc.constantFrom('', 'gabap', '26-1200 otis', 'a&b=c%'),
  view: fc.option(fc.constantFrom(...historyViews), { nil: null }),
  statuses: fc.subarray([...rxStatusFilters]),
  from: fc.option(day, { nil: null }),
  to: fc.option(day, { nil: null }),
  vetId: id,
  clientId: id,
  patientId: id,
  productId: id,
  onlyActive: fc.boolean(),
  approvalTypes: fc.subarray([...approvalTypeFilters]),
  page: fc.integer({ min: 1, max: 999 }),
  pageSize: fc.constantFrom(10, 20, 50, 100),
});

describe('history filters', () => {
  it('P-178 start with every approval type, archived ones included, and 10 rows', () => {
    const first = readHistoryFilters(new URLSearchParams());
    expect(first).toMatchObject({ approvalTypes: ['AOTC', 'RX', 'OTC'], onlyActive: false, page: 1, pageSize: 10 });
    expect(historyVariables(first, '1')).toEqual({
      locationId: '1',
      productApprovalTypeFilters: ['AOTC', 'RX', 'OTC'],
    });
  });

  it('P-178 send archived false with Show Only Active, and omit it otherwise', () => {
    const first = readHistoryFilters(new URLSearchParams());
    expect(historyVariables({ ...first, onlyActive: true }, '1').archived).toBe(false);
    expect(historyVariables(first, '1').archived).toBeUndefined();
  });

  it('P-178 P-205 P-206 each have a variable and a URL parameter', () => {
    const all: HistoryFilters = {
      ...{ search: 'gabap', view: 'Controlled', statuses: ['CREATED', 'DRAFT'], from: '2026-01-31', to: '2026-11-20' },
      ...{ vetId: '7', clientId: '12', patientId: '31', productId: '5', onlyActive: true, approvalTypes: ['OTC'] },
      ...{ page: 3, pageSize: 50 },
    };
    expect(historyVariables(all, '1')).toEqual({
      ...{ locationId: '1', rxStatusFilters: ['CREATED', 'DRAFT'], startDateTime: '2026-01-31' },
      ...{ endDateTime: '2026-11-20', prescribingVetId: '7', locationClientId: '12', locationPatientId: '31' },
      ...{ productId: '5', archived: false, productApprovalTypeFilters: ['OTC'], search: 'gabap', view: 'Controlled' },
    });
    expect(Object.fromEntries(writeHistoryFilters(all))).toEqual({
      ...{ q: 'gabap', view: 'Controlled', status: 'CREATED,DRAFT', from: '2026-01-31', to: '2026-11-20', vet: '7' },
      ...{ client: '12', patient: '31', product: '5', active: 'yes', types: 'OTC', page: '3', size: '50' },
    });
  });

  it.each([
    ['2026-11-01', null],
    [null, '2026-11-20'],
  ])('P-178 P-206 from %j to %j omit the open end in variables and URL', (from, to) => {
    const filters = { ...readHistoryFilters(new URLSearchParams()), from, to };
    const { startDateTime, endDateTime } = historyVariables(filters, '1');
    expect([startDateTime ?? null, endDateTime ?? null]).toEqual([from, to]);
    expect(writeHistoryFilters(filters).toString()).toBe(from === null ? `to=${to}` : `from=${from}`);
  });

  it('P-178 are unchanged when written to a URL and read back', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(readHistoryFilters(writeHistoryFilters(given))).toEqual(given);
      }),
    );
  });

  it('P-178 tolerate an invalid URL', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('status', 'from', 'to', 'types', 'page', 'size', 'active', 'q', 'view'),
          fc.string(),
        ),
        (query) => {
          const read = readHistoryFilters(new URLSearchParams(query));
          expect(read.page).toBeGreaterThanOrEqual(1);
          expect(read.pageSize).toBeGreaterThanOrEqual(1);
          expect(() => historyVariables(read, '1')).not.toThrow();
        },
      ),
    );
  });

  it('P-262 send search and view, and omit them when empty', () => {
    const first = readHistoryFilters(new URLSearchParams('q=+gabap+&view=Controlled'));
    expect(historyVariables(first, '1')).toMatchObject({ search: 'gabap', view: 'Controlled' });
    const none = historyVariables(readHistoryFilters(new URLSearchParams('q=&view=Nothing')), '1');
    expect([none.search, none.view]).toEqual([undefined, undefined]);
    expect(readHistoryFilters(new URLSearchParams({ q: 'a'.repeat(300) })).search).toHaveLength(100);
  });

  it("P-262 for an opened view are its own condition and the search, without the previous view's filters", () => {
    fc.assert(
      fc.property(filters, fc.option(fc.constantFrom(...historyViews), { nil: null }), (given, view) => {
        const opened = openView(given, view);
        const { search, pageSize } = given;
        expect(opened).toEqual({ ...readHistoryFilters(new URLSearchParams()), search, pageSize, view });
      }),
    );
  });

  it('P-262 for a saved view are all but the page', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const kept = readHistoryFilters(new URLSearchParams(savedViewQuery(given)));
        expect(kept).toEqual({ ...given, page: 1, pageSize: 10 });
      }),
    );
    expect(savedViewQuery(readHistoryFilters(new URLSearchParams('page=3&size=50')))).toBe('');
  });

  it('P-178 return to page 1 after every change', () => {
    fc.assert(
      fc.property(filters, fc.boolean(), (given, onlyActive) => {
        expect(changeHistoryFilters(given, { onlyActive }).page).toBe(1);
      }),
    );
  });

  it("P-205 request a page's rows after those of the previous pages", () => {
    fc.assert(
      fc.property(filters, (filtered) => {
        const asked = historyVariables(filtered, '1');
        const { skip, take, ...rest } = historyPageVariables(asked, filtered);
        expect([skip + take, take]).toEqual([filtered.page * filtered.pageSize, filtered.pageSize]);
        expect(rest).toEqual(asked);
      }),
    );
  });
});
