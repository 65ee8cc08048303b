import type { Operations } from '@signa/core/contract';
import { timesToShip } from '@signa/core/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

type Family = Operations['ProductFamilies']['data']['productFamilies'][number];

describeOnEveryDatabase('product search', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner(`update signa.location set is_office_use_enabled = id = 1 where id in (1, 2)`);
    await server.db.asOwner(`update signa.location set price_book_type = 'Generic' where id = 1`);
  });
  afterAll(() => server.close());

  const at = { locationId: sample.wren };
  const namesOf = (families: readonly Family[]) => families.map(({ productFamily }) => productFamily);
  const plain = async (filter: string, more: object = {}) =>
    (await server.data(sample.vet, 'ProductFamilies', { ...at, filter, ...more })).productFamilies;
  const fuzzy = async (filter: string, more: object = {}) =>
    (await server.data(sample.vet, 'SearchProductFamilies', { ...at, filter, ...more })).searchProductFamilies;
  const familiesOf = async (
    name: 'ProductFamilies' | 'SearchProductFamilies',
    variables: Operations['ProductFamilies']['variables'],
  ) => {
    const data = await server.data(sample.vet, name, variables);
    return 'productFamilies' in data
      ? { names: namesOf(data.productFamilies), count: data.productFamiliesCount }
      : { names: namesOf(data.searchProductFamilies), count: data.searchProductFamiliesCount };
  };
  const rich = async (text: string, more: object = {}) =>
    (await server.data(sample.vet, 'SearchProducts', { ...at, text, ...more })).searchProducts;
  const refusal = async <N extends 'ProductFamilies' | 'SearchProducts' | 'GetProductsExtendedDataFromProductFamily'>(
    name: N,
    variables: Operations[N]['variables'],
  ) => {
    const answer = await server.call(sample.vet, name, variables);
    return answer.ok ? null : answer.failure;
  };

  it('P-195 P-023 finds families whose name contains the trimmed text, ignoring case', async () => {
    expect(namesOf(await plain('  PREDNISO '))).toEqual(namesOf(await plain('predniso')));
    const names = namesOf(await plain('predniso', { take: 100 }));
    expect(names).toContain('Prednisolone');
    expect(names).toContain('Methylprednisolone');
    expect(names.filter((name) => !name.toLowerCase().includes('predniso'))).toEqual([]);
    expect(await plain('prednizone')).toEqual([]);
  });

  it('P-196 P-023 also finds a name with one wrong letter', async () => {
    for (const slip of ['Galiprant', 'Galliprrant', 'Gallipramt', 'Gallirpant', 'gallipramt'])
      expect(namesOf(await fuzzy(slip)), slip).toEqual(['Galliprant']);
    expect(namesOf(await fuzzy('Galipramt'))).toEqual([]);
    expect(namesOf(await fuzzy('galiip'))).toEqual(['Galliprant']);
    for (const { productFamily } of await fuzzy('a', { take: 12 })) {
      if (productFamily.length < 5) continue;
      const slip = `${productFamily.slice(0, 2)}x${productFamily.slice(3)}`;
      expect(namesOf(await fuzzy(slip, { take: 500 })), slip).toContain(productFamily);
    }
  });

  it('P-197 P-193 also finds by ingredient, label name, and words, and reports how it matched', async () => {
    const { families, metadata } = await rich(' pred ', { limit: 3, offset: 1 });
    expect(families).toHaveLength(3);
    expect(metadata).toMatchObject({ searchedTerm: 'pred', offset: 1, noOfResults: 3, responseCode: 200 });
    expect(metadata.totalResultsFound).toBeGreaterThan(4);
    const names = namesOf((await rich('pred', { limit: 100 })).families);
    expect(names).toHaveLength(metadata.totalResultsFound);
    expect(names).toContain('Temaril-P');
    const bySpecificForm = (await rich('gel prednisolone')).families;
    expect(namesOf(bySpecificForm)).toContain('Prednisolone');
    expect(bySpecificForm.every(({ presentations }) => presentations.some((form) => /gel/i.test(form)))).toBe(true);
  });

  it('P-023 sorts the exact name first, then names that begin with the text, then the others', async () => {
    const names = namesOf((await rich('prednisolone', { limit: 100 })).families);
    expect(names[0]).toBe('Prednisolone');
    const lower = names.map((name) => name.toLowerCase());
    const places = lower.map((name) => (name.startsWith('prednisolone') ? 1 : name.includes('prednisolone') ? 2 : 3));
    expect(places).toEqual([...places].sort());
  });

  it('P-015 rejects a text longer than 50 characters and a missing one', async () => {
    for (const [name, path] of [
      ['ProductFamilies', 'filter'],
      ['SearchProducts', 'text'],
    ] as const) {
      const ask = (text: string) => refusal(name, { ...at, [path]: text } as never);
      expect(await ask('x'.repeat(51))).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path, code: 'too-long' }] });
      expect(await ask('   ')).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path, code: 'required' }] });
      expect(await ask(` ${'x'.repeat(50)} `)).toBeNull();
    }
  });

  it('P-017 P-195 P-196 counts what paging reaches', async () => {
    for (const text of ['e', 'amoxi', 'zzzz']) {
      const counts = [
        (await server.data(sample.vet, 'ProductFamiliesCount', { ...at, filter: text })).productFamiliesCount,
        (await server.data(sample.vet, 'SearchProductFamiliesCount', { ...at, filter: text }))
          .searchProductFamiliesCount,
      ];
      expect(counts).toEqual([(await plain(text)).length, (await fuzzy(text)).length]);
      const pages = [];
      for (let skip = 0; skip < (counts[0] ?? 0); skip += 10) pages.push(...(await plain(text, { skip, take: 10 })));
      expect(namesOf(pages)).toEqual(namesOf(await plain(text)));
    }
  });

  // Each of the many cases calls the server.
  it('P-276 a page includes the total, for any search', async () => {
    const asked = fc.record({
      filter: fc.constantFrom('e', 'a', 'pred', 'predniso', 'galiprant', 'galipramt', 'carporfen', 'zzzz', 'gel'),
      speciesId: fc.option(fc.subarray(['canine', 'feline', 'equine'] as const), { nil: undefined }),
      minProductWeight: fc.option(fc.constantFrom(5, 60, 200), { nil: undefined }),
      isPreferredPrescribed: fc.option(fc.boolean(), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(asked, fc.nat({ max: 12 }), fc.nat({ max: 12 }), async ({ speciesId, ...sent }, skip, take) => {
        const variables = { ...at, ...sent, speciesId: speciesId && [...speciesId], skip, take };
        const all = { ...variables, skip: 0, take: 500 };
        for (const name of ['ProductFamilies', 'SearchProductFamilies'] as const) {
          const [page, whole] = [await familiesOf(name, variables), await familiesOf(name, all)];
          expect(whole.count).toBe(whole.names.length);
          expect(page).toEqual({ names: whole.names.slice(skip, skip + take), count: whole.count });
        }
      }),
      { numRuns: 30 },
    );
  }, 180_000);

  it('P-022 matches every filter set, by any value within one', async () => {
    const all = await plain('e');
    const canine = await plain('e', { speciesId: ['canine', 'feline'] });
    expect(canine.length).toBeLessThan(all.length);
    expect(namesOf(canine)).toEqual(
      namesOf(all.filter(({ species }) => species.includes('canine') || species.includes('feline'))),
    );
    const horses = await plain('e', { speciesId: ['equine'], rxDeliveryDaysFilter: ['3-5'] });
    expect(horses.length).toBeGreaterThan(0);
    for (const { species, whenShipRx } of horses) {
      expect(species).toContain('equine');
      expect(whenShipRx?.max).toBeGreaterThanOrEqual(4);
    }
    const heavy = namesOf(await plain('e', { minProductWeight: 200 }));
    expect(heavy.length).toBeLessThan(all.length);
    expect(
      await refusal('ProductFamilies', { ...at, filter: 'e', minProductWeight: 9, maxProductWeight: 3 }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'minProductWeight' }] });
    expect(await plain('e', { rxDeliveryDaysFilter: timesToShip })).toEqual(all);
  });

  it('P-022 finds only families with an active product', async () => {
    expect(namesOf(await plain('torbutrol'))).toEqual([]);
    await server.db.asOwner(`update signa.product set is_active = true where product_family = 'Torbutrol'`);
    expect(namesOf(await plain('torbutrol'))).toEqual(['Torbutrol']);
    await server.db.asOwner(`update signa.product set is_active = false where product_family = 'Torbutrol'`);
  });

  it("P-022 P-183 returns only office-use products, at the practice's price", async () => {
    const [forOwner] = await plain('convenia');
    const [forPractice] = await plain('convenia', { isOfficeUse: true });
    expect(forOwner).toMatchObject({ isOfficeUse: false });
    expect(forPractice).toMatchObject({ isOfficeUse: true });
    expect(forPractice?.srp).toBeLessThan(forOwner?.srp ?? 0);
    const office = namesOf(await plain('e', { isOfficeUse: true }));
    const rows = await server.db.asOwner<{ name: string }>(
      `select distinct product_family as name from signa.product where is_active and is_office_use and product_family ilike '%e%'`,
    );
    expect(office.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('A-141 office use is FORBIDDEN where the location does not have it', async () => {
    const elsewhere = { locationId: sample.battenkill, isOfficeUse: true };
    expect(await refusal('ProductFamilies', { ...elsewhere, filter: 'e' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal('SearchProducts', { ...elsewhere, text: 'e' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      await refusal('GetProductsExtendedDataFromProductFamily', {
        ...elsewhere,
        productFamily: 'Convenia',
        productPresentationId: '1',
      }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('P-195 omits compounds with several ingredients on request', async () => {
    const shown = await plain('a');
    const hidden = await plain('a', { showComboCompoundProducts: false });
    const combos = shown.filter(({ compound, ingredients }) => compound && ingredients.length > 1);
    expect(combos.length).toBeGreaterThan(0);
    expect(namesOf(hidden)).toEqual(namesOf(shown.filter((family) => !combos.includes(family))));
  });

  it('P-193 a result has what its row shows', async () => {
    const [found] = await plain('prednisolone ophthalmic');
    expect(found).toMatchObject({
      productFamily: 'Prednisolone Ophthalmic',
      name: 'Prednisolone Ophthalmic',
      presentations: ['Ophthalmic Suspension'],
      isOutOfStock: true,
      isControlled: false,
      whenShipRx: { min: 3, max: 5 },
      imageURL: expect.stringMatching(/^\/dosage\/.+\.svg$/) as string,
    });
    expect(found?.brands.length).toBeGreaterThan(0);
    expect(found?.srpHighest).toBeGreaterThanOrEqual(found?.srp ?? Infinity);
    const [controlled] = await plain('tramadol');
    expect(controlled).toMatchObject({ isControlled: true, deaSchedules: ['C-IV'] });
  });

  it('P-198 P-193 the count next to a filter is what selecting it shows', async () => {
    const chosen = { speciesId: ['equine', 'canine'] as ('equine' | 'canine')[] };
    const { getSearchFilters } = {
      getSearchFilters: (await server.data(sample.vet, 'getSearchFilters', { ...at, text: 'e', ...chosen }))
        .searchFilters,
    };
    expect(getSearchFilters.map(({ key, label, type }) => [key, label, type])).toEqual([
      ['speciesId', 'Species', 'list'],
      ['flavorIds', 'Flavor', 'list'],
      ['rxDeliveryDaysFilter', 'Time To Ship', 'choice'],
      ['isPreferredPrescribed', 'Preferred', 'choice'],
      ['deliveryFilter', 'Delivery', 'list'],
      ['productWeight', 'Weight Range', 'range'],
    ]);
    expect((await rich('e', { ...chosen, limit: 0 })).metadata.filters).toEqual(getSearchFilters);
    const total = async (more: object) =>
      (await rich('e', { ...chosen, limit: 0, ...more })).metadata.totalResultsFound;
    const optionsOf = (key: string) => getSearchFilters.find((filter) => filter.key === key)?.options ?? [];
    for (const { value, count, selected } of optionsOf('speciesId')) {
      expect(await total({ speciesId: [value] }), value).toBe(count);
      expect(selected).toBe(value === 'equine' || value === 'canine');
    }
    expect(optionsOf('speciesId').map(({ name }) => name)).toContain('Other');
    for (const { value, count } of optionsOf('flavorIds').slice(0, 5))
      expect(await total({ flavorIds: [value] })).toBe(count);
    for (const { value, count } of optionsOf('rxDeliveryDaysFilter'))
      expect(await total(value === 'All' ? {} : { rxDeliveryDaysFilter: [value] }), value).toBe(count);
    for (const { value, count } of optionsOf('deliveryFilter'))
      expect(await total({ deliveryFilter: [value] })).toBe(count);
    for (const { value, count } of optionsOf('isPreferredPrescribed'))
      expect(await total(value === 'All' ? {} : { isPreferredPrescribed: value === 'true' }), value).toBe(count);
  });

  it('P-199 P-200 returns the forms with a matching active product', async () => {
    const forms = async (more: object) =>
      (
        await server.data(sample.vet, 'GetProductPresentationsForProductFamily', {
          ...at,
          productFamily: 'Prednisolone',
          ...more,
        })
      ).productPresentations;
    const every = await forms({ rxDeliveryDaysFilter: timesToShip });
    expect(every.map(({ description }) => description)).toEqual(every.map(({ description }) => description).toSorted());
    expect(every.length).toBeGreaterThan(1);
    const soon = await forms({ rxDeliveryDaysFilter: ['1-2'] });
    expect(soon.length).toBeLessThan(every.length);
    expect(every).toEqual(expect.arrayContaining(soon));
    expect(await forms({ productFamily: 'No Such Family' })).toEqual([]);
    const [first] = every;
    const byId = async (id: string) =>
      (await server.data(sample.vet, 'GetProductPresentationById', { id })).productPresentation;
    expect(await byId(first?.id ?? '')).toEqual(first);
    expect(await byId('987654321')).toBeNull();
  });

  it('P-202 P-193 returns products by classification and strength, within the configured limits', async () => {
    const [form] = (
      await server.data(sample.vet, 'GetProductPresentationsForProductFamily', { ...at, productFamily: 'Galliprant' })
    ).productPresentations;
    const extended = async (configureFilter?: object) =>
      (
        await server.data(sample.vet, 'GetProductsExtendedDataFromProductFamily', {
          ...at,
          productFamily: 'Galliprant',
          productPresentationId: form?.id ?? '',
          configureFilter,
        })
      ).productsExtendedData;
    const { classificationProductMap: groups } = await extended();
    const strengths = groups[0]?.strengthProductMap ?? [];
    expect(strengths.map(({ strength }) => strength)).toEqual(['20 mg', '60 mg', '100 mg']);
    for (const { strength, products } of strengths)
      expect(products.every((product) => product.strengthDisplay === strength && product.isActive)).toBe(true);
    const one = (await extended({ selectedStrength: '60 mg' })).classificationProductMap;
    expect(one[0]?.strengthProductMap.map(({ strength }) => strength)).toEqual(['60 mg']);
    expect((await extended({ rxDeliveryDaysFilter: ['5+'] })).classificationProductMap).toEqual([]);
    expect((await extended({ flavorIds: ['987654321'] })).classificationProductMap).toEqual([]);
  });

  it('P-202 P-033 excludes delivery in five days or more by default', async () => {
    const variables = { ...at, productFamily: 'Nocita' };
    const forms = async (more: object) =>
      (await server.data(sample.vet, 'GetProductPresentationsForProductFamily', { ...variables, ...more }))
        .productPresentations.length;
    expect(await forms({})).toBe(0);
    expect(await forms({ rxDeliveryDaysFilter: ['5+'] })).toBe(1);
  });

  it('P-201 P-192 returns a product with its related products, or null', async () => {
    await server.db.asOwner(`update signa.product set parent_product_id = 1 where id in (2, 3)`);
    const byId = async (id: string) => (await server.data(sample.vet, 'GetProductByProductId', { id })).product;
    const [parent, child] = [await byId('1'), await byId('2')];
    expect(parent).toMatchObject({ id: '1', parentProduct: null, childProducts: [{ id: '2' }, { id: '3' }] });
    expect(child).toMatchObject({ parentProductId: '1', parentProduct: { id: '1', title: parent?.title } });
    expect(await byId('987654321')).toBeNull();
  });

  it('P-192 P-186 a product has all of its record', async () => {
    const [row] = await server.db.asOwner<{ id: string }>(
      `update signa.product set weight_min = 11.1, weight_max = 22, additional_description_1 = 'One', additional_description_4 = 'Four',
        images = '{"front": "/f.png", "back": "/b.png", "tiltLeft": "/l.png", "tiltRight": "/r.png", "additional": ["/a.png", "/c.png"]}'
      where id = 7 returning id::text`,
    );
    const { product } = await server.data(sample.vet, 'GetProductByProductId', { id: row?.id ?? '' });
    expect(product).toMatchObject({
      id: '7',
      weightMin: 11.1,
      weightMax: 22,
      productWeightRange: '11.1 lbs - 22 lbs',
      additionalDescription1: 'One',
      additionalDescription2: null,
      additionalDescription3: null,
      additionalDescription4: 'Four',
      imageFront: '/f.png',
      imageBack: '/b.png',
      imageTiltLeft: '/l.png',
      imageTiltRight: '/r.png',
      additionalImages: ['/a.png', '/c.png'],
    });
    for (const key of [
      'uuid',
      'sku',
      'title',
      'productFamily',
      'classification',
      'priceBooks',
      'keywords',
      'ingredients',
    ])
      expect(product, key).toHaveProperty(key);
    expect(product?.priceBooks.map(({ name }) => name)).toEqual(['Generic', 'MVP']);
  });

  it('P-229 accepts approval types in any case, and no value outside the enumerations', async () => {
    const count = async (productApprovalTypeFilters: string[]) =>
      (await server.data(sample.vet, 'GetPrescriptionCount', { ...at, productApprovalTypeFilters })).prescriptionCount;
    expect(await count(['RX'])).toBeGreaterThan(0);
    expect([await count(['rx']), await count(['Rx'])]).toEqual([await count(['RX']), await count(['RX'])]);
    const outside = [
      await server.call(sample.vet, 'Locations', { activeFilterType: 'sometimes' as never }),
      await server.call(sample.vet, 'AddPrescription', {
        addPrescriptionType: 'FaxRx',
        input: { ...at, productId: '1', unitPerFill: 1 },
      }),
      await server.call(sample.vet, 'ProductFamilies', { ...at, filter: 'e', rxDeliveryDaysFilter: ['4-6' as never] }),
    ];
    for (const answer of outside) expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
    for (const [column, value] of [
      ['approval_type', 'Prescription'],
      ['dea_schedule', 'C-VI'],
    ])
      await expect(server.db.asOwner(`update signa.product set ${column} = '${value}' where id = 1`)).rejects.toThrow(
        /violates check constraint/,
      );
  });
});
