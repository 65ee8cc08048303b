import { isInHistorySearch, historyViewRule, historyViews, rxStatusOfFilter } from '@signa/core/prescribing';
import type { Operations } from '@signa/core/contract';
import { todayIn } from '@signa/core/base';
import { isTooWide } from '@signa/core/practice';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Filter = Omit<Operations['GetPrescriptionHistory']['variables'], 'locationId'>;
type Row = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

describeOnEveryDatabase('history search', (make) => {
  let server: TestServer;
  let all: readonly Row[];
  let products: ReadonlyMap<string, { readonly productFamily: string; readonly ingredients: readonly string[] }>;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    all = await list();
    const stored = await server.db.asOwner<{ id: string; family: string; ingredients: string[] }>(
      'select id::text, product_family as family, ingredients from signa.product',
    );
    products = new Map(
      stored.map(({ id, family, ingredients }) => [id, { productFamily: family, ingredients }] as const),
    );
  });
  afterAll(() => server.close());

  const list = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, take: 500, ...filter }))
      .prescriptionHistory;
  const count = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionCount', { locationId: sample.wren, ...filter })).prescriptionCount;
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
  const searched = (row: Row) => {
    const product = products.get(row.product.id);
    if (!product) throw new Error('Every prescription has a product');
    return { ...row, product: { ...row.product, ...product } };
  };
  const expected = (search: string) => ids(all.filter((row) => isInHistorySearch(search, searched(row))));

  // Each of the many cases calls the server.
  it("P-262 finds and counts what core's rule finds, for every part of every text", async () => {
    const texts = all.flatMap((row) => [
      row.rxNumber ?? '',
      row.rxNumber?.replace('-', '') ?? '',
      row.rxNumber?.split('-')[1] ?? '',
      row.locationPatient?.name ?? '',
      `${row.locationClient?.firstName ?? ''} ${row.locationClient?.lastName ?? ''}`,
      row.product.title,
      row.product.strengthDisplay ?? '',
      ...searched(row).product.ingredients,
      searched(row).product.productFamily,
    ]);
    const part = fc
      .tuple(fc.constantFrom(...texts.filter(Boolean)), fc.nat(), fc.integer({ min: 1, max: 9 }), fc.boolean())
      .map(([text, at, length, isLarge]) => {
        const from = at % text.length;
        const cut = text.slice(from, from + length);
        return isLarge ? cut.toUpperCase() : cut;
      });
    const odd = fc.constantFrom('%', '_', '\\', ' ', "'", '#', 'rx#', '26-', '\\%', 'ÅNG');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof({ weight: 4, arbitrary: part }, odd), { maxLength: 3 }), async (words) => {
        const search = words.join(' ');
        fc.pre(!isTooWide(search));
        const wanted = expected(search);
        expect(ids(await list({ search }))).toEqual(wanted);
        expect(await count({ search })).toBe(wanted.length);
      }),
      { numRuns: 40 },
    );
  }, 180_000);

  it('P-262 finds a record by its number in any notation, and by patient, client, and drug together', async () => {
    const [row] = all.filter((each) => each.rxNumber && each.locationPatient && each.locationClient);
    const number = row?.rxNumber ?? '';
    const running = number.split('-')[1] ?? '';
    for (const search of [
      number,
      running,
      `#${running}`,
      `Rx# ${number}`,
      number.replace('-', ' '),
      number.replace('-', ''),
    ])
      expect(ids(await list({ search }))).toEqual([row?.id]);
    const words = [
      row?.locationPatient?.name,
      row?.locationClient?.lastName,
      row?.product.title.split(' ')[0],
      running,
    ];
    expect(ids(await list({ search: words.join(' ') }))).toEqual([row?.id]);
    expect(await list({ search: `${running} nobody` })).toEqual([]);
  });

  it('P-262 P-178 a search narrows the other filters, page by page', async () => {
    const [row] = all.filter((each) => each.locationClientId && !each.archived);
    const search = row?.product.title.split(' ')[0] ?? '';
    const filter = { locationClientId: row?.locationClientId, archived: false };
    const both = await list({ ...filter, search });
    expect(ids(both)).toEqual(ids(await list(filter)).filter((id) => expected(search).includes(id)));
    const paged = [];
    for (let skip = 0; skip < expected('an').length; skip += 3)
      paged.push(...(await list({ search: 'an', skip, take: 3 })));
    expect(ids(paged)).toEqual(expected('an'));
  });

  it('P-262 never finds records of another location', async () => {
    const [elsewhere] = await server.db.asOwner<{ number: string }>(
      `select rx_number as number from signa.prescription where location_id = ${sample.larkspur} and rx_number is not null limit 1`,
    );
    expect(elsewhere).toBeDefined();
    expect(await list({ search: elsewhere?.number ?? '' })).toEqual([]);
  });

  it('P-262 P-228 rejects a search that no search box could have sent', async () => {
    for (const name of ['GetPrescriptionHistory', 'GetPrescriptionCount'] as const)
      expect(await server.call(sample.vet, name, { locationId: sample.wren, search: 'a'.repeat(101) })).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'search' }] },
      });
  });

  it('P-262 a view contains what its rule defines, and its count matches its list', async () => {
    const zone = 'America/New_York';
    const today = todayIn(zone, server.clock.now());
    const { userByUsername: user } = await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet });
    const own = user?.locationsUsers.find(({ locationId }) => locationId === sample.wren)?.id ?? '';
    const { id: drafted } = all.find(({ rxStatus, archived }) => rxStatus.code === 'Draft' && !archived) ?? { id: '0' };
    await server.db.asOwner(
      `update signa.prescription set authorizing_vet_id = ${own} where location_id = 1 and id = ${drafted}`,
    );
    const at = server.clock.now();
    const [issued, sent] = all.filter(({ rxStatus }) => rxStatus.code === 'AcceptedByPharmacy');
    await server.db.asOwner(`update signa.prescription set authorizing_vet_id = ${own}, issued_at = '${at}',
      expires_on = '${today}', archived = false where location_id = 1 and id = ${issued?.id ?? ''}`);
    await server.db.asOwner(
      `update signa.prescription set rx_status = 'FaxedToPharmacy', archived = false where location_id = 1 and id = ${sent?.id ?? ''}`,
    );
    const { historyViews: counts } = await server.data(sample.vet, 'GetHistoryViews', { locationId: sample.wren });
    expect(counts.map(({ view }) => view)).toEqual([null, ...historyViews]);
    const now = await list();
    expect(counts[0]?.count).toBe(now.length);
    for (const view of historyViews) {
      const { statuses, vetId, issuedOn, expires, onlyControlled, leavesArchivedOut } = historyViewRule(
        view,
        today,
        own,
      );
      const codes = statuses?.map(rxStatusOfFilter);
      const matching = now.filter(
        (row) =>
          (!codes || codes.includes(row.rxStatus.code)) &&
          (!vetId || row.authorizingVet === vetId) &&
          (!issuedOn || (row.issuedDate !== null && todayIn(zone, row.issuedDate) === issuedOn)) &&
          (!expires ||
            (row.prescExpiryDate !== null &&
              row.prescExpiryDate >= expires.from &&
              row.prescExpiryDate <= expires.to)) &&
          (!onlyControlled || row.product.isControlled || row.product.deaSchedule !== null) &&
          !(leavesArchivedOut && row.archived),
      );
      expect({ view, ids: ids(await list({ view })) }).toEqual({ view, ids: ids(matching) });
      expect({ view, count: await count({ view }) }).toEqual({ view, count: matching.length });
      expect(counts.find((each) => each.view === view)?.count).toBe(matching.length);
      expect(matching.length).toBeGreaterThan(0);
      expect(matching.length).toBeLessThan(now.length);
    }
  });

  it('P-262 a search and other filters narrow a view', async () => {
    const controlled = await list({ view: 'Controlled' });
    const [row] = controlled;
    const search = row?.locationPatient?.name ?? row?.product.title ?? '';
    const both = await list({ view: 'Controlled', search });
    expect(ids(both)).toEqual(ids(controlled).filter((id) => expected(search).includes(id)));
    expect(both.length).toBeGreaterThan(0);
  });
});
