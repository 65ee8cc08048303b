import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';

type Variables = Operations['GetProductsExtendedDataFromProductFamily']['variables'];
type Configuration = NonNullable<Variables['configureFilter']>;

/** Products of one family, each different in one of the criteria. */
const products = [
  {
    title: 'Usual',
    strength_display: '5 mg',
    normalized_strength: 5,
    days: [1, 2],
    flavors: ['Beef'],
    weights: [10, 20],
  },
  { title: 'Strong', strength_display: '10 mg', normalized_strength: 10, days: [1, 3], flavors: ['Beef', 'Anise'] },
  {
    title: 'Larger',
    strength_display: '5 mg',
    normalized_strength: 5,
    days: [2, 2],
    packsize_qty: 90,
    weights: [10, 20],
  },
  { title: 'Mixed', classification: 'Compound', days: [3, 5], flavors: ['Chicken'], weights: [30, 40] },
  { title: 'Slow', strength_display: '20 mg', normalized_strength: 20, days: [5, 7], flavors: ['Duck'] },
  { title: 'Unknown', strength_display: '20 mg', normalized_strength: 20, days: null, unit_measure: null },
  {
    title: 'Practice',
    strength_display: '10 mg',
    normalized_strength: 10,
    days: [6, 8],
    officeDays: [1, 1],
    is_office_use: true,
    flavors: ['Duck'],
  },
  { title: 'Gone', strength_display: '5 mg', normalized_strength: 5, days: [1, 2], is_active: false, flavors: ['Egg'] },
  {
    title: 'Liquid',
    strength_display: '5 mg',
    normalized_strength: 5,
    days: [1, 2],
    presentation_id: 2,
    flavors: ['Fish'],
  },
  { title: 'Stranger', strength_display: '5 mg', normalized_strength: 5, days: [1, 2], product_family: 'Testaxol' },
];

describeOnOneDatabase('products of a family in one form', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner('update signa.location set is_office_use_enabled = id = 1');
    await server.db.asOwner(
      `insert into signa.flavor (id, flavor) select 9000 + n, name
      from unnest(array['Egg', 'Duck', 'Chicken', 'Beef', 'Anise', 'Fish']) with ordinality f(name, n) on conflict (flavor) do nothing`,
    );
    for (const { days, officeDays, flavors = [], weights, ...columns } of products as readonly Product[]) {
      const row = {
        ...{
          product_family: 'Testax',
          classification: 'Medication',
          presentation_id: 1,
          is_active: true,
          unit_measure: 'mg',
        },
        ...{ is_office_use: false, packsize_qty: 30, approval_type: 'Rx', ...columns },
        ...{ rx_delivery_days_min: days?.[0], rx_delivery_days_max: days?.[1] },
        ...{ office_use_delivery_days_min: officeDays?.[0], office_use_delivery_days_max: officeDays?.[1] },
        ...{ weight_min: weights?.[0], weight_max: weights?.[1], sku: `TESTAX-${String(columns['title'])}` },
      };
      const names = Object.keys(row).join(', ');
      await server.db.asOwner(
        `insert into signa.product (${names}, flavor_ids) select ${names},
          (select coalesce(array_agg(f.id), '{}') from signa.flavor f where f.flavor = any ($2))
        from jsonb_populate_record(null::signa.product, $1)`,
        [JSON.stringify(row), flavors],
      );
    }
  });
  afterAll(() => server.close());

  interface Product extends Readonly<Record<string, unknown>> {
    readonly days: readonly number[] | null;
    readonly officeDays?: readonly number[];
    readonly flavors?: readonly string[];
    readonly weights?: readonly number[];
  }

  const asked = { locationId: sample.wren, productFamily: 'Testax', productPresentationId: '1' };
  const extended = async (more: Partial<Variables> = {}) =>
    (await server.data(sample.vet, 'GetProductsExtendedDataFromProductFamily', { ...asked, ...more }))
      .productsExtendedData;
  /** The titles in the response, by classification and strength. */
  const groups = async (configureFilter?: Configuration, more: Partial<Variables> = {}) =>
    (await extended({ ...(configureFilter && { configureFilter }), ...more })).classificationProductMap.map(
      ({ classification, strengthProductMap }) => [
        classification,
        ...strengthProductMap.map(({ strength, products: found }) => [strength, ...found.map(({ title }) => title)]),
      ],
    );
  const titles = async (configureFilter?: Configuration, more: Partial<Variables> = {}) =>
    (await groups(configureFilter, more)).flatMap(([, ...strengths]) => strengths.flatMap(([, ...found]) => found));
  const flavorId = async (name: string) => {
    const [row] = await server.db.asOwner<{ id: string }>('select id::text from signa.flavor where flavor = $1', [
      name,
    ]);
    return row?.id ?? '';
  };

  it('P-202 P-193 P-033 are sorted by classification and strength, for the requested form, within five days', async () => {
    const usual = [
      ['Compound', ['', 'Mixed']],
      ['Medication', ['5 mg', 'Usual', 'Larger'], ['10 mg', 'Strong']],
    ];
    expect(await groups()).toEqual(usual);
    expect(await groups({ rxDeliveryDaysFilter: ['1-2', '2-3', '3-5'] })).toEqual(usual);
    expect(await titles(undefined, { productPresentationId: '2' })).toEqual(['Liquid']);
    expect(await titles(undefined, { productFamily: 'Testaxol' })).toEqual(['Stranger']);
    expect(await titles(undefined, { productFamily: 'Testa' })).toEqual([]);
  });

  it('P-202 match the requested delivery times, flavors, strength, and weights', async () => {
    expect(await titles({ rxDeliveryDaysFilter: ['1-2'] })).toEqual(['Usual', 'Larger']);
    expect(await titles({ rxDeliveryDaysFilter: ['2-3'] })).toEqual(['Strong']);
    expect(await titles({ rxDeliveryDaysFilter: ['3-5', '1-2'] })).toEqual(['Mixed', 'Usual', 'Larger']);
    expect((await titles({ rxDeliveryDaysFilter: ['5+'] })).toSorted()).toEqual(['Practice', 'Slow', 'Unknown']);
    const [beef, chicken, anise] = [await flavorId('Beef'), await flavorId('Chicken'), await flavorId('Anise')];
    expect(await titles({ flavorIds: [beef] })).toEqual(['Usual', 'Strong']);
    expect(await titles({ flavorIds: [chicken, anise] })).toEqual(['Mixed', 'Strong']);
    expect(await titles({ selectedStrength: '5 mg' })).toEqual(['Usual', 'Larger']);
    expect(await titles({ selectedStrength: '10 mg' })).toEqual(['Strong']);
    expect(await titles({ minProductWeight: 21 })).toEqual(['Mixed', 'Strong']);
    expect(await titles({ maxProductWeight: 29 })).toEqual(['Usual', 'Larger', 'Strong']);
    expect(await titles({ minProductWeight: 21, maxProductWeight: 29 })).toEqual(['Strong']);
    expect(await titles({ flavorIds: [beef], selectedStrength: '5 mg', maxProductWeight: 15 })).toEqual(['Usual']);
  });

  it('P-202 P-022 for office use are those for the practice, with their own delivery days', async () => {
    const officeUse = { isOfficeUse: true };
    expect(await titles(undefined, officeUse)).toEqual(['Practice']);
    expect(await titles({ rxDeliveryDaysFilter: ['1-2'] }, officeUse)).toEqual(['Practice']);
    expect(await titles({ rxDeliveryDaysFilter: ['5+'] }, officeUse)).toEqual([]);
    expect((await extended(officeUse)).flavorProductMap.map(({ flavor }) => flavor)).toEqual(['Duck']);
    const refused = { ...asked, ...officeUse, locationId: sample.battenkill };
    expect(await server.call(sample.vet, 'GetProductsExtendedDataFromProductFamily', refused)).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
  });

  it('P-202 include every flavor of the form by name, whatever is selected, as complete products', async () => {
    const { flavorProductMap, classificationProductMap } = await extended({
      configureFilter: { selectedStrength: '10 mg' },
    });
    expect(flavorProductMap.map(({ flavor }) => flavor)).toEqual(['Anise', 'Beef', 'Chicken', 'Duck']);
    for (const { flavor, flavorId: id } of flavorProductMap) expect(id).toBe(await flavorId(flavor));
    const [found] = classificationProductMap.flatMap((group) =>
      group.strengthProductMap.flatMap((one) => one.products),
    );
    const { product } = await server.data(sample.vet, 'GetProductByProductId', { id: found?.id ?? '' });
    expect(product).toMatchObject({ ...found, title: 'Strong' });
  });

  it('P-192 A-338 a product without a unit has none, when read and in a request for it', async () => {
    const { classificationProductMap } = await extended({
      configureFilter: { selectedStrength: '20 mg', rxDeliveryDaysFilter: ['5+'] },
    });
    const found = classificationProductMap.flatMap((group) => group.strengthProductMap.flatMap((one) => one.products));
    expect(found.map(({ title, unitMeasure }) => [title, unitMeasure])).toEqual([
      ['Slow', { description: 'mg' }],
      ['Unknown', null],
    ]);
    const changes = `product_id = (select id from signa.product where title = 'Unknown')`;
    const task = await new TaskDesk(server).fresh('Clementine', 'approval', '', changes);
    expect(task.product).toMatchObject({ title: 'Unknown', unitMeasure: null });
    const { prescriptionTasks } = await server.data(sample.vet, 'GetPrescriptionTasks', {
      ...{ locationId: sample.wren, status: 'pending', type: ['approval'], nameFilter: 'Clementine' },
    });
    expect(prescriptionTasks.find(({ id }) => id === task.id)?.product).toMatchObject({ unitMeasure: null });
  });

  it('P-202 P-022 rejects weights that are negative or reversed, at their field', async () => {
    for (const [configureFilter, field] of [
      [{ minProductWeight: -1 }, 'minProductWeight'],
      [{ maxProductWeight: -1 }, 'maxProductWeight'],
      [{ minProductWeight: 5, maxProductWeight: 4 }, 'minProductWeight'],
    ] as const)
      expect(
        await server.call(sample.vet, 'GetProductsExtendedDataFromProductFamily', { ...asked, configureFilter }),
      ).toMatchObject({ failure: { code: 'BAD_USER_INPUT', issues: [{ path: `configureFilter.${field}` }] } });
  });

  it('P-199 the forms of a family are those of the same products, once each and by name', async () => {
    const forms = async (more: object = {}) =>
      (
        await server.data(sample.vet, 'GetProductPresentationsForProductFamily', {
          ...{ locationId: sample.wren, productFamily: 'Testax' },
          ...more,
        })
      ).productPresentations.map(({ id }) => id);
    expect((await forms()).toSorted()).toEqual(['1', '2']);
    expect(await forms({ rxDeliveryDaysFilter: ['3-5'] })).toEqual(['1']);
    expect(await forms({ flavorIds: [await flavorId('Fish')] })).toEqual(['2']);
    expect(await forms({ flavorIds: [await flavorId('Egg')] })).toEqual([]);
    expect(await forms({ isOfficeUse: true })).toEqual(['1']);
  });
});
