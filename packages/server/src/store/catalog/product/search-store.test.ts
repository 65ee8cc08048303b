import {
  countFacets,
  deliveryTimes,
  findFamilies,
  noProductFilters,
  productSearches,
  searchedFamily,
  searchedText,
  timesToShip,
  type ProductFilters,
  type SearchedFamily,
  type SearchedProduct,
} from '@signa/core/catalog';
import { speciesCodes } from '@signa/core/clients';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import type { TestDatabase } from '../../../testing/test-database.js';
import { searchFamilies } from './search-store.js';
import type { StoredQuestion } from './search-statement.js';

describeOnEveryDatabase('product search in the database', (make) => {
  let db: TestDatabase;
  let catalogue: readonly SearchedProduct[];
  beforeAll(async () => {
    db = await make();
    catalogue = await catalogueOf(db);
  });
  afterAll(() => db.dispose());

  const ask = (question: StoredQuestion, page = { skip: 0, take: 500 }) =>
    db.database.read({ locationIds: ['1'] }, (sql) => searchFamilies(sql, question, { facets: true, page }));
  const namesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.families.map((products) => products[0]?.productFamily);

  const plain = { search: 'SearchProducts', showComboCompoundProducts: true, isOfficeUse: false } as const;
  const find = async (text: string, more: Partial<StoredQuestion> = {}) =>
    namesOf(await ask({ ...plain, filters: noProductFilters, text, ...more }));

  // Each of the many cases calls the server.
  it("P-022 P-023 P-195 P-196 P-197 P-198 finds, ranks, and counts what core's rules do, for any text and filters", async () => {
    await fc.assert(
      fc.asyncProperty(questionsAbout(catalogue), async (question) => {
        await agrees(question);
      }),
      { numRuns: 400 },
    );
  }, 180_000);

  // Each of the many cases calls the server.
  it('P-022 follows every change of a product', async () => {
    const somewhere = fc.integer({ min: 1, max: catalogue.length });
    const changes = fc.oneof(
      somewhere.map((id) => `update signa.product set is_active = not is_active where id = ${id}`),
      somewhere.map((id) => `update signa.product set is_office_use = not is_office_use where id % 50 = ${id} % 50`),
      somewhere.map((id) => `update signa.product set product_family = 'Family ' || (id % 3) where id = ${id}`),
      somewhere.map((id) => `update signa.product set weight_min = 44, weight_max = 22 where id = ${id}`),
      somewhere.map(
        (id) =>
          `update signa.product set rx_delivery_days_min = null, rx_delivery_days_max = null, species_codes = '{}', flavor_ids = '{}', ingredients = '{}' where id = ${id}`,
      ),
      somewhere.map(
        (id) =>
          `update signa.product set is_preferred_prescribed = true, compound = true, rx_delivery_days_min = 4, rx_delivery_days_max = 6 where id = ${id}`,
      ),
      fc.constant(`update signa.product_presentation set description = description || ' X' where id = 1`),
      fc.constant(`insert into signa.product (sku, title, product_family, classification, presentation_id, approval_type)
        values (gen_random_uuid(), 'Newcomer', 'New Family', 'Medication', 1, 'Rx')`),
      fc.constant(`delete from signa.product where title = 'Newcomer'`),
      somewhere.map((id) => `update signa.product set strength_display = '7.50 mg' where id = ${id}`),
    );
    for (const statement of fc.sample(changes, { numRuns: 40, seed: 7 })) await db.asOwner(statement);
    catalogue = await catalogueOf(db);
    await fc.assert(
      fc.asyncProperty(questionsAbout(catalogue), (question) => agrees(question)),
      { numRuns: 40 },
    );
    const [{ stored, due } = { stored: 0, due: 1 }] = await db.asOwner<{ stored: number; due: number }>(
      `select (select count(*)::int from signa.product_family) as stored,
        (select count(distinct product_family)::int from signa.product where is_active)
          + (select count(distinct product_family)::int from signa.product where is_active and is_office_use) as due`,
    );
    expect(stored).toBe(due);
  }, 180_000);

  async function agrees(question: StoredQuestion): Promise<void> {
    const families = familiesOf(catalogue, question.isOfficeUse);
    const expected = findFamilies(families, question);
    const answer = await ask(question);
    expect(answer.total).toBe(expected.length);
    expect(namesOf(answer)).toEqual(expected.slice(0, 500).map(({ family }) => family.productFamily));
    expect(answer.counts).toEqual(countFacets(families, question));
  }

  it('P-017 pages without gaps or repeats', async () => {
    const question = { ...plain, filters: noProductFilters, text: 'e' };
    const whole = namesOf(await ask(question));
    const pages = [];
    for (let skip = 0; skip < whole.length; skip += 10) pages.push(...namesOf(await ask(question, { skip, take: 10 })));
    expect(pages).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  it.each(['carprofen 75mg', 'carprofen 75 mg', 'Cerenia 24', 'apoquel 16 mg', 'prednisone 5mg', 'gabapentin 100mg'])(
    'P-380 %s finds the drug that has the strength',
    async (text) => {
      const [name = ''] = text.split(' ');
      const names = await find(text);
      expect(names.length).toBeGreaterThan(0);
      expect(await find(name)).toEqual(expect.arrayContaining(names));
      expect(await find(`${name} 987 mg`)).toEqual([]);
    },
  );

  it('P-023 matches pattern characters literally', async () => {
    expect(await find('%%')).toEqual([]);
    expect(await find('_____')).toEqual([]);
    expect(await find('\\')).toEqual([]);
  });
});

function familiesOf(catalogue: readonly SearchedProduct[], isOfficeUse: boolean): SearchedFamily[] {
  const groups = new Map<string, SearchedProduct[]>();
  for (const product of catalogue) {
    const group = groups.get(product.productFamily);
    if (group) group.push(product);
    else groups.set(product.productFamily, [product]);
  }
  return [...groups.values()].map((group) => searchedFamily(group, isOfficeUse)).filter((family) => family !== null);
}

async function catalogueOf(db: TestDatabase): Promise<readonly SearchedProduct[]> {
  return db.asOwner<SearchedProduct>(`select p.product_family as "productFamily", p.title, p.ingredients, p.strength_display as "strengthDisplay",
    coalesce((select json_agg(json_build_object('flavorId', id::text)) from unnest(p.flavor_ids) id), '[]') as "productFlavors",
    p.weight_min::float8 as "weightMin", p.weight_max::float8 as "weightMax", p.is_active as "isActive", p.compound,
    json_build_object('description', pp.description) as "productPresentation", p.species_codes as "productSpecies",
    case when p.rx_delivery_days_min is not null
      then json_build_object('min', p.rx_delivery_days_min, 'max', p.rx_delivery_days_max) end as "rxDeliveryDays",
    case when p.office_use_delivery_days_min is not null
      then json_build_object('min', p.office_use_delivery_days_min, 'max', p.office_use_delivery_days_max) end as "officeUseDeliveryDays",
    p.is_office_use as "isOfficeUse", p.is_preferred_prescribed as "isPreferredPrescribed"
    from signa.product p join signa.product_presentation pp on pp.id = p.presentation_id order by p.id`);
}

/** Searches for parts of real names and ingredients, some with a typo, with any filters. */
function questionsAbout(catalogue: readonly SearchedProduct[]): fc.Arbitrary<StoredQuestion> {
  const texts = [
    ...new Set(
      catalogue.flatMap(({ productFamily, title, ingredients, productPresentation }) => [
        productFamily,
        title,
        ...ingredients,
        `${ingredients[0] ?? ''} ${productPresentation?.description ?? ''}`,
      ]),
    ),
  ].filter((text) => text.trim() !== '');
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 40 }), fc.boolean())
    .map(([text, from, length, isWhole]) =>
      isWhole ? text : text.slice(from % text.length, (from % text.length) + length),
    );
  const slipped = fc
    .tuple(piece, fc.nat(), fc.constantFrom('swap', 'drop', 'add', 'change'), fc.constantFrom('a', 'e', 'x', '%', ' '))
    .map(([text, place, slip, letter]) => {
      const at = place % text.length;
      if (slip === 'drop') return text.slice(0, at) + text.slice(at + 1);
      if (slip === 'add') return text.slice(0, at) + letter + text.slice(at);
      if (slip === 'change') return text.slice(0, at) + letter + text.slice(at + 1);
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
    });
  const strengths = [...new Set(catalogue.map(({ strengthDisplay }) => strengthDisplay ?? ''))];
  const withStrength = fc
    .tuple(fc.oneof(piece, slipped), fc.constantFrom(...strengths), fc.boolean(), fc.boolean())
    .map(([text, strength, isClose, isBare]) => {
      const written = isBare ? strength.replace(/ .*/, '') : strength;
      return `${text} ${isClose ? written.replaceAll(' ', '') : written}`.slice(0, 50);
    });
  const text = fc
    .oneof(
      { weight: 4, arbitrary: piece },
      { weight: 4, arbitrary: slipped },
      { weight: 4, arbitrary: withStrength },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii' }) },
    )
    .map(searchedText)
    .filter((value) => value !== '');
  const flavorIds = [
    ...new Set(catalogue.flatMap(({ productFlavors }) => productFlavors.map(({ flavorId }) => flavorId))),
  ];
  const weight = fc.option(fc.constantFrom(0, 2.8, 10, 22, 44.1, 100), { nil: null, freq: 2 });
  const filters: fc.Arbitrary<ProductFilters> = fc.record({
    speciesId: some(speciesCodes),
    flavorIds: some(flavorIds),
    rxDeliveryDaysFilter: some(timesToShip),
    isPreferredPrescribed: fc.option(fc.boolean(), { nil: null, freq: 1 }),
    deliveryFilter: some(deliveryTimes),
    minProductWeight: weight,
    maxProductWeight: weight,
  });
  return fc.record({
    search: fc.constantFrom(...productSearches),
    text,
    filters: fc
      .oneof(fc.constant(noProductFilters), filters)
      .filter(({ minProductWeight: min, maxProductWeight: max }) => min === null || max === null || min <= max),
    showComboCompoundProducts: fc.boolean(),
    isOfficeUse: fc.boolean(),
  });
}

function some<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }) },
  );
}
