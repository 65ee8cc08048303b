import type { Operations } from '@signa/core/contract';
import { countedTo, rxStatusFilters, rxStatusOfFilter } from '@signa/core/prescribing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Filter = Omit<Operations['GetPrescriptionHistory']['variables'], 'locationId'>;
type Row = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

describeOnEveryDatabase('history filters', (make) => {
  let server: TestServer;
  let all: readonly Row[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    all = await list({ take: 500 });
  });
  afterAll(() => server.close());

  const list = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, ...filter }))
      .prescriptionHistory;
  const count = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionCount', { locationId: sample.wren, ...filter })).prescriptionCount;
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

  const isKept = (row: Row, filter: Filter) =>
    (filter.rxStatusFilters?.some((status) => rxStatusOfFilter(status) === row.rxStatus.code) ?? true) &&
    (filter.archived ?? row.archived) === row.archived &&
    (filter.prescribingVetId ?? row.authorizingVet) === row.authorizingVet &&
    (filter.locationClientId ?? row.locationClientId) === row.locationClientId &&
    (filter.locationPatientId ?? row.locationPatientId) === row.locationPatientId &&
    (filter.productId ?? row.productId) === row.productId &&
    (filter.productApprovalTypeFilters?.includes(row.product.productApprovalType) ?? true) &&
    (filter.view !== 'Controlled' || row.product.isControlled || row.product.deaSchedule !== null);

  it(
    'P-178 P-205 P-206 combined filters keep their intersection, in history order, page by page',
    { timeout: 90_000 },
    async () => {
      const some = <V>(values: readonly V[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 });
      const filters = fc.record({
        rxStatusFilters: fc.option(fc.subarray([...rxStatusFilters]), { nil: undefined }),
        archived: some([true, false]),
        prescribingVetId: some(all.map((row) => row.authorizingVet ?? undefined)),
        locationClientId: some(all.map((row) => row.locationClientId ?? undefined)),
        locationPatientId: some(all.map((row) => row.locationPatientId ?? undefined)),
        productId: some(all.map((row) => row.productId)),
        productApprovalTypeFilters: fc.option(fc.subarray(['Rx', 'OTC', 'AOTC']), { nil: undefined }),
        view: some(['Controlled'] as const),
      });
      await fc.assert(
        fc.asyncProperty(filters, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 12 }), async (filter, skip, take) => {
          const kept = ids(all.filter((row) => isKept(row, filter)));
          expect(ids(await list({ ...filter, take: 500 }))).toEqual(kept);
          expect(ids(await list({ ...filter, skip, take }))).toEqual(kept.slice(skip, skip + take));
          expect(await count(filter)).toBe(kept.length);
        }),
        { numRuns: 120 },
      );
    },
  );

  it('P-178 a rare product type is found beyond the initial scan, newest first', async () => {
    const rare = all.filter((row) => row.product.productApprovalType === 'OTC');
    expect(rare.length).toBeGreaterThan(1);
    const drafts = (many: number) => `insert into signa.prescription
      (location_id, rx_status, created_at, draft_created_at, product_id, unit_per_fill)
      select 1, 'Draft', now() + interval '1 day', now() + interval '1 day' - n * interval '1 second',
        (select product_id from signa.prescription where location_id = 1 and id = ${
          all.find((row) => row.product.productApprovalType === 'Rx')?.id ?? ''
        }), 1 from generate_series(1, ${many}) n`;
    await server.db.asOwner(drafts(2_100));
    const filter = { productApprovalTypeFilters: ['OTC'] };
    expect(ids(await list({ ...filter, take: 1 }))).toEqual([rare[0]?.id]);
    expect(ids(await list({ ...filter, skip: 1, take: 500 }))).toEqual(ids(rare).slice(1));
    expect(await list({ productApprovalTypeFilters: ['OTC', 'Rx'], skip: 2_099, take: 3 })).toHaveLength(3);
  });

  it('P-275 counts exactly up to 10,000, whichever condition drives the search', async () => {
    const [{ id: vet } = { id: '' }] = await server.db.asOwner<{ id: string }>(
      'select min(id)::text as id from signa.location_user where location_id = 1',
    );
    await server.db.asOwner('delete from signa.prescription where client_id is null and not is_office_use');
    const add = (many: number) =>
      server.db.asOwner(`insert into signa.prescription
      (location_id, rx_status, created_at, draft_created_at, product_id, unit_per_fill, expires_on, authorizing_vet_id)
      select 1, 'RejectedDraft', now(), now() - interval '3 years', (select min(id) from signa.product where is_controlled and approval_type = 'Rx'),
        1, current_date, ${vet} from generate_series(1, ${many})`);
    const filters: readonly Filter[] = [
      {},
      { rxStatusFilters: ['REJECTED_DRAFT'] },
      { prescribingVetId: vet },
      { archived: false },
      { productApprovalTypeFilters: ['Rx'] },
      { view: 'Controlled' },
    ];
    const before = await Promise.all(filters.map((filter) => count(filter)));
    const most = Math.max(...before);
    await add(countedTo - most);
    expect(await Promise.all(filters.map((filter) => count(filter)))).toEqual(
      before.map((number) => number + countedTo - most),
    );
    await add(most + 25);
    for (const filter of filters) {
      expect(await count(filter)).toBe(countedTo + 1);
      expect(await list({ ...filter, skip: countedTo + 20, take: 5 })).toHaveLength(5);
    }
    const { historyViews } = await server.data(sample.vet, 'GetHistoryViews', { locationId: sample.wren });
    const views = new Map(historyViews.map((view) => [view.view, view.count]));
    expect([views.get(null), views.get('Controlled')]).toEqual([countedTo + 1, countedTo + 1]);
    expect(views.get('MyDrafts')).toBeLessThan(countedTo);
  });
});
