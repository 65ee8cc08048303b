import { csvLine } from '@signa/core/administration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import type { OwnerWork } from '../owner/owner-work.js';
import { productColumns } from './product-column.js';
import { readProducts } from './read-products.js';
import { storeProducts } from './store-products.js';

describeOnOneDatabase('stored products', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make();
  });
  afterAll(() => db.dispose());

  const examples = Object.fromEntries(productColumns.map(({ name, example }) => [name, example]));
  const store = (...changes: readonly Readonly<Record<string, string>>[]) => {
    const head = productColumns.map(({ name }) => name);
    const lines = changes.map((change) => head.map((name) => ({ ...examples, ...change })[name] ?? ''));
    const { products, faults } = readProducts([head, ...lines].map(csvLine).join(''));
    expect(faults).toEqual([]);
    const owner: OwnerWork = {
      query: (text: string, values?: readonly unknown[]) => db.asOwner<never>(text, values),
      queryAt: () => Promise.reject(new Error('No product is of a location')),
      record: () => Promise.resolve(),
    };
    return storeProducts(owner, products);
  };
  const stored = (sku: string) =>
    db.asOwner(
      `select f.description as form, array(select flavor from signa.flavor v where v.id = any (p.flavor_ids) order by flavor) as flavors
      from signa.product p join signa.product_presentation f on f.id = p.presentation_id where p.sku = $1`,
      [sku],
    );

  it('A-338 reuse an existing form and flavor, ignoring case, and add each new one once', async () => {
    const [known] = await db.asOwner<{ flavor: string; form: string }>(
      `select (select flavor from signa.flavor where flavor <> lower(flavor) order by id limit 1) as flavor,
        (select description from signa.product_presentation where description <> lower(description) order by id limit 1) as form`,
    );
    if (!known) throw new Error('The sample has flavors and forms');
    const { flavor, form } = known;
    expect(await store({ sku: 'A', presentation: form, flavors: `${flavor};Zesty Lime` })).toMatchObject({
      added: 1,
      newPresentations: [],
      newFlavors: ['Zesty Lime'],
    });
    const second = { sku: 'B', presentation: form.toUpperCase(), flavors: `${flavor.toUpperCase()};ZESTY lime` };
    const third = { sku: 'C', presentation: 'Tiny Wafer', flavors: 'Mint Leaf;mint leaf' };
    expect(await store(second, third, { ...third, sku: 'D', presentation: 'tiny wafer' })).toMatchObject({
      added: 3,
      newPresentations: [expect.stringMatching(/^tiny wafer$/i)],
      newFlavors: [expect.stringMatching(/^mint leaf$/i)],
    });
    expect(await stored('B')).toEqual([{ form, flavors: [flavor, 'Zesty Lime'].toSorted() }]);
    expect(await stored('D')).toEqual(await stored('C'));
    const twice = await db.asOwner(
      `select lower(flavor) from signa.flavor group by 1 having count(*) > 1
      union all select lower(description) from signa.product_presentation group by 1 having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  it('A-338 report what was added, changed, and unchanged, and store nothing when a reference does not exist', async () => {
    await store({ sku: 'E', title: 'Old' }, { sku: 'F', title: 'Same' });
    expect(
      await store({ sku: 'E', title: 'New' }, { sku: 'F', title: 'Same' }, { sku: 'G', title: 'More' }),
    ).toMatchObject({ added: 1, changed: 1, unchanged: 1, unknown: [] });
    const all = () => db.asOwner('select sku, title from signa.product order by sku');
    const before = await all();
    expect(await store({ sku: 'E', title: 'Newer' }, { sku: 'H', species: 'canine;unicorn' })).toMatchObject({
      ...{ added: 0, changed: 0, unchanged: 0 },
      unknown: ['species unicorn, of H'],
    });
    expect(await all()).toEqual(before);
  });
});
