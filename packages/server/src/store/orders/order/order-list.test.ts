import { isTooWide } from '@signa/core/practice';
import type { Operations } from '@signa/core/contract';
import { isOrderKept, newestOrdersFirst, orderStatuses, type OrderFilter } from '@signa/core/orders';
import { countedTo } from '@signa/core/prescribing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { listOrders } from './order-list.js';

type Order = Operations['GetOrdersByLocationId']['data']['ordersByLocationId'][number];

describeOnEveryDatabase('orders of a location', (make) => {
  let server: TestServer;
  let all: readonly Order[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    all = await list();
  });
  afterAll(() => server.close());

  const list = async (
    filter: OrderFilter & { after?: string | undefined; skip?: number; take?: number } = {},
    locationId = sample.wren,
  ) => {
    const { statusFilter, after, ...rest } = filter;
    const variables = {
      locationId,
      ...rest,
      ...(after !== undefined && { after }),
      ...(statusFilter !== undefined && { statusFilter: statusFilter && [...statusFilter] }),
    };
    return (await server.data(sample.vet, 'GetOrdersByLocationId', variables)).ordersByLocationId;
  };
  const count = async (filter: OrderFilter = {}) => {
    const statusFilter = filter.statusFilter ? [...filter.statusFilter] : null;
    return (await server.data(sample.vet, 'GetOrdersCount', { locationId: sample.wren, ...filter, statusFilter }))
      .ordersCount;
  };
  const ids = (orders: readonly Pick<Order, 'id'>[]) => orders.map(({ id }) => id);

  it('C-138 C-140 C-176 are sorted newest first as core sorts them, in pages; the count covers all pages', async () => {
    expect(all.length).toBeGreaterThan(10);
    expect(ids(all)).toEqual(ids(newestOrdersFirst(all)));
    expect(await count()).toBe(all.length);
    const paged: Order[] = [];
    for (let skip = 0; skip < all.length + 4; skip += 4) paged.push(...(await list({ skip, take: 4 })));
    expect(ids(paged)).toEqual(ids(all));
  });

  it('C-198 C-136 report everything the storefront sent: numbers, times, amounts, users, and each line with its flags', async () => {
    const voided = all.find(({ status }) => status.code === 'duplicate');
    expect(voided).toMatchObject({
      orderNumber: expect.stringMatching(/^\d+$/) as string,
      amount: null,
      origin: 'web',
      placedBy: { type: 'client', name: 'Jerome Blackwood' },
      lineItems: [
        {
          status: { code: 'voided', description: 'Voided' },
          product: { title: expect.stringContaining('Galliprant') as string },
          patient: {
            name: 'Diesel',
            species: { code: 'canine' },
            clients: [{ firstName: 'Jerome', lastName: 'Blackwood' }],
          },
          pharmacy: { code: 'RVP', name: 'Ridgeline Veterinary Pharmacy' },
          prescriptionId: expect.any(String) as string,
          paid: true,
          delivered: false,
          voided: true,
          voidedDate: expect.any(String) as string,
          voidedReason: 'Ordered twice',
        },
      ],
    });
    const told = all.find(({ orderSummaryOrderNumber }) => orderSummaryOrderNumber !== null);
    expect(told?.brvCreatedAtTimestamp).not.toBeNull();
    const shipped = all.flatMap(({ lineItems }) => lineItems).find(({ shipment }) => shipment !== null);
    expect(shipped).toMatchObject({
      shipped: true,
      shippedDate: expect.any(String) as string,
      shipment: { carrier: 'UPS' },
    });
    for (const { amount, lineItems } of all) {
      const costs = lineItems.filter((line) => !line.voided).map((line) => line.amount ?? 0);
      if (costs.length > 0)
        expect(amount).toBeCloseTo(
          costs.reduce((sum, cost) => sum + cost, 0),
          2,
        );
    }
  });

  // Each of the many cases calls the server.
  it('C-138 match exactly the orders that core keeps, for any filter', async () => {
    const names = all.flatMap(({ lineItems }) =>
      lineItems.flatMap(({ patient }) => [
        patient?.name ?? '',
        ...(patient?.clients ?? []).flatMap(({ firstName, lastName }) => [
          firstName ?? '',
          lastName ?? '',
          `${firstName} ${lastName}`,
        ]),
      ]),
    );
    const part = fc
      .tuple(
        fc.constantFrom(...names, '%', '_', 'nobody', ' '),
        fc.nat(6),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
      )
      .map(([text, from, length, isUpper]) => {
        const cut = text.slice(Math.min(from, Math.max(0, text.length - 1))).slice(0, length);
        return isUpper ? cut.toUpperCase() : cut;
      })
      .filter((text) => !isTooWide(text));
    const time = fc.constantFrom(...all.map((order) => order.brvCreatedAtTimestamp ?? order.createdAt));
    const filter = fc.record({
      nameSearchInput: fc.option(part),
      statusFilter: fc.option(fc.uniqueArray(fc.constantFrom(...orderStatuses), { maxLength: 4 })),
      startDateFilter: fc.option(time),
      endDateFilter: fc.option(time),
    });
    await fc.assert(
      fc.asyncProperty(filter, async (asked) => {
        const kept = all.filter((order) => isOrderKept(order, asked));
        expect(ids(await list(asked))).toEqual(ids(kept));
        expect(await count(asked)).toBe(kept.length);
      }),
      { numRuns: 60 },
    );
  }, 180_000);

  // Each of the many cases calls the server.
  it('C-138 C-272 a name on many lines is found by scanning the orders, with the same result', async () => {
    const names = all.flatMap(({ lineItems }) => lineItems.flatMap(({ patient }) => patient?.name ?? []));
    const filter = fc.record({
      nameSearchInput: fc.constantFrom(...names.map((name) => name.slice(0, 3)), 'an', 'nobody'),
      statusFilter: fc.option(fc.uniqueArray(fc.constantFrom(...orderStatuses), { maxLength: 4 })),
      startDateFilter: fc.option(fc.constantFrom(...all.map(({ createdAt }) => createdAt))),
      skip: fc.nat(3),
      after: fc.option(fc.constantFrom(...ids(all))),
    });
    await fc.assert(
      fc.asyncProperty(filter, async (asked) => {
        const [walked, collected] = await server.db.database.read({ locationIds: [sample.wren] }, async (sql) => [
          await listOrders(sql, { locationId: sample.wren, ...asked }, 0),
          await listOrders(sql, { locationId: sample.wren, ...asked }),
        ]);
        expect(walked).toEqual(collected);
      }),
      { numRuns: 40 },
    );
  }, 180_000);

  // Each of the many cases calls the server.
  it('C-282 a page starts after the last order of the previous one, even while orders arrive', async () => {
    const names = all.flatMap(({ lineItems }) => lineItems.flatMap(({ patient }) => patient?.name ?? []));
    const filter = fc.record({
      nameSearchInput: fc.option(fc.constantFrom(...names.map((name) => name.slice(0, 3)))),
      statusFilter: fc.option(fc.uniqueArray(fc.constantFrom(...orderStatuses), { maxLength: 4 })),
    });
    let come = 0;
    const comeIn = (howMany: number) =>
      server.db.asOwner(
        `insert into signa.order_header (location_id, external_id, order_number, status, created_at)
        select 1, 'come-${(come += 1)}-' || n, n::text, 'completed', timestamptz '2035-01-01' + make_interval(mins => ${come})
        from generate_series(1, $1::integer) n`,
        [howMany],
      );
    await fc.assert(
      fc.asyncProperty(filter, fc.integer({ min: 1, max: 7 }), fc.nat(3), async (asked, take, arrivals) => {
        const before = ids(await list({ ...asked, take: 500 }));
        const seen: string[] = [];
        for (let page = ids(await list({ ...asked, take })); page.length > 0;) {
          seen.push(...page);
          await comeIn(arrivals);
          page = ids(await list({ ...asked, take, after: seen.at(-1) }));
        }
        expect(seen).toEqual(before);
        const [first] = before;
        if (first !== undefined)
          expect(ids(await list({ ...asked, after: first, skip: 2, take: 2 }))).toEqual(before.slice(3, 5));
        await server.db.asOwner(`delete from signa.order_header where location_id = 1 and external_id like 'come-%'`);
      }),
      { numRuns: 15 },
    );
  }, 180_000);

  it('C-282 C-001 nothing follows an unknown order or one of another location', async () => {
    const [{ id } = { id: '' }] = await server.db.asOwner<{ id: string }>(
      'select id::text as id from signa.order_header where location_id = 3 limit 1',
    );
    for (const after of [id, '987654321']) expect(await list({ after })).toEqual([]);
  });

  it('C-138 C-272 finds an order by name under its current status and time', async () => {
    const [first] = all.filter(({ lineItems }) => lineItems.some(({ patient }) => patient !== null));
    const nameSearchInput = first?.lineItems.find(({ patient }) => patient !== null)?.patient?.name ?? '';
    const set = (status: string, at: string) =>
      server.db.asOwner(
        'update signa.order_header set status = $2, brv_created_at = $3 where location_id = 1 and id = $1',
        [first?.id, status, at],
      );
    const found = async (statusFilter: OrderFilter['statusFilter'], startDateFilter: string) =>
      ids(await list({ nameSearchInput, statusFilter, startDateFilter }));
    const { code } = first?.status ?? { code: '' };
    const at = first?.brvCreatedAtTimestamp ?? first?.createdAt ?? '';
    await set('duplicate', '2031-01-01T00:00:00.000Z');
    const moved = await found(['duplicate'], '2030-12-31T00:00:00.000Z');
    await set(code, at);
    expect(moved).toEqual([first?.id]);
    expect(await found(['duplicate'], '2030-12-31T00:00:00.000Z')).toEqual([]);
  });

  it('C-138 C-190 rejects a name longer than 30 characters and an unknown status', async () => {
    for (const operation of ['GetOrdersByLocationId', 'GetOrdersCount'] as const)
      for (const [filter, path] of [
        [{ nameSearchInput: 'm'.repeat(31) }, 'nameSearchInput'],
        [{ statusFilter: ['lost'] }, 'statusFilter.0'],
      ] as const)
        expect(
          await server.call(sample.vet, operation, {
            locationId: sample.wren,
            ...filter,
            statusFilter: [...('statusFilter' in filter ? filter.statusFilter : [])],
          }),
        ).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT', issues: [{ path }] } });
  });

  it("C-138 finds a name only among the patient's current clients", async () => {
    const [line] = await server.db.asOwner<{ patient: string; client: string }>(
      `select l.patient_id::text as patient, k.client_id::text as client from signa.order_line l
      join signa.patient p on p.location_id = l.location_id and p.id = l.patient_id and p.name = 'Diesel'
      join signa.patient_client k on k.location_id = l.location_id and k.patient_id = l.patient_id limit 1`,
    );
    expect(await count({ nameSearchInput: 'jerome blackwood' })).toBeGreaterThan(0);
    const link = (isActive: boolean) =>
      server.db.asOwner(
        'update signa.patient_client set is_active = $3, is_primary = $3 where location_id = 1 and patient_id = $1 and client_id = $2',
        [line?.patient, line?.client, isActive],
      );
    await link(false);
    const without = await list({ nameSearchInput: 'jerome blackwood' });
    await link(true);
    expect(without).toEqual([]);
  });

  it('C-176 C-177 C-001 returns nothing of a location where the caller does not work', async () => {
    const location = '3';
    const [{ patient } = { patient: '' }] = await server.db.asOwner<{ patient: string }>(
      `select patient_id::text as patient from signa.order_line where location_id = ${location} and patient_id is not null limit 1`,
    );
    expect(patient).not.toBe('');
    for (const operation of ['GetOrdersByLocationId', 'GetOrdersCount'] as const)
      expect(await server.call(sample.vet, operation, { locationId: location })).toMatchObject({
        failure: { code: 'FORBIDDEN' },
      });
    expect(
      (await server.data(sample.vet, 'GetOrdersByLocationPatientIds', { locationPatientIds: [patient] }))
        .ordersByLocationPatientIds,
    ).toEqual([]);
  });

  it("C-177 C-140 a patient's orders are those with a line for the patient", async () => {
    const patient =
      all.flatMap(({ lineItems }) => lineItems).find((line) => line.patient?.name === 'Diesel')?.patient?.id ?? '';
    const { ordersByLocationPatientIds: theirs } = await server.data(sample.vet, 'GetOrdersByLocationPatientIds', {
      locationPatientIds: [patient, '987654321'],
    });
    expect(theirs.length).toBeGreaterThan(1);
    expect(ids(theirs)).toEqual(
      ids(all.filter(({ lineItems }) => lineItems.some((line) => line.patient?.id === patient))),
    );
  });

  it('C-178 lists each status with code and id', async () => {
    const { orderStatus } = await server.data(sample.vet, 'GetOrderStatus', {});
    expect(orderStatus.map(({ code }) => code)).toEqual(orderStatuses);
  });

  it('C-176 P-275 are counted up to ten thousand', async () => {
    await server.db.asOwner(
      `insert into signa.order_header (location_id, external_id, order_number, status, created_at)
      select 1, 'many-' || n, n::text, 'duplicate', now() - make_interval(mins => n) from generate_series(1, ${countedTo + 5}) n`,
    );
    expect(await count()).toBe(countedTo + 1);
    expect(await count({ statusFilter: ['duplicate', 'voided'] })).toBe(countedTo + 1);
    expect(await list({ statusFilter: ['duplicate'], skip: 10_000, take: 3 })).toHaveLength(3);
  });
});
